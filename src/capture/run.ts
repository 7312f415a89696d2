import type { Deadline } from '../concurrency/deadline.ts'
import { BlazonError } from '../model/errors.ts'
import type { Producer } from '../model/options.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Shot } from './browser/pace.ts'
import { type Captured, capturePage } from './capture.ts'
import type { CaptureContext, PageRequest } from './context.ts'
import { escalate } from './escalate/escalate.ts'
import type { Memory } from './escalate/memory.ts'
import type { AdmittedPage } from './escalate/outcome.ts'
import type { ProxyRoutes } from './escalate/proxy-routes.ts'
import type { Gate } from './gate/gate.ts'
import type { GateProxy } from './gate/proxy.ts'
import { speaking } from './language.ts'
import type { PageTarget } from './page/landing.ts'
import type { Recorder } from './recording/recorder.ts'
import type { Replay } from './recording/replay.ts'
import { rendered } from './rendered.ts'
import { openTransport, type Transport } from './transport.ts'

export interface RunRequest extends PageTarget {
  readonly producer: Producer
  readonly morePages: boolean
  /** Default true. */
  readonly files?: boolean | undefined
  /** Tag of the language that the page is wanted in. */
  readonly language?: string | undefined
  readonly recorder?: Recorder | undefined
  /** Requests a screenshot of the page, and nothing else. */
  readonly shot?: Shot | undefined
}

/** Captures one page, with several attempts if needed, within the deadline. */
export type Run = (request: RunRequest, deadline: Deadline) => Promise<AdmittedPage>

interface RunParts {
  readonly context: CaptureContext
  readonly gate: Gate
  readonly proxy: GateProxy
  readonly routes: ProxyRoutes
  readonly memory: Memory
  readonly clock: () => Date
}

/** Captures pages from the sites themselves. */
export function createRun({ context, routes, memory, clock, ...network }: RunParts): Run {
  const { options, pool } = context
  return (request, deadline) => {
    const capturedAt = clock().toISOString()
    const spoken = { ...network, options: speaking(options, request.language) }
    return escalate({
      site: request.site,
      producer: request.producer,
      hasBrowser: pool !== undefined,
      routes,
      memory,
      options,
      deadline,
      attempt: ({ means, route }, within) => {
        const producer = means === 'browser' ? means : request.producer
        const transport = openTransport(spoken, route, capturedAt)
        return attemptThrough(transport, { ...request, producer }, context, within)
      },
    })
  }
}

/**
 * Captures pages from recordings, with the recorded producer unless the request names another. A page that
 * the browser rendered during the recording is returned in its recorded form. Rendering it again would give
 * the same, except for details that no recording has, such as the pieces in which a document arrived.
 */
export function createReplayRun(replay: Replay, context: CaptureContext): Run {
  const { renderAgain } = context.options.recording
  return async (request, deadline) => {
    const shown = await replay.snapshotOf(request.site)
    const language = request.language ?? shown?.language
    const isAsRecorded =
      language === shown?.language &&
      request.producer !== 'cascade' &&
      !request.recorder &&
      !request.shot &&
      request.page === undefined &&
      !renderAgain
    if (shown?.producer === 'browser' && isAsRecorded) return { snapshot: shown }
    const { producer: recorded, notes, ...transport } = await replay.open(request.site, 'page')
    const producer = request.producer === 'auto' ? recorded : request.producer
    const wanted = { ...request, producer, language }
    const { snapshot, ...page } = await attemptThrough(transport, wanted, context, deadline)
    return { ...page, snapshot: { ...snapshot, notes: [...snapshot.notes, ...notes] } }
  }
}

/** One attempt at a page. The transport is closed after it. Rejects with the reason when there is no page. */
async function attemptThrough(
  transport: Transport,
  { recorder, ...wanted }: RunRequest,
  context: CaptureContext,
  deadline: Deadline,
): Promise<Captured> {
  const attempt = (by: Transport) => {
    const options = speaking(context.options, wanted.language)
    const request = { ...by, ...context, ...wanted, options, deadline }
    return wanted.shot ? capturePicture(request) : capturePage(request)
  }
  try {
    return await (recorder ? recorder.record(transport, wanted.producer, attempt) : attempt(transport))
  } finally {
    await transport.close()
  }
}

/**
 * One attempt at the screenshot of a page. There is no screenshot of content that browsers do not display,
 * such as a file download.
 */
async function capturePicture(request: PageRequest): Promise<Captured> {
  const { pool, deadline, site } = request
  if (!pool) throw request.lacking()
  const { builder, survey, picture, left } = await rendered(pool(), request)
  await left
  deadline.signal.throwIfAborted()
  const { snapshot } = builder
  const { verdict } = survey
  if (!picture && verdict.class === 'brand')
    throw new BlazonError('unreachable', snapshot.notes.at(-1) ?? `${site.domain} cannot be shown.`, {
      retryable: false,
    })
  return { snapshot, verdict, picture, ...pauseOf(snapshot) }
}
