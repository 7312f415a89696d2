import { keptOf } from '../snapshot/kept-page.ts'
import { byUse, notKept } from '../snapshot/left-out.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { packIndex } from './packed-snapshot.ts'
import { type Packed, type PackedSnapshot, packer } from './packing.ts'

/**
 * Packs a snapshot into at most `maxBytes`. Files that do not fit are left out, the least useful ones first:
 * the resources still list them with their hashes, and a note of the snapshot says how much is missing.
 * Undefined when not even the document fits.
 */
export function packWithin(snapshot: Snapshot, maxBytes: number): PackedSnapshot | undefined {
  const page = keptOf(snapshot)
  if (page) return page.length > maxBytes ? undefined : { index: { packed: 2, data: page }, bodies: [] }
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
  const note = notKept(
    leftOut.map(([, body]) => body),
    maxBytes,
  )
  return { index: packIndex(snapshot, packer(), [note]), bodies }
}

/** Bytes reserved for the note about files that were left out. */
const NOTE_BYTES = 512
