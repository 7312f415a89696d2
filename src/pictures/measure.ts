/** Decodes and measures a list of pictures. */

import type { Picture } from '../model/picture.ts'
import { decode, type Limits } from './decode.ts'
import { factsOf } from './facts.ts'

/** Holds the facts about pictures, in their order, and what measuring them took. */
export interface Measured {
  readonly pictures: readonly Picture[]
  /** Processor time is counted on all threads of the process. */
  readonly cpuMs: number
}

/**
 * Decodes pictures and measures them. One of them may take forever, so this is called in a process that can
 * be killed.
 */
export async function measure(files: readonly Uint8Array[], limits: Limits): Promise<Measured> {
  const before = process.cpuUsage()
  const pictures: Picture[] = []
  for (const bytes of files) {
    const decoded = await decode(bytes, limits)
    pictures.push('reason' in decoded ? decoded : factsOf(decoded))
  }
  const { user, system } = process.cpuUsage(before)
  return { pictures, cpuMs: (user + system) / 1_000 }
}
