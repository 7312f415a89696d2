import { writeFileSync } from 'node:fs'
import { encode } from 'iconv-lite'
import { expect, test } from 'vitest'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()
const { at } = folder

test('companies are imported, looked up, counted and removed', async () => {
  const db = ['--db', at('companies.db')]
  folder.file(
    'list.csv',
    'name,domain,ticker,exchange,isin\nAcme Rockets plc,acme.co.uk,ACM,LSE,GB0002634946\nX,,,,\n',
  )
  const imported = await command('directory', 'import', at('list.csv'), ...db)
  expect([imported.code, imported.stdout]).toEqual([
    0,
    'list (licence: as its owner says): 1 company from 1 of 2 rows\n  dropped         1  no website\n',
  ])
  const json = JSON.parse(
    (await command('directory', 'import', 'csv', at('list.csv'), '--json', ...db)).stdout,
  )
  expect(json).toMatchObject({ name: 'list', rows: 2, kept: 1, dropped: { no_domain: 1 } })
  for (const text of ['acme rockets', 'Acme Rokets', 'acm', 'GB0002634946', 'www.acme.co.uk']) {
    const found = await command('directory', 'lookup', text, ...db)
    expect([found.code, found.stdout], text).toEqual([0, expect.stringContaining('acme.co.uk')])
  }
  const nothing = await command('directory', 'lookup', 'somebody else', ...db)
  expect([nothing.code, nothing.stdout]).toEqual([1, 'nothing is known of somebody else\n'])
  expect((await command('directory', 'stats', ...db)).stdout).toMatch(/^list\t1 company, 1 row/)
  expect((await command('directory', 'remove', 'list', ...db)).code).toBe(0)
  const again = await command('directory', 'remove', 'list', ...db)
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('Nothing was imported.')])
})

test('a list in another encoding is imported where it is named', async () => {
  const db = ['--db', at('encoded.db')]
  writeFileSync(at('encoded.csv'), encode('name,domain\n北京茶叶公司,acme.cn\n', 'gbk'))
  const refused = await command('directory', 'import', at('encoded.csv'), ...db)
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--encoding')])
  const { code } = await command('directory', 'import', at('encoded.csv'), '--encoding', 'gb2312', ...db)
  expect(code).toBe(0)
  const found = await command('directory', 'lookup', '北京茶叶公司', ...db)
  expect(found.stdout).toContain('acme.cn')
})

test('what cannot be imported is refused with what to do', async () => {
  const db = ['--db', at('refused.db')]
  folder.file('other.csv', 'a,b\n1,2\n')
  const cases: [string[], RegExp][] = [
    [['nothing.csv'], /There is no file at nothing\.csv/],
    [['csv'], /Name the file of csv/],
    [[at('other.csv')], /columns of this file \(a, b\)/],
    [[at('other.csv'), '--map', 'name'], /It is like name=Firm/],
  ]
  for (const [args, message] of cases) {
    const { code, stderr } = await command('directory', 'import', ...args, ...db)
    expect([code, stderr], args.join(' ')).toEqual([2, expect.stringMatching(message)])
  }
})

test('a correction stands above what the site says, everywhere, until it is removed', async () => {
  const db = ['--db', at('said.db')]
  const lookup = () => command('ferncott.example', '--json', ...db, '--hosts', folder.hosts)
  await lookup()
  const said = ['correct', 'ferncott.example', 'name', 'Fern & Cott', '--why', 'their letter', '--who', 'ann']
  expect((await command(...said, ...db)).stderr).toContain('Fern & Cott')
  const socials = '[{"type": "x", "url": "https://x.com/ferncott"}]'
  expect((await command('correct', 'ferncott.example', 'socials', socials, ...db)).code).toBe(0)
  expect((await command('correct', 'ferncott.example', 'slogan', 'null', ...db)).code).toBe(0)
  for (const again of [[], ['--refresh']]) {
    const shown = await command('ferncott.example', '--json', ...again, ...db, '--hosts', folder.hosts)
    const { fields } = JSON.parse(shown.stdout).record
    expect(fields.name).toMatchObject({
      value: 'Fern & Cott',
      rule: 'correction',
      evidence: [{ source: 'correction', where: expect.stringMatching(/^ann, /), text: 'their letter' }],
    })
    expect(fields.socials.value).toEqual(JSON.parse(socials))
    expect(fields.slogan).toEqual({ value: null, tried: ['correction'] })
  }
  const exported = await command('export', ...db)
  expect(JSON.parse(exported.stdout).record.fields.name.value).toBe('Fern & Cott')
  const explained = await command('explain', 'ferncott.example', 'name', ...db)
  expect(explained.stdout).toMatch(/name of ferncott\.example is corrected: Fern & Cott\n {2}by ann, /)
  expect(explained.stdout).toMatch(/without the correction it would be:[\s\S]*outcome: Ferncott\n/)
  const all = await command('correct', '--export', ...db)
  folder.file('said.ndjson', all.stdout)
  expect((await command('correct', '--file', at('said.ndjson'), '--db', at('other.db'))).code).toBe(0)
  expect((await command('correct', '--db', at('other.db'))).stdout.split('\n')[0]).toMatch(
    /^ferncott\.example\tname\tFern & Cott\t.*ann, their letter$/,
  )
  expect((await command('correct', 'ferncott.example', 'name', '--remove', ...db)).code).toBe(0)
  expect(JSON.parse((await lookup()).stdout).record.fields.name.value).toBe('Ferncott')
})

test('a name, a ticker and an ISIN lead where the operator says', async () => {
  const db = ['--db', at('overrides.db')]
  for (const of of [
    ['--name', 'Acme Rockets'],
    ['--ticker', 'acm', '--exchange', 'XLON'],
    ['--isin', 'GB0002634946'],
  ])
    expect((await command('correct', ...of, '--domain', 'www.acme.com', ...db)).code).toBe(0)
  for (const text of ['acme rockets ltd', 'ACM', 'GB0002634946']) {
    const { stdout } = await command('directory', 'lookup', text, '--json', ...db)
    const { names, listings } = JSON.parse(stdout)
    const said = [...names, ...listings].filter(({ tier }) => tier === 'corrected')
    expect(said, text).toMatchObject([{ company: { domain: 'acme.com' } }])
  }
  expect((await command('correct', '--name', 'acme rockets', '--remove', ...db)).code).toBe(0)
  expect((await command('correct', '--name', 'acme rockets', '--remove', ...db)).code).toBe(1)
})

test('what is no correction is refused with what it must be', async () => {
  const cases: [string[], RegExp][] = [
    [['a.example', 'nothing', 'x'], /There is no field "nothing"/],
    [['a.example', 'name', ' '], /The name of a\.example must be a text, or null/],
    [['a.example', 'phone', '030 1'], /a number as \+4930123456/],
    [['a.example', 'colors', 'red'], /written as JSON/],
    [['a.example', 'colors', '["red"]'], /colours such as/],
    [['a.example', 'socials', '[{"type": "myspace", "url": "https://a.b/"}]'], /objects such as/],
    [['a.example', 'name'], /Say what the name/],
    [['--name', 'Acme'], /--domain/],
    [['--ticker', 'A', '--domain', 'a.com'], /is no exchange/],
    [['--isin', 'US0378331006', '--domain', 'a.com'], /check digit is wrong/],
    [['--file', 'nothing'], /nothing cannot be read/],
  ]
  for (const [args, message] of cases) {
    const { code, stderr } = await command('correct', ...args, '--db', at('wrong.db'))
    expect([code, stderr], args.join(' ')).toEqual([2, expect.stringMatching(message)])
  }
})

test('what was imported is exported as a table that can be imported again', async () => {
  const [from, to] = [at('from.db'), at('to.db')]
  folder.file(
    'full.csv',
    'name,domain,aliases,country,industry,naics,listings,rank\n"Acme, Inc.",acme.com,Akme|Acme Rockets,US,Aviation,336411,NYSE:ACM:US0378331005|XETRA:AC1::inactive,0.7\n',
  )
  expect((await command('directory', 'import', at('full.csv'), '--db', from)).code).toBe(0)
  const exported = await command('directory', 'export', '--db', from)
  expect(JSON.parse(exported.stdout)).toEqual({
    ...{ name: 'Acme, Inc.', domain: 'acme.com', aliases: 'Acme Rockets|Akme', country: 'US', countries: '' },
    ...{ category: 'Aviation', naics: '336411', sic: '', mcc: '', osm: '', rank: '0.7', source: 'full' },
    listings: 'XETRA:AC1::inactive|NYSE:ACM:US0378331005',
  })
  const table = await command('directory', 'export', '--format', 'csv', '--db', from)
  folder.file('again.csv', table.stdout)
  await command('directory', 'import', at('again.csv'), '--source', 'full', '--db', to)
  expect((await command('directory', 'export', '--db', to)).stdout).toBe(exported.stdout)
})

test('update says what it would fetch', async () => {
  const planned = await command('directory', 'update', 'tranco', 'nsi', '--dry-run', '--db', at('update.db'))
  expect([planned.code, planned.stdout]).toEqual([
    0,
    expect.stringMatching(
      /^nsi: would be fetched from\n(?: {2}https:\/\/\S+\n){2}tranco: would be fetched from\n/,
    ),
  ])
  const wrong = await command('directory', 'update', 'nothing', '--db', at('update.db'))
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('nsi, financedatabase')])
})
