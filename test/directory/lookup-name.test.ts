import { describe, expect, it } from 'vitest'
import { findByName } from '../../src/directory/lookup/name.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { entry } from './entries.ts'

const source = sourceOf(
  [
    entry('brackwell.com', 'Brackwell', {
      country: 'GB',
      rank: 0.9,
      domains: [
        { domain: 'brackwell.com', role: 'main' },
        { domain: 'brackwell.de', role: 'country', country: 'DE' },
      ],
    }),
    entry('national-fells.com', 'Fellnational', { rank: 0.9 }),
    entry('natonal.com', 'National Fell Works', { kind: 'legal' }),
    entry('osterhagen.de', 'Osterhägen & Söhne GmbH', { kind: 'legal', country: 'DE' }),
    entry('mjolner.se', 'Mjölnér', { country: 'SE' }),
    entry('toyhouse.com', 'Toys "R" We'),
    entry('y-um.com', 'Y-um! Foods'),
    entry('delmar.com', 'Delmar', { country: 'US', countries: ['US', 'CA'], rank: 0.6 }),
    entry('delmar.in', 'Delmar Corp Limited', { kind: 'legal', country: 'IN', rank: 0.55 }),
    entry('delmarholdings.com', 'Delmar Holdings SA', { kind: 'legal', country: 'LU', rank: 0.2 }),
    entry('twin-a.com', 'Zwilling Works', { rank: 0.5 }),
    entry('twin-b.com', 'Zwilling Works', { rank: 0.5 }),
    entry('verolia.com', 'Verolia Environnement', { kind: 'legal' }),
    entry('rationale.com', 'Nationale', { rank: 0.9 }),
    entry('gazprim.ru', 'Gazprim', { names: { Газприм: 'native' }, country: 'RU' }),
    entry('hikari.jp', 'Hikari', { names: { ヒカリ株式会社: 'native' }, country: 'JP' }),
    entry('gartnel.com', 'Gartnel'),
    entry('channen.com', 'Channen', { rank: 0.9 }),
    entry('studio54.com', 'Studiohaus 54'),
    entry('oldname.com', 'Newfangled', { names: { Whiffleton: 'old' } }),
    entry('foods-market.com', 'Foods Market'),
    entry('nbx.ca', 'National Bank', { country: 'CA' }),
    entry('enterprise.com', 'Enterprise', { country: 'US', rank: 0.95 }),
    entry('horizon-bus.fr', 'Horizon', { country: 'FR', rank: 0.1 }),
    entry('eagle-stars.com', 'Eagle International', { rank: 0.95 }),
    entry('tinyl.com', 'Tinyli', { rank: 0.1 }),
    entry('huaxing.cn', 'Huaxing', { names: { 华星: 'native' }, country: 'CN' }),
    entry('mira.ca', 'Miratro', { country: 'CA', rank: 0.96 }),
    entry('miratro-ag.de', 'Miratro AG', { country: 'DE', kind: 'legal', rank: 0.9, weight: 0.9 }),
    entry('petrolink.com', 'Petrolink', { rank: 0.9, categories: [{ scheme: 'naics', value: '2111' }] }),
    entry('flydelm.com', 'Delm', { rank: 0.9, categories: [{ scheme: 'osm', value: 'amenity=bank' }] }),
    entry('flyska.com', 'Skandia Air', { rank: 0.95, names: { SKA: 'alias', SAS: 'alias' } }),
    entry('sasulo.com', 'Sasulo', { rank: 0.95, names: { SASU: 'short' }, weight: 0.7 }),
    entry('quiwi.no', 'Quiwi', { rank: 0.95 }),
    entry('koop.ch', 'Koopa', { country: 'CH', rank: 0.95 }),
    entry('koop.se', 'Koopa', { country: 'SE', rank: 0.951 }),
  ],
  'shipped',
)

async function domainOf(name: string, country?: string): Promise<string> {
  const found = await findByName(source, { name, country })
  return found.state === 'found' ? `${found.how} ${found.domain}` : 'none'
}

describe('a name leads to its company', () => {
  it.each([
    ['Brackwell', 'name brackwell.com'],
    ['THE BRACKWELL GROUP', 'name brackwell.com'],
    ['Brackwell Ltd.', 'name brackwell.com'],
    ['Ｂｒａｃｋｗｅｌｌ', 'name brackwell.com'],
    ['Osterhägen und Söhne', 'name_spelling osterhagen.de'],
    ['Osterhägen & Söhne', 'name osterhagen.de'],
    ['Osterhaegen and Soehne', 'name_spelling osterhagen.de'],
    ['Osterhägen Söhne', 'name_spelling osterhagen.de'],
    ['Mjolner AB', 'name mjolner.se'],
    ["Toys'R'We", 'name toyhouse.com'],
    ['Yum Foods', 'name y-um.com'],
    ['Foods Yum', 'name_spelling y-um.com'],
    ['Газприм', 'name gazprim.ru'],
    ['ヒカリ', 'name hikari.jp'],
    ['ヒカリ株式会社', 'name hikari.jp'],
    ['Whiffleton', 'name oldname.com'],
    ['Brackwell Deutschland', 'name_of_country brackwell.de'],
    ['Brackwell (UK)', 'name_of_country brackwell.com'],
    ['Delmar Mexico', 'none'],
    ['Brackwell Online', 'name_shortened brackwell.com'],
    ['brackwell.com', 'name_as_domain brackwell.com'],
    ['Verolia', 'name_as_domain verolia.com'],
  ])('%s: %s', async (name, found) => {
    expect(await domainOf(name)).toBe(found)
  })

  it('has the evidence in sentences', async () => {
    expect(await findByName(source, { name: 'Brackwel' })).toMatchObject({
      how: 'name_typo',
      evidence: [
        '“Brackwel” was read as “Brackwell”: one typing error away. The directory has the brand name “Brackwell” for brackwell.com (shipped, made for a test).',
      ],
    })
  })
})

describe('one typing error is forgiven, and another name is not one', () => {
  it.each([
    ['Brackwel', 'name_typo brackwell.com'],
    ['Bracwkell', 'name_typo brackwell.com'],
    ['Brackwelll', 'name_typo brackwell.com'],
    ['Brackwill', 'name_typo brackwell.com'],
    // Two errors, another first letter, a short name, other digits, and words that mean themselves.
    ['Brakwel', 'none'],
    ['Rationale', 'name_as_domain rationale.com'],
    ['Tationale', 'none'],
    ['Delmaf', 'name_typo delmar.com'],
    ['Delmak', 'none'],
    ['Delmarx', 'name_typo delmar.com'],
    ['Gartner', 'none'],
    ['Channel', 'none'],
    ['Studiohaus 55', 'none'],
    ['Whifleton', 'none'],
  ])('%s: %s', async (name, found) => {
    expect(await domainOf(name)).toBe(found)
  })
})

describe('several companies of one name', () => {
  it.each([
    ['Delmar', 'US', 'name delmar.com'],
    ['Delmar', 'ca', 'name delmar.com'],
    ['Delmar', 'IN', 'name delmar.in'],
    ['Delmar Holdings', undefined, 'name delmarholdings.com'],
    ['Brackwell', 'DE', 'name brackwell.de'],
    ['Zwilling Works', undefined, 'none'],
  ])('%s in %s: %s', async (name, country, found) => {
    expect(await domainOf(name, country)).toBe(found)
  })

  it('says between whom it could not decide', async () => {
    expect(await findByName(source, { name: 'Zwilling Works' })).toEqual({
      state: 'none',
      tried: [
        'Several companies have that name, and nothing decides between twin-a.com, twin-b.com; name the country.',
      ],
    })
  })

  it('what the operator says stands above everything', async () => {
    const corrected = sourceOf([entry('mine.com', 'Delmar', { rank: 0 })], 'corrected')
    const both = {
      ...source,
      namesOf: async (keys: readonly string[]) => [
        ...(await corrected.namesOf(keys)),
        ...(await source.namesOf(keys)),
      ],
    }
    expect(await findByName(both, { name: 'Delmar' })).toMatchObject({ domain: 'mine.com' })
  })
})

describe('what stands around a name', () => {
  it.each([
    ['ПАО Газприм', 'name_shortened gazprim.ru'],
    ['Groupe Brackwell', 'name_shortened brackwell.com'],
    ['Brackwell Group, Inc. (The)', 'name_shortened brackwell.com'],
    ['Gazprim - Russian Airlines', 'name_shortened gazprim.ru'],
    ['Osterhägen & Söhne GmbH & Co. KG', 'name osterhagen.de'],
    ['华星技术有限公司', 'name_shortened huaxing.cn'],
    ['华星', 'name huaxing.cn'],
    ['Gartnel Société Anonyme', 'name gartnel.com'],
    ['Brackwell Germany GmbH', 'name_of_country brackwell.de'],
  ])('%s', async (name, found) => {
    expect(await domainOf(name)).toBe(found)
  })

  it('a form tells where a company is at home', async () => {
    expect(await domainOf('Miratro')).toBe('name mira.ca')
    expect(await domainOf('Miratro Aktiengesellschaft')).toBe('name miratro-ag.de')
  })
})

describe('a trade and abbreviations behind a name', () => {
  it.each([
    ['PETROLINK OIL COMP', 'name_shortened petrolink.com'],
    ['Petrolink Petroleum & Gas Corp', 'none'],
    ['Petrolink Gas Intl', 'name_shortened petrolink.com'],
    ['PETROLINK HLDGS', 'name_spelling petrolink.com'],
    ['DELM BK PLC', 'name_shortened flydelm.com'],
    // Another trade is another company, and one that few know is not guessed at.
    ['Delm Oil', 'none'],
    ['Petrolink Bank', 'none'],
    ['Tinyli Bank', 'none'],
    // A trade alone is the name of nobody.
    ['Oil Comp', 'none'],
  ])('%s: %s', async (name, found) => {
    expect(await domainOf(name)).toBe(found)
  })
})

describe('a name that says what a company is', () => {
  it.each([
    ['SAS', 'name flyska.com'],
    ['sas', 'name flyska.com'],
    // What a found source abbreviates is no name of it, and a form that nobody has as a name is none either.
    ['SASU', 'none'],
    ['GmbH', 'none'],
    ['S.A.R.L.', 'none'],
  ])('%s: %s', async (name, found) => {
    expect(await domainOf(name)).toBe(found)
  })
})

describe('a name that has a domain in it', () => {
  it.each([
    ['Quiwi', 'name quiwi.no'],
    ['Quiwi.com', 'none'],
    ['Brackwell.com Ltd', 'name_shortened brackwell.com'],
    ['Brackwell.de', 'name_as_domain brackwell.com'],
  ])('%s: %s', async (name, found) => {
    expect(await domainOf(name)).toBe(found)
  })
})

describe('a word that very many are called by', () => {
  it.each([
    ['Horizon', undefined, 'none'],
    ['Horizon', 'FR', 'name horizon-bus.fr'],
    ['Eagle', undefined, 'none'],
    ['Eagle International', undefined, 'name eagle-stars.com'],
    ['Schmidt GmbH', undefined, 'none'],
    ['Koopa', undefined, 'none'],
    ['Koopa', 'CH', 'name koop.ch'],
    ['Enterprise', undefined, 'name enterprise.com'],
    ['Tinyly', undefined, 'none'],
  ] as const)('%s in %s: %s', async (name, country, found) => {
    expect(await domainOf(name, country)).toBe(found)
  })
})

describe('no name of anybody', () => {
  it.each(['Ltd', 'The Group', 'Bank', 'Holding GmbH', 'Zzyxqv Plorp', 'No Such Company 4711', '株式会社'])(
    '%s',
    async (name) => {
      expect(await domainOf(name.padEnd(3))).toBe('none')
    },
  )

  it('but words that say nothing by themselves may be the whole name of one', async () => {
    expect(await domainOf('Foods Market')).toBe('name foods-market.com')
    expect(await domainOf('National Bank')).toBe('none')
    expect(await domainOf('National Bank', 'CA')).toBe('name nbx.ca')
  })

  it.each([
    ['a', 'it has fewer than 2 characters'],
    ['x'.repeat(201), 'it has more than 200 characters'],
    ['?!?', 'it has no letter and no digit'],
    ['Ac\u0007me', 'it has control characters in it'],
  ])('%s is refused', async (name, why) => {
    await expect(findByName(source, { name })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(why),
    })
  })

  it('a country that is none is refused', async () => {
    await expect(findByName(source, { name: 'Delmar', country: 'xx' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})
