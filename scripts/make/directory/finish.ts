import { nameKey } from '../../../src/directory/keys.ts'
import type { CompanyEntry, CompanyName } from '../../../src/model/directory.ts'
import { type Draft, strongest, WEIGHTS } from './draft.ts'
import { strongKeys } from './join.ts'
import type { Report } from './report.ts'

/**
 * The entries of the file. An alias that is what another company is mostly called goes: it would lead astray.
 */
export function entriesOf(drafts: readonly Draft[], report: Report): CompanyEntry[] {
  const owners = new Map<string, Set<Draft>>()
  for (const draft of drafts)
    for (const key of strongKeys(draft)) owners.set(key, (owners.get(key) ?? new Set()).add(draft))
  return drafts.flatMap((draft) => {
    const own = nameKey(draft.name)
    const names = draft.names.filter(({ key, weight }) => {
      const isTaken =
        weight <= WEIGHTS.short &&
        key !== own &&
        [...(owners.get(key) ?? [])].some((owner) => owner !== draft)
      if (isTaken) report.add('dropped: alias that is the name of another company')
      return !isTaken
    })
    // A company of our own tables is found by its domain and its shares at least.
    if (names.length === 0 && draft.source !== 'blazon') {
      report.add('dropped: company without a name of its own')
      return []
    }
    report.add('companies of the file')
    report.add('names of the file', names.length)
    report.add('further domains of the file', draft.domains.size)
    return [entryOf(draft, names)]
  })
}

function entryOf(draft: Draft, names: readonly CompanyName[]): CompanyEntry {
  const { domain, name, country, countries, categories, listings, rank, source } = draft
  const further = [...draft.domains.values()].sort((a, b) => (a.domain < b.domain ? -1 : 1))
  const company = {
    ...{ domain, name, country, countries: [...countries].sort(), categories, listings, rank, source },
    domains: [{ domain, role: 'main' as const }, ...further],
  }
  return { company, names: strongest(names) }
}
