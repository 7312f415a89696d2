import type { Producer } from '../model/options.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Shot } from './browser/picture.ts'
import { type Captured, capturePage } from './capture.ts'
import { climb } from './escalate/ladder.ts'
import type { Memory } from './escalate/memory.ts'
import type { Ways } from './escalate/ways.ts'
import type { Gate } from './gate/gate.ts'
import type { GateProxy } from './gate/proxy.ts'
import { countdown } from './inflight.ts'
import { speaking } from './language.ts'
import type { Place } from './page/landing.ts'
import type { Equipment, PageRequest } from './page-request.ts'
import { type Passage, passageOut } from './passage.ts'
import type { Replay } from './recording/replay.ts'
import type { Takes } from './recording/takes.ts'
import { type Seen, shootPage } from './shoot-page.ts'

export interface RunRequest extends Place {
  readonly producer: Producer
  readonly morePages: boolean
  /** Default true. */
  readonly files?: boolean | undefined
  /** Tag of the language that the page is wanted in. */
  readonly language?: string | undefined
  /** How long the caller waits, in milliseconds: what is tried fits into it. */
  readonly timeoutMs: number
  /** What is left of it, where others may join who wait longer. Default: it is counted down from the start of the run. */
  readonly timeLeftMs?: (() => number) | undefined
  /** Where it is recorded, if it is. */
  readonly takes?: Takes | undefined
  /** A picture that is wanted of the page and nothing else; `seen` is told what each attempt gave. */
  readonly shot?: (Shot & { readonly seen: (shown: Seen) => void }) | undefined
}

/** Makes one snapshot. */
export type Run = (request: RunRequest, signal: AbortSignal) => Promise<Snapshot>

interface RunParts {
  readonly equipment: Equipment
  readonly gate: Gate
  readonly proxy: GateProxy
  readonly ways: Ways
  readonly memory: Memory
  readonly clock: () => Date
}

/** A run out to the site, by the first way that lets us in. */
export function createRun({ equipment, ways, memory, clock, ...exits }: RunParts): Run {
  const { options, pool } = equipment
  return (request, signal) => {
    const capturedAt = clock().toISOString()
    const { timeLeftMs = countdown(request.timeoutMs) } = request
    return climb({
      site: request.site,
      producer: request.producer,
      hasBrowser: pool !== undefined,
      ways,
      memory,
      options,
      signal,
      timeLeftMs,
      attempt: ({ means, way }, stop) => {
        const producer = means === 'browser' ? means : request.producer
        const passage = passageOut(
          { ...exits, options: speaking(options, request.language) },
          way,
          capturedAt,
        )
        return through(passage, { ...request, producer, timeLeftMs }, equipment, stop)
      },
    })
  }
}

/**
 * A run from a recording, which goes the way that was recorded unless another is asked for. Of a page that the browser showed then, that is
 * the answer: rendered again it is the same but for what no recording tells, such as the pieces that a document came in.
 */
export function createReplayRun(replay: Replay, equipment: Equipment): Run {
  const { renderAgain } = equipment.options.recording
  return async (request, signal) => {
    const { timeLeftMs = countdown(request.timeoutMs) } = request
    const shown = await replay.snapshotOf(request.site)
    // As it was recorded, unless another is asked for.
    const language = request.language ?? shown?.language
    const isAsked =
      language === shown?.language &&
      request.producer !== 'cascade' &&
      !request.takes &&
      !request.shot &&
      request.page === undefined &&
      !renderAgain
    if (shown?.producer === 'browser' && isAsked) return shown
    const { producer: recorded, notes, ...passage } = await replay.open(request.site, 'page')
    const producer = request.producer === 'auto' ? recorded : request.producer
    const wanted = { ...request, producer, language, timeLeftMs }
    const { snapshot } = await through(passage, wanted, equipment, signal)
    return { ...snapshot, notes: [...snapshot.notes, ...notes] }
  }
}

/** One attempt at a page, through a passage that ends with it. Rejects with why there is no page. */
async function through(
  passage: Passage,
  { takes, shot, ...wanted }: Omit<RunRequest, 'timeoutMs'> & Pick<PageRequest, 'timeLeftMs'>,
  equipment: Equipment,
  signal: AbortSignal,
): Promise<Captured> {
  const go = (by: Passage) => {
    const options = speaking(equipment.options, wanted.language)
    const asked = { ...by, ...equipment, ...wanted, options, signal }
    return shot ? shootPage({ ...asked, shot }, shot.seen) : capturePage(asked)
  }
  try {
    return await (takes ? takes.take(passage, wanted.producer, go) : go(passage))
  } finally {
    await passage.close()
  }
}
