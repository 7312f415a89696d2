/**
 * The style samples of a snapshot as one piece of bytes. A page of 50,000 elements has tens of megabytes of
 * them, and the process that serves only hands them on: it would need a quarter of a second for each time
 * that it takes them apart.
 */

import { gunzipSync, gzipSync } from 'node:zlib'
import { BlazonError } from '../model/errors.ts'
import type { StyleSample } from '../model/style.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/** Characters of all samples as JSON. Those of an ordinary page have 0.7 million, of a large one 5 million. */
export const MAX_SAMPLE_CHARS = 64 * 1024 * 1024

/** Level of gzip. Samples repeat themselves, so that 1 packs them to 3 % already. */
const LEVEL = 1

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
  packedSamples ? JSON.parse(gunzipSync(packedSamples).toString()) : samples,
)

/** The same snapshot for a task that reads no styles, which spares it what they take to be sent. */
export function withoutSamples(snapshot: Snapshot): Snapshot {
  const { packedSamples: _, ...page } = snapshot
  return { ...page, samples: null }
}

/**
 * The same snapshot for a caller of the engine, who finds its samples in `samples`. They are unpacked when
 * somebody looks at them: a batch only stores them.
 */
export function withSamples(snapshot: Snapshot): Snapshot {
  const { packedSamples, ...page } = snapshot
  if (!packedSamples) return snapshot
  Object.defineProperty(page, 'samples', { get: () => samplesOf(snapshot) })
  packed.set(page, snapshot)
  return page
}

/** The snapshot that `withSamples` was given, where this one comes from it. */
export function asPacked(snapshot: Snapshot): Snapshot {
  return packed.get(snapshot) ?? snapshot
}

const packed = new WeakMap<Snapshot, Snapshot>()
