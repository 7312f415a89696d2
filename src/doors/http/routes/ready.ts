import type { FastifyInstance } from 'fastify'
import type { Line } from '../../../model/activity.ts'
import type { StoreStatus } from '../../../model/store-status.ts'
import { SERVICE } from '../bounds.ts'
import type { ServeEngine } from '../engine.ts'
import type { Context } from '../route.ts'

export const READY = '/readyz'

/**
 * Answers monitoring systems, without a key and without private data. The answer says whether the database,
 * the browser and the queue of lookups are ready, how the browser and the reader processes work, and how much
 * the database contains. A service that is not ready, or that is closing, answers with 503.
 */
export function addReady(app: FastifyInstance, { engine, now, logger }: Context): void {
  const retry = retryingBrowser(engine, now)
  app.get(READY, async (_, reply) => {
    const held = await engine.status().catch((error: unknown) => {
      logger.error({ err: error }, 'the database cannot be read')
      return undefined
    })
    const browser = browserState(engine)
    if (browser === 'failed') retry()
    const queue = queueState(engine)
    const notReady = [
      ...(held ? [] : ['database']),
      ...(browser === 'failed' || browser === 'missing' ? ['browser'] : []),
      ...(queue.isFull ? ['queue'] : []),
    ]
    const { isFull: _isFull, ...line } = queue
    const told = {
      checks: { database: held ? 'ok' : 'failed', browser, queue: line },
      sandbox: engine.browser ? engine.sandbox() : 'none',
      processUser: engine.activity().processes.reader.user,
      ...(held && { store: toldOf(held) }),
    }
    reply.header('cache-control', 'no-store')
    if (notReady.length === 0) return reply.send({ status: 'ok', ...told })
    const message = `Not ready: ${notReady.join(', ')}`
    const refusal = { status: 'error', message, code: 503, error_code: 'NOT_READY', notReady }
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ ...refusal, ...told })
  })
}

type BrowserState = 'ok' | 'untried' | 'none' | 'missing' | 'failed'

/** The state `missing` is only for options that demand a browser for every page. Otherwise it is `none`. */
function browserState({ browser, activity, options }: ServeEngine): BrowserState {
  if (!browser) return options.producer === 'browser' ? 'missing' : 'none'
  const { lastStart } = activity().browsers
  return lastStart === 'worked' ? 'ok' : lastStart
}

/** Adds up the waiting and running lookups of all kinds. */
function queueState({ activity }: ServeEngine) {
  const lines: readonly Line[] = Object.values(activity().lookups)
  const running = lines.reduce((sum, line) => sum + line.running, 0)
  const waiting = lines.reduce((sum, line) => sum + line.waiting, 0)
  const max = SERVICE.readyMaxWaiting
  return { running, waiting, max, isFull: waiting > max }
}

const RETRY_MS = 10_000

/**
 * Tries to start the browser again after a failed start. A service that is not ready gets no requests, so it
 * would otherwise never notice that the browser works again.
 */
function retryingBrowser(engine: ServeEngine, now: () => number): () => void {
  let triedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - triedAt < RETRY_MS) return
    triedAt = now()
    // The next call of `activity` reports how this start ended.
    engine.tryBrowser().catch(() => undefined)
  }
}

/** Returns the numbers of a database, without the names of machines and processes, which are private. */
function toldOf({ bytes, kinds, bounds, batch, work }: StoreStatus) {
  return { bytes, kinds, bounds, batchRuns: batch !== null, workers: work.workers.length }
}
