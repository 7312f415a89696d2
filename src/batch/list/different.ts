import type { ListEntry } from './entry.ts'
import { namedBy } from './named.ts'

/** Counts the different entries of a list. Entries that name the same domain count once. */
export interface DifferentEntries {
  add(entry: Pick<ListEntry, 'handle'>): void
  count(): number
}

export function differentEntries(): DifferentEntries {
  const seen = new Set<string>()
  return {
    add: ({ handle }) => void seen.add(namedBy(handle)?.site.domain ?? handle),
    count: () => seen.size,
  }
}
