import { EXCHANGES } from '../../../src/data/codes/exchanges.ts'
import { coreWords, foldedWords, nameKey } from '../../../src/directory/keys.ts'
import type { CompanyName } from '../../../src/model/directory.ts'
import { type Draft, nameOf, plainLabel, strongest } from './draft.ts'
import { countryOfDomain } from './homes.ts'
import type { Report } from './report.ts'
import type { ListingRow, OwnTables, PaperRow } from './tables.ts'

/** Companies of our own tables stand above all found ones, which have at most 0.85: see `fame.ts`. */
const OWN_RANK = 0.87
/** More for a household brand, and for a company whose shares are traded. */
const HOUSEHOLD = 0.06
const LISTED = 0.02
/** The weight of an alias or of the name of a listed company that is also the name of another brand. */
const HOMONYM = 0.6

/** The companies of our own tables, those of one domain as one. */
export function ownDrafts({ brands, listings, papers }: OwnTables, report?: Report): Draft[] {
  const own = new Map<string, Draft>()
  for (const row of brands) {
    const draft = own.get(row.domain) ?? newDraft(row.domain, row.name, OWN_RANK + HOUSEHOLD)
    own.set(row.domain, draft)
    add(draft, [nameOf(row.name, 'brand', 1)], row.aliases)
    for (const domain of row.domains)
      if (domain.domain !== row.domain) draft.domains.set(domain.domain, domain)
    if (row.category) draft.categories = [...draft.categories, row.category].slice(0, 3)
    draft.country ??= row.country
  }
  addListings(own, listings, report)
  addPapers(own, papers, report)
  const drafts = [...own.values()]
  const brandOf = new Map<string, Draft>()
  for (const draft of drafts)
    for (const { key, kind } of draft.names)
      if (kind === 'brand' || kind === 'native') brandOf.set(key, draft)
  for (const draft of drafts)
    draft.names = draft.names.map((name) => {
      const isOfOther = (brandOf.get(name.key) ?? draft) !== draft && name.kind !== 'brand'
      return isOfOther ? { ...name, weight: HOMONYM } : name
    })
  return drafts
}

/** Adds shares to the brands that they are of, or to companies of their own. */
function addListings(own: Map<string, Draft>, listings: readonly ListingRow[], report?: Report): void {
  const brands = [...own.values()].map((draft) => ({
    draft,
    keys: new Set(draft.names.map(({ key }) => key)),
  }))
  const byKey = new Map<string, Draft[]>()
  for (const { draft, keys } of brands)
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), draft])
  for (const row of listings) {
    const { listing, name, domain, aliases } = row
    const title = nameOf(name, 'legal', 1)
    const alike = byKey.get(title?.key ?? '') ?? []
    const known = own.get(domain) ?? alike.find((brand) => isOf(row, brand))
    const other = known === undefined ? alike[0] : known
    if (other && other.domain !== domain) differ(row, other, known !== undefined, report)
    const draft = known ?? newDraft(domain, withoutForm(name), OWN_RANK)
    if (!known) own.set(domain, draft)
    if (domain !== draft.domain && !draft.domains.has(domain))
      draft.domains.set(domain, { domain, role: 'brand' })
    draft.country ??= countryOf(row)
    if (draft.listings.length === 0) draft.rank = round(draft.rank + LISTED)
    draft.listings.push(listing)
    add(draft, [title], aliases)
  }
}

/** Adds further papers to the companies that our tables have. */
function addPapers(own: ReadonlyMap<string, Draft>, papers: readonly PaperRow[], report?: Report): void {
  for (const { domain, listing } of papers) {
    const draft = own.get(domain)
    if (draft) draft.listings.push(listing)
    else report?.note(`papers.tsv: ${domain}, of ${listing.isin}, is the main domain of none in our tables`)
  }
}

/**
 * The two tables name other domains for one name: says which counts, so that each of them can be looked at.
 */
function differ(
  { name, domain }: ListingRow,
  brand: Draft,
  isSame: boolean,
  report: Report | undefined,
): void {
  const end = isSame ? 'one company, at the first' : 'two companies'
  report?.add(`differ: our two tables, taken for ${end}`)
  report?.note(`${name}: ${brand.domain} in brands.tsv, ${domain} in listings.tsv: ${end}`)
}

/**
 * Whether shares are those of the brand with the same name: it has the domain as a further one, or one in the
 * same country that differs by its ending alone. The company of one country, such as Orange Polska at a
 * domain of Orange, has another name and is one of its own; so is one that runs the brand's site for its own
 * country alone, such as Domino's Pizza Group of Britain. Where the row of the brand has the company's whole
 * name with its legal form, they are one, whatever their domains.
 */
function isOf(row: ListingRow, { domain, domains, country, names }: Draft): boolean {
  const home = countryOf(row)
  const further = domains.get(row.domain)
  if (further) return !(further.country !== undefined && further.country === home && home !== country)
  const hasForm = foldedWords(row.name).length > coreWords(row.name).length
  if (hasForm && names.some(({ name }) => folded(name) === folded(row.name))) return true
  return plainLabel(domain) === plainLabel(row.domain) && country !== undefined && country === home
}

const folded = (name: string) => foldedWords(name).join(' ')

function add(draft: Draft, names: readonly (CompanyName | undefined)[], aliases: readonly string[]): void {
  const all = [...names, ...aliases.map((alias) => nameOf(alias, 'alias', 1))]
  draft.names = strongest([...draft.names, ...all.flatMap((name) => name ?? [])])
}

/**
 * Where a listed company is at home: by its domain, or where its shares are issued, if they are traded there.
 * Others may be certificates, or those of a holding.
 */
function countryOf({ domain, listing: { isin, exchange } }: ListingRow): string | undefined {
  const { country } = EXCHANGES[exchange]
  return countryOfDomain(domain) ?? (isin?.startsWith(country) ? country : undefined)
}

/** A name as people say it: without the legal form at its end, but with words that tell companies apart. */
function withoutForm(name: string): string {
  const words = name.split(' ')
  const key = nameKey(name)
  while (
    words.length > 1 &&
    nameKey(words.slice(0, -1).join(' ')) === key &&
    !TELLING.test(words.at(-1) ?? '')
  )
    words.pop()
  return words.join(' ').replace(/,$/, '')
}

/** Words that keys go without, though a brand and the company behind it may differ by them alone. */
const TELLING = /^(group|holdings?|international|company|companies)$/i

function newDraft(domain: string, name: string, rank: number): Draft {
  return {
    ...{
      domain,
      isOwnSite: true,
      isBrand: true,
      name,
      country: undefined,
      countries: new Set<string>(),
      domains: new Map(),
    },
    ...{ names: [], categories: [], listings: [], rank, source: 'blazon' },
  }
}

/** Ranks have four decimals. */
export function round(rank: number): number {
  return Math.round(rank * 10_000) / 10_000
}
