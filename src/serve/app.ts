import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { ApiKey } from '../model/stored.ts'
import { authenticate } from './auth.ts'
import { answerBrokenConnection, goneSignal, type Socket } from './connection.ts'
import { errorBody, REFUSALS, toWireError, WireError } from './errors.ts'
import { originOf } from './listen.ts'
import { isObject, paramsReader, readQuery, waitingTime } from './params.ts'
import { isAt, pathOf, routerPath } from './path.ts'
import type { Body, Context, Reply, Route } from './route.ts'
import { addFiles, FILES, isFile } from './routes/files.ts'
import { addHealth } from './routes/health.ts'
import { addHome } from './routes/home.ts'
import { isOpen, REMOVED } from './routes/index.ts'
import { addReady } from './routes/ready.ts'
import { addReference } from './routes/reference.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the key has been checked. */
    apiKey: ApiKey | null
  }
}

/** The HTTP side: checks in the contract's order, then the route's work. `isClosing`: take nothing new. */
export function buildApp(
  routes: readonly Route[],
  context: Context,
  isClosing: () => boolean,
): FastifyInstance {
  const app = fastify(httpOptions(context))
  // An expectation that is not known is no reason to refuse (RFC 9110 §10.1.1): go on as if it were not
  // there.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  readJsonBodies(app)
  app.decorateRequest('apiKey', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isClosing()) throw new WireError(REFUSALS.closing)
    await admit(request, routes, context)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close')
  })
  app.addHook('onResponse', (request, reply) => report(request, reply, context))
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, context))
  for (const route of routes) addRoute(app, route, context)
  addFiles(app, context)
  addReady(app, context)
  addHealth(app)
  addHome(app, routes)
  addReference(app, routes, REMOVED, context)
  return app
}

function httpOptions(context: Context) {
  const { bodyLimitBytes, headersTimeoutMs, requestTimeoutMs } = context.engine.options.serve
  return {
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node refuses to wait longer for the headers than for the whole request.
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      // How often slow connections are looked for; Node's own 30 s would let them live that much longer.
      connectionsCheckingInterval: Math.min(headersTimeoutMs, requestTimeoutMs) / 2,
      // Node would answer a missing Host without a body; `admit` refuses it with one.
      requireHostHeader: false,
    },
    // Ours has the contract's body; requests on open connections get it until the last one is closed.
    return503OnClosing: false,
    genReqId: () => context.newId(),
    // Many programs end an address with a slash.
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true },
    clientErrorHandler: (error: Error, socket: Socket) =>
      answerBrokenConnection(error, socket, context.newId()),
    /** A path that cannot be decoded passes no hook: the key is checked here. */
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const send = (thrown: unknown) => sendError(thrown, request, reply, context)
      reply.header('x-request-id', request.id)
      authenticate(request.raw, context.engine).then(() => send(error), send)
    },
  }
}

/**
 * Refuses, in the contract's order (§8.2): key, permission, route, then (when plans come) rate. Input is
 * next.
 */
async function admit(request: FastifyRequest, routes: readonly Route[], context: Context): Promise<void> {
  const { raw } = request
  if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new WireError(REFUSALS.badRequest)
  if (isOpen(pathOf(request)) && !request.is404) return
  request.apiKey = await authenticate(raw, context.engine)
  if (request.is404) throw noSuchRoute(request, routes)
}

/** 405 with Allow where the path is known, 410 where it was, else 404. */
function noSuchRoute(request: FastifyRequest, routes: readonly Route[]): WireError {
  const path = pathOf(request)
  const message = REMOVED.get(path)
  if (message) return new WireError({ status: 410, errorCode: 'ENDPOINT_REMOVED', message })
  const known = routes
    .filter(({ paths }) => paths.some((each) => isAt(path, each)))
    .map(({ method }) => method)
  const methods = isOpen(path) ? ['GET'] : known
  if (methods.length === 0) return new WireError(REFUSALS.unknownRoute)
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return new WireError({ ...REFUSALS.wrongMethod, headers: { allow } })
}

/** Who says how long they wait are told that it is over (408), and not that the site was slow. */
const LATER_MS = 500

/** GET answers HEAD as well. */
function addRoute(app: FastifyInstance, route: Route, context: Context): void {
  const { serve, lookupTimeoutMs } = context.engine.options
  const readCommon = paramsReader({ timeoutMS: waitingTime(serve.maxTimeoutMs) })
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const given = route.method === 'GET' ? request.query : request.body
    if (!isObject(given)) throw new WireError(REFUSALS.badBody)
    const raw = route.path.includes('{') ? { ...given, ...Object(request.params) } : given
    const asked = readCommon(raw).timeoutMS
    const { socket } = request.raw
    const times = {
      timeoutMs: asked ?? serve.defaultTimeoutMs,
      workMs: asked === undefined ? undefined : Math.max(asked + LATER_MS, lookupTimeoutMs),
    }
    const caller = { ...times, signal: goneSignal(socket), origin: originOf(socket) }
    return send(reply, await route.run(raw, caller, context))
  }
  for (const path of route.paths) app.route({ method: route.method, url: routerPath(path), handler })
}

function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => parseJson(text),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WireError(REFUSALS.badBody, { cause })
  }
}

function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { logger }: Context,
): unknown {
  const error = toWireError(thrown)
  const { status, headers } = error.refusal
  // The rest of a body that nobody reads would block the connection.
  if (!request.raw.complete) reply.header('connection', 'close')
  if (status === 500) logger.error({ requestId: request.id, err: error.cause ?? error }, error.message)
  return sendJson(reply.headers(headers ?? {}), status, errorBody(error))
}

function send(reply: FastifyReply, answer: Reply): FastifyReply {
  if (typeof answer === 'string' || Buffer.isBuffer(answer)) return sendJson(reply, 200, answer)
  const { body, headers = {}, contentType = JSON_TYPE, status = 200 } = answer
  return reply.code(status).headers(headers).header('content-type', contentType).send(body)
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** JSON text goes out as it is: parsing and writing it again would halve the rate. */
function sendJson(reply: FastifyReply, status: number, body: Body): FastifyReply {
  return reply.code(status).header('content-type', JSON_TYPE).send(body)
}

/** One line for operators and one record for usage. Neither can spoil the answer, which is out already. */
async function report(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<void> {
  const { id, method, apiKey } = request
  const { statusCode: status } = reply
  const path = pathOf(request)
  const elapsedMs = Math.round(reply.elapsedTime)
  // The name of a file is what opens it.
  const route = isFile(path) ? FILES : path
  const facts = { requestId: id, method, route, status, ms: elapsedMs, keyId: apiKey?.id ?? null }
  context.logger[status < 500 ? 'info' : 'warn'](facts, 'answered')
  if (!apiKey) return
  const call = { requestId: id, keyId: apiKey.id, method, path, status, at: context.now(), elapsedMs }
  try {
    await context.recordUsage?.(call)
  } catch (error) {
    context.logger.error({ requestId: id, err: error }, 'usage was not recorded')
  }
}
