/** Adds the measurements of pictures to a snapshot, for library users who describe saved pages. */

import { type PartialOptions, withDefaults } from '../model/options.ts'
import { measurePictures } from '../pictures/index.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createDecoders, type Decoders } from './index.ts'

/**
 * Measures the pictures of a snapshot, as `withPictures` in `library/lookups.ts` describes. No option has an
 * effect at present; callers may pass their options, and wrong ones are refused.
 */
export async function withPictures(snapshot: Snapshot, options?: PartialOptions): Promise<Snapshot> {
  withDefaults(options)
  return measurePictures(snapshot, (files) => sharedDecoders().measure(files, NEVER))
}

/** Returns the decoders that all calls share, created by the first call. */
export function sharedDecoders(): Decoders {
  shared ??= createDecoders()
  return shared
}

let shared: Decoders | undefined
const NEVER = new AbortController().signal
