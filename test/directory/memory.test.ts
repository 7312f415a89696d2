import { describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { isOneEdit } from '../../src/directory/one-edit.ts'
import { entry, listing } from './entries.ts'

const source = sourceOf(
  [
    entry('acme.com', 'Acme Inc.', {
      rank: 0.9,
      listings: [listing('ACM', 'NYSE', { isin: 'US0000000002' })],
    }),
    entry('acme.de', 'Acme GmbH', { country: 'DE', rank: 0.4 }),
    entry('acmeworks.com', 'Acme Works'),
  ],
  'imported',
)

describe('a directory in memory', () => {
  it('finds names by their keys, the better known company first', async () => {
    expect((await source.namesOf(['acme', 'acme'])).map(({ company }) => company.domain)).toEqual([
      'acme.com',
      'acme.de',
    ])
    expect(await source.namesOf(['constructor'])).toEqual([])
  })

  it('finds names by the beginning of their key, the shortest first', async () => {
    expect((await source.namesFrom('acm', 3)).map(({ key }) => key)).toEqual(['acme', 'acme', 'acmeworks'])
    expect(await source.namesFrom('acm', 1)).toHaveLength(1)
  })

  it('finds names that are one edit away, and not the name itself', async () => {
    expect((await source.namesNear('acmeworsk')).map(({ key }) => key)).toEqual(['acmeworks'])
    expect(await source.namesNear('acmeworks')).toEqual([])
  })

  it('finds companies by domain, symbol and ISIN', async () => {
    expect((await source.companyOf('acme.de'))?.name).toBe('Acme GmbH')
    expect((await source.listingsOf('ACM'))[0]?.company.domain).toBe('acme.com')
    expect((await source.isinOf('US0000000002'))[0]?.tier).toBe('imported')
  })
})

describe('one edit', () => {
  it.each([
    ['nation', 'nations', true],
    ['abcd', 'abdc', true],
    ['abcd', 'abxd', true],
    ['abcd', 'abcd', false],
    ['abcd', 'badc', false],
    ['abcd', 'abcdef', false],
    ['', 'a', true],
  ])('%s and %s: %s', (a, b, is) => {
    expect(isOneEdit(a, b)).toBe(is)
    expect(isOneEdit(b, a)).toBe(is)
  })
})
