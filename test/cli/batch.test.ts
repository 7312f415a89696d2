import { execFileSync } from 'node:child_process'
import { open, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANDING_PAGE_ALONE } from '../../src/model/record.ts'
import { openStore } from '../../src/store/index.ts'
import { failedResult, okResult, recordOf } from '../store/records.ts'
import { blazon, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const run = (...args: string[]) => blazon(folder.path, args)

interface Row {
  readonly state: string
  readonly domain?: string
  readonly class?: string
  readonly line?: number
  readonly reason?: string
  readonly finishedAt?: string
}

async function rows(db: string): Promise<Row[]> {
  const { stdout, code } = await run('export', '--db', db)
  expect(code).toBe(0)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

test('a list becomes a database; a second run redoes nothing', async () => {
  const list = folder.file(
    'list.txt',
    'ferncott.example\nhttps://www.PENNORAY.example/about\nmellowtrumpet.example\n# a comment\nkarvossa.example\n',
  )
  const first = await run('batch', list, '--db', 'twice.db', '--hosts', folder.hosts)
  expect(first.stdout).toBe('')
  expect(first.stderr).toContain('2 described, 2 refused by page class, 0 failed, 0 invalid')
  expect(first.code).toBe(1)
  const before = await rows('twice.db')
  expect(before.map(({ domain, state, class: kind }) => [domain, state, kind])).toEqual([
    ['ferncott.example', 'ok', undefined],
    ['karvossa.example', 'refused', 'blocked'],
    ['mellowtrumpet.example', 'refused', 'parked'],
    ['pennoray.example', 'ok', undefined],
  ])
  const second = await run('batch', list, '--db', 'twice.db', '--hosts', folder.hosts)
  expect(second.stderr).toContain(
    '0 described, 0 refused by page class, 0 failed, 0 invalid, 4 fresh already',
  )
  expect(second.stderr).toContain('4 fresh already (2 of them refused); results in')
  expect(second.code).toBe(0)
  expect(await rows('twice.db')).toEqual(before)
})

test('a failure of an earlier run is told and counts, a retry does not forget it', async () => {
  const store = openStore(join(folder.path, 'failed.db'), { now: () => new Date() })
  store.putResult(failedResult('gone.example', false))
  store.putResult(okResult('pennoray.example'))
  store.close()
  const list = folder.file('failed.txt', 'gone.example\npennoray.example\n')
  const flags = ['--db', 'failed.db', '--hosts', folder.file('gone.hosts', '127.0.0.1:9 - *\n')]
  for (let time = 0; time < 2; time += 1) {
    const { code, stderr } = await run('batch', list, ...flags)
    expect(stderr).toContain('0 failed, 0 invalid, 2 fresh already (1 of them failed); results in')
    expect(code).toBe(1)
  }
})

test('a record of the landing page alone does for those who want no more', async () => {
  const store = openStore(join(folder.path, 'alone.db'), { now: () => new Date() })
  const record = { ...recordOf('ferncott.example'), notes: [LANDING_PAGE_ALONE] }
  store.putResult({ state: 'ok', domain: 'ferncott.example', record })
  store.close()
  const list = folder.file('alone.txt', 'ferncott.example\n')
  const flags = ['--db', 'alone.db', '--hosts', folder.hosts]
  const said = async (...args: string[]) => (await run('batch', list, ...flags, ...args)).stderr
  expect(await said('--no-more-pages')).toContain(
    '0 described, 0 refused by page class, 0 failed, 0 invalid, 1 fresh',
  )
  expect(await said()).toContain('1 described, 0 refused by page class, 0 failed, 0 invalid, 0 fresh')
  expect(await said()).toContain('0 described, 0 refused by page class, 0 failed, 0 invalid, 1 fresh')
})

test('every line that is no domain is reported and stored, and the run goes on', async () => {
  const lines = [
    '',
    '192.0.2.7',
    'localhost',
    'https://',
    `${'a'.repeat(300)}.com`,
    '🎉',
    'ferncott.example:8080',
    'me:secret@ferncott.example',
    'ferncott.example',
  ]
  const list = folder.file('dirty.txt', `\uFEFF${lines.join('\r\n')}\r\n`)
  const { code, stderr } = await run('batch', list, '--db', 'dirty.db', '--hosts', folder.hosts)
  expect(code).toBe(1)
  expect(stderr).toContain('1 described, 0 refused by page class, 0 failed, 8 invalid')
  const stored = await rows('dirty.db')
  expect(stored.filter(({ state }) => state === 'invalid').map(({ line }) => line)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  for (const line of [1, 2, 3, 4, 5, 6, 7, 8]) expect(stderr).toMatch(new RegExp(`^line ${line}: .{10}`, 'm'))
  expect(stored.filter(({ state }) => state === 'ok').map(({ domain }) => domain)).toEqual([
    'ferncott.example',
  ])
})

test('a list may come through a pipe', async () => {
  const pipe = join(folder.path, 'pipe')
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', pipe])
  const ended = run('batch', 'pipe', '--db', 'pipe.db', '--hosts', folder.hosts)
  await writeFile(pipe, '# two\nferncott.example\nmellowtrumpet.example\n')
  expect((await ended).stderr).toContain('1 described, 1 refused by page class, 0 failed, 0 invalid')
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'at %s a run ends, although its list is a pipe that stays open',
  async (signal) => {
    const name = `held-${signal}`
    execFileSync('mkfifo', [join(folder.path, name)])
    // Open to both sides: it never ends while this test holds it.
    const held = await open(join(folder.path, name), 'r+')
    await held.write('ferncott.example\n')
    const args = ['batch', name, '--db', `${name}.db`, '--hosts', folder.hosts]
    let isTold = false
    const { code, stderr } = await blazon(folder.path, args, (child) =>
      child.stderr?.on('data', () => {
        // The first line says how it goes.
        if (!isTold) isTold = child.kill(signal)
      }),
    )
    await held.close()
    expect(code).toBe(130)
    expect(stderr).toContain('interrupted; the same command goes on from here')
  },
)

test('killed in the middle and started again, every domain ends with exactly one result', async () => {
  const domains = [
    'ferncott',
    'pennoray',
    'duskwether',
    'tolmarind',
    'maudandpike',
    'sidrina',
    'brackenlow',
    'stratokiln',
  ].map((name) => `${name}.example`)
  const list = folder.file('killed.txt', `${domains.join('\n')}\n`)
  const args = ['batch', list, '--db', 'killed.db', '--hosts', folder.hosts, '--concurrency', '1']
  for (const afterMs of [900, 1300, 1700]) {
    await blazon(folder.path, args, (child) => setTimeout(() => child.kill('SIGKILL'), afterMs))
  }
  const last = await run(...args)
  expect(last.code).toBe(0)
  expect((await rows('killed.db')).map(({ domain, state }) => [domain, state])).toEqual(
    domains.sort().map((domain) => [domain, 'ok']),
  )
})

test('what cannot work is said in one sentence, and nothing is left behind', async () => {
  const noList = await run('batch', 'missing.txt', '--db', 'none.db')
  expect([noList.code, noList.stdout]).toEqual([2, ''])
  expect(noList.stderr).toBe(
    'blazon: The list missing.txt cannot be read (ENOENT: no such file or directory).\n',
  )
  const noFolder = await run(
    'batch',
    folder.file('one.txt', 'ferncott.example\n'),
    '--db',
    'no/such/folder/x.db',
  )
  expect(noFolder.code).toBe(1)
  expect(noFolder.stderr).toMatch(/^blazon: .*no\/such\/folder\/x\.db.*\n$/)
  const notADatabase = await run(
    'export',
    '--db',
    folder.file('text.db', 'this is a text of some length, and no database at all\n'.repeat(20)),
  )
  expect(notADatabase.code).toBe(1)
  expect(notADatabase.stderr.split('\n')).toHaveLength(2)
})

test('a port in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { code, stderr } = await run('serve', '--db', 'port.db', '--port', String(port))
  other.close()
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} of 127.0.0.1 is in use`)
})
