import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blazon, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) => blazon(folder.path, args)

test('one lookup, for people and as JSON; then explain without the network', async () => {
  const shown = await run('ferncott.example', '--db', 'one.db', '--hosts', folder.hosts)
  expect(shown.code).toBe(0)
  expect(shown.stdout).toContain('Ferncott')
  expect(shown.stdout).toMatch(/colours +.*#[0-9a-f]{6}/)
  const json = await run('ferncott.example', '--db', 'one.db', '--hosts', folder.hosts, '--json')
  const { state, record } = JSON.parse(json.stdout)
  expect([state, record.domain, record.fields.name.value]).toEqual(['ok', 'ferncott.example', 'Ferncott'])
  expect(record.fields.name.evidence[0]).toEqual({
    source: expect.any(String),
    where: expect.any(String),
    text: expect.any(String),
  })
  const explained = await run('explain', 'ferncott.example', 'colors', '--db', 'one.db')
  expect(explained.code).toBe(0)
  expect(explained.stdout).toMatch(/rules, strongest first\n {2}\S+ +saw /)
  expect(explained.stdout).toMatch(/candidates, best first\n {2}\d\.\d{3} /)
  expect(explained.stdout).toMatch(/outcome: .*\n {2}by \S+, confidence \d\.\d\d/)
})

test('a captured folder is described offline, the same every time', async () => {
  const captured = await run('capture', 'tihostruy.example', '--out', 'saved', '--hosts', folder.hosts)
  expect(captured.code).toBe(0)
  expect(existsSync(join(folder.path, 'saved', 'snapshot.json'))).toBe(true)
  const [first, second] = [await run('describe', 'saved', '--json'), await run('describe', 'saved', '--json')]
  expect(first.code).toBe(0)
  expect(second.stdout).toBe(first.stdout)
})

test('keys are shown once and kept hashed', async () => {
  const made = await run('keys', 'create', 'nightly', '--db', 'keys.db')
  expect(made.stdout).toMatch(/^blz_[\w-]{43}\n$/)
  const id = /key_[0-9a-f]+/.exec(made.stderr)?.[0] ?? ''
  const listed = await run('keys', 'list', '--db', 'keys.db')
  expect(listed.stdout).toContain(`${id}\tactive\tnightly`)
  expect(listed.stdout).not.toContain(made.stdout.trim())
  expect((await run('keys', 'suspend', id, '--db', 'keys.db')).stderr).toContain('suspended')
  expect((await run('keys', 'revoke', id, '--db', 'keys.db')).stderr).toContain('revoked')
  expect((await run('keys', 'list', '--db', 'keys.db')).stdout).toContain(`${id}\trevoked`)
  expect((await run('keys', 'revoke', 'key_none', '--db', 'keys.db')).code).toBe(1)
})

test('usage faults exit with 2 and say what to do', async () => {
  const cases: [string[], RegExp][] = [
    [['nonsense'], /“nonsense” is not a domain: it is a single word/],
    [['explain', 'ferncott.example', 'colour'], /no field "colour"\. Fields: name, description/],
    [['export', '--format', 'xml'], /It is one of: ndjson, csv/],
    [['serve', '--port', '99999'], /whole number from 0/],
    [['explain', 'ferncott.example', 'name', '--db', 'missing.db'], /There is no database missing\.db/],
    [['ferncott.example', '--hosts', 'missing'], /hosts file missing cannot be read/],
  ]
  for (const [args, message] of cases) {
    const { code, stdout, stderr } = await run(...args)
    expect([args.join(' '), code, stdout]).toEqual([args.join(' '), 2, ''])
    expect(stderr).toMatch(message)
  }
})

test('help names every command', async () => {
  const { code, stdout } = await run('--help')
  expect(code).toBe(0)
  for (const name of ['brand', 'batch', 'export', 'serve', 'keys', 'capture', 'describe', 'explain'])
    expect(stdout).toContain(`${name} `)
})
