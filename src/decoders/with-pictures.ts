/** Adds the measurements of pictures to a snapshot, for library users who describe saved pages. */

import { type PartialOptions, withDefaults } from '../model/options.ts'
import { measurePictures } from '../pictures/index.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createDecoders, type Decoders } from './index.ts'

/**
 * Measures the pictures of a snapshot, as the comment of `withPictures` in `library/lookups.ts` describes. At
 * present no option has an effect on this, but callers may pass the options that they have; wrong ones are
 * refused.
 */
export async function withPictures(snapshot: Snapshot, options?: PartialOptions): Promise<Snapshot> {
  withDefaults(options)
  return measurePictures(snapshot, (files) => sharedDecoders().measure(files, NEVER))
}

/** The decoders of all such calls, which are made with the first one. */
export function sharedDecoders(): Decoders {
  shared ??= createDecoders()
  return shared
}

let shared: Decoders | undefined
const NEVER = new AbortController().signal
