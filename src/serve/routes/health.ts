import type { FastifyInstance } from 'fastify'

export const HEALTH = '/healthz'

/**
 * Tells without a key that the process answers. It asks nothing else, so that a database that is busy is no
 * reason to start the process again; whether it can serve is told at `/readyz`.
 */
export function addHealth(app: FastifyInstance): void {
  app.get(HEALTH, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
}
