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

test('a captured folder is described offline, the same every time, in every time zone and language', async () => {
  const captured = await run('capture', 'tihostruy.example', '--out', 'saved', '--hosts', folder.hosts)
  expect(captured.code).toBe(0)
  expect(existsSync(join(folder.path, 'saved', 'snapshot.json'))).toBe(true)
  const first = await run('describe', 'saved', '--json')
  expect(first.code).toBe(0)
  const elsewhere = { TZ: 'Asia/Kolkata', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
  const second = await blazon(folder.path, ['describe', 'saved', '--json'], undefined, elsewhere)
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
    [['serve', '--port', ''], /whole number from 0/],
    [['serve', '--port', '0x10'], /whole number from 0/],
    [['serve', '--port', '1e3'], /whole number from 0/],
    [['batch', 'list.txt', '--concurrency', '1e1'], /whole number from 1 to 256/],
    [['explain', 'ferncott.example', 'name', '--db', 'missing.db'], /There is no database missing\.db/],
    [['ferncott.example', '--hosts', 'missing'], /hosts file missing cannot be read/],
    [['ferncott.exmaple', '--db', 'typo.db'], /\.exmaple is not a known top-level domain/],
    [['keys', 'create', 'two\nlines', '--db', 'typo.db'], /name is 1 to 100 characters without control/],
    [['keys', 'create', '--nmae', 'x'], /^blazon: unknown option '--nmae'/],
    [[], /^Usage: blazon /],
  ]
  for (const [args, message] of cases) {
    const { code, stdout, stderr } = await run(...args)
    expect([args.join(' '), code, stdout]).toEqual([args.join(' '), 2, ''])
    expect(stderr).toMatch(message)
  }
  expect(existsSync(join(folder.path, 'typo.db'))).toBe(false)
})

test('why there is nothing to explain, or nothing that is a brand', async () => {
  const db = ['--db', 'explain.db']
  const list = folder.file('explain.txt', 'ferncott.example\n')
  await run('batch', list, ...db, '--hosts', folder.hosts, '--no-snapshots')
  const bare = await run('explain', 'ferncott.example', 'name', ...db)
  expect(bare.stderr).toMatch(/without its page .*: blazon ferncott\.example --refresh --db explain\.db/)
  const unknown = await run('explain', 'pennoray.example', 'name', ...db)
  expect(unknown.stderr).toMatch(/holds nothing of pennoray\.example\. Look it up first/)
  await run('mellowtrumpet.example', ...db, '--hosts', folder.hosts)
  const parked = await run('explain', 'mellowtrumpet.example', 'name', ...db, '--json')
  expect(JSON.parse(parked.stdout)).toMatchObject({ state: 'refused', class: 'parked' })
})

test('a reader that has enough ends the command in peace', async () => {
  const { code, stderr } = await blazon(folder.path, ['--help'], (child) => child.stdout?.destroy())
  expect([code, stderr]).toEqual([0, ''])
})

test('help names every command', async () => {
  const { code, stdout } = await run('--help')
  expect(code).toBe(0)
  for (const name of [
    'brand',
    'fonts',
    'batch',
    'export',
    'serve',
    'keys',
    'sitemap',
    'capture',
    'describe',
    'explain',
  ])
    expect(stdout).toContain(`${name} `)
})

test('how often it is right about a list that somebody labelled', async () => {
  const truth = [
    { domain: 'ferncott.example', name: 'Ferncott', links: { privacy: null } },
    { domain: 'nowhere.example', name: 'Nowhere' },
  ]
  folder.file('gold.ndjson', truth.map((one) => JSON.stringify(one)).join('\n'))
  const args = [
    'evaluate',
    '--gold',
    'gold.ndjson',
    '--hosts',
    folder.hosts,
    '--producer',
    'cascade',
    '--worst',
  ]
  const shown = await run(...args)
  expect(shown.code).toBe(0)
  expect(shown.stdout).toMatch(/^name +0\.500 +2$/m)
  expect(shown.stdout).toMatch(/^nowhere\.example: outcome 0\.00, name 0\.00$/m)
  folder.file('wrong.json', '[{"domain":"ferncott.example","logo":"x"}]')
  const refused = await run('evaluate', '--gold', 'wrong.json')
  expect(refused).toMatchObject({ code: 2, stdout: '' })
  expect(refused.stderr).toMatch(/Case 1: nothing is scored by the name of logo; there are domain, outcome/)
})
