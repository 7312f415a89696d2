import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category, CompanyDomain, CompanyName } from '../../../src/model/directory.ts'
import { type Draft, nameOf, strongest, WEIGHTS } from './draft.ts'
import { fameOf } from './fame.ts'
import { homeOf } from './homes.ts'
import { type Place, placesOf } from './places.ts'
import type { Report } from './report.ts'
import { chosen } from './website.ts'

/** What Wikidata says about a company. */
interface Entity {
  readonly label?: string
  readonly description?: string
  readonly logos?: Readonly<Record<string, string>>
  readonly identities?: Readonly<Record<string, string>>
  readonly officialWebsites?: readonly string[]
  readonly dissolutions?: readonly { readonly date?: string }[]
}

/** An entry of the index: how a brand or an operator is tagged on a map, and where. */
interface Item {
  readonly displayName: string
  readonly locationSet: { readonly include: readonly unknown[] }
  readonly matchNames?: readonly string[]
  readonly tags: Readonly<Record<string, string>>
}

interface Found {
  readonly items: { readonly item: Item; readonly tree: string; readonly category: Category }[]
}

const OPERATOR = 'operator:wikidata'

/** Trees of the index with the tag that names the entity. The tree of flags names no companies. */
const TREES: Readonly<Record<string, string>> = {
  brands: 'brand:wikidata',
  operators: OPERATOR,
  transit: 'network:wikidata',
}

/** The companies of name-suggestion-index, unpacked in a folder. */
export function draftsOfIndex(folder: string, report: Report): Draft[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8'))
  const { wikidata } = read('wikidata/wikidata.min.json') as { wikidata: Record<string, Entity> }
  const { nsi } = read('json/nsi.min.json') as { nsi: Record<string, { items: Item[] }> }
  const entities = new Map(Object.entries(wikidata))
  const found = new Map<string, Found>()
  for (const [path, { items }] of Object.entries(nsi).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [tree = '', key = '', value = ''] = path.split('/')
    const tag = TREES[tree]
    if (!tag) continue
    const add = (id: string | undefined, item: Item, of: string) => {
      if (!id) return report.add('dropped: entry of the index without an entity')
      const known = found.get(id) ?? { items: [] }
      known.items.push({ item, tree: of, category: { scheme: 'osm', value: `${key}=${value}` } })
      found.set(id, known)
    }
    for (const item of items) {
      const id = item.tags[tag]
      const operator = item.tags[OPERATOR]
      add(id, item, tree)
      if (operator && operator !== id) add(operator, operating(item), 'operators')
    }
  }
  return [...found].flatMap(([id, { items }]) => draftOf(entities.get(id), items, report) ?? [])
}

/** What an entry says about its operator, who may run the brands and networks of others too. */
function operating({ displayName, locationSet, tags }: Item): Item {
  const own = Object.entries(tags).filter(([tag]) => tag.startsWith('operator'))
  return { displayName, locationSet, tags: Object.fromEntries(own) }
}

function draftOf(entity: Entity | undefined, items: Found['items'], report: Report): Draft | undefined {
  const drop = (reason: string) => void report.add(`dropped: entity with ${reason}`)
  const urls = entity?.officialWebsites ?? []
  if (!entity || urls.length === 0) return drop('no website')
  const names = namesOf(entity, items)
  if (names.length === 0) return drop('no name')
  const place = placesOf(items.map(({ item }) => item.locationSet.include))
  const home =
    homeOf(entity.description ?? '') ?? (place.countries.size === 1 ? [...place.countries][0] : undefined)
  const keys = new Set(names.filter(({ weight }) => weight >= WEIGHTS.tag).map(({ key }) => key))
  const choice = chosen(firstFirst(entity), { keys, home, isWide: isWide(place) })
  if (typeof choice === 'string') return drop(choice)
  report.add('kept: entity of the index')
  const isBrand = items.some(({ tree }) => tree === 'brands')
  return {
    domain: choice.domain,
    isOwnSite: choice.isOwnSite,
    isBrand,
    name: shownName(names, entity.label),
    country: home,
    countries: place.isWorldwide ? new Set() : place.countries,
    domains: new Map(choice.others.map((one): [string, CompanyDomain] => [one.domain, one])),
    names,
    categories: categoriesOf(items),
    listings: [],
    rank: fameOf({
      items: items.length,
      accounts: Object.keys(entity.identities ?? {}).length,
      domains: choice.others.length + 1,
      hasMark: Boolean(entity.logos?.wikidata),
      place,
      isBrand,
      isGone: Boolean(entity.dissolutions?.length),
    }),
    source: 'name-suggestion-index',
  }
}

function isWide({ isWorldwide, countries }: Place): boolean {
  return isWorldwide || countries.size > 3
}

/** The addresses, the one that Wikidata prefers first. */
function firstFirst({ identities, officialWebsites = [] }: Entity): string[] {
  const first = identities?.website
  return first ? [first, ...officialWebsites.filter((url) => url !== first)] : [...officialWebsites]
}

/** All names, the strongest of each key. */
function namesOf({ label }: Entity, items: Found['items']): CompanyName[] {
  const names = label ? [nameOf(label, 'brand', WEIGHTS.main)] : []
  for (const { item } of items) {
    for (const [tag, text] of Object.entries(item.tags)) {
      if (/^(brand|name|operator|network)(:[a-z]{2,3}(-\w+)?)?$/.test(tag))
        names.push(nameOf(text, 'brand', isOwn(tag, item) ? WEIGHTS.main : WEIGHTS.tag))
      else if (/^official_name(:|$)/.test(tag)) names.push(nameOf(text, 'legal', WEIGHTS.official))
      else if (/^(short_name|(brand|operator|network):short)(:|$)/.test(tag))
        names.push(nameOf(text, 'short', WEIGHTS.short))
      else if (/^alt_name(:|$)/.test(tag)) names.push(nameOf(text, 'alias', WEIGHTS.alias))
    }
    for (const text of item.matchNames ?? []) names.push(nameOf(text, 'alias', WEIGHTS.alias))
  }
  return strongest(names.flatMap((name) => name ?? []))
}

/**
 * The name of a brand counts as its label does; an operator's brand, or the other way round, a little less.
 */
function isOwn(tag: string, { tags }: Item): boolean {
  return tag.startsWith('brand') || (tag.startsWith('name') && tags.name === tags.brand) || !tags.brand
}

/** The label of the entity as brands spell it, so without a legal form where they write none. */
function shownName(names: readonly CompanyName[], label: string | undefined): string {
  const key = label && nameOf(label, 'brand', WEIGHTS.main)?.key
  return (names.find((name) => name.key === key) ?? names[0])?.name ?? ''
}

/** The categories with the most entries, at most three. */
function categoriesOf(items: Found['items']): Category[] {
  const counts = new Map<string, number>()
  for (const { category } of items) counts.set(category.value, (counts.get(category.value) ?? 0) + 1)
  const values = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 3)
  return values.map(([value]) => ({ scheme: 'osm', value }))
}
