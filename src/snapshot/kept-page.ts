/**
 * A page as the database stores it, so that it can be described again and every value explained: its
 * document, style sheets and further pages, its logos, and facts about all other pictures, which are most of
 * a page's bytes. `pack-page.ts` makes it, in the process that has read the page.
 */

import { brotliDecompressSync } from 'node:zlib'
import { MIB } from '../model/units.ts'
import { asPacked } from './packed-samples.ts'
import { hashOf, type Snapshot, type SnapshotIndex } from './snapshot.ts'

/** A page for the database. */
export interface KeptPage {
  /** Its index, its texts and the beginnings of pictures, packed together with brotli. */
  readonly packed: Uint8Array
  /** The hashes of its logos, which are stored whole beside it. */
  readonly marks: readonly string[]
}

/** Bytes of a page before they are packed. To unpack as many takes about 100 ms. */
export const MAX_UNPACKED_BYTES = 40 * MIB

/** The first line of a packed page. */
export interface Head {
  readonly index: SnapshotIndex
  /** Lengths of the parts that follow: bodies, and packed samples last when there are some. */
  readonly lengths: readonly number[]
  readonly hasSamples: boolean
  /** Hashes of pictures of which only the beginning is stored here. Their parts come first. */
  readonly cut: readonly string[]
}

/** Restores the page, with the bodies of its logos. Throws for bytes that are no packed page. */
export function pageFrom(packed: Uint8Array, marks: ReadonlyMap<string, Uint8Array>): Snapshot {
  const whole = brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
  const end = whole.indexOf('\n')
  const { index, lengths, hasSamples, cut }: Head = JSON.parse(whole.toString('utf8', 0, end))
  let at = end + 1
  const parts = lengths.map((length) => {
    at += length
    return whole.subarray(at - length, at)
  })
  const packedSamples = hasSamples ? parts.pop() : undefined
  const bodies = new Map(marks)
  for (const [place, part] of parts.entries()) bodies.set(cut[place] ?? hashOf(part), part)
  return { ...index, bodies, ...(packedSamples && { packedSamples }) }
}

const keptPages = new WeakMap<Snapshot, KeptPage>()

/** Remembers the form in which a snapshot will be stored, until it is stored. */
export const keep = (snapshot: Snapshot, page: KeptPage): unknown => keptPages.set(asPacked(snapshot), page)

/** The form in which a snapshot will be stored, in place of all of it; undefined when none was remembered. */
export const keptOf = (snapshot: Snapshot): KeptPage | undefined => keptPages.get(asPacked(snapshot))
