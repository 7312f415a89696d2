import { expect, test } from 'vitest'
import { MCC_NAICS } from '../../src/data/codes/mcc-naics.ts'
import { BILLING_HOSTS } from '../../src/data/statements/billing-hosts.ts'
import { BRAND_MCCS } from '../../src/data/statements/brand-mccs.ts'
import { MERCHANTS } from '../../src/data/statements/merchants.ts'
import { PROCESSORS } from '../../src/data/statements/processors.ts'
import { SERVICE_PHONES } from '../../src/data/statements/service-phones.ts'

const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/

test('each merchant has a domain, a name, descriptors, and codes of four digits', () => {
  for (const { domain, name, descriptors, mccs, country } of MERCHANTS) {
    expect(domain).toMatch(DOMAIN)
    expect(name, domain).not.toBe('')
    expect(descriptors, domain).not.toEqual([])
    expect(mccs.join(' '), domain).toMatch(/^\d{4}( \d{4})*$/)
    if (country !== undefined) expect(country, domain).toMatch(/^[A-Z]{2}$/)
  }
  expect(MERCHANTS.length).toBeGreaterThan(700)
})

test('hosts, telephone numbers and codes of brands lead to domains', () => {
  for (const [host, domain] of BILLING_HOSTS) expect(`${host} ${domain}`).toMatch(/^\S+\.\S+ \S+\.\S+$/)
  for (const { domain, numbers } of SERVICE_PHONES) {
    for (const number of numbers) expect(number).toMatch(/^\d{8,13}$/)
    expect(domain).toMatch(DOMAIN)
  }
  for (const [code, domain] of BRAND_MCCS) {
    expect(code).toMatch(/^3\d{3}$/)
    expect(domain).toMatch(DOMAIN)
  }
  expect(BILLING_HOSTS.length).toBeGreaterThanOrEqual(60)
  expect(SERVICE_PHONES.flatMap(({ numbers }) => numbers).length).toBeGreaterThanOrEqual(120)
  expect(BRAND_MCCS.length).toBeGreaterThanOrEqual(250)
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
