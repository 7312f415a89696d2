/** Sends the answers of routes, and remembers them for repeated requests. */

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheNote } from './cache.ts'
import { pathOf, routeOf } from './path.ts'
import type { Repeats } from './repeats/index.ts'
import type { Body, Reply } from './route.ts'
import { takesPublicKeys } from './routes/index.ts'

export type Answer = Required<Exclude<Reply, Body>>

export function answerOf(reply: Reply): Answer {
  const whole = { headers: {}, contentType: JSON_TYPE, status: 200 } as const
  return typeof reply === 'string' || Buffer.isBuffer(reply)
    ? { ...whole, body: reply }
    : { ...whole, ...reply }
}

export function send(reply: FastifyReply, { body, headers, contentType, status }: Answer): FastifyReply {
  return reply.code(status).headers(headers).header('content-type', contentType).send(body)
}

/** Remembers an answer that was read from the database, for repeated requests. */
export function keep(
  request: FastifyRequest,
  answer: Answer,
  { age, read }: CacheNote,
  repeats: Repeats,
): void {
  const { endpoint } = request.routeOptions.config
  if (answer.body instanceof Readable) return
  if (!read || endpoint === undefined || request.method !== 'GET' || answer.status !== 200) return
  const path = pathOf(request)
  repeats.keep(request.raw, {
    ...{ endpoint, route: routeOf(request), path, isPublic: takesPublicKeys(path) },
    body: typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body,
    headers: { ...answer.headers, 'content-type': answer.contentType },
    ...{ tellsAge: age !== undefined, read },
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** JSON text is sent unchanged, because parsing and writing it again would halve the rate. */
export function sendJson(reply: FastifyReply, status: number, body: Body): FastifyReply {
  return reply.code(status).header('content-type', JSON_TYPE).send(body)
}
