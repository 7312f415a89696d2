import type { MonitorFilter } from '../../model/monitor-lists.ts'
import { type Monitor, SEARCHED_FIELDS } from '../../model/monitors.ts'

/** Returns whether a monitor has one of the tags, and all words of `q` in the searched fields. */
export function matching({
  tags,
  q = '',
  searchBy,
  searchType = 'prefix',
}: Pick<MonitorFilter, 'tags' | 'q' | 'searchBy' | 'searchType'>): (monitor: Monitor) => boolean {
  const wanted = wordsOf(q)
  const fields = searchBy?.length ? searchBy : SEARCHED_FIELDS
  return (monitor) => {
    if (tags?.length && !tags.some((tag) => monitor.tags.includes(tag))) return false
    if (wanted.length === 0) return true
    const words = wordsOf(fields.map((field) => textOf(monitor, field)).join(' '))
    const isFound = (one: string) =>
      words.some((word) => (searchType === 'exact' ? word === one : word.startsWith(one)))
    return wanted.every(isFound)
  }
}

function textOf({ name, target, tags }: Monitor, field: (typeof SEARCHED_FIELDS)[number]): string {
  if (field === 'name') return name
  if (field === 'url') return target.url
  if (field === 'tags') return tags.join(' ')
  return 'instructions' in target ? (target.instructions ?? '') : ''
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
