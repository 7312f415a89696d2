import { describe, expect, it } from 'vitest'
import type { DirectorySource } from '../../src/model/directory.ts'
import { importedFrom, reportOf } from './importing.ts'

const domainsOf = async (source: DirectorySource, key: string) =>
  (await source.namesOf([key])).map(({ company }) => company.domain)

describe('financedatabase', () => {
  const HEAD =
    'symbol,name,summary,currency,sector,industry_group,industry,exchange,mic,market,country,website,market_cap,isin,cusip,delisted'

  it('gives symbols, ISINs by their CUSIP, industries and whether a symbol is traded', async () => {
    const { report, source } = await importedFrom(
      `${HEAD}
ACM-B,Acme Corp. Class B,"Makes, and sells",USD,Industrials,Capital Goods,Machinery,NYQ,XNYS,NYSE,United States,https://ir.acme.com,Mega Cap,,037833100,False
ACMB.F,Acme Corp.,,EUR,Industrials,Capital Goods,Machinery,FRA,XFRA,Frankfurt,United States,http://www.acme.com,Large Cap,US0378331005,,True
OTH.SR,Other Co,,SAR,,,,SAU,XSAU,Saudi,Saudi Arabia,http://other.sa,,US5949181045,,False
`,
      {},
    )
    expect(report).toMatchObject({
      name: 'financedatabase',
      licence: 'MIT',
      kept: 3,
      leftOut: { isin_country: 1 },
    })
    expect(await source.isinOf('US0378331005')).toMatchObject([
      {
        listing: { symbol: 'ACM.B', exchange: 'NYSE', isActive: true },
        company: { rank: 0.9, country: 'US' },
      },
      { listing: { symbol: 'ACMB', exchange: 'FSX', isActive: false } },
    ])
    const company = await source.companyOf('acme.com')
    expect(company?.categories.map(({ value }) => value)).toEqual([
      'Capital Goods',
      'Industrials',
      'Machinery',
    ])
    expect(await source.isinOf('US5949181045')).toEqual([])
    expect(await domainsOf(source, 'acme')).toEqual(['acme.com'])
  })
})

const KNOWN =
  'name,domain,ticker,exchange,isin,country\nAcme Inc.,acme.com,ACM,NYSE,US0378331005,US\nDelta,delta.com,,,,US\nDelta,delta.fr,,,,FR\n'

describe('sources without domains', () => {
  it('sec-tickers: symbols of companies that are known', async () => {
    const { store } = await importedFrom(KNOWN, {})
    const rows = [
      [1, 'ACME INC', 'ACM', 'NYSE'],
      [1, 'ACME INC', 'ACM-WT', 'NYSE'],
      [2, 'DELTA', 'DLT', 'Nasdaq'],
      [3, 'UNKNOWN CORP', 'UNK', 'OTC'],
    ]
    const file = JSON.stringify({ fields: ['cik', 'name', 'ticker', 'exchange'], data: rows })
    const { report, source } = await importedFrom(file, {}, store)
    expect(report).toMatchObject({ name: 'sec-tickers', kept: 2, dropped: { unknown_name: 2 } })
    expect(await source.listingsOf('ACM.WT')).toMatchObject([
      { company: { domain: 'acme.com', name: 'Acme Inc.' } },
    ])
  })

  it('gleif-isin: ISINs of companies that are known by another ISIN, or by their name in the golden copy', async () => {
    const isins = 'LEI,ISIN\nL1,US0378331005\nL1,US5949181045\nL2,FR0000120271\nL3,GB0002634946\n'
    const { store } = await importedFrom(KNOWN, {})
    const alone = await reportOf(isins, {}, store)
    expect(alone).toMatchObject({ name: 'gleif-isin', kept: 2, dropped: { unknown_name: 2 } })
    const golden = 'LEI,Entity.LegalName,Entity.LegalAddress.Country\nL2,DELTA S.A.,FR\nL3,ACME INC,GB\n'
    const { report, source } = await importedFrom(isins, { kind: 'gleif-isin', joined: golden }, store)
    expect(report).toMatchObject({ kept: 3, dropped: { unknown_name: 1 } })
    expect(await source.isinOf('FR0000120271')).toMatchObject([
      { company: { domain: 'delta.fr', name: 'Delta' } },
    ])
    expect(await source.isinOf('US5949181045')).toMatchObject([
      { company: { domain: 'acme.com', name: 'Acme Inc.' } },
    ])
  })

  it('tranco: which company of a name is best known', async () => {
    const { store, source } = await importedFrom('name,domain\nAcme,acme.com\nAcme,acme.net\n', {})
    expect(await domainsOf(source, 'acme')).toEqual(['acme.com', 'acme.net'])
    const ranks = await reportOf('1,facebook.com\n42,acme.net\n', { kind: 'tranco' }, store)
    expect(ranks).toMatchObject({ name: 'tranco', kept: 2 })
    expect(await domainsOf(source, 'acme')).toEqual(['acme.net', 'acme.com'])
    expect(await source.companyOf('facebook.com')).toBeUndefined()
  })
})

describe('wikidata', () => {
  const rows = [
    {
      ...{ item: 'http://www.wikidata.org/entity/Q1', itemLabel: 'Acme', website: 'https://www.acme.com/' },
      ...{ isin: 'US0378331005', ticker: 'ACM', exchangeLabel: 'New York Stock Exchange' },
      ...{ countryLabel: 'United States', aliases: 'Acme Rockets|アクメ', sitelinks: '40' },
    },
    { item: 'http://www.wikidata.org/entity/Q2', itemLabel: 'Q2', website: 'https://two.com/' },
  ]
  const bindings = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { type: 'literal', value }])),
  )

  it.each([
    ['JSON', JSON.stringify({ head: { vars: Object.keys(rows[0] ?? {}) }, results: { bindings } }, null, 1)],
    ['JSON on one line', JSON.stringify({ head: { vars: ['item'] }, results: { bindings } })],
    [
      'CSV',
      [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
        .map((cells) => cells.join(','))
        .join('\n'),
    ],
  ])('gives names in all scripts, symbols and ISINs from %s', async (_, file) => {
    const { report, source } = await importedFrom(file, {})
    expect(report).toMatchObject({ name: 'wikidata', kept: 1, dropped: { no_name: 1 } })
    expect(await source.isinOf('US0378331005')).toMatchObject([
      { listing: { symbol: 'ACM', exchange: 'NYSE' }, company: { name: 'Acme', country: 'US' } },
    ])
    expect(await domainsOf(source, 'アクメ')).toEqual(['acme.com'])
  })
})

describe('pdl', () => {
  it('gives names with capitals, and a rank by the number of people', async () => {
    const { report, source } = await importedFrom(
      ',name,domain,year founded,industry,size range,locality,country,linkedin url,current employee estimate,total employee estimate\n1,acme rockets,acme.com,1990,aviation,10001+,"here, there",united states,linkedin.com/company/acme,15000,20000\n',
      {},
    )
    expect(report.name).toBe('pdl')
    expect(await source.companyOf('acme.com')).toMatchObject({
      ...{ name: 'Acme Rockets', country: 'US', rank: 0.601 },
      categories: [{ scheme: 'industry', value: 'aviation' }],
    })
  })
})

describe('nsi', () => {
  const items = [
    {
      displayName: 'Acme Toys',
      locationSet: { include: ['gb', 'it-25.geojson', '001'] },
      matchNames: ['acme toy shop'],
      tags: { brand: 'Acme Toys', 'brand:wikidata': 'Q5', 'brand:en': 'Akme', shop: 'toys' },
    },
    { displayName: 'Nobody', tags: { name: 'Nobody', shop: 'toys' } },
  ]
  const brands = JSON.stringify({ _meta: {}, nsi: { 'brands/shop/toys': { properties: {}, items } } })
  const officialWebsites = ['https://www.acme.fr/', 'https://acme-toys.com', 'https://acme-toys.com/uk', 'x']
  const entities = JSON.stringify({
    _meta: {},
    wikidata: { Q5: { label: 'Acme', officialWebsites }, Q6: { ends: [{ date: '1999' }] } },
  })

  it('gives brands with their kinds of places and countries, and the likeliest of many websites', async () => {
    const { report, source } = await importedFrom(brands, { kind: 'nsi', joined: entities })
    expect(report).toMatchObject({ name: 'nsi', kept: 1, dropped: { not_of_a_company: 1 } })
    expect(await source.companyOf('acme-toys.com')).toMatchObject({
      ...{ name: 'Acme Toys', countries: ['GB', 'IT'] },
      categories: [{ scheme: 'osm', value: 'shop=toys' }],
    })
    expect(await domainsOf(source, 'acmetoyshop')).toEqual(['acme-toys.com'])
    expect(await domainsOf(source, 'akme')).toEqual(['acme-toys.com'])
  })
})

it('a site for investors is a further one of a company whose main site is known', async () => {
  const first = await importedFrom('name,website,country\nFerncott & Mill Company,ferncott.com,US\n', {
    source: 'names',
    kind: 'csv',
  })
  const rows =
    'name,website,country,symbol,exchange\nThe Ferncott & Mill Company,fminvestor.com,US,FML,NYSE\n'
  const { source } = await importedFrom(rows, { source: 'shares', kind: 'csv' }, first.store)
  expect(await domainsOf(source, 'ferncottandmill')).toEqual(['ferncott.com'])
  expect((await source.listingsOf('FML')).map(({ company }) => company.domain)).toEqual(['ferncott.com'])
})
