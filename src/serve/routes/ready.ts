import type { FastifyInstance } from 'fastify'
import type { StoreStatus } from '../../model/store-status.ts'
import type { Context } from '../route.ts'

export const READY = '/readyz'

/**
 * The answer for monitoring, which needs no key and tells nothing private: how the browser runs, and how much
 * the database holds. It is a 500 when the database cannot be read, and a 503 while the service closes.
 */
export function addReady(app: FastifyInstance, { engine }: Context): void {
  app.get(READY, async (_, reply) => {
    const body = {
      status: 'ok',
      sandbox: engine.browser ? engine.sandbox() : 'none',
      store: toldOf(await engine.status()),
    }
    return reply.header('cache-control', 'no-store').send(body)
  })
}

/** Only numbers, without the names of machines and processes. */
function toldOf({ bytes, kinds, bounds, batch }: StoreStatus) {
  return { bytes, kinds, bounds, batchRuns: batch !== null }
}
