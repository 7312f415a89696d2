import type { Deadline } from '../concurrency/deadline.ts'
import { createSingleFlight } from '../concurrency/single-flight.ts'
import type { Slots } from '../concurrency/slots.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { ESCALATION } from './bounds.ts'
import type { Recorded } from './capturer.ts'
import { claimOf } from './claim.ts'
import { createRecorder } from './recording/recorder.ts'
import type { ExchangeLog } from './recording/recording.ts'
import type { Run, RunRequest } from './run.ts'

/** Captures and recordings. Equal captures that run at the same time are done once; all wait for a slot. */
export interface Captures {
  capture(request: RunRequest, deadline: Deadline): Promise<Snapshot>
  record(request: RunRequest, deadline: Deadline): Promise<Recorded>
  close(reason: Error): Promise<void>
}

interface CapturesParts {
  readonly run: Run
  readonly slots: Slots
  /** Adds the sitemaps of the site to a recording, as far as they come before the signal fires. */
  readonly recordSitemaps: (site: Site, log: ExchangeLog, maxMs: number, signal: AbortSignal) => Promise<void>
}

export function createCaptures({ run, slots, recordSitemaps }: CapturesParts): Captures {
  const captures = createSingleFlight<Snapshot>()
  const recordings = createSingleFlight<Recorded>()
  const runInTurn = (request: RunRequest, deadline: Deadline): Promise<Snapshot> =>
    slots.run(
      async () => {
        deadline.begin()
        return (await run(request, deadline)).snapshot
      },
      deadline.signal,
      claimOf(deadline, request.site),
    )
  const record = async (request: RunRequest, deadline: Deadline): Promise<Recorded> => {
    const recorder = createRecorder()
    const snapshot = await runInTurn({ ...request, recorder }, deadline)
    const leftMs = Math.max(0, deadline.timeLeftMs() - ESCALATION.reserveMs)
    await recordSitemaps(request.site, recorder.log(), leftMs, deadline.signal)
    return { snapshot, recording: recorder.recording(snapshot) }
  }
  return {
    capture: (request, caller) =>
      captures.share(nameOf(request), (deadline) => runInTurn(request, deadline), caller),
    record: (request, caller) =>
      recordings.share(nameOf(request), (deadline) => record(request, deadline), caller),
    async close(reason) {
      await Promise.all([captures.close(reason), recordings.close(reason)])
    },
  }
}

/** Captures of the same name are the same. */
function nameOf({ producer, page, morePages, files = true, language = '', site }: RunRequest): string {
  return `${producer} ${morePages} ${files} ${language} ${page ?? site.domain}`
}
