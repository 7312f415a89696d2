/** Compares lists of URLs. */

import { type Difference, MONITORS } from '../model/monitors.ts'

/**
 * Returns the difference that both visits confirm. An added URL was listed at both visits and not before. A
 * removed URL was listed before and at neither visit.
 */
export function urlDifference(
  before: readonly string[],
  after: readonly string[],
  again: readonly string[],
): Difference | undefined {
  const [old, first, second] = [new Set(before), new Set(after), new Set(again)]
  const added = again.filter((url) => !old.has(url) && first.has(url))
  const removed = before.filter((url) => !first.has(url) && !second.has(url))
  if (added.length + removed.length === 0) return undefined
  const counts = [said(added.length, 'added'), said(removed.length, 'removed')].filter(Boolean)
  const lines = [...removed.map((url) => `- ${url}`), ...added.map((url) => `+ ${url}`)]
  return {
    title: counts.join(', '),
    summary: `The sitemap lists ${again.length} URLs; before, it listed ${before.length}: ${counts.join(', ')}.`,
    diff: lines.slice(0, MONITORS.maxNamedUrls).join('\n'),
    addedUrls: added.slice(0, MONITORS.maxNamedUrls),
    addedUrlCount: added.length,
    removedUrls: removed.slice(0, MONITORS.maxNamedUrls),
    removedUrlCount: removed.length,
  }
}

const said = (count: number, what: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? 'URL' : 'URLs'} ${what}`
