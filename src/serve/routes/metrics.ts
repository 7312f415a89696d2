import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CacheState } from '../../model/answered.ts'
import { trustedProxies } from '../https.ts'
import { isLoopback } from '../listen.ts'
import { pathOf } from '../path.ts'
import type { Context } from '../route.ts'

export const METRICS = '/metrics'

/** Headers that a proxy adds for whom it asks: their request does not come from this machine. */
const FORWARDING: readonly string[] = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a request for the metrics needs no key: it comes from this machine, nobody passed it on, and it
 * names this machine as its host, which a page in a browser that is led here does not. A service with a
 * public address, or one that trusts a proxy, is asked through a proxy, so that its loopback is not private.
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

/** Reads the Cache-Status header of an answer (RFC 9211): what is old has `fwd=stale`, or no time left. */
export function cacheStateOf(header: unknown): CacheState {
  if (typeof header !== 'string') return 'none'
  if (/;\s*(?:fwd=stale|detail="?stale|ttl=-)/i.test(header)) return 'stale'
  if (/;\s*hit\b/i.test(header)) return 'hit'
  return /;\s*fwd\b/i.test(header) ? 'miss' : 'none'
}
