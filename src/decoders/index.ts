/** The processes that decode pictures. A picture that hangs or takes all memory fails alone. */

import { availableParallelism } from 'node:os'
import type { ProcessActivity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import type { DrawnLogo, LogoSpec, LogoTask, NoLogo } from '../model/logo.ts'
import type { Picture, PictureFile, Unmeasured } from '../model/picture.ts'
import type { Measured } from '../pictures/measure.ts'
import type { Pixels } from '../pictures/pixels.ts'
import { DECODING, tooSlow } from '../pictures/too-slow.ts'
import { createProcessPool, EndedInWork, type Limits } from '../processes/index.ts'
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
   * Draws the logo of a brand in each style, or returns why there is none. A picture that ends its process,
   * or exceeds the limits above, is left out. Rejects as `measure` does.
   */
  logos(task: LogoTask, signal: AbortSignal): Promise<readonly (DrawnLogo | NoLogo)[]>
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
  const { maxProcesses, idleTimeoutMs } = DECODERS
  const pool = createProcessPool<Tasks>({
    entry: new URL(import.meta.url.endsWith('.ts') ? './decoder.ts' : './decoder.js', import.meta.url),
    settings: null,
    max: Math.min(maxProcesses, availableParallelism()),
    heapMb: HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    limits: limitsFor(1),
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
  const triedLogos =
    (signal: AbortSignal): TriedLogos =>
    (task) =>
      tried(pool.run('logos', task, { signal, limits: limitsFor(task.specs.length) }))
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
    async logos(task, signal) {
      const draw = triedLogos(signal)
      const drawn = await draw(task)
      if (!('reason' in drawn)) return drawn
      const alone: (DrawnLogo | NoLogo)[] = []
      for (const spec of task.specs) alone.push(await drawnAlone(draw, task, spec))
      return alone
    },
    pixels: (bytes, most, signal) => tried(pool.run('pixels', { bytes, most }, { signal })),
    warm: pool.warm,
    activity: pool.activity,
    close: pool.close,
  }
}

type TriedLogos = (task: LogoTask) => Promise<readonly (DrawnLogo | NoLogo)[] | Unmeasured>

/**
 * Draws in one style after a picture has ended the process that drew. Each picture is tried alone, the best
 * first.
 */
async function drawnAlone(draw: TriedLogos, task: LogoTask, spec: LogoSpec): Promise<DrawnLogo | NoLogo> {
  const tried = [...(task.untried ?? [])]
  const specs = [{ ...spec, fallback: '404' as const }]
  for (const candidate of task.candidates) {
    const drawn = await draw({ ...task, specs, candidates: [candidate], untried: [] })
    if ('reason' in drawn) {
      tried.push(`${candidate.url.slice(0, 200)}: ${drawn.reason}`)
      continue
    }
    const [one] = drawn
    if (one && 'bytes' in one) return one
    tried.push(...(one?.tried ?? []))
  }
  const drawn = await draw({ ...task, specs: [spec], candidates: [], untried: tried })
  if ('reason' in drawn) return { tried: [...tried, drawn.reason] }
  return drawn[0] ?? { tried }
}

/** The limits of a task that draws a picture so many times. */
function limitsFor(drawings: number): Limits {
  const cpuMs = DECODING.maxDecodeMs * drawings
  return { cpuMs, ms: cpuMs * CLOCK, rssMb: DECODERS.maxProcessMb }
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
