import { noun } from '../model/noun.ts'
import { MIB } from '../model/units.ts'
import type { ResourceKind, Snapshot } from './snapshot.ts'

/** Kinds of files. The kinds that most of a record depends on come first. */
const BY_USE: readonly ResourceKind[] = ['document', 'stylesheet', 'manifest', 'page', 'icon', 'image']

/** Returns the hashes of all bodies, the most useful kinds first, each kind in the order of resources. */
export function byUse({ document, resources, bodies }: Snapshot): readonly string[] {
  const ranks = new Map<string, number>()
  const rankOf = (hash: string) => ranks.get(hash) ?? BY_USE.length
  for (const { body, kind } of resources) {
    const rank = BY_USE.indexOf(kind)
    if (body !== null && rank >= 0) ranks.set(body, Math.min(rankOf(body), rank))
  }
  ranks.set(document.body, 0)
  return [...bodies.keys()].sort((one, other) => rankOf(one) - rankOf(other))
}

/** The note of a page that is stored without some of its files. */
export function notKept(files: readonly Uint8Array[], maxBytes: number): string {
  const bytes = files.reduce((sum, { length }) => sum + length, 0)
  const count = files.length
  const [size, bound] = [bytes, maxBytes].map((one) => `${(one / MIB).toFixed(1)} MB`)
  return `${count} ${noun(count, 'file', 'files')} of this page (${size}) ${noun(count, 'was', 'were')} not kept: with ${noun(count, 'it the page', 'them it')} exceeds the ${bound} that are kept of one. What the record has from them cannot be explained.`
}
