import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument, recordSchema } from '../../../src/library/lookups.ts'
import { blazon, command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const { at } = folder

test('one lookup, for people and as JSON; then explain without the network', async () => {
  const shown = await command('ferncott.example', '--db', at('one.db'), '--hosts', folder.hosts)
  expect(shown.code).toBe(0)
  expect(shown.stdout).toContain('Ferncott')
  expect(shown.stdout).toMatch(/colours +.*#[0-9a-f]{6}/)
  const json = await command('ferncott.example', '--db', at('one.db'), '--hosts', folder.hosts, '--json')
  const { state, record } = JSON.parse(json.stdout)
  expect([state, record.domain, record.fields.name.value]).toEqual(['ok', 'ferncott.example', 'Ferncott'])
  expect(record.fields.name.evidence[0]).toEqual({
    source: expect.any(String),
    where: expect.any(String),
    text: expect.any(String),
  })
  const explained = await command('explain', 'ferncott.example', 'colors', '--db', at('one.db'))
  expect(explained.code).toBe(0)
  expect(explained.stdout).toMatch(/rules, strongest first\n {2}\S+ +saw /)
  expect(explained.stdout).toMatch(/candidates, best first\n {2}\d\.\d{3} /)
  expect(explained.stdout).toMatch(/outcome: .*\n {2}by \S+, confidence \d\.\d\d/)
})

test('where the usual database cannot be, a lookup is answered without it; one that is named is needed', async () => {
  const usual = process.cwd()
  mkdirSync(at('elsewhere/blazon.db'), { recursive: true })
  process.chdir(at('elsewhere'))
  try {
    const shown = await command('ferncott.example', '--hosts', folder.hosts)
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining('Ferncott') })
    expect(shown.stderr).toBe('not stored: The database blazon.db is a folder; name a file in it.\n')
  } finally {
    process.chdir(usual)
  }
  const named = await command('ferncott.example', '--hosts', folder.hosts, '--db', at('elsewhere'))
  expect(named).toMatchObject({ code: 1, stdout: '' })
})

test('a captured folder is described offline, the same every time, in every time zone and language', async () => {
  const captured = await command(
    'capture',
    'tihostruy.example',
    '--out',
    at('saved'),
    '--hosts',
    folder.hosts,
  )
  expect(captured.code).toBe(0)
  expect(existsSync(join(folder.path, 'saved', 'snapshot.json'))).toBe(true)
  const first = await command('describe', at('saved'), '--json')
  expect(first.code).toBe(0)
  const elsewhere = { TZ: 'Asia/Kolkata', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
  const second = await blazon(folder.path, ['describe', 'saved', '--json'], undefined, elsewhere)
  expect(second.stdout).toBe(first.stdout)
})

test('keys are shown once and kept hashed', async () => {
  const made = await command('keys', 'create', 'nightly', '--db', at('keys.db'))
  expect(made.stdout).toMatch(/^blz_[\w-]{43}\n$/)
  const id = /key_[0-9a-f]+/.exec(made.stderr)?.[0] ?? ''
  const listed = await command('keys', 'list', '--db', at('keys.db'))
  expect(listed.stdout).toContain(`${id}\tactive\tnightly`)
  expect(listed.stdout).not.toContain(made.stdout.trim())
  expect((await command('keys', 'suspend', id, '--db', at('keys.db'))).stderr).toContain('suspended')
  expect((await command('keys', 'revoke', id, '--db', at('keys.db'))).stderr).toContain('revoked')
  expect((await command('keys', 'list', '--db', at('keys.db'))).stdout).toContain(`${id}\trevoked`)
  expect((await command('keys', 'revoke', 'key_none', '--db', at('keys.db'))).code).toBe(1)
})

test('organisations, plans and what was used are kept in the database', async () => {
  const db = ['--db', at('plans.db')]
  const made = await command('organisations', 'create', 'acme', '--plan', 'pro', ...db)
  expect(made.stdout).toMatch(/^org_[0-9a-f]{16}\n$/)
  expect((await command('keys', 'create', 'crm', '--organisation', 'acme', ...db)).code).toBe(0)
  expect((await command('keys', 'list', ...db)).stdout).toContain('\tof acme')
  const set = await command('plans', 'set', 'pro', '--per-second', '10', '--overage', 'none', ...db)
  expect(set.stdout).toBe('pro\t20000 a month\t10 a second\tno overage\tprefetch\n')
  expect((await command('plans', 'set', 'own', ...db)).stderr).toContain('a new one needs --quota')
  await command('plans', 'cost', 'brand/screenshot', '5', ...db)
  expect((await command('plans', 'list', ...db)).stdout).toContain('brand/screenshot\t5 credits a call')
  const used = await command('usage', 'acme', '--month', '2026-11', ...db)
  expect(used.stdout).toBe('acme\tpro\t2026-11\t0 of 20000 credits\t0 calls\n')
  await command('organisations', 'suspend', 'acme', ...db)
  expect((await command('organisations', 'list', ...db)).stdout).toContain('\tsuspended\tacme\tpro')
  const id = /key_[0-9a-f]+/.exec((await command('keys', 'list', ...db)).stdout)?.[0] ?? ''
  const rotated = await command('keys', 'rotate', id, '--keep', '1h', ...db)
  expect(rotated.stdout).toMatch(/^blz_/)
  expect((await command('keys', 'permit', id, 'brand/*', ...db)).stderr).toContain('opens brand/*')
  expect((await command('keys', 'expire', id, '--at', 'now', ...db)).code).toBe(0)
  expect((await command('keys', 'list', ...db)).stdout).toContain(`${id}\texpired\tcrm`)
})

test('usage faults exit with 2 and say what to do', async () => {
  const cases: [string[], RegExp][] = [
    [['Siemens'], /^blazon: there is no command “Siemens”\. A company by its name: --name "Siemens"\n/],
    [['fonst'], /^blazon: there is no command “fonst”\n\(Did you mean fonts\?\)\n/],
    [
      ['Spade Corp'],
      /^blazon: “Spade Corp” is not a domain: .* A company by its name: --name "Spade Corp"\n/,
    ],
    [['fonts', 'Siemens'], /is a single word .* A company by its name: --name "Siemens"\n/],
    [['explain', 'jane@spade.com', 'name'], /“jane@spade\.com” is not a domain/],
    [['US0378331006'], /its check digit is 6, and must be 5/],
    [['serve', '--host', '999.1.1.1'], /It is an address such as 127\.0\.0\.1 or ::, or the name of a host/],
    [['no-sense'], /^blazon: there is no command “no-sense”\. .*\n\(a domain has an ending such as \.com;/],
    [
      ['explain', 'ferncott.example', 'colour', '--db', at('there.db')],
      /no field "colour"\. Did you mean colours\? Fields: name, description.*Labels of the card: about,/,
    ],
    [['export', '--format', 'xml'], /It is one of: ndjson, csv, parquet/],
    [['serve', '--port', '99999'], /whole number from 0/],
    [['serve', '--port', ''], /whole number from 0/],
    [['serve', '--port', '0x10'], /whole number from 0/],
    [['serve', '--port', '1e3'], /whole number from 0/],
    [['batch', 'list.txt', '--concurrency', '1e1'], /whole number from 1 to 256/],
    [['explain', 'ferncott.example', 'name', '--db', at('missing.db')], /There is no database .*missing\.db/],
    [['ferncott.example', '--hosts', at('missing')], /hosts file .*missing cannot be read/],
    [['ferncott.exmaple', '--db', at('typo.db')], /\.exmaple is not a known top-level domain/],
    [['keys', 'create', 'two\nlines', '--db', at('typo.db')], /name is 1 to 100 characters without control/],
    [['keys', 'create', '--nmae', 'x'], /^blazon: unknown option '--nmae'/],
    [[], /^Usage: blazon /],
  ]
  expect((await command('keys', 'create', 'one', '--db', at('there.db'))).code).toBe(0)
  for (const [args, message] of cases) {
    const { code, stdout, stderr } = await command(...args)
    expect([args.join(' '), code, stdout]).toEqual([args.join(' '), 2, ''])
    expect(stderr).toMatch(message)
  }
  expect(existsSync(join(folder.path, 'typo.db'))).toBe(false)
})

test('a line of the card is explained by its label', async () => {
  const db = ['--db', at('labels.db')]
  const card = await command('pennoray.example', ...db, '--hosts', folder.hosts)
  const labels = [...card.stdout.matchAll(/^ {4}([a-z]+) /gm)].map(([, label = '']) => label)
  expect(labels).toEqual(expect.arrayContaining(['about', 'claim', 'logo', 'colours', 'contact', 'industry']))
  for (const label of labels) {
    const explained = await command('explain', 'pennoray.example', label, ...db)
    expect([label, explained.code, explained.stderr]).toEqual([label, 0, ''])
    expect(explained.stdout).toMatch(/^\S+ of pennoray\.example, from /)
  }
  const contact = await command('explain', 'pennoray.example', 'contact', ...db, '--json')
  expect(Object.keys(JSON.parse(contact.stdout))).toEqual(['email', 'phone', 'address'])
})

test('why there is nothing to explain, or nothing that is a brand', async () => {
  const db = ['--db', at('explain.db')]
  const list = at(folder.file('explain.txt', 'ferncott.example\n'))
  await command('batch', list, ...db, '--hosts', folder.hosts, '--no-snapshots')
  const bare = await command('explain', 'ferncott.example', 'name', ...db)
  expect(bare.stderr).toMatch(/without its page.*: blazon ferncott\.example --refresh --db .*explain\.db/)
  const unknown = await command('explain', 'pennoray.example', 'name', ...db)
  expect(unknown.stderr).toMatch(/holds nothing of pennoray\.example\. Look it up first/)
  await command('mellowtrumpet.example', ...db, '--hosts', folder.hosts)
  const parked = await command('explain', 'mellowtrumpet.example', 'name', ...db, '--json')
  expect(JSON.parse(parked.stdout)).toMatchObject({ state: 'refused', class: 'parked' })
})

test('a reader that has enough ends the command in peace', async () => {
  const { code, stderr } = await blazon(folder.path, ['--help'], (child) => child.stdout?.destroy())
  expect([code, stderr]).toEqual([0, ''])
})

test('help names every command', async () => {
  const { code, stdout } = await command('--help')
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
    at('gold.ndjson'),
    '--hosts',
    folder.hosts,
    '--producer',
    'cascade',
    '--worst',
  ]
  const shown = await command(...args)
  expect(shown.code).toBe(0)
  expect(shown.stdout).toMatch(/^name +0\.500 +2$/m)
  expect(shown.stdout).toMatch(/^nowhere\.example: outcome 0\.00, name 0\.00$/m)
  folder.file('wrong.json', '[{"domain":"ferncott.example","logo":"x"}]')
  const refused = await command('evaluate', '--gold', at('wrong.json'))
  expect(refused).toMatchObject({ code: 2, stdout: '' })
  expect(refused.stderr).toMatch(/Case 1: nothing is scored by the name of logo; there are domain, outcome/)
})

test('the description of the service and the schema of a record are printed as the library gives them', async () => {
  const publicUrl = 'https://api.example.com'
  const described = await command('openapi', '--public-url', publicUrl)
  expect([described.code, JSON.parse(described.stdout)]).toEqual([0, await openApiDocument({ publicUrl })])
  const { code, stdout } = await command('schema')
  expect([code, stdout]).toEqual([0, `${JSON.stringify(await recordSchema(), null, 2)}\n`])
  expect((await command('openapi', '--public-url', 'nowhere')).code).not.toBe(0)
})

test('the calls of an organisation are asked for by its name', async () => {
  const db = ['--db', at('calls.db')]
  expect((await command('organisations', 'create', 'globex', '--plan', 'pro', ...db)).code).toBe(0)
  expect(await command('usage', 'globex', '--calls', '5', ...db)).toEqual({ code: 0, stdout: '', stderr: '' })
  for (const wrong of [
    ['--calls', '5'],
    ['globex', '--before', '5'],
  ]) {
    const refused = await command('usage', ...wrong, ...db)
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--calls is for one')])
  }
})
