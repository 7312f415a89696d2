import { hostParts } from '../../formats/psl.ts'
import { parsedUrl } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import type { Category } from '../../model/directory.ts'
import { nameKey } from '../keys.ts'
import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'

/** Keys of OpenStreetMap that state the kind of a place. */
const KINDS = words(`
  amenity shop tourism leisure office craft healthcare man_made club aeroway`)

/** Brands from OpenStreetMap's name-suggestion-index. A second file has websites by Wikidata id. */
export const nsi: Importer = {
  kind: 'nsi',
  about: 'brands of name-suggestion-index (dist/json/nsi.json); --with names its dist/wikidata/wikidata.json',
  licence: 'BSD-3-Clause',
  signs: ['displayname', 'tags'],
  factsOf: ({ object = {} }, { joined }): Facts | undefined => {
    const tags = textsOf(object.tags)
    const number = tags.get('brand:wikidata') ?? tags.get('operator:wikidata')
    const name = tags.get('brand') ?? tags.get('operator') ?? tags.get('name')
    if (name === undefined || number === undefined) return undefined
    const others = ['name', 'name:en', 'brand:en', 'official_name', 'short_name'].flatMap(
      (key) => tags.get(key) ?? [],
    )
    const places = countriesIn(object.locationSet)
    const websites = [tags.get('website') ?? '', ...(joined.get(number)?.split(' ') ?? [])].filter(Boolean)
    return {
      websites: bestFirst(websites, name),
      name,
      otherNames: [...others, ...listOf(object.matchNames)].map((one) => ({ name: one, kind: 'alias' })),
      countries: places,
      categories: KINDS.flatMap((key): Category[] => {
        const value = tags.get(key)
        return value === undefined ? [] : [{ scheme: 'osm', value: `${key}=${value}` }]
      }),
      rank: places.length === 0 ? 0.6 : Math.min(0.6, 0.35 + places.length * 0.03),
    }
  },
  joinsDocument: true,
  joinOf: async ({ object = {} }) =>
    Object.entries(object).flatMap(([number, entity]): (readonly [string, string])[] => {
      const websites = /^Q\d+$/.test(number) ? listOf(Object(entity).officialWebsites) : []
      return websites.length === 0 ? [] : [[number, websites.join(' ')]]
    }),
}

/**
 * Sorts the websites of a brand, the likeliest main website first. The source has them in no order, often
 * with one website for each country. Signs of the main website are the most frequent domain, a domain with
 * the brand's name, `.com`, and an address without a path.
 */
function bestFirst(websites: readonly string[], name: string): readonly string[] {
  const read = websites.flatMap((website) => {
    const url = parsedUrl(website)
    const parts = url && hostParts(url.hostname)
    return url && parts?.registrable ? [{ website, url, domain: parts.registrable, parts }] : []
  })
  const scored = read.map(({ website, url, domain, parts }) => {
    const same = read.filter((one) => one.domain === domain).length
    const isCalledLike = parts.label !== null && parts.label.replaceAll('-', '') === nameKey(name)
    const isWhole = url.pathname === '/' && !url.search
    const often = Math.min(same, 3) * 0.25
    const score = often + (isCalledLike ? 1 : 0) + (parts.suffix === 'com' ? 0.8 : 0) + (isWhole ? 0.3 : 0)
    return { website, score }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ website }) => website)
}

/** Returns the countries of codes such as `it`, and of names of regions such as `it-25.geojson`. */
function countriesIn(locationSet: unknown): readonly string[] {
  const places = listOf(Object(locationSet).include).filter((place) => place !== '001')
  return [...new Set(places.flatMap((place) => /^[a-z]{2}(?=$|-)/i.exec(place)?.[0]?.toUpperCase() ?? []))]
}

function textsOf(value: unknown): ReadonlyMap<string, string> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
