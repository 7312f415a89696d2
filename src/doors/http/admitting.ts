/** Checks a request before its route does its work. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyHolder } from '../../model/keys.ts'
import { MCP } from './agents/index.ts'
import { settle } from './answered.ts'
import { authenticate, authenticatePublic, headOf } from './auth.ts'
import { boardMethods } from './board/index.ts'
import { WireError } from './errors.ts'
import { namesItsHost } from './host.ts'
import { callerOf } from './limits/caller.ts'
import { isAt, pathOf, routeOf } from './path.ts'
import { REFUSALS } from './refusals.ts'
import type { Repeats } from './repeats/index.ts'
import type { Context, Route } from './route.ts'
import { isBesidePublic, isOpen } from './routes/index.ts'
import { isLocalScrape, METRICS } from './routes/metrics.ts'

interface Admitting {
  readonly routes: readonly Route[]
  readonly repeats: Repeats
  readonly context: Context
}

/**
 * Checks key, permission, route, rate and quota, in the order of the contract, and refuses the request at the
 * first check that fails. The route checks the input after that.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { routes, repeats, context }: Admitting,
): Promise<void> {
  const { raw } = request
  if (!namesItsHost(raw)) throw new WireError(REFUSALS.badRequest)
  const path = pathOf(request)
  const isOfBoard = context.board && boardMethods(path) !== undefined
  const needsNoKey = isOpen(path) || isOfBoard || isLocalScrape(request, context)
  if (needsNoKey && !request.is404) return
  const since = context.engine.changes.count()
  const publicKeyIn = publicKeyOf(request, path)
  const key = await (publicKeyIn
    ? authenticatePublic(headOf(request), context.engine, publicKeyIn)
    : authenticate(headOf(request), context.engine))
  request.apiKey = key
  repeats.know(raw, key, since)
  const { endpoint } = request.routeOptions.config
  if (endpoint !== undefined) context.limits.permit(key, { endpoint, route: routeOf(request) })
  if (request.is404) throw noSuchRoute(path, routes, isOfBoard)
  if (endpoint !== undefined && context.limits.isLimited(key))
    await limit(request, reply, key, endpoint, context)
}

/**
 * Returns the names of the parameters that may contain the public key of a request. An unknown path below a
 * public route is treated like this route of `/v1`.
 */
function publicKeyOf({ is404, routeOptions }: FastifyRequest, path: string): readonly string[] | undefined {
  if (is404) return isBesidePublic(path) ? ['key'] : undefined
  return routeOptions.config.publicKeyIn
}

/** Admits the call of a key with limits, and counts the call once it has ended in any way. */
async function limit(
  request: FastifyRequest,
  reply: FastifyReply,
  key: KeyHolder,
  endpoint: string,
  { limits }: Context,
): Promise<void> {
  const admission = await limits.admit(key, endpoint, callerOf(request))
  request.admission = admission
  reply.headers(admission.headers)
  // The client left while the rate was checked, so the call is counted here.
  if (request.raw.socket.destroyed) settle(request, reply)
  if (admission.refusal) throw admission.refusal
}

/** Returns a 405 with `Allow` for a path of another method, otherwise a 404. */
function noSuchRoute(path: string, routes: readonly Route[], isOfBoard: boolean): WireError {
  const known = routes
    .filter(({ paths }) => paths.some((each) => isAt(path, each)))
    .map(({ method }) => method)
  const ofBoard = isOfBoard ? boardMethods(path) : undefined
  const others = isOpen(path) || path === METRICS ? ['GET'] : path === MCP ? ['POST'] : known
  const methods = ofBoard ?? others
  if (methods.length === 0) return new WireError(REFUSALS.unknownRoute)
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return new WireError({ ...REFUSALS.wrongMethod, headers: { allow } })
}
