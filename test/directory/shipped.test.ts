import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../../src/directory/keys.ts'
import { openShipped, SHIPPED_FILE } from '../../src/directory/shipped/index.ts'
import { isBelow, isWithin } from '../../src/lexicon/hosts.ts'
import { SHARED_HOSTS } from '../../src/lexicon/shared-hosts.ts'

const shipped = await openShipped()

/** The domain of the first company with this name. */
async function domainOf(name: string): Promise<string | undefined> {
  return (await shipped.namesOf([nameKey(name)]))[0]?.company.domain
}

describe('the shipped directory', () => {
  it.each([
    ['Starbucks', 'starbucks.com'],
    ["McDonald's", 'mcdonalds.com'],
    ['IKEA', 'ikea.com'],
    ['Walmart', 'walmart.com'],
    ['H&M', 'hm.com'],
    ['REWE', 'rewe.de'],
    ['Albert Heijn', 'ah.nl'],
    ['El Corte Inglés', 'elcorteingles.es'],
    ['Esselunga', 'esselunga.it'],
    ['Biedronka', 'biedronka.pl'],
    ['Магнит', 'magnit.ru'],
    ['ヨドバシカメラ', 'yodobashi.com'],
    ['이마트', 'emart.com'],
    ['星巴克', 'starbucks.com'],
    ['Canadian Tire', 'canadiantire.ca'],
    ['GitHub', 'github.com'],
  ])('knows %s', async (name, domain) => {
    expect(await domainOf(name)).toBe(domain)
  })

  it.each([
    ['Walmrt', 'walmart.com'],
    ['Satrbucks', 'starbucks.com'],
    ['Макдоналдс', 'mcdonalds.com'],
    ['スターバクス', 'starbucks.com'],
  ])('finds %s, which is one edit away', async (name, domain) => {
    const near = await shipped.namesNear(nameKey(name))
    expect(near.map(({ company }) => company.domain)).toContain(domain)
  })

  it.each([
    ['walgreen', 'walgreens.com'],
    ['макдон', 'mcdonalds.com'],
    ['スターバ', 'starbucks.com'],
  ])('finds names that begin with %s', async (prefix, domain) => {
    const names = await shipped.namesFrom(prefix, 20)
    expect(names.map(({ company }) => company.domain)).toContain(domain)
    expect(names.every(({ key }) => key.startsWith(prefix))).toBe(true)
  })

  it('knows domains of countries, where a brand is and what it does', async () => {
    const company = await shipped.companyOf('starbucks.co.jp')
    expect(company?.domain).toBe('starbucks.com')
    expect(company?.name).toBe('Starbucks')
    expect(company?.country).toBe('US')
    expect(company?.domains).toContainEqual({ domain: 'starbucks.co.jp', role: 'country', country: 'JP' })
    expect(company?.categories.length).toBeGreaterThan(0)
    expect((await shipped.companyOf('rewe.de'))?.country).toBe('DE')
    expect(await shipped.companyOf('no-such-company.example')).toBeUndefined()
  })

  it('has tens of thousands of companies, each with a domain of its own and names with their keys', async () => {
    const names = await shipped.namesFrom('', Number.POSITIVE_INFINITY)
    const companies = new Set(names.map(({ company }) => company))
    expect(companies.size).toBeGreaterThan(20_000)
    expect(new Set([...companies].map(({ domain }) => domain)).size).toBe(companies.size)
    expect([...companies].filter(({ domain }) => isBelow(domain, SHARED_HOSTS))).toEqual([])
    // Who runs a shared host is called as it is, or stands in a table of ours.
    const sharing = names.filter(({ company }) => isWithin(company.domain, SHARED_HOSTS))
    const runners = new Set(
      sharing
        .filter(({ key, company }) => key === company.domain.split('.')[0]?.replaceAll('-', ''))
        .map(({ company }) => company),
    )
    const others = sharing.filter(({ company }) => !runners.has(company) && company.source !== 'blazon')
    expect(others.map(({ company }) => company.domain)).toEqual([])
    for (const domain of ['business.site', 'wixsite.com', 'g.page', 'gov.uk', 'github.io'])
      expect(await shipped.companyOf(domain), domain).toBeUndefined()
    expect(names.filter(({ name, key }) => nameKey(name) !== key).map(({ name }) => name)).toEqual([])
    expect(names.filter(({ weight, company }) => !(weight > 0 && weight <= 1 && company.rank <= 1))).toEqual(
      [],
    )
  })

  it('is small, and opened once', () => {
    expect(statSync(SHIPPED_FILE).size).toBeLessThan(2_000_000)
    expect(openShipped()).toBe(openShipped())
  })
})
