import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../../model/accounts.ts'

/**
 * Distinguishes callers with the same key by a hash of the request, to recognise a caller who repeats a call
 * after a wait. The body is not read yet at this point, so only its length is part of the hash. `isFirst`
 * comes from the public client, which sends the number of its retries.
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
