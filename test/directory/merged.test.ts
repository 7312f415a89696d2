import { describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { mergedSource } from '../../src/directory/merged.ts'
import { entryOf, listingOf } from './entries.ts'

const IMPORTED = sourceOf(
  [
    entryOf('acme.com', ['Acme Ltd', 'Acme'], {
      country: 'GB',
      rank: 0.2,
      listings: [listingOf('ACM', 'LSE')],
    }),
    entryOf('other.com', ['Acme'], { rank: 0.9 }),
  ],
  'imported',
)
const SHIPPED = sourceOf(
  [
    entryOf('acme.com', ['Acme'], {
      ...{ rank: 0.8, countries: ['GB', 'IE'], categories: [{ scheme: 'osm', value: 'shop=toys' }] },
      listings: [listingOf('ACM', 'LSE', 'GB0002634946'), listingOf('ACM', 'FSX')],
      domains: [
        { domain: 'acme.com', role: 'main' },
        { domain: 'other.com', role: 'brand' },
      ],
    }),
    entryOf('acme.fr', ['Acme'], { rank: 0.1 }),
  ],
  'shipped',
)

describe('several directories as one', () => {
  const both = mergedSource([IMPORTED, SHIPPED])

  it('give each company once, the higher tier first, with what all of them say', async () => {
    const found = await both.namesOf(['acme'])
    expect(found.map(({ company, tier }) => [company.domain, tier])).toEqual([
      ['other.com', 'imported'],
      ['acme.com', 'imported'],
      ['acme.fr', 'shipped'],
    ])
    expect(found[1]?.company).toMatchObject({
      ...{ name: 'Acme Ltd', country: 'GB', countries: ['GB', 'IE'], rank: 0.8 },
      categories: [{ scheme: 'osm', value: 'shop=toys' }],
    })
    expect(found[1]?.company.listings.map(({ exchange }) => exchange)).toEqual(['LSE', 'FSX'])
  })

  it('say who has a domain as the main one before who has it as another', async () => {
    expect(await both.companyOf('other.com')).toMatchObject({ domain: 'other.com', name: 'Acme' })
    expect(await both.companyOf('acme.fr')).toMatchObject({ domain: 'acme.fr' })
    expect(await both.companyOf('nobody.com')).toBeUndefined()
  })

  it('find by symbol, ISIN, beginning and typing error', async () => {
    expect((await both.listingsOf('ACM')).map(({ listing, tier }) => [listing.exchange, tier])).toEqual([
      ['LSE', 'imported'],
      ['FSX', 'shipped'],
    ])
    expect(await both.isinOf('GB0002634946')).toMatchObject([
      { tier: 'shipped', company: { name: 'Acme Ltd' } },
    ])
    expect((await both.namesFrom('ac', 2)).map(({ company }) => company.domain)).toEqual([
      'other.com',
      'acme.com',
    ])
    expect(await both.namesNear('acne')).toHaveLength(3)
  })

  it('say of a company that the operator named what they know of it', async () => {
    const said = sourceOf(
      [entryOf('acme.com', ['acme again'], { rank: 0, source: 'correction' })],
      'corrected',
    )
    const [match] = await mergedSource([said, SHIPPED]).namesOf(['acmeagain'])
    expect(match).toMatchObject({ tier: 'corrected', company: { name: 'Acme', source: 'test', rank: 0.8 } })
  })

  it('know a rank that one of them has alone', async () => {
    const ranks = { ...IMPORTED, rankOf: async (domain: string) => (domain === 'acme.fr' ? 0.95 : undefined) }
    const [, , last] = await mergedSource([ranks, SHIPPED]).namesOf(['acme'])
    expect(last?.company).toMatchObject({ domain: 'acme.fr', rank: 0.95 })
  })
})
