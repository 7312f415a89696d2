import type { FastifyReply, FastifyRequest } from 'fastify'
import { FILES } from '../../calls/doors.ts'
import { parsedUrl } from '../../formats/url.ts'
import type { AnsweredRequest } from '../../model/answered.ts'
import type { KeyHolder } from '../../model/keys.ts'
import type { RawParams } from './params.ts'
import { pathOf, routeOf } from './path.ts'
import { keptBody, type LoggedCall } from './recent-calls.ts'
import { REFUSALS } from './refusals.ts'
import type { Context } from './route.ts'
import { isFile } from './routes/files.ts'
import { cacheStateOf } from './routes/metrics.ts'
import type { UsageRecord } from './usage.ts'

/** An answer that was sent. */
export interface Answered extends AnsweredRequest {
  readonly requestId: string
  /** The path without the query. */
  readonly path: string
  /** Null when the route needs no key, or when the key was refused. */
  readonly key: KeyHolder | null
  /** The error code of a refusal. */
  readonly errorCode?: string | undefined
  /** The domain of the request, when the options allow it in the log. */
  readonly domain?: string | undefined
  /** The facts that only `/v1/logs` shows. Undefined for a request without a valid key. */
  readonly logged?:
    | Pick<LoggedCall, 'endpoint' | 'credits' | 'tags' | 'zdr' | 'userAgent' | 'url' | 'body'>
    | undefined
}

/** Returns the context for one request, which records the domain of the request for the log. */
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

/** Logs and counts an answer. Either it was sent, or its client has left. */
export function report(request: FastifyRequest, reply: FastifyReply, context: Context): void {
  const { id: requestId, method, apiKey: key } = request
  const cache = cacheStateOf(reply.getHeader('cache-status'))
  const [route, path] = [routeOf(request), pathOf(request)]
  settle(request, reply)
  const status = statusOf(request, reply)
  const hasLeft = status === REFUSALS.clientLeft.status
  const errorCode = hasLeft ? REFUSALS.clientLeft.errorCode : request.errorCode
  const domain = request.aboutDomain
  const elapsedMs = elapsedOf(request)
  const logged = loggedOf(request, status)
  tellAnswered(
    { requestId, method, route, path, key, errorCode, domain, status, cache, elapsedMs, logged },
    context,
  )
}

/** Returns the facts for the log of the caller. With zero data retention, the input is left out. */
function loggedOf(request: FastifyRequest, status: number): Answered['logged'] {
  const { url, body, headers, admission, zdr, tags } = request
  const { endpoint } = request.routeOptions.config
  if (!request.apiKey || endpoint === undefined) return undefined
  return {
    endpoint,
    credits: status === 200 ? (admission?.credits().consumed ?? 0) : 0,
    tags: tags ?? [],
    zdr,
    userAgent: zdr ? null : (headers['user-agent'] ?? null),
    url: zdr ? '' : url,
    body: zdr ? undefined : keptBody(body),
  }
}

/**
 * Settles the charge for the call of a key with a plan. Only the first settlement of a call counts. A call
 * with status 200 is charged as soon as sending has begun, even when the client leaves before the end. Any
 * other call (a 408, a 304, or a client that left) is charged when the lookup that it started finds an
 * answer, because that answer is stored for the next call.
 */
export function settle(request: FastifyRequest, reply: FastifyReply): void {
  const { id: requestId, method, admission, begunWork, errorCode, zdr } = request
  const elapsedMs = Math.round(elapsedOf(request))
  const isSent = reply.raw.headersSent && reply.statusCode === 200
  admission?.settle(
    {
      requestId,
      method,
      status: statusOf(request, reply),
      elapsedMs,
      errorCode,
      tags: request.tags ?? [],
      zdr,
    },
    isSent || (begunWork ?? false),
  )
}

/** Returns the status of an answer, or 499 when the client left before all of it was sent. */
function statusOf({ raw: { socket } }: FastifyRequest, { statusCode }: FastifyReply): number {
  return socket.destroyed ? REFUSALS.clientLeft.status : statusCode
}

function elapsedOf({ begunAt }: FastifyRequest): number {
  return performance.now() - begunAt
}

/**
 * Writes one log line, one count for the metrics, and one usage record. A failure here cannot affect the
 * answer, because the answer was sent already.
 */
export function tellAnswered(answered: Answered, context: Context): void {
  const { requestId, method, path, status, key, errorCode, domain } = answered
  const elapsedMs = Math.round(answered.elapsedMs)
  // The name of a file gives access to it, so the log must not contain it.
  const route = isFile(path) ? FILES : path
  const facts: Record<string, unknown> = {
    requestId,
    method,
    route,
    status,
    ms: elapsedMs,
    keyId: key?.id ?? null,
  }
  // The key in the log has the name that the field has in answers.
  if (errorCode !== undefined) facts.error_code = errorCode
  if (domain !== undefined) facts.domain = domain
  context.logger[status < 500 ? 'info' : 'warn'](facts, 'answered')
  // A client may send any method, so unknown methods are counted together.
  context.engine.answered(METHODS.has(method) ? answered : { ...answered, method: 'other' })
  const { logged } = answered
  if (key && logged) {
    const { id: keyId, account } = key
    const organisation = account?.id ?? null
    const at = context.now()
    const { endpoint, credits, tags, zdr, userAgent, url, body } = logged
    // Each field is named, because a spread object took half of the time of an answer from memory (Node 20).
    context.recent.add({
      requestId,
      keyId,
      organisation,
      method,
      status,
      at,
      elapsedMs,
      errorCode,
      endpoint,
      credits,
      tags,
      zdr,
      userAgent,
      url,
      body,
    })
  }
  if (!key || !context.recordUsage) return
  void record({ requestId, keyId: key.id, method, path, status, at: context.now(), elapsedMs }, context)
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

async function record(call: UsageRecord, { recordUsage, logger }: Context): Promise<void> {
  try {
    await recordUsage?.(call)
  } catch (error) {
    logger.error({ requestId: call.requestId, err: error }, 'usage was not recorded')
  }
}
