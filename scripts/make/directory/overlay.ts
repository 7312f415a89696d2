import type { CompanyDomain, CompanyName } from '../../../src/model/directory.ts'
import { type Draft, plainLabel, WEIGHTS } from './draft.ts'
import { absorb, strongKeys } from './join.ts'
import { ownDrafts, round } from './own.ts'
import type { Report } from './report.ts'
import type { OwnTables } from './tables.ts'

/** What is left of the weight of a name that is also the name of a company of our tables. */
const HOMONYM = 0.5
/** The same for the names of a found company that turns out to be a part of one of ours. */
const PART = 0.6
/** How much the fame of a found company counts between two of our tables. */
const FAME = 0.05

/**
 * Lays our own tables above what was found: what they say wins, and found companies that they mean join
 * theirs.
 */
export function overlaid(found: readonly Draft[], tables: OwnTables, report: Report): Draft[] {
  const own = ownDrafts(tables, report)
  const byDomain = new Map<string, Draft>()
  for (const draft of own) for (const domain of draft.domains.keys()) byDomain.set(domain, draft)
  for (const draft of own) byDomain.set(draft.domain, draft)
  const byKey = new Map<string, Draft[]>()
  for (const draft of own)
    for (const { key } of draft.names) byKey.set(key, [...(byKey.get(key) ?? []), draft])
  const fameOf = new Map<Draft, number>()
  const left = found.filter((draft) => {
    const meant = byDomain.get(draft.domain) ?? meantBy(draft, byKey)
    if (!meant) return true
    report.add('joined: a company of our own tables')
    const rank = Math.max(meant.rank, round(meant.rank + draft.rank * FAME - (fameOf.get(meant) ?? 0)))
    fameOf.set(meant, Math.max(fameOf.get(meant) ?? 0, draft.rank * FAME))
    const known = new Set(meant.domains.keys())
    absorb(meant, draft, draft.domain === meant.domain ? 1 : PART)
    for (const domain of meant.domains.values())
      if (!known.has(domain.domain)) meant.domains.set(domain.domain, asFurther(domain, meant))
    meant.rank = rank
    return false
  })
  const brandKeys = new Set(own.flatMap(({ names }) => names.filter(isOfBrand).map(({ key }) => key)))
  for (const draft of left) draft.names = demoted(draft.names, brandKeys)
  const calledSo = new Set(
    left.flatMap((draft) => [...strongKeys(draft)].filter((key) => key === plainLabel(draft.domain))),
  )
  for (const draft of own) {
    draft.names = draft.names.map((name) => {
      return name.kind === 'legal' && calledSo.has(name.key) ? { ...name, weight: HOMONYM } : name
    })
  }
  return settled([...own, ...left], new Set(own), report)
}

/** A found domain is the one for a country only if it is not at home there, and called as the main one. */
function asFurther(found: CompanyDomain, { domain, country }: Draft): CompanyDomain {
  const isFor = found.country !== country && plainLabel(found.domain) === plainLabel(domain)
  return found.role === 'country' && !isFor ? { domain: found.domain, role: 'brand' } : found
}

/**
 * The company of our tables that a found one is: one of the same name, and with it its label, site or home.
 */
function meantBy(draft: Draft, byKey: ReadonlyMap<string, readonly Draft[]>): Draft | undefined {
  const candidates = [...strongKeys(draft)].flatMap((key) => byKey.get(key) ?? [])
  return candidates.find((own) => {
    if (draft.domains.has(own.domain)) return true
    if (draft.country && draft.country === own.country) return true
    const isElsewhere = draft.country && own.country && !draft.domain.endsWith('.com')
    return !isElsewhere && plainLabel(draft.domain) === plainLabel(own.domain)
  })
}

/** Whether a name of our tables is that of a brand, not of the company whose shares are traded. */
function isOfBrand({ kind, weight }: CompanyName): boolean {
  return kind !== 'legal' && weight === 1
}

/** A name that our tables give to another brand says less; one that was weak before says nothing. */
function demoted(names: readonly CompanyName[], brandKeys: ReadonlySet<string>): CompanyName[] {
  return names.flatMap((name) => {
    if (!brandKeys.has(name.key)) return [name]
    return name.weight > WEIGHTS.short
      ? [{ ...name, weight: Math.round(name.weight * HOMONYM * 100) / 100 }]
      : []
  })
}

/** Each domain once: main domains stay with their companies, further ones with those of our tables first. */
function settled(drafts: readonly Draft[], own: ReadonlySet<Draft>, report: Report): Draft[] {
  const mains = new Set(drafts.map(({ domain }) => domain))
  const taken = new Set<string>()
  const order = [...drafts].sort((a, b) => {
    return Number(own.has(b)) - Number(own.has(a)) || b.rank - a.rank || (a.domain < b.domain ? -1 : 1)
  })
  for (const { domains } of order) {
    for (const domain of [...domains.keys()]) {
      if (mains.has(domain) || taken.has(domain)) {
        domains.delete(domain)
        report.add('dropped: further domain of another company')
      }
      taken.add(domain)
    }
  }
  return [...drafts]
}
