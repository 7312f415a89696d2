/** Compares extracted data. */

import { isDeepStrictEqual } from 'node:util'
import { beginning } from '../formats/text/excerpt.ts'
import { type Difference, MONITORS } from '../model/monitors.ts'

/** A value that changed. Its place is a JSON Pointer. */
interface Changed {
  readonly at: string
  readonly before: unknown
  readonly after: unknown
}

const MAX_CHANGED = 200
const MAX_DEPTH = 12
const MAX_CHARS = 1_000

/**
 * Returns the values that differ; undefined when none does. Lists with the same entries in another order are
 * equal. `again` is the data of a second visit: a value that differs between both visits does not count.
 * `urlOf` returns the page that states a value.
 */
export function dataDifference(
  before: unknown,
  after: unknown,
  again: unknown,
  urlOf: (pointer: string) => string | undefined,
): Difference | undefined {
  const [all, unstable]: [Changed[], Changed[]] = [[], []]
  collect(before, again, '', all, MAX_DEPTH)
  collect(after, again, '', unstable, MAX_DEPTH)
  const isStable = ({ at }: Changed) =>
    !unstable.some((one) => one.at.startsWith(at) || at.startsWith(one.at))
  const changed = all.filter(isStable)
  if (changed.length === 0) return undefined
  const [first] = changed
  const urls = [...new Set(changed.flatMap(({ at }) => urlOf(at) ?? []))]
  const lines = changed.flatMap(({ at, before: old, after: now }) => [
    ...(old === undefined ? [] : [`- ${at}: ${textOf(old)}`]),
    ...(now === undefined ? [] : [`+ ${at}: ${textOf(now)}`]),
  ])
  const rest = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
  const side = (key: 'before' | 'after') =>
    beginning(changed.map((one) => `${one.at}: ${textOf(one[key])}`).join('\n'), MAX_CHARS)
  return {
    title: changed.length === 1 ? '1 value changed' : `${changed.length} values changed`,
    summary: `${first?.at}: ${textOf(first?.before)} became ${textOf(first?.after)}${rest}.`,
    ...{ diff: lines.join('\n'), before: side('before'), after: side('after') },
    evidence: changed.slice(0, 20).map(({ at, before: old, after: now }) => {
      const url = urlOf(at)
      return { before: textOf(old), after: textOf(now), ...(url !== undefined && { url }) }
    }),
    matchedUrls: urls.slice(0, MONITORS.maxNamedUrls),
    matchedUrlCount: urls.length,
  }
}

const textOf = (value: unknown) => beginning(JSON.stringify(value) ?? 'nothing', MAX_CHARS)

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function collect(before: unknown, after: unknown, at: string, changed: Changed[], depth: number): void {
  if (changed.length >= MAX_CHANGED || isDeepStrictEqual(sorted(before), sorted(after))) return
  if (depth > 0 && isMap(before) && isMap(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      collect(before[key], after[key], `${at}/${escaped(key)}`, changed, depth - 1)
  } else if (depth > 0 && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [n, value] of after.entries()) collect(before[n], value, `${at}/${n}`, changed, depth - 1)
  } else changed.push({ at: at || '/', before, after })
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value
