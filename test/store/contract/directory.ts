import { describe, expect, it } from 'vitest'
import { isOneEdit } from '../../../src/directory/one-edit.ts'
import type { CompanyEntry } from '../../../src/model/directory.ts'
import type { Store } from '../../../src/store/index.ts'
import { entryOf, listingOf } from '../../directory/entries.ts'
import { allOf, Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

const FACTS = { name: 'list', licence: 'CC0', version: '1' }

async function imported({ directory }: Store, entries: readonly CompanyEntry[], name = 'list') {
  const source = await directory.beginSource({ ...FACTS, name })
  await directory.putEntries(source, entries)
  return directory.endSource(source, entries.length)
}

const domainsOf = (matches: readonly { company: { domain: string } }[]) =>
  matches.map(({ company }) => company.domain)

/** What a store must do with the directory. */
export function directoryContract(stores: Stores): void {
  describe('the directory', () => {
    it('finds companies by name, beginning of a name, domain, symbol and ISIN', async () => {
      const store = await stores.open()
      const listings = [listingOf('NRD', 'XETRA'), listingOf('NRD.A', 'NYSE', 'US0378331005')]
      const categories = [{ scheme: 'industry', value: 'Software' }] as const
      const domains = [
        { domain: 'nordvik.com', role: 'main' },
        { domain: 'nordvik.co.uk', role: 'country', country: 'GB' },
      ] as const
      const known = { country: 'NO', countries: ['NO', 'SE'], listings, categories, domains, rank: 0.7 }
      expect(
        await imported(store, [
          entryOf('nordvik.com', ['Nordvik', 'Nordvik Software'], known),
          entryOf('nordlys.no', ['Nordlys']),
        ]),
      ).toBe(2)
      const { directory } = store
      const [match] = await directory.namesOf(['nordviksoftware', 'nothing'])
      expect(match).toMatchObject({ name: 'Nordvik Software', kind: 'alias', weight: 0.8, tier: 'imported' })
      expect(match?.company).toMatchObject({
        domain: 'nordvik.com',
        name: 'Nordvik',
        ...known,
        source: 'list',
      })
      expect((await directory.namesFrom('nord', 2)).map(({ key }) => key)).toEqual(['nordvik', 'nordlys'])
      expect(await directory.namesFrom('nordx', 2)).toEqual([])
      expect((await directory.companyOf('nordvik.co.uk'))?.domain).toBe('nordvik.com')
      expect(await directory.companyOf('nordvik.org')).toBeUndefined()
      expect(await directory.listingsOf('NRD.A')).toMatchObject([
        { listing: listings[1], company: { domain: 'nordvik.com' }, tier: 'imported' },
      ])
      expect(domainsOf(await directory.isinOf('US0378331005'))).toEqual(['nordvik.com'])
      expect(await directory.isinOf('')).toEqual([])
      expect(await directory.listingsOf('')).toEqual([])
    })

    it('is imported without the companies that were forgotten meanwhile', async () => {
      const store = await stores.open()
      const { directory } = store
      const source = await directory.beginSource(FACTS)
      await directory.putEntries(source, [
        entryOf('nordvik.com', ['Nordvik'], { listings: [listingOf('NRD', 'XETRA')] }),
        entryOf('nordlys.no', ['Nordlys'], { listings: [listingOf('NLY', 'XETRA')] }),
      ])
      await store.forget({ domain: 'nordvik.com', unicode: 'nordvik.com', isSuffix: false })
      expect(await directory.endSource(source, 2)).toBe(1)
      expect((await directory.namesFrom('nord', 2)).map(({ key }) => key)).toEqual(['nordlys'])
      expect(await directory.listingsOf('NRD')).toEqual([])
      expect(domainsOf(await directory.listingsOf('NLY'))).toEqual(['nordlys.no'])
    })

    it('finds the names that are one edit away, and no others', async () => {
      const store = await stores.open()
      const near = ['abcdef', 'abcdefg', 'xabcdef', 'abcef', 'bcdef', 'abdcef', 'abcdfe', 'bacdef', 'abcxef']
      const far = ['abcd', 'abcdefgh', 'axcdxf', 'fedcba', 'abcdex1', 'adcbef']
      const letters = [...near, ...far].map((name, at) => entryOf(`a${at}.com`, [name]))
      await imported(store, letters)
      const expected = [...near, ...far].filter((name) => isOneEdit(name, 'abcdef'))
      const found = await store.directory.namesNear('abcdef')
      expect(found.map(({ key }) => key).sort()).toEqual(expected.sort())
      expect(expected).toHaveLength(near.length - 1)
    })

    it('puts together what a source says of one domain, and what several sources say', async () => {
      const store = await stores.open()
      await imported(store, [
        entryOf('a.com', ['Alpha'], { listings: [listingOf('A', 'NYSE')], rank: 0.2 }),
        entryOf('a.com', ['Alpha Group Ltd', 'Alfa'], { listings: [listingOf('A', 'FSX')], country: 'GB' }),
      ])
      await imported(store, [entryOf('a.com', ['Alphabeta'], { countries: ['FR'], rank: 0.1 })], 'other')
      await imported(
        store,
        [entryOf('a.com', [''], { rank: 0.9 }), entryOf('b.com', [''], { rank: 0.9 })],
        'ranks',
      )
      const company = await store.directory.companyOf('a.com')
      expect(company).toMatchObject({ name: 'Alpha Group Ltd', country: 'GB', countries: ['FR'], rank: 0.9 })
      expect(company?.listings.map(({ exchange }) => exchange).sort()).toEqual(['FSX', 'NYSE'])
      expect(domainsOf(await store.directory.namesOf(['alfa', 'alphabeta']))).toEqual(['a.com', 'a.com'])
      expect(await store.directory.companyOf('b.com')).toBeUndefined()
      expect([await store.directory.rankOf('b.com'), await store.directory.rankOf('c.com')]).toEqual([
        0.9,
        undefined,
      ])
    })

    it('shows an import when it has ended, in place of the last one of the same source', async () => {
      const clock = new Clock()
      const store = await stores.open({ now: clock.now })
      const { directory } = store
      await imported(store, [entryOf('old.com', ['Acme'])])
      const source = await directory.beginSource({ ...FACTS, version: '2' })
      await directory.putEntries(source, [entryOf('new.com', ['Acme'])])
      expect(domainsOf(await directory.namesOf(['acme']))).toEqual(['old.com'])
      await directory.endSource(source, 7)
      expect(domainsOf(await directory.namesOf(['acme']))).toEqual(['new.com'])
      expect(await directory.sources()).toEqual([
        { ...FACTS, version: '2', rows: 7, companies: 1, importedAt: clock.now().toISOString() },
      ])
      const first = await directory.beginSource(FACTS)
      await directory.beginSource(FACTS)
      await expect(directory.endSource(first, 1)).rejects.toMatchObject({ code: 'storage' })
      expect(domainsOf(await directory.namesOf(['acme']))).toEqual(['new.com'])
      expect([await directory.removeSource('list'), await directory.removeSource('list')]).toEqual([
        true,
        false,
      ])
      expect(await directory.namesOf(['acme'])).toEqual([])
    })

    it('tells which ISINs several companies have, and leaves each to one or to none', async () => {
      const store = await stores.open()
      const { directory } = store
      const isin = 'US0378331005'
      const source = await directory.beginSource(FACTS)
      await directory.putEntries(source, [
        entryOf('a.com', ['A'], { listings: [listingOf('A', 'NYSE', isin), listingOf('A', 'FSX', isin)] }),
        entryOf('b.com', ['B'], { listings: [listingOf('B', 'SAU', isin), listingOf('B', 'SAU')] }),
      ])
      expect(await directory.contestedIsins(source)).toEqual([
        {
          isin,
          claims: [
            { domain: 'a.com', name: 'A', listings: 2 },
            { domain: 'b.com', name: 'B', listings: 1 },
          ],
        },
      ])
      await directory.settleIsin(source, isin, 'a.com')
      expect(await directory.contestedIsins(source)).toEqual([])
      await directory.endSource(source, 3)
      expect(new Set(domainsOf(await directory.isinOf(isin)))).toEqual(new Set(['a.com']))
      expect(domainsOf(await directory.listingsOf('B'))).toEqual(['b.com'])
    })

    it('gives an ISIN that stands alone, without a listing of its company', async () => {
      const store = await stores.open()
      await imported(store, [entryOf('a.com', ['A'], { listings: [listingOf('', 'NYSE', 'US0378331005')] })])
      const [match] = await store.directory.isinOf('US0378331005')
      expect(match).toMatchObject({ listing: { symbol: '' }, company: { domain: 'a.com', listings: [] } })
    })

    it('puts what the operator says before what was imported', async () => {
      const store = await stores.open()
      const { directory } = store
      await imported(store, [
        entryOf('wrong.com', ['Acme']),
        entryOf('acme.org', ['Acme Org'], { rank: 0.4 }),
      ])
      const said = { who: 'ann', why: 'it moved', at: '2026-11-20T12:00:00.000Z' }
      const name = { kind: 'name', input: 'Acme', key: 'acme', domain: 'acme.org', ...said } as const
      const isin = { kind: 'isin', input: 'x', key: 'US0378331005', domain: 'else.com', ...said } as const
      const ticker = {
        kind: 'ticker',
        input: 'ac',
        key: 'AC',
        exchange: 'PAR',
        domain: 'acme.org',
        ...said,
      } as const
      for (const override of [name, isin, ticker]) await directory.putOverride(override)
      expect((await directory.namesOf(['acme'])).map(({ company, tier }) => [company.domain, tier])).toEqual([
        ['acme.org', 'corrected'],
        ['wrong.com', 'imported'],
      ])
      expect((await directory.namesOf(['acme']))[0]?.company.name).toBe('Acme Org')
      expect((await directory.namesNear('acmee')).map(({ tier }) => tier)).toEqual(['corrected', 'imported'])
      expect(domainsOf(await directory.isinOf('US0378331005'))).toEqual(['else.com'])
      expect(await directory.listingsOf('AC')).toMatchObject([
        { listing: { symbol: 'AC', exchange: 'PAR' }, tier: 'corrected' },
      ])
      expect(await directory.overrides()).toEqual([isin, name, ticker])
      expect(await directory.removeOverride('name', 'acme', undefined)).toBe(true)
      expect(await directory.removeOverride('name', 'acme', undefined)).toBe(false)
      expect(domainsOf(await directory.namesOf(['acme']))).toEqual(['wrong.com'])
    })

    it('gives all entries, as each source has them', async () => {
      const store = await stores.open()
      const many = Array.from({ length: 450 }, (_, n) =>
        entryOf(`a${1000 + n}.com`, [`Name ${n}`, `Other ${n}`]),
      )
      await imported(store, many)
      await imported(store, [entryOf('a1000.com', ['Else'])], 'other')
      const all = await allOf(store.directory.allEntries())
      expect(all.map(({ company }) => company.domain)).toEqual([
        ...many.map(({ company }) => company.domain),
        'a1000.com',
      ])
      expect(all[3]).toMatchObject({ company: { name: 'Name 3', source: 'list' }, names: many[3]?.names })
    })
  })
}
