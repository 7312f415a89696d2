/** Sends the answers of routes, and keeps them for repeated requests. */

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { headOf } from './auth.ts'
import { sessionSecret } from './board/session.ts'
import type { CacheNote } from './cache.ts'
import { inEnvelope, UNLIMITED } from './envelope.ts'
import { OPERATORS } from './limits/charges.ts'
import { pathOf, routeOf } from './path.ts'
import type { Repeats } from './repeats/index.ts'
import type { Body, Reply } from './route.ts'

export type Answer = Required<Exclude<Reply, Body>>

/** Returns the complete answer of a route, with these additional headers. */
export function answerOf(reply: Reply, headers: Answer['headers']): Answer {
  const whole = { headers, contentType: JSON_TYPE, status: 200 } as const
  return typeof reply === 'string' || Buffer.isBuffer(reply)
    ? { ...whole, body: reply }
    : { ...whole, ...reply, headers: { ...reply.headers, ...headers } }
}

/** Adds the facts about the request to an answer that is a JSON object in memory. */
export function enveloped(
  { id: requestId, admission, apiKey }: FastifyRequest,
  answer: Answer,
  cache: CacheNote & { readonly zdr: boolean },
): Answer {
  const { body, contentType } = answer
  if (contentType !== JSON_TYPE || body instanceof Readable) return answer
  const credits = admission?.credits() ?? (apiKey ? UNLIMITED : undefined)
  return { ...answer, body: inEnvelope(body, { requestId, credits, cache }) }
}

export function send(reply: FastifyReply, { body, headers, contentType, status }: Answer): FastifyReply {
  noteCaching(reply.code(status).headers(headers))
  return reply.header('content-type', contentType).send(body)
}

/**
 * Forbids shared caches to store an answer for a cookie, and all caches to store an answer for the operator.
 */
function noteCaching(reply: FastifyReply): void {
  const caching = cachingFor(reply.request)
  if (caching === NOT_STORED || !reply.hasHeader('cache-control')) reply.headers(caching)
}

const NOT_STORED = { 'cache-control': 'no-store' }

function cachingFor(request: FastifyRequest): Readonly<Record<string, string>> {
  const { endpoint = '' } = request.routeOptions.config
  if (OPERATORS.has(endpoint)) return NOT_STORED
  return sessionSecret(headOf(request)) === undefined ? {} : { 'cache-control': 'private' }
}

/** Keeps an answer that was read from the database, for repeated requests. */
export function keep(
  request: FastifyRequest,
  answer: Answer,
  { age, read }: CacheNote,
  repeats: Repeats,
): void {
  const { endpoint, publicKeyIn } = request.routeOptions.config
  if (answer.body instanceof Readable) return
  if (!read || endpoint === undefined || request.method !== 'GET' || answer.status !== 200) return
  const path = pathOf(request)
  repeats.keep(request.raw, {
    ...{ endpoint, route: routeOf(request), path, isPublic: publicKeyIn !== undefined },
    body: typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body,
    headers: { ...cachingFor(request), ...answer.headers, 'content-type': answer.contentType },
    ...{
      tellsAge: age !== undefined,
      read,
      isJson: answer.contentType === JSON_TYPE,
      tags: request.tags ?? [],
    },
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** JSON text is sent unchanged, because parsing and writing it again would halve the rate. */
export function sendJson(reply: FastifyReply, status: number, body: Body): FastifyReply {
  noteCaching(reply)
  return reply.code(status).header('content-type', JSON_TYPE).send(body)
}
