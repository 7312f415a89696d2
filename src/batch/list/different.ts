import type { ListEntry } from './entry.ts'
import { namedBy } from './named.ts'

/** The limit for counting. This many entries take some 25 MB. */
const MAX_COUNTED = 250_000

/** Counts the different entries of a list. Entries that name the same domain count once. */
export interface DifferentEntries {
  add(entry: Pick<ListEntry, 'handle'>): void
  /** Undefined for more than 250,000, so that a list of any length takes little memory. */
  count(): number | undefined
}

export function differentEntries(): DifferentEntries {
  const seen = new Set<string>()
  return {
    add({ handle }) {
      if (seen.size <= MAX_COUNTED) seen.add(namedBy(handle)?.site.domain ?? handle)
    },
    count: () => (seen.size <= MAX_COUNTED ? seen.size : undefined),
  }
}
