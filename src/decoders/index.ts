/** The processes that decode pictures. A picture that hangs or takes all memory fails alone. */

import { availableParallelism } from 'node:os'
import type { ProcessActivity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { Picture, Unmeasured } from '../model/picture.ts'
import type { Limits } from '../pictures/decode.ts'
import type { Measured } from '../pictures/measure.ts'
import { tooSlow } from '../pictures/too-slow.ts'
import { createProcessPool, EndedInWork } from '../processes/index.ts'
import type { Tasks } from './decoder.ts'

/** Measures pictures in separate processes. */
export interface Decoders {
  /**
   * The measurements of the pictures of one page. A picture gets a reason instead when it takes more than
   * `pictures.maxDecodeMs` or `maxProcessMb`, when it ends its process, or when earlier pictures have taken
   * `maxTotalMs`. Rejects with the signal's reason; with `internal` when no process can be started; with
   * `cancelled` after `close`.
   */
  measure(files: readonly Uint8Array[], signal: AbortSignal): Promise<Measured>
  /** Starts a process, so that it is ready for the first picture. */
  warm(): void
  activity(): ProcessActivity
  /** Kills all processes. Resolves when they have ended. */
  close(): Promise<void>
}

export type DecoderOptions = Pick<Options, 'image' | 'pictures'>

/**
 * Creates the decoders. Processes are started with the first picture, and end after `pictures.idleTimeoutMs`
 * without work.
 */
export function createDecoders({ image, pictures }: DecoderOptions): Decoders {
  const { maxDecodeMs, maxTotalMs, maxProcessMb, maxProcesses, idleTimeoutMs } = pictures
  const limits: Limits = { ...image, ...pictures }
  const pool = createProcessPool<Tasks>({
    entry: new URL(import.meta.url.endsWith('.ts') ? './decoder.ts' : './decoder.js', import.meta.url),
    settings: null,
    max: Math.min(maxProcesses, availableParallelism()),
    heapMb: HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    limits: { cpuMs: maxDecodeMs, ms: maxDecodeMs * CLOCK, rssMb: maxProcessMb },
    maxReplyMb: 1,
    idleTimeoutMs,
    tooLarge: (bound) => `It takes more than ${bound} to decode.`,
  })
  /** The measurements, or the reason why there are none when a picture caused the failure. */
  const tried = async (files: readonly Uint8Array[], signal: AbortSignal): Promise<Measured | Unmeasured> => {
    try {
      return await pool.run('measure', { files, limits }, { signal })
    } catch (thrown) {
      return { reason: reasonOf(thrown) }
    }
  }
  return {
    async measure(files, signal) {
      const together = await tried(files, signal)
      if ('pictures' in together) return together
      if (files.length === 1) return { pictures: [together], cpuMs: maxDecodeMs }
      // One of the pictures failed, but it is not known which one. Each is measured alone.
      const found: Picture[] = []
      let cpuMs = maxDecodeMs
      for (const file of files) {
        const alone = cpuMs < maxTotalMs ? await tried([file], signal) : tooSlow(pictures)
        found.push(...('pictures' in alone ? alone.pictures : [alone]))
        cpuMs += 'cpuMs' in alone ? alone.cpuMs : maxDecodeMs
      }
      return { pictures: found, cpuMs }
    },
    warm: pool.warm,
    activity: pool.activity,
    close: pool.close,
  }
}

/**
 * Elapsed time may be this many times the processor time. It is a limit for pictures that wait, and for
 * systems that do not report processor time.
 */
const CLOCK = 3
/**
 * Limits of V8's heap. The parsed tree of a drawing of `image.maxSvgBytes` takes 60 MB of it. Pixels are not
 * in this heap.
 */
const HEAP_MB = 256
const YOUNG_HEAP_MB = 48

/** A sentence about what a picture did to its process. Any other error is thrown again. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof EndedInWork) return 'It ended the process that decoded it.'
  if (thrown instanceof BlazonError && thrown.code === 'too_large') return thrown.message
  throw thrown
}
