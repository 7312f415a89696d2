import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classifyAll, classifyByMeaning } from '../../src/industry/by-meaning.ts'
import { classify } from '../../src/industry/index.ts'
import { groupOf, naicsTitles, sectorOf } from '../../src/industry/naics.ts'
import type { Category } from '../../src/model/directory.ts'
import type { Industries } from '../../src/model/industries.ts'

/**
 * A short description of an invented company, with the sectors, groups and industries that are right for it.
 */
interface Case {
  readonly name: string
  readonly description: string
  readonly sectors: readonly string[]
  readonly groups: readonly string[]
  readonly eic: readonly string[]
}

const CASES: readonly Case[] = readFileSync(new URL('./cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const FIVE = { minResults: 5, maxResults: 5 }

/** Shares of cases, in percent, that are right. */
function sharesOf(found: readonly Industries[], cases = CASES) {
  const share = (isRight: (one: Case, found: Industries) => boolean) =>
    (100 * cases.filter((one, at) => isRight(one, found[at] as Industries)).length) / cases.length
  const groupIn = (one: Case, code: string) => one.groups.includes(groupOf(code))
  const high = cases.flatMap((one, at) => {
    const first = found[at]?.naics[0]
    return first?.confidence === 'high' ? [groupIn(one, first.code)] : []
  })
  return {
    sector: share((one, { naics }) => one.sectors.includes(sectorOf(naics[0]?.code ?? ''))),
    groupOfFive: share((one, { naics }) => naics.some(({ code }) => groupIn(one, code))),
    industry: share((one, { eic }) => one.eic.includes(eic[0]?.industry ?? '')),
    rightOfHigh: (100 * high.filter(Boolean).length) / high.length,
    high: (100 * high.length) / cases.length,
  }
}

describe('two hundred descriptions of companies of all sectors', () => {
  test('have all 20 sectors', () => {
    const sectors = [...naicsTitles().keys()].filter((code) => code.length === 2 || code.includes('-'))
    expect(sectors).toHaveLength(20)
    expect(sectors.filter((sector) => !CASES.some((one) => one.sectors.includes(sector)))).toEqual([])
  })

  test('are recognised by their words', () => {
    const shares = sharesOf(CASES.map(({ name, description }) => classify({ name, description, ...FIVE })))
    expect(shares.sector).toBeGreaterThanOrEqual(92)
    expect(shares.groupOfFive).toBeGreaterThanOrEqual(97)
    expect(shares.industry).toBeGreaterThanOrEqual(92)
    expect(shares.rightOfHigh).toBeGreaterThanOrEqual(95)
    expect(shares.high).toBeGreaterThanOrEqual(60)
  })

  test('and better with their meaning, each fourth of them', async () => {
    const some = CASES.filter((_, at) => at % 4 === 0)
    const found: Industries[] = []
    for (const { name, description } of some)
      found.push(await classifyByMeaning({ name, description, ...FIVE }))
    const shares = sharesOf(found, some)
    expect(shares.sector).toBeGreaterThanOrEqual(95)
    expect(shares.groupOfFive).toBeGreaterThanOrEqual(98)
    expect(shares.industry).toBeGreaterThanOrEqual(94)
    expect(shares.rightOfHigh).toBeGreaterThanOrEqual(95)
  })
})

const first = (found: Industries) => found.naics[0]?.code

describe('evidence', () => {
  const description = 'Software for restaurants: bookings, menus and payments.'

  test('of a directory stands above schema.org, and that above the text', () => {
    expect(first(classify({ description }))).toBe('513210')
    expect(first(classify({ description, schemaTypes: ['https://schema.org/Hotel'] }))).toBe('721110')
    const categories = [{ scheme: 'osm', value: 'shop=books' }] as const
    expect(first(classify({ description, schemaTypes: ['Hotel'], categories }))).toBe('459210')
  })

  test('that names the industry is sure', () => {
    const found = classify({ schemaTypes: ['Dentist'] })
    expect(found.naics[0]).toEqual({ code: '621210', name: 'Offices of Dentists', confidence: 'high' })
    expect(found.sic[0]).toEqual({ code: '8021', name: 'Offices and Clinics of Dentists' })
    expect(found.eic[0]).toMatchObject({ industry: 'Healthcare' })
  })

  test.each([
    ['mcc', '0742', '541940'],
    ['naics', '312120', '312120'],
    ['naics', '5221', '522110'],
    ['sic', '5992', '459310'],
    ['industry', 'Airlines', '481111'],
    ['industry', 'banks - regional', '522110'],
  ] as const)('of the scheme %s: %s', (scheme, value, code) => {
    expect(first(classify({ categories: [{ scheme, value }] }))).toBe(code)
  })

  test('in categories and types that nobody knows is no evidence', () => {
    const nothing = { naics: [], sic: [], eic: [] }
    expect(classify({ categories: [{ scheme: 'osm', value: 'constructor=__proto__' }] })).toEqual(nothing)
    expect(classify({ schemaTypes: ['toString', 'Thing', ''] })).toEqual(nothing)
  })

  test.each([
    ['a maker of cars with dealers', ['naics 3361', 'osm shop=car', 'osm shop=car_repair'], '336110'],
    ['one that the map knows first', ['osm amenity=charging_station', 'naics 3361'], '336110'],
    ['a brewer with vending machines', ['osm amenity=vending_machine', 'naics 3121'], '312111'],
    ['a network with shops', ['naics 5171', 'osm shop=mobile_phone'], '517111'],
    ['a power company', ['naics 2211', 'osm amenity=charging_station'], '221111'],
    ['an airline whose payments are those of a travel agency', ['mcc 4722', 'industry Airlines'], '481111'],
  ])('of what a company does itself stands above its places: %s', (_, said, code) => {
    const categories = said.map((one) => {
      const [scheme = '', ...value] = one.split(' ')
      return { scheme: scheme as Category['scheme'], value: value.join(' ') }
    })
    expect(classify({ categories }).naics[0]).toMatchObject({ code, confidence: 'high' })
    // Neither its name nor a type on its page makes a dealer of it.
    const more = { name: 'Acme Motor Dealers', schemaTypes: ['AutoDealer'] }
    expect(groupOf(first(classify({ categories, ...more })) ?? '')).toBe(groupOf(code))
  })

  test('of places that companies of other industries have as well is a guess', () => {
    const of = (value: string) => classify({ categories: [{ scheme: 'osm', value }] }).naics[0]
    expect(of('amenity=charging_station')).toMatchObject({ code: '457120', confidence: 'low' })
    expect(of('shop=car')).toMatchObject({ code: '441110', confidence: 'low' })
    expect(of('shop=supermarket')).toMatchObject({ code: '445110', confidence: 'high' })
  })

  test('that a page does not have gives nothing', async () => {
    const nothing = { naics: [], sic: [], eic: [] }
    expect(await classifyAll({ name: undefined, description: '', text: '' })).toEqual(nothing)
  })

  test('of a wide type leaves the choice to the text', () => {
    const description = 'Running shoes, trail shoes and boots.'
    expect(first(classify({ description, schemaTypes: ['Store'] }))).toBe('458210')
  })
})

describe('the number of codes', () => {
  const description = 'Roof replacement and storm repair.'

  test('is 1 to 5 unless asked otherwise', () => {
    const { naics } = classify({ description })
    expect(naics.length).toBeGreaterThanOrEqual(1)
    expect(naics.length).toBeLessThanOrEqual(5)
    expect(classify({ description, maxResults: 1 }).naics).toHaveLength(1)
  })

  test('is filled with codes of low confidence', () => {
    const { naics } = classify({ description, minResults: 10, maxResults: 10 })
    expect(new Set(naics.map(({ code }) => code)).size).toBe(10)
    expect(naics.at(-1)?.confidence).toBe('low')
    const { naics: guesses, eic } = classify({ description: 'qwx zzv', minResults: 3 })
    expect(guesses.map(({ confidence }) => confidence)).toEqual(['low', 'low', 'low'])
    expect(eic).toEqual([])
  })

  test.each([
    [{ minResults: 0 }, 'minResults is a whole number from 1 to 10, not 0'],
    [{ maxResults: 11 }, 'maxResults is a whole number from 1 to 10, not 11'],
    [{ maxResults: 2.5 }, 'maxResults is a whole number'],
    [{ minResults: 4, maxResults: 3 }, 'minResults (4) is above maxResults (3)'],
  ])('%o is refused', (bounds, sentence) => {
    expect(() => classify({ description, ...bounds })).toThrow(sentence)
  })
})

describe('what is no evidence is refused', () => {
  test.each([
    [null, 'not null'],
    ['a text', 'not string'],
    [[], 'not a list'],
    [{ name: 3 }, 'name must be a text, not number'],
    [{ schemaTypes: 'Hotel' }, 'schemaTypes must be a list of texts'],
    [{ categories: [{ scheme: 'isic', value: '1' }] }, 'categories must be a list of objects'],
  ])('%o', (given, sentence) => {
    expect(() => classify(given as never)).toThrow(sentence)
    expect(() => classify(given as never)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })
})

test('a very long text takes its beginning into account, and no long time', () => {
  const text = 'Plumbing, blocked drains and water heaters. '.repeat(50_000)
  expect(first(classify({ text }))).toBe('238220')
})
