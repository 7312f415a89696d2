import { gzipSync } from 'node:zlib'
import { encode } from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { EXCHANGES } from '../../src/data/codes/exchanges.ts'
import { domainIn, entryOf } from '../../src/directory/import/entry.ts'
import { exchangeNamed } from '../../src/directory/import/exchange.ts'
import { isinOfCusip, isinProblem } from '../../src/directory/import/isin.ts'
import { ownerOfIsin } from '../../src/directory/import/isin-claims.ts'
import { withoutSecurity } from '../../src/directory/import/names.ts'
import { importedFrom, reportOf } from './importing.ts'

describe('what is checked of a row', () => {
  it.each([
    ['https://www.acme.com/en/', 'acme.com'],
    ['investor.acme.co.uk', 'acme.co.uk'],
    ['HTTP://ACME.COM.', 'acme.com'],
    ['//acme.com', 'acme.com'],
    ['müller.de', 'xn--mller-kva.de'],
    ['acme.nosuchending', 'unknown_ending'],
    ['https://facebook.com/acme', 'shared_host'],
    ['acme.wixsite.com', 'shared_host'],
    ['n/a', 'no_domain'],
    ['192.168.1.1', 'no_domain'],
    ['co.uk', 'no_domain'],
    ['two words.com', 'no_domain'],
  ])('the domain of %s is %s', (website, expected) => {
    const { domain, reason } = domainIn(website, 'Acme')
    expect(domain ?? reason).toBe(expected)
  })

  it('a host of many is the domain of the company that is called like it', () => {
    expect(domainIn('https://www.linkedin.com', 'LinkedIn Corporation')).toEqual({ domain: 'linkedin.com' })
  })

  it('an ISIN has the right check digit and a country of the company, its market, or of registered seats', () => {
    expect(isinProblem('US0378331005', 'US', 'US')).toBeUndefined()
    expect(isinProblem('US0378331006', 'US', 'US')).toBe('isin_check_digit')
    expect(isinProblem('US037833100', 'US', 'US')).toBe('isin_form')
    expect(isinProblem('US5949181045', 'SA', 'SA')).toBe('isin_country')
    expect(isinProblem('US5949181045', 'SA', 'US')).toBeUndefined()
    expect(isinProblem('KYG217651051', 'CN', 'HK')).toBeUndefined()
    // Most ISINs of Ireland and Luxembourg are of funds: a company at home elsewhere needs a form of theirs.
    expect(isinProblem('IE000I8KRLL9', 'AR', 'AR', 'Molinos')).toBe('isin_country')
    expect(isinProblem('IE000I8KRLL9', 'AR', 'AR', 'Molinos plc')).toBeUndefined()
    expect(isinProblem('IE000I8KRLL9', 'AR', 'US', 'Molinos')).toBeUndefined()
    expect(isinProblem('US5949181045', undefined, 'DE')).toBeUndefined()
  })

  it('a CUSIP is an American or Canadian ISIN', () => {
    expect(isinOfCusip('037833100', 'US')).toBe('US0378331005')
    expect(isinOfCusip('037833100', 'DE')).toBeUndefined()
    expect(isinOfCusip('03783310', 'US')).toBeUndefined()
  })

  it('an exchange is named by its code, its MIC, a code of datasets or its name', () => {
    for (const [code, { mic }] of Object.entries(EXCHANGES)) {
      expect(exchangeNamed(code), code).toBe(code)
      expect(EXCHANGES[exchangeNamed(mic) ?? 'AMEX'].mic, mic).toBe(mic)
    }
    const named = ['nms', 'NasdaqGS', 'New York Stock Exchange', 'GER', 'xlon', 'nowhere', '']
    expect(named.map(exchangeNamed)).toEqual([
      'NASDAQ',
      'NASDAQ',
      'NYSE',
      'XETRA',
      'LSE',
      undefined,
      undefined,
    ])
  })

  it.each([
    ['Acme Inc. Class A', 'Acme Inc.'],
    ['Acme N.V. Depositary receipts', 'Acme N.V.'],
    ['Acme AG Sponsored ADR', 'Acme AG'],
    ['Acme plc Ordinary Shares', 'Acme plc'],
    ['Acme N.V.', 'Acme N.V.'],
    ['Class A', 'Class A'],
  ])('%s is %s without its security', (name, expected) => {
    expect(withoutSecurity(name)).toBe(expected)
  })

  it('symbols have no mark of their exchange, and a dot before the class of a share', () => {
    const facts = { websites: ['acme.com'], name: 'Acme Holdings Ltd', country: 'Sweden' }
    const symbols = [
      { symbol: 'ACM-B.ST', exchange: 'STO' },
      { symbol: 'acm.de' },
      { symbol: 'ACM', mic: 'XLON' },
      { symbol: 'ACM' },
      { symbol: 'A C M E', exchange: 'NYSE', isin: 'SE0000108656' },
      { symbol: '-', exchange: 'NYSE' },
    ]
    const checked = entryOf({ ...facts, securities: symbols }, 'test')
    expect(checked.entry?.company).toMatchObject({ name: 'Acme Holdings Ltd', country: 'SE', rank: 0.3 })
    expect(checked.entry?.company.listings).toEqual([
      { symbol: 'ACM.B', exchange: 'STO', mic: 'XSTO', isActive: true },
      { symbol: 'ACM', exchange: 'XETRA', mic: 'XETR', isActive: true },
      { symbol: 'ACM', exchange: 'LSE', mic: 'XLON', isActive: true },
      { symbol: 'A.C.M.E', exchange: 'NYSE', mic: 'XNYS', isin: 'SE0000108656', isActive: true },
    ])
    expect(checked).toMatchObject({ leftOut: ['unknown_exchange', 'symbol_form'] })
    expect(checked.entry?.names).toEqual([
      { name: 'Acme Holdings Ltd', key: 'acme', kind: 'legal', weight: 0.9 },
    ])
  })

  it('an ISIN of several companies belongs to the one with most rows, else to the name that most have', () => {
    const claim = (domain: string, name: string, listings: number) => ({ domain, name, listings })
    const owner = (...claims: ReturnType<typeof claim>[]) => ownerOfIsin({ isin: 'x', claims })
    expect(owner(claim('a.com', 'A', 3), claim('b.com', 'B', 1))).toBe('a.com')
    expect(owner(claim('a.com', 'A', 1), claim('b.com', 'B', 1))).toBeUndefined()
    const three = [claim('a.com', 'Apple Inc.', 1), claim('a.de', 'Apple GmbH', 1), claim('b.com', 'Bear', 1)]
    expect(owner(...three)).toBe('a.com')
  })
})

const CSV = `symbol,ticker,exchange,mic,name,isin,website,domain,country,industry,market_cap
ACM.L,ACM,LSE,XLON,Acme Rockets plc,GB0002634946,http://investor.acme.com,acme.com,United Kingdom,Aerospace,Large Cap
,,,,Nobody,,,,,,
B.L,B,LSE,XLON,Bakery Ltd,US0378331005,bakery.co.uk,,United Kingdom,Food,
`

describe('an import', () => {
  it.each([
    ['a table', CSV],
    ['a table with gzip', gzipSync(CSV)],
    ['a table with tabs', CSV.replaceAll(',', '\t')],
    ['a list in JSON', JSON.stringify(objectsOf(CSV))],
    ['a list in JSON, over many lines', JSON.stringify(objectsOf(CSV), null, 2)],
    [
      'one object a line',
      objectsOf(CSV)
        .map((one) => JSON.stringify(one))
        .join('\n'),
    ],
    ['a document with a list in it', JSON.stringify({ head: { a: [1] }, results: { rows: objectsOf(CSV) } })],
  ])('reads %s, whose kind it knows by its columns', async (_, file) => {
    const { report, source } = await importedFrom(file, {})
    expect(report).toMatchObject({
      ...{ name: 'list', rows: 3, kept: 2, companies: 2 },
      ...{ dropped: { no_domain: 1 }, leftOut: { isin_country: 1 } },
    })
    const [match] = await source.namesOf(['acmerockets'])
    expect(match?.company).toMatchObject({ domain: 'acme.com', country: 'GB', rank: 0.75 })
    expect(await source.isinOf('GB0002634946')).toMatchObject([
      { listing: { symbol: 'ACM', exchange: 'LSE' }, company: { name: 'Acme Rockets plc' } },
    ])
    expect(await source.listingsOf('B')).toMatchObject([{ company: { domain: 'bakery.co.uk' } }])
  })

  it('reads columns of any name by a map', async () => {
    const file = 'Firm;Web;Also;Sym;Where;Land\nAcme;www.acme.com;Akme|Acmé Rockets;acm;XLON;UK\n'
    const pairs = {
      name: 'Firm',
      domain: 'Web',
      aliases: 'also',
      ticker: 'Sym',
      exchange: 'Where',
      country: 'Land',
    }
    const { source } = await importedFrom(file, { kind: 'csv', map: new Map(Object.entries(pairs)) })
    expect(await source.namesOf(['akme', 'acmerockets'])).toMatchObject([
      { name: 'Akme', kind: 'alias' },
      { name: 'Acmé Rockets', kind: 'alias' },
    ])
    expect(await source.listingsOf('ACM')).toMatchObject([
      { listing: { exchange: 'LSE' }, company: { country: 'GB' } },
    ])
  })

  it.each([
    ['windows-1252', encode('Firma;Webseite\nMüller;mueller.de\n', 'windows-1252'), ['Müller']],
    ['the line for Excel', 'sep=;\r\nFirma;Webseite\r\nMüller;mueller.de\r\n', []],
    ['a title and a comment', '# by us, 2026\nKunden;;\nFirma;Webseite;Ort\nMüller;mueller.de;Ulm\n', []],
    ['line ends of returns', 'Firma,Webseite\rMüller,mueller.de\r', []],
  ])('reads a table with %s', async (_, content, told) => {
    const notices: string[] = []
    const { source } = await importedFrom(content, { onNotice: (notice) => notices.push(notice) })
    expect(await source.companyOf('mueller.de')).toMatchObject({ name: 'Müller' })
    expect(notices).toEqual(
      told.map((word) =>
        expect.stringMatching(`^/lists/list\\.csv: .* read as windows-1252, as in “${word}”`),
      ),
    )
  })

  it('settles ISINs that several companies have', async () => {
    const rows = ['name,domain,ticker,exchange,isin', 'Apple,apple.com,AAPL,NASDAQ,US0378331005']
    rows.push('Apple,apple.com,APC,XETRA,US0378331005', 'Pear,pear.com,APPL,SAU,US0378331005')
    const { report, source } = await importedFrom(rows.join('\n'), {})
    expect(report.conflicts).toEqual({ isins: 1, settled: 1 })
    expect((await source.isinOf('US0378331005')).map(({ company }) => company.domain)).toEqual([
      'apple.com',
      'apple.com',
    ])
  })

  it('refuses what it cannot use, and leaves what was there', async () => {
    await expect(reportOf('a,b\n1,2\n', {})).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(reportOf('a,b\n1,2\n', {})).rejects.toThrow(/columns of this file \(a, b\).*--map/)
    await expect(reportOf('', {})).rejects.toThrow('There are no rows')
    await expect(reportOf('name,domain\nAcme,\n', {})).rejects.toThrow('no domain: 1')
    await expect(reportOf('name,domain\nAcme,a.com\n', { kind: 'nothing' })).rejects.toThrow('Kinds: ')
    await expect(reportOf('name,domain\n"Acme,a.com\n', {})).rejects.toThrow('a quotation mark is opened')
    const { store, source } = await importedFrom('name,domain\nAcme,acme.com\n', {})
    await expect(reportOf('name,domain\nAcme,\n', {}, store)).rejects.toThrow()
    expect(await source.namesOf(['acme'])).toHaveLength(1)
  })
})

function objectsOf(table: string): Record<string, string>[] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}
