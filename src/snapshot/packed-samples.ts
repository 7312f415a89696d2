/**
 * The style samples of a snapshot as one piece of bytes: their JSON, packed with gzip. A page of 40,000
 * elements has 24 MB of them, which take a process 0.1 to 0.3 s each time it sends, receives or stores them
 * as values. The process that serves never looks at them, so it passes the bytes on.
 */

import { gunzipSync, gzipSync } from 'node:zlib'
import { BlazonError } from '../model/errors.ts'
import type { StyleSample } from '../model/style.ts'
import { MIB } from '../model/units.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/** Maximum characters of all samples as JSON. Of 30 sample sites, half have 0.13 million, and one has 8.8. */
const MAX_SAMPLE_CHARS = 64 * MIB

/** Maximum bytes of all samples as JSON. A character takes at most three. */
export const MAX_SAMPLE_BYTES = 3 * MAX_SAMPLE_CHARS

/** Level of gzip. Samples repeat themselves, so 1 packs them to 4 %. */
const LEVEL = 1

/** The snapshot that was passed to `withSamples`, by the snapshot that it returned. */
const originals = new WeakMap<Snapshot, Snapshot>()

/** Packs samples. Throws `too_large` for more than `MAX_SAMPLE_CHARS`. */
export function packSamples(samples: readonly StyleSample[]): Uint8Array {
  let left = MAX_SAMPLE_CHARS
  const texts = samples.map((sample) => {
    const text = JSON.stringify(sample)
    left -= text.length + 1
    if (left >= 0) return text
    const why = `The styles of the page have more than ${MAX_SAMPLE_CHARS} characters.`
    throw new BlazonError('too_large', why, { retryable: false })
  })
  return gzipSync(`[${texts.join()}]`, { level: LEVEL })
}

/** The samples of a snapshot, packed or not; null when the cascade is to compute them. */
export const samplesOf = view(({ samples, packedSamples }: Snapshot): Snapshot['samples'] =>
  packedSamples ? JSON.parse(unpack(packedSamples)) : samples,
)

/** The same snapshot for a task that reads no styles, so that they are not sent to it. */
export function withoutSamples(snapshot: Snapshot): Snapshot {
  const { packedSamples: _, ...page } = snapshot
  return { ...page, samples: null }
}

/** The same snapshot for a caller of the engine, with `samples` that are unpacked at the first access. */
export function withSamples(snapshot: Snapshot): Snapshot {
  const { packedSamples, ...page } = snapshot
  if (!packedSamples) return snapshot
  Object.defineProperty(page, 'samples', { get: () => samplesOf(snapshot) })
  originals.set(page, snapshot)
  return page
}

/** Returns the snapshot that was passed to `withSamples`, if this one comes from there. */
export function asPacked(snapshot: Snapshot): Snapshot {
  return originals.get(snapshot) ?? snapshot
}

function unpack(bytes: Uint8Array): string {
  return gunzipSync(bytes, { maxOutputLength: MAX_SAMPLE_BYTES }).toString()
}
