import { execFile, execFileSync } from 'node:child_process'
import { open, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LANDING_PAGE_ALONE } from '../../../src/model/reductions.ts'
import { openStore } from '../../../src/store/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { COMMAND } from '../../house/build.ts'
import { THOROUGH } from '../../house/thorough.ts'
import { failedResult, okResult, recordOf } from '../../store/records.ts'
import { blazon, command, fixtureFolder, PATIENT_ENV } from './command.ts'

const folder = fixtureFolder()
const { at } = folder
/** The fixtures without a browser, which would cost most of the time. */
const OVER = ['--hosts', folder.hosts, '--producer', 'cascade'] as const

interface Row {
  readonly state: string
  readonly domain?: string
  readonly class?: string
  readonly line?: number
  readonly reason?: string
  readonly finishedAt?: string
}

async function rows(db: string): Promise<Row[]> {
  const { stdout, code } = await command('export', '--db', at(db))
  expect(code).toBe(0)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

test('a domain that ended the process four times is named and not looked up, until it is asked for', async () => {
  const list = at(folder.file('crashing.txt', 'ferncott.example\nkarvossa.example\n'))
  const store = await openStore(at('crashing.db'), { now: () => new Date() })
  for (let crash = 0; crash < 4; crash += 1) {
    await store.markLookup(list, 'ferncott.example', 'running')
    await store.begunLookups(list)
  }
  await store.close()
  const first = await command('batch', list, '--db', at('crashing.db'), ...OVER)
  expect(first.stderr).toContain(
    'ferncott.example is set aside: the process ended 4 times during its lookup\n0 described, 1 refused by page class, 1 failed,',
  )
  expect(first.stderr).toMatch(/\n +1 failed: crashed +The browser, or blazon itself, ended on the page: /)
  expect(first.code).toBe(1)
  const again = await command('batch', list, '--db', at('crashing.db'), '--redo', 'failed', ...OVER)
  expect(again.stderr).not.toContain('set aside')
  expect(again.stderr).toContain('1 described, 0 refused by page class, 0 failed,')
})

test('a list becomes a database; a second run redoes nothing', async () => {
  const list = at(
    folder.file(
      'list.txt',
      'ferncott.example\nhttps://www.PENNORAY.example/about\nmellowtrumpet.example\n# a comment\nkarvossa.example\n',
    ),
  )
  const first = await command('batch', list, '--db', at('twice.db'), ...OVER)
  expect(first.stdout).toBe('')
  expect(first.stderr).toContain('2 described, 2 refused by page class, 0 failed, 0 invalid')
  expect(first.code).toBe(1)
  const before = await rows('twice.db')
  expect(before.map(({ domain, state, class: kind }) => [domain, state, kind])).toEqual([
    ['ferncott.example', 'ok', undefined],
    ['pennoray.example', 'ok', undefined],
    ['mellowtrumpet.example', 'refused', 'parked'],
    ['karvossa.example', 'refused', 'blocked'],
  ])
  // After the counts: each class with what to do.
  expect(first.stderr).toMatch(/\n +1 refused: blocked +The site turns .* --proxies FILE .*\n/)
  expect(first.stderr).toMatch(/\n +1 refused: parked +The domain is for sale .*\n$/)
  const second = await command('batch', list, '--db', at('twice.db'), ...OVER)
  expect(second.stderr).toContain(
    '0 described, 0 refused by page class, 0 failed, 0 invalid, 4 fresh already',
  )
  expect(second.stderr).toContain('4 fresh already (2 of them refused); results in')
  expect(second.stderr).toMatch(/\n +1 refused: blocked /)
  expect(second.code).toBe(0)
  expect(await rows('twice.db')).toEqual(before)
  // Asked for more, it reads no brand again. Windows writes a byte order mark before the questions.
  folder.file('ask.json', `\ufeff${JSON.stringify([{ name: 'year_founded', type: 'number' }])}`)
  const third = ['batch', list, '--db', at('twice.db'), ...OVER, '--products', '2', '--ask', at('ask.json')]
  expect((await command(...third)).stderr).toContain('2 described, 0 refused by page class, 0 failed')
  expect(await rows('twice.db')).toMatchObject([
    {
      ...before[0],
      products: { products: [{ name: 'Border fork, ash handle', price: 46 }] },
      answers: { state: 'ok' },
    },
    { ...before[1], answers: { answers: [{ name: 'year_founded', value: 2017 }] } },
    ...before.slice(2),
  ])
  expect((await command(...third)).stderr).toContain('4 fresh already')
})

test('a failure of an earlier run is told and counts, a retry does not forget it', async () => {
  const store = await openStore(join(folder.path, 'failed.db'), { now: () => new Date() })
  await store.putResult(failedResult('gone.example', false))
  await store.putResult(okResult('pennoray.example'))
  await store.close()
  const list = at(folder.file('failed.txt', 'gone.example\npennoray.example\n'))
  const flags = ['--db', at('failed.db'), '--hosts', at(folder.file('gone.hosts', '127.0.0.1:9 - *\n'))]
  for (let time = 0; time < 2; time += 1) {
    const { code, stderr } = await command('batch', list, ...flags)
    expect(stderr).toContain('0 failed, 0 invalid, 2 fresh already (1 of them failed); results in')
    expect(code).toBe(1)
  }
})

test('a record of the landing page alone does for those who want no more', async () => {
  const store = await openStore(join(folder.path, 'alone.db'), { now: () => new Date() })
  const record = { ...recordOf('ferncott.example'), notes: [LANDING_PAGE_ALONE] }
  await store.putResult({ state: 'ok', domain: 'ferncott.example', record })
  await store.close()
  const list = at(folder.file('alone.txt', 'ferncott.example\n'))
  const flags = ['--db', at('alone.db'), ...OVER]
  const said = async (...args: string[]) => (await command('batch', list, ...flags, ...args)).stderr
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
  const list = at(folder.file('dirty.txt', `\uFEFF${lines.join('\r\n')}\r\n`))
  const { code, stderr } = await command('batch', list, '--db', at('dirty.db'), ...OVER)
  expect(code).toBe(1)
  expect(stderr).toContain('1 described, 0 refused by page class, 0 failed, 7 invalid')
  const stored = await rows('dirty.db')
  expect(stored.filter(({ state }) => state === 'invalid').map(({ line }) => line)).toEqual([
    2, 3, 4, 5, 6, 7, 8,
  ])
  for (const line of [2, 3, 4, 5, 6, 7, 8]) expect(stderr).toMatch(new RegExp(`^line ${line}: .{10}`, 'm'))
  expect(stored.filter(({ state }) => state === 'ok').map(({ domain }) => domain)).toEqual([
    'ferncott.example',
  ])
})

test('a table is joined again by its lines: each has its row, in order', async () => {
  const table = [
    'id,Company,Website',
    '1,"Ferncott, Ltd",https://www.ferncott.example/about',
    '2,Penn,info@pennoray.example',
    '3,None,',
    '4,Again,ferncott.example:443',
    '5,Jane,jane@gmail.com',
  ]
  const list = at(folder.file('companies.csv', `${table.join('\r\n')}\r\n`))
  const batch = await command('batch', list, '--db', at('table.db'), ...OVER)
  expect(batch.stderr).toMatch(/^the domains are in the column “Website”\n/)
  expect(batch.stderr).toContain('2 described, 0 refused by page class, 0 failed, 2 invalid')
  const csv = await command('export', '--db', at('table.db'), '--format', 'csv', '--list', list)
  const begin = (line: number, input: string, domain: string) =>
    `${list},${line},${input},${domain},http://${domain}/,ok,`
  const exported = csv.stdout.split('\r\n')
  expect(exported[0]).toMatch(/^list,line,input,domain,final_url,state,class,code,message,language,name,/)
  for (const [at, row] of [
    begin(2, 'https://www.ferncott.example/about', 'ferncott.example'),
    begin(3, 'info@pennoray.example', 'pennoray.example'),
    `${list},4,,,,invalid,,,The column “Website” is empty in this row.,`,
    begin(5, 'ferncott.example:443', 'ferncott.example'),
    `${list},6,jane@gmail.com,,,invalid,,,“jane@gmail.com” does not tell the brand: everybody`,
    '',
  ].entries())
    expect(exported[at + 1]?.slice(0, row.length)).toBe(row)
  const wrong = await command('batch', list, '--db', at('table.db'), '--column', 'site')
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
  expect(wrong.stderr).toBe(
    `blazon: ${list}: There is no column “site”; name one of: id, Company, Website.\n`,
  )
})

test('a list and a page may come through standard input', async () => {
  const piped = async (text: string, ...args: string[]) => {
    const script = 'printf "$1" | { shift; exec "$@"; }'
    const shell = ['-c', script, 'sh', text, process.execPath, COMMAND, ...args]
    const env = { ...process.env, NO_COLOR: '1', BLAZON_HOSTS: folder.hosts, ...PATIENT_ENV }
    return promisify(execFile)('sh', shell, { cwd: folder.path, env })
  }
  const batch = await piped('ferncott.example # a brand\\n\\n', 'batch', '-', '--db', 'stdin.db')
  expect(batch.stderr).toContain('1 described, 0 refused by page class, 0 failed, 0 invalid, 0 fresh')
  expect((await rows('stdin.db')).map(({ line, domain }) => [line, domain])).toEqual([
    [1, 'ferncott.example'],
  ])
  const page = await piped(
    '<h1>Anvils</h1><p>of <a href=/iron>iron</a>',
    'markdown',
    '-',
    '--url',
    'http://a.example/',
  )
  expect(page.stdout).toBe('# Anvils\n\nof [iron](http://a.example/iron)\n')
})

test('a browser that is missing or broken is told once, with what to do', async () => {
  const { port } = await serveSites(
    Object.fromEntries(
      ['one', 'two'].map((name) => [
        `${name}.example`,
        { '/': '<!doctype html><div id="root"></div><script src="/app.js"></script>' },
      ]),
    ),
  )
  const head = '<!doctype html><title>Acme Boats</title><div id="root"></div><script src="/app.js"></script>'
  const titled = await serveSites({ 'titled.example': { '/': head } })
  folder.file(
    'shells.hosts',
    `127.0.0.1:${port} - one.example\n127.0.0.1:${port} - two.example\n127.0.0.1:${titled.port} - titled.example\n`,
  )
  folder.file('shells.txt', 'one.example\ntwo.example\ntitled.example\n')
  const args = ['batch', at('shells.txt'), '--db', at('shells.db'), '--hosts', at('shells.hosts')]
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const [env, says] of [
    [{ BLAZON_NO_BROWSER: '1' }, /BLAZON_NO_BROWSER switches it off: unset that variable/g],
    [{ BLAZON_BROWSER: '/bin/true' }, /does not start: .* or name another one by BLAZON_BROWSER/g],
  ] as const) {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const { stderr, code } = await command(...args)
    vi.unstubAllEnvs()
    expect(code).toBe(1)
    expect(stderr).toContain('1 described, 0 refused by page class, 2 failed, 0 invalid, 0 fresh already')
    expect(stderr).toContain('\n1 page is built by scripts, and no browser showed it: only what')
    expect(stderr).toContain('was read. The reason stands below. Another run')
    expect(stderr).toMatch(/\n +2 failed: unavailable /)
    expect(stderr.match(says)).toHaveLength(1)
  }
  // Where nothing failed for it, the reason stands there itself.
  folder.file('titled.txt', 'titled.example\n')
  const one = [
    'batch',
    at('titled.txt'),
    '--db',
    at('titled.db'),
    '--hosts',
    at('shells.hosts'),
    '--redo',
    'all',
  ]
  for (const [env, says] of [
    [
      { BLAZON_NO_BROWSER: '1' },
      'was read. A browser is needed, and BLAZON_NO_BROWSER switches it off: unset',
    ],
    [
      { BLAZON_BROWSER: '/bin/true' },
      'was read. A browser is needed, and the one on this machine does not start:',
    ],
  ] as const) {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const { stderr } = await command(...one)
    vi.unstubAllEnvs()
    expect(stderr).toContain(says)
  }
})

test('a list may come through a pipe', async () => {
  const pipe = join(folder.path, 'pipe')
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', pipe])
  const ended = command('batch', pipe, '--db', at('pipe.db'), ...OVER)
  await writeFile(pipe, '# two\nferncott.example\nmellowtrumpet.example\n')
  expect((await ended).stderr).toContain('1 described, 1 refused by page class, 0 failed, 0 invalid')
})

/** Resolves when a database that another process writes holds so many results. */
async function holdsResults(path: string, count: number): Promise<void> {
  const held = () => {
    const db = new Database(path, { readonly: true })
    const results = db.prepare('SELECT count(*) FROM results').pluck().get()
    db.close()
    return Number(results)
  }
  // Meanwhile the file is being made.
  const isThere = () => {
    try {
      return held() >= count
    } catch {
      return false
    }
  }
  while (!isThere()) await sleep(100)
}

// Both signals come to the same function; `ending.test.ts` sends SIGTERM to a batch as well.
test.each(THOROUGH ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const))(
  'at %s a run ends, although its list is a pipe that stays open',
  async (signal) => {
    const name = `held-${signal}`
    execFileSync('mkfifo', [join(folder.path, name)])
    // The pipe is opened for reading and writing, so that it does not end while this test holds it.
    const held = await open(join(folder.path, name), 'r+')
    await held.write('ferncott.example\n')
    const args = ['batch', name, '--db', `${name}.db`, ...OVER]
    const { code, stderr } = await blazon(
      folder.path,
      args,
      (child) => void holdsResults(at(`${name}.db`), 1).then(() => child.kill(signal)),
    )
    await held.close()
    expect(code).toBe(130)
    expect(stderr).toContain('interrupted; the same command goes on from here')
  },
)

test('killed in the middle and started again, every domain ends with exactly one result', async () => {
  const names = ['ferncott', 'pennoray', 'duskwether', 'tolmarind', 'maudandpike', 'sidrina']
  const domains = names.slice(0, THOROUGH ? 6 : 3).map((name) => `${name}.example`)
  const list = folder.file('killed.txt', `${domains.join('\n')}\n`)
  const args = ['batch', list, '--db', 'killed.db', ...OVER, '--concurrency', '1']
  for (const done of THOROUGH ? [1, 2, 4] : [1]) {
    const { code } = await blazon(
      folder.path,
      args,
      (child) => void holdsResults(at('killed.db'), done).then(() => child.kill('SIGKILL')),
    )
    expect(code).toBeNull()
  }
  const last = await blazon(folder.path, args)
  expect(last.code).toBe(0)
  expect((await rows('killed.db')).map(({ domain, state }) => [domain, state])).toEqual(
    domains.map((domain) => [domain, 'ok']),
  )
})

test('a list that is named wrongly is told with those that there are', async () => {
  const list = at(folder.file('named.txt', 'ferncott.example\nhttps://ferncott.example/\n'))
  const first = await command('batch', list, '--db', at('named.db'), ...OVER)
  expect(first.stderr).toContain(
    '1 described, 0 refused by page class, 0 failed, 0 invalid, 0 fresh already, 1 repeated;',
  )
  for (const name of ['export', 'status']) {
    const { code, stdout, stderr } = await command(name, '--db', at('named.db'), '--list', at('nmaed.txt'))
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toBe(`blazon: ${at('named.db')} has no list ${at('nmaed.txt')}; there is ${list}.\n`)
    expect((await command(name, '--db', at('named.db'), '--list', list)).stdout).toContain('named.txt')
  }
})

test('a list has the name that it is given; an empty one is told', async () => {
  const list = at(folder.file('empty.txt', '# nothing so far\n'))
  const { code, stderr } = await command(
    ...['batch', list, '--db', at('empty.db'), '--list', 'my brands', ...OVER],
  )
  expect([code, stderr]).toEqual([0, 'there is no entry in this list\n'])
  expect((await command('status', '--db', at('empty.db'), '--list', 'my brands')).code).toBe(0)
})

test('a list that a program named is exported by that name', async () => {
  const store = await openStore(at('program.db'), { now: () => new Date() })
  await store.putLines('my brands', 0, [{ line: 1, input: 'x', domain: null, reason: 'It is no domain.' }])
  await store.close()
  const { code, stdout } = await command('export', '--db', at('program.db'), '--list', 'my brands')
  expect([code, JSON.parse(stdout).list]).toEqual([0, 'my brands'])
})

test('what cannot work is said in one sentence, and nothing is left behind', async () => {
  const aFolder = await command('batch', folder.path, '--db', at('none.db'))
  expect([aFolder.code, aFolder.stderr]).toEqual([
    2,
    `blazon: ${folder.path}: A list is a file, and this is a folder.\n`,
  ])
  const noList = await command('batch', at('missing.txt'), '--db', at('none.db'))
  expect([noList.code, noList.stdout]).toEqual([2, ''])
  expect(noList.stderr).toBe(
    `blazon: The list ${at('missing.txt')} cannot be read (ENOENT: no such file or directory).\n`,
  )
  const noFolder = await command(
    'batch',
    at(folder.file('one.txt', 'ferncott.example\n')),
    '--db',
    at('no/such/folder/x.db'),
  )
  expect(noFolder.code).toBe(1)
  expect(noFolder.stderr).toMatch(/^blazon: .*no\/such\/folder\/x\.db.*\n$/)
  const notADatabase = await command(
    'export',
    '--db',
    at(folder.file('text.db', 'this is a text of some length, and no database at all\n'.repeat(20))),
  )
  expect(notADatabase.code).toBe(1)
  expect(notADatabase.stderr.split('\n')).toHaveLength(2)
})

test('a port in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { code, stderr } = await command('serve', '--db', at('port.db'), '--port', String(port))
  other.close()
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} of 127.0.0.1 is in use`)
})
