import { nameKey } from '../../../src/directory/keys.ts'
import { type Draft, plainLabel, strongest, WEIGHTS } from './draft.ts'
import { countryOfDomain } from './homes.ts'
import { isOfList } from './lists.ts'
import type { Report } from './report.ts'
import { likeness } from './website.ts'

/** What is left of the weight of a name when its company turns out to be a part of another. */
const PART = 0.85
const PAGE = 0.7

/** One draft of each main domain, and one owner of every further domain. */
export function joined(drafts: readonly Draft[], report: Report): Draft[] {
  const byDomain = new Map<string, Draft[]>()
  for (const draft of drafts) byDomain.set(draft.domain, [...(byDomain.get(draft.domain) ?? []), draft])
  const whole = [...byDomain.values()].flatMap((group) => oneOf(group, report))
  return withClaims(withoutTwins(withoutNamesakes(whole, report), report), report)
}

/** The companies of one domain as one, the one that it is called after being the first. */
function oneOf(group: readonly Draft[], report: Report): Draft[] {
  const [first, ...others] = [...group].sort(byOwnership)
  if (!first) return []
  if (
    group.every(
      (draft) => !draft.isBrand && !draft.isOwnSite && likeness(draft.domain, strongKeys(draft)) === 0,
    )
  ) {
    report.add('dropped: operators with a page on the site of somebody else', group.length)
    return []
  }
  for (const other of others) {
    report.add('joined: several with one domain')
    absorb(first, other, other.isOwnSite || isCalled(other.domain, other) ? PART : PAGE)
  }
  return [first]
}

function byOwnership(a: Draft, b: Draft): number {
  const ownership = (draft: Draft) => (isCalled(draft.domain, draft) ? 2 : 0) + (draft.isOwnSite ? 1 : 0)
  const isIndex = (draft: Draft) => Number(!isOfList(draft))
  return (
    ownership(b) - ownership(a) ||
    isIndex(b) - isIndex(a) ||
    b.rank - a.rank ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  )
}

/**
 * Companies of one name in one country whose domains are called after it: all but the best one join that one.
 */
function withoutNamesakes(drafts: readonly Draft[], report: Report): Draft[] {
  const groups = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const key = nameKey(draft.name)
    const label = plainLabel(draft.domain)
    const place = `${key} ${draft.country}`
    if (draft.country && key.length > 3 && label.includes(key))
      groups.set(place, [...(groups.get(place) ?? []), draft])
  }
  const gone = new Set<Draft>()
  for (const group of groups.values()) {
    const [first, ...others] = [...group].sort(byOwnership)
    for (const other of first ? others : []) {
      report.add('joined: the same name, label and country')
      if (first) absorb(first, other, PART)
      gone.add(other)
    }
  }
  return drafts.filter((draft) => !gone.has(draft))
}

/**
 * Brands of lists whose domain differs from that of the same brand in the index, or in a list before, by its
 * ending alone.
 */
function withoutTwins(drafts: readonly Draft[], report: Report): Draft[] {
  const indexed = new Map<string, Draft>()
  for (const draft of drafts) {
    if (isOfList(draft)) continue
    for (const key of strongKeys(draft)) {
      const known = indexed.get(key)
      if (!known || known.rank < draft.rank) indexed.set(key, draft)
    }
  }
  return drafts.filter((draft) => {
    if (!isOfList(draft)) return true
    const twin = [...strongKeys(draft)].flatMap((key) => indexed.get(key) ?? [])[0]
    if (!twin || plainLabel(twin.domain) !== plainLabel(draft.domain)) {
      for (const key of strongKeys(draft)) if (!indexed.has(key)) indexed.set(key, draft)
      return true
    }
    report.add('joined: brand of a list with the same name and label')
    absorb(twin, draft, 1)
    return false
  })
}

/** Settles who has a domain that one company names as a further one and another has as its main one. */
function withClaims(drafts: readonly Draft[], report: Report): Draft[] {
  const owners = new Map(drafts.map((draft) => [draft.domain, draft]))
  const claimants = new Map<string, Draft>()
  for (const draft of [...drafts].sort((a, b) => b.rank - a.rank || (a.domain < b.domain ? -1 : 1))) {
    if (owners.get(draft.domain) !== draft) continue
    for (const domain of [...draft.domains.keys()].sort()) {
      const owner = owners.get(domain)
      const isSame = owner && owner !== draft && isOneCompany(draft, owner)
      if (isSame) {
        report.add('joined: a further domain was the main one of the same company')
        absorb(draft, owner, PART)
        owners.delete(domain)
        claimants.set(domain, draft)
      } else if (owner || claimants.has(domain)) draft.domains.delete(domain)
      else claimants.set(domain, draft)
    }
  }
  // What a company got by a merger may be claimed already.
  const left = drafts.filter((draft) => owners.get(draft.domain) === draft)
  for (const draft of left)
    for (const domain of [...draft.domains.keys()])
      if (owners.has(domain) || (claimants.get(domain) ?? draft) !== draft) draft.domains.delete(domain)
      else claimants.set(domain, draft)
  return left
}

/**
 * The one that names a domain is called as the one that has it, or its domain is called after the first
 * alone.
 */
function isOneCompany(draft: Draft, owner: Draft): boolean {
  const keys = strongKeys(owner)
  if ([...strongKeys(draft)].some((key) => keys.has(key))) return true
  return isCalled(owner.domain, draft) && !isCalled(owner.domain, owner)
}

/** Adds a company to another one, whose main domain, name and country stay. Its names count that much. */
export function absorb(into: Draft, other: Draft, factor: number): void {
  const label = plainLabel(into.domain)
  const names = other.names.map((name) => {
    const weight = name.key === label ? name.weight : Math.min(name.weight, WEIGHTS.tag) * factor
    return { ...name, weight: Math.round(weight * 100) / 100 }
  })
  into.names = strongest([...into.names, ...names])
  const domains = [...other.domains.values()]
  if (other.domain !== into.domain) {
    const country = countryOfDomain(other.domain)
    domains.push({ domain: other.domain, role: country ? 'country' : 'brand', ...(country && { country }) })
  }
  for (const domain of domains)
    if (domain.domain !== into.domain && !into.domains.has(domain.domain))
      into.domains.set(domain.domain, domain)
  const values = new Set(into.categories.map(({ value }) => value))
  into.categories = [...into.categories, ...other.categories.filter(({ value }) => !values.has(value))].slice(
    0,
    3,
  )
  const isWorldwide = into.countries.size === 0 && !isOfList(into)
  if (!isWorldwide) into.countries = new Set([...into.countries, ...other.countries])
  into.country ??= other.country
  into.rank = Math.max(into.rank, other.rank)
}

/** Whether a domain is called as one of the more important names of a company. */
function isCalled(domain: string, { names }: Draft): boolean {
  const label = plainLabel(domain)
  return names.some(({ key, weight }) => key === label && weight >= WEIGHTS.short)
}

/** The keys of the names that a company is mostly called by. */
export function strongKeys({ names }: Draft): ReadonlySet<string> {
  return new Set(names.filter(({ weight }) => weight >= WEIGHTS.tag).map(({ key }) => key))
}
