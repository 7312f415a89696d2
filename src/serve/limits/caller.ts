import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../model/accounts.ts'

/**
 * How a caller who was told to wait is known again among others of the same key: by asking for the same. The
 * body is not read yet when this is asked, so its length stands for it. The public client counts its
 * attempts.
 */
export function callerOf({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): Caller {
  const asked = `${method} ${url} ${headers['content-length'] ?? 0}`
  const call = createHash('sha256').update(asked).digest('base64url')
  return { call, isFirst: headers['x-stainless-retry-count'] === '0' }
}
