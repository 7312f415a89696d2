import { noun } from '../model/noun.ts'
import { MIB } from '../model/units.ts'
import type { ResourceKind, Snapshot } from '../snapshot/snapshot.ts'
import { packIndex } from './packed-snapshot.ts'
import { type Packed, type PackedSnapshot, packer } from './packing.ts'

/**
 * Packs a snapshot into at most `maxBytes`. Files that do not fit are left out, the least useful ones first:
 * the resources still list them with their hashes, and a note of the snapshot says how much is missing.
 * Undefined when not even the document fits.
 */
export function packWithin(snapshot: Snapshot, maxBytes: number): PackedSnapshot | undefined {
  const pack = packer()
  const head = packIndex(snapshot, pack)
  let left = maxBytes - head.data.length - NOTE_BYTES
  const kept = new Map<string, Packed>()
  for (const hash of byUse(snapshot)) {
    const body = pack(snapshot.bodies.get(hash) ?? new Uint8Array())
    if (body.data.length > left) continue
    left -= body.data.length
    kept.set(hash, body)
  }
  const leftOut = [...snapshot.bodies].filter(([hash]) => !kept.has(hash))
  if (left < 0 || leftOut.some(([hash]) => hash === snapshot.document.body)) return undefined
  const bodies = [...snapshot.bodies.keys()].flatMap((hash) => {
    const body = kept.get(hash)
    return body ? [{ hash, ...body }] : []
  })
  if (leftOut.length === 0) return { index: head, bodies }
  const size = leftOut.reduce((sum, [, body]) => sum + body.length, 0)
  const note = notKept(leftOut.length, size, maxBytes)
  return {
    index: packIndex(snapshot, packer(), [note]),
    bodies,
  }
}

/** Bytes reserved for the note about files that were left out. */
const NOTE_BYTES = 512

function notKept(count: number, bytes: number, maxBytes: number): string {
  const [size, bound] = [bytes, maxBytes].map((one) => `${(one / MIB).toFixed(1)} MB`)
  return `${count} ${noun(count, 'file', 'files')} of this page (${size}) ${noun(count, 'was', 'were')} not kept: with ${noun(count, 'it the page', 'them it')} exceeds the ${bound} that are kept of one. What the record has from them cannot be explained.`
}

/** Kinds of files. The kinds that most of a record depends on come first. */
const BY_USE: readonly ResourceKind[] = ['document', 'stylesheet', 'manifest', 'page', 'icon', 'image']

/** The hashes of all bodies, the most useful kinds first, and within a kind in the order of the resources. */
function byUse({ document, resources, bodies }: Snapshot): readonly string[] {
  const ranks = new Map<string, number>()
  const rankOf = (hash: string) => ranks.get(hash) ?? BY_USE.length
  for (const { body, kind } of resources) {
    const rank = BY_USE.indexOf(kind)
    if (body !== null && rank >= 0) ranks.set(body, Math.min(rankOf(body), rank))
  }
  ranks.set(document.body, 0)
  return [...bodies.keys()].sort((one, other) => rankOf(one) - rankOf(other))
}
