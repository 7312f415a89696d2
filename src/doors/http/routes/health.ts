import type { FastifyInstance } from 'fastify'

export const HEALTH = '/healthz'

/**
 * Answers without a key that the process is running. It checks nothing else, so that a busy database does not
 * cause a restart of the process. `/readyz` reports whether the service can work.
 */
export function addHealth(app: FastifyInstance): void {
  app.get(HEALTH, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
}
