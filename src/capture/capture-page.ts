/** Captures a page within a deadline: by one or more attempts at the site, or from a recording. */

import type { Deadline } from '../concurrency/deadline.ts'
import { captures } from '../diagnostics/index.ts'
import { asBlazonError } from '../model/errors.ts'
import { attemptsAt, type CaptureTask } from './attempt.ts'
import { type Escalation, escalate } from './escalate/escalate.ts'
import type { Memory } from './escalate/memory.ts'
import type { AdmittedPage } from './escalate/outcome.ts'
import type { ProxyRoutes } from './escalate/proxy-routes.ts'
import { speaking } from './language.ts'
import { type Network, openTransport } from './network.ts'
import type { CaptureContext } from './page/request.ts'
import type { Replay } from './recording/replay.ts'

/** The parts of an engine that capture pages. */
export interface CaptureParts {
  readonly context: CaptureContext
  readonly network: Pick<Network, 'gate' | 'proxy'>
  readonly routes: ProxyRoutes
  readonly memory: Memory
  readonly clock: () => Date
  /** Answers in place of the network. Default: the sites themselves are asked. */
  readonly replay?: Replay | undefined
}

/** Captures one page, and reports the end to observers. The time of the deadline begins with this call. */
export function captureOf(
  task: CaptureTask,
  parts: CaptureParts,
  deadline: Deadline,
): () => Promise<AdmittedPage> {
  return async function capturePage() {
    deadline.begin()
    const begun = performance.now()
    const report = (producer: 'http' | 'browser' | 'none', outcome: string) =>
      captures.report({
        domain: task.site.domain,
        kind: task.shot ? 'screenshot' : 'capture',
        producer,
        outcome,
        elapsedMs: performance.now() - begun,
      })
    try {
      const page = await (parts.replay
        ? replayed(task, parts.replay, parts.context, deadline)
        : escalate(escalationOf(task, parts, deadline)))
      report(page.snapshot.producer, page.verdict?.class === 'blocked' ? 'blocked' : 'captured')
      return page
    } catch (thrown) {
      report('none', asBlazonError(thrown).code)
      throw thrown
    }
  }
}

function escalationOf(task: CaptureTask, parts: CaptureParts, deadline: Deadline): Escalation {
  const { context, network, routes, memory, clock } = parts
  const capturedAt = clock().toISOString()
  const options = speaking(context.options, task.language)
  return {
    site: task.site,
    producer: task.producer,
    hasBrowser: context.pool !== undefined,
    ...{ routes, memory, options: context.options, deadline },
    attempt: attemptsAt(task, context, ({ route }) => openTransport(network, options, route, capturedAt)),
  }
}

/**
 * Captures a page from a recording, with the recorded producer unless the task names another. A page that the
 * browser rendered during the recording is returned in its recorded form. Rendering it again would give the
 * same, except for details that no recording has, such as the pieces in which a document arrived.
 */
async function replayed(
  task: CaptureTask,
  replay: Replay,
  context: CaptureContext,
  deadline: Deadline,
): Promise<AdmittedPage> {
  const shown = await replay.snapshotOf(task.site)
  const language = task.language ?? shown?.language
  const isAsRecorded =
    language === shown?.language &&
    task.producer !== 'cascade' &&
    !task.recorder &&
    !task.shot &&
    task.page === undefined &&
    !context.options.recording.renderAgain
  if (shown?.producer === 'browser' && isAsRecorded) return { snapshot: shown }
  const { producer: recorded, notes, ...transport } = await replay.open(task.site, 'page')
  const producer = task.producer === 'auto' ? recorded : task.producer
  const attempt = attemptsAt({ ...task, producer, language }, context, async () => transport)
  const { snapshot, ...page } = await attempt({ means: 'http', route: {} }, deadline)
  return { ...page, snapshot: { ...snapshot, notes: [...snapshot.notes, ...notes] } }
}
