import { readFileSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { reportOf, withoutSecrets } from '../../../src/doors/cli/report.ts'
import { failedResult } from '../../../src/model/failed-result.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'

const folder = temporaryFolder(afterAll)

/** Makes the command fail as no input of a user does, when it prints JSON for people. */
const BROKEN = `data:text/javascript,const text = JSON.stringify; JSON.stringify = (...all) => { if (all[2] === 2) throw new TypeError('The sky fell'); return text(...all) }`
const LATE = `data:text/javascript,process.nextTick(() => setImmediate(() => { throw new RangeError('Out of nowhere') }))`

/** The text of the report that a message names. */
function reportIn(message: string): string {
  const [, file = ''] = /A report without secrets is in (\S+\.txt);/.exec(message) ?? []
  expect(statSync(file).mode & 0o077).toBe(0)
  onTestFinished(() => rmSync(file))
  return readFileSync(file, 'utf8')
}

test('a failure that nobody foresaw names a file with what developers need', async () => {
  const env = { NODE_OPTIONS: `--import "${BROKEN}"`, TMPDIR: folder, BLAZON_PROXIES: '/etc/secret-name' }
  await blazon(folder, ['keys', 'create', '--db', 'new.db'], undefined, { TMPDIR: folder })
  const failed = await blazon(folder, ['status', '--db', 'new.db', '--json'], undefined, env)
  expect(failed.code).toBe(1)
  expect(failed.stderr).toMatch(/^blazon: Unexpected failure: The sky fell\nThis should not happen\./)
  const report = reportIn(failed.stderr)
  expect(report).toMatch(/^blazon \d+\.\d+\.\d+\S*, Node \d+\.\d+\.\d+, \w+ \w+, \d{4}-/)
  expect(report).toContain('command: blazon status --db new.db --json\n')
  expect(report).toMatch(/^environment: .*BLAZON_PROXIES/m)
  expect(report).not.toContain('secret-name')
  expect(report).toMatch(/TypeError: The sky fell\n +at /)
})

test('so does one that is thrown where nobody waits for it', async () => {
  const env = { NODE_OPTIONS: `--import "${LATE}"`, TMPDIR: folder }
  const { code, stderr } = await blazon(folder, ['serve', '--port', '0', '--db', 'late.db'], undefined, env)
  expect([code, stderr]).toEqual([1, expect.stringContaining('Out of nowhere')])
})

test('a lookup that fails in such a way is told with its report, once', async () => {
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { watchUnforeseen } = await import('../../../src/doors/cli/report.ts')
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  const end = watchUnforeseen()
  onTestFinished(end)
  for (const domain of ['a.example', 'b.example']) failedResult(domain, new TypeError('A gap in the code'))
  const said = written.mock.calls.map(([text]) => String(text)).join('')
  expect(said).toMatch(/^a\.example: Unexpected failure: A gap in the code\n/)
  expect(said).not.toContain('b.example')
  expect(reportIn(said)).toContain('TypeError: A gap in the code')
})

test('a usual failure names no file', async () => {
  const { stderr } = await command('status', '--db', join(folder, 'missing.db'))
  expect(stderr).not.toContain('report')
})

test('nothing that could be a secret is reported', () => {
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const secrets = ['hunter2', 'blz_abcdefgh', 'abc.def', 'k-123', 'q=private', 't0ken']
  const error = new Error(
    'at http://joe:hunter2@proxy.example/, https://acme.example/?q=private, Bearer abc.def, apiKey=k-123, token: t0ken',
  )
  const text = reportIn(reportOf(error, ['keys', 'revoke', 'blz_abcdefgh']))
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).toContain('https://acme.example/?…')
  expect(withoutSecrets(join(homedir(), 'x'))).toBe(join('~', 'x'))
})
