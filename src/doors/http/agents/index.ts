import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../mcp/http.ts'
import { goneSignal } from '../connection.ts'
import { WireError } from '../errors.ts'
import { originOf } from '../https.ts'
import { isObject } from '../params.ts'
import { REFUSALS } from '../refusals.ts'
import type { Context, Route } from '../route.ts'
import { serviceFor } from './service.ts'
import { toolsOf } from './tools.ts'

/** The path at which agents call the service by the Model Context Protocol. */
export const MCP = '/mcp'

/**
 * Serves the tools of agents. Each message is a POST, and each call of a tool becomes a request for a route.
 */
export function addAgents(app: FastifyInstance, routes: readonly Route[], context: Context): void {
  let made: Promise<Endpoint> | undefined
  const load = async () => {
    const { createEndpoint } = await import('../../mcp/http.ts')
    return createEndpoint((error) => context.logger.debug({ err: error }, 'a message of MCP was refused'))
  }
  const tools = once(() => toolsOf(routes))
  app.addHook('onClose', async () => (await made)?.close())
  app.post(MCP, { config: { endpoint: 'mcp' } }, async (request, reply) => {
    // A page of another host must not call the service, even with a valid key (DNS rebinding).
    const { origin: page } = request.headers
    const origin = context.engine.options.serve.publicUrl ?? originOf(request)
    if (page !== undefined && page !== origin && !page.endsWith(`//${request.headers.host}`))
      throw new WireError(REFUSALS.crossOrigin)
    // An early version of the protocol allowed lists of messages, which could contain any number of calls.
    if (!isObject(request.body)) throw new WireError(REFUSALS.badBody)
    made ??= load()
    const endpoint = await made
    const gone = goneSignal(request.raw.socket)
    const service = serviceFor({
      gone,
      ...{ tools: tools(), origin, authorization: request.headers.authorization ?? '' },
      inject: ({ url, method = 'GET', headers = {}, body }) =>
        app.inject({ url, method, headers, ...(typeof body === 'string' && { payload: body }) }),
    })
    return forward(await endpoint.answer(asWeb(request, gone), request.body, service), reply)
  })
}

/** Converts a request to the type that the package of the protocol takes. Its body was already read. */
function asWeb(request: FastifyRequest, gone: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  return new Request(`http://localhost${MCP}`, { method: 'POST', headers, signal: gone })
}

function forward(answer: Response, reply: FastifyReply): FastifyReply {
  reply.code(answer.status).headers(Object.fromEntries(answer.headers)).header('cache-control', 'no-store')
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '')
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
