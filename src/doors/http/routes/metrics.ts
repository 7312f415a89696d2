import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CacheState } from '../../../model/answered.ts'
import { trustedProxies } from '../https.ts'
import { isLoopback } from '../listen.ts'
import { pathOf } from '../path.ts'
import type { Context } from '../route.ts'

export const METRICS = '/metrics'

/** Headers that proxies add. A request with one of them does not come directly from this machine. */
const FORWARDING: readonly string[] = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request for the metrics needs no key: it comes from this machine, no proxy forwarded it, and its
 * Host header names this machine. The last condition excludes web pages of other hosts in a browser (DNS
 * rebinding). A service with a public address or a trusted proxy always demands a key, because a proxy on
 * this machine may forward requests of others.
 */
export function isLocalScrape(request: FastifyRequest, { engine }: Context): boolean {
  const { serve } = engine.options
  const isBehindProxy = serve.publicUrl !== undefined || trustedProxies(serve) !== false
  if (pathOf(request) !== METRICS || isBehindProxy) return false
  const { headers, socket } = request.raw
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(from) && isLoopback(host) && FORWARDING.every((name) => headers[name] === undefined)
}

/** Answers with the metrics of the engine. */
export function addMetrics(app: FastifyInstance, context: Context): void {
  const { engine } = context
  app.get(METRICS, async (_, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .send(await engine.metrics()),
  )
}

/** Reads a Cache-Status header (RFC 9211): a stale answer has `fwd=stale`, or a `ttl` below 0. */
export function cacheStateOf(header: unknown): CacheState {
  if (typeof header !== 'string') return 'none'
  if (/;\s*(?:fwd=stale|detail="?stale|ttl=-)/i.test(header)) return 'stale'
  if (/;\s*hit\b/i.test(header)) return 'hit'
  return /;\s*fwd\b/i.test(header) ? 'miss' : 'none'
}
