/**
 * A page as the database stores it, so that it can be described again and every value explained. It holds the
 * document, style sheets, further pages and logos. Other pictures, which are most of a page's bytes, are
 * replaced by facts about them. `pack-page.ts` makes it, in the process that has read the page.
 */

import { brotliDecompressSync } from 'node:zlib'
import { MIB } from '../model/units.ts'
import { asPacked } from './packed-samples.ts'
import { hashOf, type Snapshot, type SnapshotIndex } from './snapshot.ts'

/** Bytes of a page before they are packed. Unpacking this many bytes takes about 100 ms. */
export const MAX_UNPACKED_BYTES = 40 * MIB

/** The first line of a packed page. */
export interface Head {
  readonly index: SnapshotIndex
  /** Lengths of the parts that follow: bodies, and packed samples last when there are some. */
  readonly lengths: readonly number[]
  readonly hasSamples: boolean
  /**
   * Hashes of files that are stored only in part: the beginning of a picture, or the rules of a style sheet
   * that may match something. Their parts come first.
   */
  readonly cut: readonly string[]
}

/**
 * Restores a page. `marks` are the bodies of its logos, which an earlier version stored beside it. Throws for
 * bytes that are no packed page.
 */
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

const keptPages = new WeakMap<Snapshot, Uint8Array>()

/** Remembers the packed page that will be stored in place of a snapshot, until it is stored. */
export const keep = (snapshot: Snapshot, packed: Uint8Array): unknown =>
  keptPages.set(asPacked(snapshot), packed)

/** The packed page that will be stored in place of a snapshot; undefined when none was remembered. */
export const keptOf = (snapshot: Snapshot): Uint8Array | undefined => keptPages.get(asPacked(snapshot))
