import { expect, test } from 'vitest'
import { MCC_NAICS } from '../../src/data/codes/mcc-naics.ts'
import { BRAND_MCCS } from '../../src/lexicon/transactions/brand-mccs.ts'
import { EUROPE } from '../../src/lexicon/transactions/descriptors/europe.ts'
import { NORTH_AMERICA } from '../../src/lexicon/transactions/descriptors/north-america.ts'
import { OTHER_CONTINENTS } from '../../src/lexicon/transactions/descriptors/other-continents.ts'
import { BILLING_HOSTS } from '../../src/lexicon/transactions/hosts.ts'
import { SERVICE_PHONES } from '../../src/lexicon/transactions/phones.ts'
import { PROCESSORS } from '../../src/lexicon/transactions/processors.ts'

const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/
const rows = [NORTH_AMERICA, EUROPE, OTHER_CONTINENTS].flatMap((table) => table.trim().split('\n'))

test('each merchant has a domain, a name, descriptors, and codes of four digits', () => {
  for (const row of rows) {
    const [domain = '', name = '', descriptors = '', codes = '', country, ...more] = row
      .split(';')
      .map((cell) => cell.trim())
    expect(domain, row).toMatch(DOMAIN)
    expect(name, row).not.toBe('')
    expect(descriptors, row).not.toBe('')
    expect(codes, row).toMatch(/^\d{4}( \d{4})*$/)
    if (country !== undefined) expect(country, row).toMatch(/^[A-Z]{2}$/)
    expect(more, row).toEqual([])
  }
  expect(rows.length).toBeGreaterThan(700)
})

test('hosts, telephone numbers and codes of brands lead to domains', () => {
  for (const [host, domain] of BILLING_HOSTS) expect(`${host} ${domain}`).toMatch(/^\S+\.\S+ \S+\.\S+$/)
  for (const [number, domain] of SERVICE_PHONES) {
    expect(number).toMatch(/^\d{8,13}$/)
    expect(domain).toMatch(DOMAIN)
  }
  for (const [code, domain] of BRAND_MCCS) {
    expect(code).toMatch(/^3\d{3}$/)
    expect(domain).toMatch(DOMAIN)
  }
  expect(BILLING_HOSTS.size).toBeGreaterThanOrEqual(60)
  expect(SERVICE_PHONES.size).toBeGreaterThanOrEqual(120)
  expect(BRAND_MCCS.size).toBeGreaterThanOrEqual(250)
})

test('each payment service has its kind, and a longer prefix is tried before a shorter one', () => {
  const lengths = PROCESSORS.map(({ prefix }) => prefix.length)
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  for (const { kind, name } of PROCESSORS) {
    expect(['processor', 'platform', 'person', 'payout']).toContain(kind)
    expect(name).toBeTruthy()
  }
})

test('the codes of merchants are in order and lead to industries', () => {
  for (const { from, to, naics } of MCC_NAICS) {
    expect(`${from} ${to} ${naics}`).toMatch(/^\d{4} \d{4} \d{6}$/)
    expect(from <= to).toBe(true)
  }
})
