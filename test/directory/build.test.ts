import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Draft, nameOf } from '../../scripts/make/directory/draft.ts'
import { entriesOf } from '../../scripts/make/directory/finish.ts'
import { homeOf } from '../../scripts/make/directory/homes.ts'
import { joined } from '../../scripts/make/directory/join.ts'
import { draftsOfLists } from '../../scripts/make/directory/lists.ts'
import { overlaid } from '../../scripts/make/directory/overlay.ts'
import { placesOf } from '../../scripts/make/directory/places.ts'
import { Report } from '../../scripts/make/directory/report.ts'
import { readBrands, readListings, readPapers } from '../../scripts/make/directory/tables.ts'
import { addressOf, chosen } from '../../scripts/make/directory/website.ts'

const report = new Report()

function draft(domain: string, name: string, made: Partial<Draft> = {}): Draft {
  return {
    ...{ domain, name, isOwnSite: true, isBrand: true, country: undefined, countries: new Set(), rank: 0.3 },
    ...{ domains: new Map(), categories: [], listings: [], source: 'made for a test' },
    names: [nameOf(name, 'brand', 0.9) ?? { name, key: name, kind: 'brand', weight: 0.9 }],
    ...made,
  }
}

/** The entries of found companies under tables of ours, as domain and names with weights. */
function built(found: readonly Draft[], brands = '', listings = ''): Record<string, Record<string, number>> {
  const drafts = overlaid(
    joined(found, report),
    { brands: readBrands(brands, report), listings: readListings(listings, report), papers: [] },
    report,
  )
  return Object.fromEntries(
    entriesOf(drafts, report).map(({ company, names }) => [
      company.domain,
      Object.fromEntries(names.map(({ name, weight }) => [name, weight])),
    ]),
  )
}

describe('the main domain of a company', () => {
  const owner = (home: string | undefined, isWide: boolean, ...keys: string[]) => ({
    ...{ keys: new Set(keys), home, isWide },
  })
  const mainOf = (urls: string[], who: ReturnType<typeof owner>) => {
    const choice = chosen(urls, who)
    return typeof choice === 'string' ? choice : choice.domain
  }

  it('is the one for the world of a company of the world', () => {
    const urls = ['https://www.acme.ch/', 'https://acme.com/', 'https://acme.de/', 'https://www.acme.fr/']
    expect(mainOf(urls, owner('US', true, 'acme'))).toBe('acme.com')
  })

  it('is the one of its country for a company of one country', () => {
    const urls = ['https://karriere.acme-jobs.com/start', 'https://www.acme.de/', 'https://shop.acme.com/de']
    expect(mainOf(urls, owner('DE', false, 'acme'))).toBe('acme.de')
  })

  it('is never a shared host, but for the company that runs it', () => {
    expect(mainOf(['https://www.facebook.com/acme'], owner('US', false, 'acme'))).toBe('a shared host')
    expect(
      mainOf(
        ['https://acme.wixsite.com/acme', 'http://acme.springfield.com/'],
        owner(undefined, false, 'acme'),
      ),
    ).toBe('springfield.com')
    expect(addressOf('https://www.facebook.com/', new Set(['facebook']))).toEqual({
      domain: 'facebook.com',
      isRoot: true,
    })
    expect(addressOf('https://gov.uk/acme', new Set())).toMatch(/shared|suffix/)
    expect(addressOf('no address', new Set())).toBe('no address')
  })

  it('leaves the other domains with their countries', () => {
    const choice = chosen(
      ['https://acme.com/', 'https://acme.co.uk/', 'https://maps.other.com/acme'],
      owner('US', true, 'acme'),
    )
    expect(choice).toMatchObject({ others: [{ domain: 'acme.co.uk', role: 'country', country: 'GB' }] })
  })
})

describe('found companies', () => {
  it('of one domain are one, called as the domain is', () => {
    const names = built([draft('acme.com', 'Acme Café', { rank: 0.6 }), draft('acme.com', 'Acme')])
    expect(names).toEqual({ 'acme.com': { Acme: 0.9, 'Acme Café': 0.72 } })
  })

  it('lose aliases that are the name of another', () => {
    const alias = nameOf('Bolt', 'alias', 0.6)
    const other = draft('acme.com', 'Acme')
    const names = built([
      { ...other, names: [...other.names, ...(alias ? [alias] : [])] },
      draft('bolt.eu', 'Bolt'),
    ])
    expect(names).toEqual({ 'acme.com': { Acme: 0.9 }, 'bolt.eu': { Bolt: 0.9 } })
  })

  it('that only operate something on the site of another are none', () => {
    const part = { isOwnSite: false, isBrand: false }
    expect(built([draft('springfield.gov', 'Parks Department', part)])).toEqual({})
  })
})

describe('packages that list brands', () => {
  const files = {
    'simple-icons': [
      'data/simple-icons.json',
      [
        { title: 'Acme', source: 'https://acme.design/logo', aliases: { aka: ['Acmeco'] } },
        { title: 'Bolo', source: 'https://bolo.io/brand', aliases: { aka: ['Bolo Inc'] } },
      ],
    ],
    'third-party-web': [
      'dist/entities-nostats.json',
      [
        { name: 'Zed CDN', homepage: 'https://zed.com', domains: ['*.zed.com'] },
        { name: 'Wuzz', homepage: '', domains: ['*.static-files.net', '*.getwuzz.com'] },
        { name: 'Bolo', domains: ['bolo.com'] },
        { name: 'Ads4u', domains: ['*.ads4u.net'] },
      ],
    ],
    'oembed-providers': [
      'providers.json',
      [{ provider_name: 'Clippo', provider_url: 'https://www.clippo.tv/' }],
    ],
  } as const

  it('give the brands whose domain is called as they are, each once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blazon-lists-'))
    for (const [name, [file, rows]] of Object.entries(files)) {
      await mkdir(join(folder, name, dirname(file)), { recursive: true })
      await writeFile(join(folder, name, file), JSON.stringify(rows))
    }
    const folders = new Map(Object.keys(files).map((name) => [name, join(folder, name)]))
    expect(built(draftsOfLists(folders, report))).toEqual({
      'bolo.io': { Bolo: 0.9 },
      'getwuzz.com': { Wuzz: 0.9 },
      'clippo.tv': { Clippo: 0.9 },
    })
    await rm(folder, { recursive: true })
  })
})

describe('our own tables', () => {
  const brands = '# name\tdomain\nAcme\tacme.com\tUS\tAcme Stores\tGB=acme.co.uk\tshop=supermarket\n'

  it('say which domain a brand has', () => {
    const found = [draft('acme-stores.com', 'Acme', { country: 'US' }), draft('acme.co.uk', 'Acme UK')]
    expect(built(found, brands)).toEqual({ 'acme.com': { Acme: 1, 'Acme Stores': 1, 'Acme UK': 0.51 } })
  })

  it('leave a namesake in another country, whose name then says less', () => {
    const found = [draft('acme.pt', 'Acme', { country: 'PT' })]
    expect(built(found, brands)).toEqual({
      'acme.com': { Acme: 1, 'Acme Stores': 1 },
      'acme.pt': { Acme: 0.45 },
    })
  })

  it('give listings to the brand they are of', () => {
    const rows = 'ACM\tNYSE\tUS0000000002\tAcme Inc.\tacme.com\t1\t\nZZZ\tNOWHERE\t\tZed\tzed.com\t1\t\n'
    const tables = { brands: readBrands(brands, report), listings: readListings(rows, report), papers: [] }
    const drafts = overlaid([], tables, report)
    expect(drafts).toHaveLength(1)
    expect(drafts[0]).toMatchObject({
      name: 'Acme',
      listings: [{ symbol: 'ACM', exchange: 'NYSE', mic: 'XNYS' }],
    })
  })

  it('give a paper without a symbol to the company that has the domain', () => {
    const papers = readPapers('US0000000002\tloyalty share\tacme.com\t0\nUS1\twrong\tacme.com\t1\n', report)
    const drafts = overlaid([], { brands: readBrands(brands, report), listings: [], papers }, report)
    expect(drafts[0]?.listings).toMatchObject([{ symbol: '', isin: 'US0000000002', isActive: false }])
  })

  it('leave the company of one country its domain and its shares', () => {
    const rows = [
      'ACMUK\tLSE\t\tAcme Britain plc\tacme.co.uk\t1\t',
      'ACJ\tJPX\t\tAcme Inc.\tacme.jp\t1\t',
      'ACX\tNYSE\tUS0000000002\tAcme Corporation\tacme.us\t1\t',
    ].join('\n')
    const tables = { brands: readBrands(brands, report), listings: readListings(rows, report), papers: [] }
    const drafts = overlaid([], tables, report)
    const symbols = entriesOf(drafts, report).map(({ company: { domain, listings } }) => [
      domain,
      ...listings.map(({ symbol }) => symbol),
    ])
    expect(symbols).toEqual([
      ['acme.com', 'ACX'],
      ['acme.co.uk', 'ACMUK'],
      ['acme.jp', 'ACJ'],
    ])
  })
})

it.each([
  ['German supermarket chain', 'DE'],
  ['bank headquartered in Florida, United States', 'US'],
  ['mobile network owned by the Spanish company Telefónica', undefined],
  ['U.S. discount retailer', 'US'],
])('%s is at home in %s', (description, country) => {
  expect(homeOf(description)).toBe(country)
})

it('reads location sets', () => {
  const { countries, isWorldwide } = placesOf([['de', 'us-tx.geojson', 'gb-sct', [1, 2, 3]], ['001']])
  expect([...countries]).toEqual(['DE', 'GB', 'US'])
  expect(isWorldwide).toBe(true)
})
