/** Adds the measurements of pictures to a snapshot, for library users who describe saved pages. */

import { DEFAULTS, type PartialOptions, withDefaults } from '../model/options.ts'
import { measurePictures } from '../pictures/index.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createDecoders, type DecoderOptions, type Decoders } from './index.ts'

/**
 * Measures the pictures of a snapshot, as the comment of `withPictures` in `library/lookups.ts` describes.
 * The process is kept for the options object, so that the next snapshot with the same object can use it.
 */
export async function withPictures(
  snapshot: Snapshot,
  options: PartialOptions = DEFAULTS,
): Promise<Snapshot> {
  const { measure, pictures } = decodersFor(options)
  return measurePictures(snapshot, { pictures }, (files) => measure(files, NEVER))
}

/** The decoders of an options object, which are made with its first use. */
export function decodersFor(options: PartialOptions): Decoders & Pick<DecoderOptions, 'pictures'> {
  let decoders = known.get(options)
  if (!decoders) {
    const settled = withDefaults(options)
    decoders = { ...createDecoders(settled), pictures: settled.pictures }
    known.set(options, decoders)
  }
  return decoders
}

const known = new WeakMap<PartialOptions, Decoders & Pick<DecoderOptions, 'pictures'>>()
const NEVER = new AbortController().signal
