/** The processes that decode pictures. A picture that hangs or takes all memory fails alone. */

import { availableParallelism } from 'node:os'
import type { ProcessActivity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import type { DrawnLogo, LogoTask, NoLogo } from '../model/logo.ts'
import type { Picture, PictureFile, Unmeasured } from '../model/picture.ts'
import type { Measured } from '../pictures/measure.ts'
import type { Pixels } from '../pictures/pixels.ts'
import { DECODING, tooSlow } from '../pictures/too-slow.ts'
import { createProcessPool, EndedInWork } from '../processes/index.ts'
import { DECODERS } from './bounds.ts'
import type { Tasks } from './decoder.ts'

/** Measures pictures in separate processes. */
export interface Decoders {
  /**
   * Measures the pictures of one page. A picture gets a reason instead when it takes more than `maxDecodeMs`
   * or `maxProcessMb`, when it ends its process, or when earlier pictures have taken `maxTotalMs`. Rejects
   * with the signal's reason; with `internal` when no process can be started; with `cancelled` after `close`.
   */
  measure(files: readonly PictureFile[], signal: AbortSignal): Promise<Measured>
  /**
   * Draws the logo of a brand, or returns why there is none. A picture that ends its process, or exceeds the
   * limits above, is left out. Rejects as `measure` does.
   */
  logo(task: LogoTask, signal: AbortSignal): Promise<DrawnLogo | NoLogo>
  /**
   * Decodes a picture, scaled down to about `most` pixels if it has more. Returns a reason when it cannot be
   * decoded or exceeds the limits above. Rejects as `measure` does.
   */
  pixels(bytes: Uint8Array, most: number, signal: AbortSignal): Promise<Pixels | Unmeasured>
  /** Starts a process in advance, so that the first picture need not wait. */
  warm(): void
  activity(): ProcessActivity
  /** Kills all processes. Resolves when they have ended. */
  close(): Promise<void>
}

/**
 * Creates the decoders. Processes start with the first picture and end after `idleTimeoutMs` without work.
 * `onNotice` gets a sentence when they run as root.
 */
export function createDecoders(onNotice?: (notice: string) => void): Decoders {
  const { maxDecodeMs, maxTotalMs } = DECODING
  const { maxProcesses, maxProcessMb, idleTimeoutMs } = DECODERS
  const pool = createProcessPool<Tasks>({
    entry: new URL(import.meta.url.endsWith('.ts') ? './decoder.ts' : './decoder.js', import.meta.url),
    settings: null,
    max: Math.min(maxProcesses, availableParallelism()),
    heapMb: HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    limits: { cpuMs: maxDecodeMs, ms: maxDecodeMs * CLOCK, rssMb: maxProcessMb },
    maxReplyMb: MAX_REPLY_MB,
    idleTimeoutMs,
    spareTimeoutMs: SPARE_TIMEOUT_MS,
    tooLarge: (bound) => `It takes more than ${bound} to decode.`,
    onNotice,
  })
  /** Returns the answer of a process, or a reason when a picture caused the failure. */
  const tried = async <T>(answer: Promise<T>): Promise<T | Unmeasured> => {
    try {
      return await answer
    } catch (thrown) {
      return { reason: reasonOf(thrown) }
    }
  }
  const triedFiles = (files: readonly PictureFile[], signal: AbortSignal): Promise<Measured | Unmeasured> =>
    tried(pool.run('measure', files, { signal }))
  const triedLogo = (task: LogoTask, signal: AbortSignal): Promise<DrawnLogo | NoLogo | Unmeasured> =>
    tried(pool.run('logo', task, { signal }))
  return {
    async measure(files, signal) {
      const together = await triedFiles(files, signal)
      if ('pictures' in together) return together
      if (files.length === 1) return { pictures: [together], cpuMs: maxDecodeMs }
      // One of the pictures caused the failure. Each is measured alone to find out which.
      const found: Picture[] = []
      let cpuMs = maxDecodeMs
      for (const file of files) {
        const alone = cpuMs < maxTotalMs ? await triedFiles([file], signal) : tooSlow()
        found.push(...('pictures' in alone ? alone.pictures : [alone]))
        cpuMs += 'cpuMs' in alone ? alone.cpuMs : maxDecodeMs
      }
      return { pictures: found, cpuMs }
    },
    async logo(task, signal) {
      const drawn = await triedLogo(task, signal)
      if (!('reason' in drawn)) return drawn
      // One of the pictures caused the failure. Each is tried alone, the best first.
      const untried: string[] = []
      const alone = { ...task, spec: { ...task.spec, fallback: '404' } } as const
      for (const candidate of task.candidates) {
        const one = await triedLogo({ ...alone, candidates: [candidate], untried }, signal)
        if ('bytes' in one) return one
        untried.push('reason' in one ? `${candidate.url.slice(0, 200)}: ${one.reason}` : one.tried.join(' '))
      }
      const none = await triedLogo({ ...task, candidates: [], untried }, signal)
      return 'reason' in none ? { tried: [...untried, none.reason] } : none
    },
    pixels: (bytes, most, signal) => tried(pool.run('pixels', { bytes, most }, { signal })),
    warm: pool.warm,
    activity: pool.activity,
    close: pool.close,
  }
}

/**
 * Elapsed time may be this many times the processor time. This limit is for pictures that wait without work,
 * and for systems that do not report processor time.
 */
const CLOCK = 3
/** Enough for 2048 by 2048 pixels that do not compress, such as those of a photograph. */
const MAX_REPLY_MB = 20
/** Limits of V8's heap, without pixels. The parsed tree of an SVG of `MAX_SVG_BYTES` takes 60 MB. */
const HEAP_MB = 256
const YOUNG_HEAP_MB = 48

/**
 * An idle decoder ends after this time, except for the last one. The time is a compromise, because it takes
 * 0.3 s of processor time to start a decoder, and an idle one takes 70 MB.
 */
const SPARE_TIMEOUT_MS = 1_500

/** Returns a sentence about what a picture did to its process. Throws any other error again. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof EndedInWork) return 'It ended the process that decoded it.'
  if (thrown instanceof BlazonError && thrown.code === 'too_large') return thrown.message
  throw thrown
}
