import type { FastifyReply, FastifyRequest } from 'fastify'
import { parsedUrl } from '../formats/url.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import type { KeyHolder } from '../model/keys.ts'
import type { RawParams } from './params.ts'
import { pathOf, routeOf } from './path.ts'
import { REFUSALS } from './refusals.ts'
import type { Context } from './route.ts'
import { FILES, isFile } from './routes/files.ts'
import { cacheStateOf } from './routes/metrics.ts'
import type { UsageRecord } from './usage.ts'

/** An answer that is out. */
export interface Answered extends AnsweredRequest {
  readonly requestId: string
  /** Without the query. */
  readonly path: string
  /** Null where none is asked for, or when it was refused. */
  readonly key: KeyHolder | null
  /** What it was refused with. */
  readonly errorCode?: string | undefined
  /** What it was about, where the log shall say so. */
  readonly domain?: string | undefined
}

/** The same context, which notes for the log what a request is about as soon as that is known. */
export function noting(request: FastifyRequest, raw: RawParams, context: Context): Context {
  const url = raw.directUrl ?? raw.url
  if (typeof url === 'string') request.aboutDomain = parsedUrl(url)?.hostname || undefined
  const resolve: Context['resolve'] = (...given) => {
    const site = context.resolve(...given)
    request.aboutDomain = site.domain
    return site
  }
  return { ...context, resolve }
}

/** Logs and counts an answer that is out, or whose client has left. */
export function report(request: FastifyRequest, reply: FastifyReply, context: Context): void {
  const { id: requestId, method, apiKey: key } = request
  const cache = cacheStateOf(reply.getHeader('cache-status'))
  const about = { requestId, method, route: routeOf(request), path: pathOf(request), key }
  settle(request, reply)
  const status = statusOf(request, reply)
  const hasLeft = status === REFUSALS.clientLeft.status
  const errorCode = hasLeft ? REFUSALS.clientLeft.errorCode : request.errorCode
  const noted = { errorCode, domain: request.aboutDomain }
  tellAnswered({ ...about, ...noted, status, cache, elapsedMs: elapsedOf(request) }, context)
}

/**
 * Counts the call of a key with a plan. Only the first time counts. A call is charged when a 200 began to be
 * sent, whether or not the client stayed until its end. Else it is charged when the lookup that was begun for
 * it finds an answer: that is stored for the next call, although this one was told that its time was over,
 * that it has the answer already, or nothing, because it had left.
 */
export function settle(request: FastifyRequest, reply: FastifyReply): void {
  const { id: requestId, method, admission, begunWork } = request
  const elapsedMs = Math.round(elapsedOf(request))
  const isSent = reply.raw.headersSent && reply.statusCode === 200
  admission?.settle(
    { requestId, method, status: statusOf(request, reply), elapsedMs },
    isSent || (begunWork ?? false),
  )
}

/** A client that left before the whole answer was sent got nothing. */
function statusOf({ raw: { socket } }: FastifyRequest, { statusCode }: FastifyReply): number {
  return socket.destroyed ? REFUSALS.clientLeft.status : statusCode
}

function elapsedOf({ begunAt }: FastifyRequest): number {
  return performance.now() - begunAt
}

/**
 * One line for operators, one count for the metrics, and one record for usage. None can spoil the answer,
 * which is out already.
 */
export function tellAnswered(answered: Answered, context: Context): void {
  const { requestId, method, path, status, key, errorCode, domain } = answered
  const elapsedMs = Math.round(answered.elapsedMs)
  // The name of a file is what opens it.
  const route = isFile(path) ? FILES : path
  const facts = {
    ...{ requestId, method, route, status, ms: elapsedMs, keyId: key?.id ?? null },
    // By the name that it has in the answer.
    ...(errorCode !== undefined && { error_code: errorCode }),
    ...(domain !== undefined && { domain }),
  }
  context.logger[status < 500 ? 'info' : 'warn'](facts, 'answered')
  // Whoever asks may invent as many methods as they like.
  context.engine.answered(METHODS.has(method) ? answered : { ...answered, method: 'other' })
  if (!key || !context.recordUsage) return
  void record({ requestId, keyId: key.id, method, path, status, at: context.now(), elapsedMs }, context)
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

async function record(call: UsageRecord, { recordUsage, logger }: Context): Promise<void> {
  try {
    await recordUsage?.(call)
  } catch (error) {
    logger.error({ requestId: call.requestId, err: error }, 'usage was not recorded')
  }
}
