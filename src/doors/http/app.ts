import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { KeyHolder } from '../../model/keys.ts'
import { admit } from './admitting.ts'
import { addAgents } from './agents/index.ts'
import { outerRequest } from './agents/within.ts'
import { noting, report } from './answered.ts'
import { authenticate, headOf } from './auth.ts'
import { addBoard } from './board/index.ts'
import { SERVICE } from './bounds.ts'
import { type CacheNote, cacheHeaders } from './cache.ts'
import { asksForZdr, commonParams, commonReader, ignoredIn } from './common-params.ts'
import {
  answerBrokenConnection,
  type Connections,
  goneSignal,
  type Socket,
  trackConnections,
} from './connection.ts'
import { boundConnections } from './connection-bounds.ts'
import { loggedError, toWireError, WireError, wireRefusal } from './errors.ts'
import { originOf, requireHttps, trustedProxies, withCertificate } from './https.ts'
import type { Admission } from './limits/index.ts'
import { isObject, type RawParams, readQuery, refuseMixed } from './params.ts'
import { pathOf, routerPath } from './path.ts'
import { REFUSALS } from './refusals.ts'
import { createRepeats, type Repeats } from './repeats/index.ts'
import { readBodies } from './request-body.ts'
import type { Context, Route } from './route.ts'
import { addBatchFiles } from './routes/batch-files.ts'
import { addFiles } from './routes/files.ts'
import { addForAgents } from './routes/for-agents.ts'
import { addHealth, HEALTH } from './routes/health.ts'
import { addHome } from './routes/home.ts'
import { addMetrics } from './routes/metrics.ts'
import { addReady } from './routes/ready.ts'
import { addReference } from './routes/reference.ts'
import { answerOf, enveloped, keep, send, sendJson } from './sending.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint, such as `brand/retrieve`. */
    endpoint?: string
    publicKeyIn?: Route['publicKeyIn']
    refused?: Route['refused']
  }
  interface FastifyRequest {
    /** The key of the request. Null until the key is checked. */
    apiKey: KeyHolder | null
    /** The decision about the request. Null for a key without a plan and without a rate. */
    admission: Admission | null
    /**
     * Resolves to whether the lookup that was started for the request ended with an answer. Null when none
     * was started.
     */
    begunWork: Promise<boolean> | null
    /** Whether the caller asked for zero data retention. */
    zdr: boolean
    /** Words that the caller chose, to find the call in the log. */
    tags: readonly string[] | null
    /** The error code of the refusal. */
    errorCode: string | undefined
    /** The domain of the request, for the log (`serve.logDomains`). */
    aboutDomain: string | undefined
    /** When the request arrived, on the clock of `performance.now()`. */
    begunAt: number
  }
}

/**
 * Makes the HTTP server. It checks each request in the order of the contract, and then does the work of the
 * route. While `isClosing` is true, new requests are refused. The description of the service contains all
 * routes except those of dialects.
 */
export function buildApp(
  routes: readonly Route[],
  dialects: readonly Route[],
  context: Context,
  isClosing: () => boolean,
): { readonly app: FastifyInstance; readonly connections: Connections } {
  const all = [...routes, ...dialects]
  const app = makeApp(context)
  const connections = trackConnections(app.server)
  // An unknown expectation may be ignored (RFC 9110 §10.1.1), so the request is handled as if it had none.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Node would close the connection without an answer.
  app.server.on('connect', (_, socket) => app.server.emit('clientError', new Error('CONNECT'), socket))
  readBodies(app)
  app.decorateRequest('apiKey', null)
  app.decorateRequest('admission', null)
  app.decorateRequest('begunWork', null)
  app.decorateRequest('tags', null)
  app.decorateRequest('zdr', false)
  app.decorateRequest('errorCode', undefined)
  app.decorateRequest('aboutDomain', undefined)
  app.decorateRequest('begunAt', 0)
  app.addHook('onRequest', (request, reply, done) => {
    request.begunAt = performance.now()
    connections.whenOver(request.raw.socket, reply.raw, () => report(request, reply, context))
    done()
  })
  const bounds = boundConnections(app, connections, context)
  const repeats = createRepeats(context, connections, bounds, isClosing)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A call may be refused before its parameters are read. Its log line must respect the caller's wish, too.
    request.zdr = asksForZdr(Object(request.query))
    if (isClosing()) throw new WireError(REFUSALS.closing)
    if (pathOf(request) !== HEALTH) requireHttps(request, context.engine.options.serve)
    await admit(request, reply, { routes: all, repeats, context })
  })
  // The hook takes a callback, because a promise for each answer would cost more than its work.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, context))
  for (const route of all) addRoute(app, route, context, repeats)
  addFiles(app, context)
  addBatchFiles(app, context)
  addReady(app, context)
  addHealth(app)
  addMetrics(app, context)
  addHome(app, routes, context)
  addBoard(app, context)
  addReference(app, routes, context)
  addForAgents(app)
  addAgents(app, routes, context)
  answerAhead(app, connections, repeats)
  return { app, connections }
}

/** Answers requests from the cache before the framework sees them. Most requests are answered here. */
function answerAhead({ server }: FastifyInstance, connections: Connections, repeats: Repeats): void {
  const ordinary = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (repeats.answer(request, response)) return
    const { socket } = request
    connections.begin(socket)
    response.on('close', () => connections.end(socket))
    for (const listener of ordinary) listener.call(server, request, response)
  })
}

/**
 * Makes the server of the framework, with HTTPS when the options name a certificate. Throws `invalid_input`
 * for a certificate that cannot be used.
 */
function makeApp(context: Context): FastifyInstance {
  const { serve } = context.engine.options
  const options = { ...httpOptions(context), trustProxy: trustedProxies(serve) }
  return withCertificate(serve, (certificate) => {
    if (!certificate) return fastify(options)
    const https = { ...options.http, ...certificate, handshakeTimeout: SERVICE.headersTimeoutMs }
    const made: unknown = fastify({ ...options, https })
    return made as FastifyInstance
  })
}

function httpOptions(context: Context) {
  const { headersTimeoutMs, requestTimeoutMs } = SERVICE
  return {
    bodyLimit: SERVICE.bodyLimitBytes,
    keepAliveTimeout: SERVICE.keepAliveTimeoutMs,
    requestTimeout: requestTimeoutMs,
    http: {
      maxHeaderSize: SERVICE.maxHeaderBytes,
      // Node refuses to wait longer for the headers than for the whole request.
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      // Node looks for slow connections this often. With its default of 30 s, they could stay open for too
      // long.
      connectionsCheckingInterval: Math.min(headersTimeoutMs, requestTimeoutMs) / 2,
      // Node would answer a missing Host without a body; `admit` refuses it with one.
      requireHostHeader: false,
    },
    // Our own 503 has the body of the contract. Open connections get it until the last one is closed.
    return503OnClosing: false,
    genReqId: () => context.newId(),
    // Many programs add a slash to an address.
    routerOptions: {
      ...{ querystringParser: readQuery, ignoreTrailingSlash: true },
      // A domain in a path has up to 253 characters, and more when they are percent-encoded. The default is 100.
      maxParamLength: 1_024,
    },
    clientErrorHandler: (error: Error, socket: Socket) => {
      const status = answerBrokenConnection(error, socket, context.newId())
      if (status !== undefined) context.engine.answered({ ...BROKEN, status })
    },
    /** No hook runs for a path that cannot be decoded, so the key is checked here. */
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const send = (thrown: unknown) => sendError(thrown, request, reply, context)
      reply.header('x-request-id', request.id)
      authenticate(headOf(request), context.engine).then(() => send(error), send)
    },
  }
}

/** The labels for bytes that are not a request. Their route and duration are unknown. */
const BROKEN = { route: 'other', method: 'other', cache: 'none', elapsedMs: 0 } as const

/**
 * The work gets this much more time than its caller, so that a caller whose time is over gets a 408, and not
 * an error about a slow site.
 */
const LATER_MS = 500

/** Adds a route. A route for GET answers HEAD as well. */
function addRoute(app: FastifyInstance, route: Route, context: Context, repeats: Repeats): void {
  const { serve, lookupTimeoutMs } = context.engine.options
  const readCommon = commonReader(serve.maxTimeoutMs)
  const known = new Set([...Object.keys(commonParams(serve.maxTimeoutMs)), ...Object.keys(route.params)])
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const raw = rawParamsOf(request, route)
    refuseMixed(Object(request.query), known)
    const given = route.common?.(raw) ?? raw
    request.zdr ||= asksForZdr(given)
    const refusal = route.refusal?.(raw, request.headers)
    if (refusal) throw new WireError(refusal)
    const { timeoutMs: asked, prefersPartial, maxAgeMs, tags, ...common } = readCommon(given)
    const ignored = ignoredIn(raw, known)
    if (prefersPartial && !route.answersPartly) ignored.add('timeoutOpts.behavior')
    const zdr = common.zdr && route.obeysStorage === true
    if (common.zdr && !zdr) ignored.add('zdr')
    if (maxAgeMs !== undefined && !route.obeysStorage) ignored.add('maxAgeMs')
    const { socket } = request.raw
    const times = {
      timeoutMs: asked ?? route.usualMs(raw) ?? serve.defaultTimeoutMs,
      workMs: asked === undefined ? undefined : Math.max(asked + LATER_MS, lookupTimeoutMs),
    }
    const cache: CacheNote = {}
    const { signal, origin } = outerRequest() ?? { signal: goneSignal(socket), origin: originOf(request) }
    const { apiKey: key, headers } = request
    const onWork = (hasAnswer: Promise<boolean>) => {
      request.begunWork = hasAnswer
    }
    const work = { ...times, signal, cache, maxAgeMs, zdr, party: key?.id, onWork }
    const asking = { prefersPartial, tags, ignored: ignored.add }
    const caller = { ...work, ...asking, origin, key, headers }
    request.tags = tags
    const isNoted = serve.logDomains && !zdr
    const made = await route.run(raw, caller, isNoted ? noting(request, raw, context) : context)
    const answer = answerOf(made, ignored.headers())
    if (!zdr) keep(request, answer, cache, repeats)
    return send(reply.headers(cacheHeaders(cache)), enveloped(request, answer, { ...cache, zdr }))
  }
  const { endpoint, publicKeyIn, refused } = route
  const config = { endpoint, publicKeyIn, refused }
  const { bodyLimitBytes: bodyLimit = SERVICE.bodyLimitBytes } = route
  for (const path of route.paths)
    app.route({ method: route.method, url: routerPath(path), config, bodyLimit, handler })
}

/**
 * Returns the parameters of a request: those of its path, and those of the query or the body, as its method
 * demands.
 */
function rawParamsOf(request: FastifyRequest, { method, path, takesBytes }: Route): RawParams {
  const hasPathParams = path.includes('{')
  const { query, params, body } = request
  if (takesBytes) return { ...Object(query), body: Buffer.isBuffer(body) ? body : undefined }
  if (Buffer.isBuffer(body)) throw new WireError(REFUSALS.bodyType)
  // A call may need no other parameters than those of the path, and then needs no body.
  const inBody = body ?? (hasPathParams ? {} : undefined)
  const given = method === 'GET' || method === 'DELETE' ? query : inBody
  if (!isObject(given)) throw new WireError(REFUSALS.badBody)
  return hasPathParams ? { ...given, ...Object(params) } : given
}

function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, refusedAt }: Context,
): unknown {
  const error = toWireError(thrown)
  const { headers, errorCode } = error.refusal
  request.errorCode = errorCode
  const form = request.routeOptions.config.refused ?? refusedAt(pathOf(request)) ?? wireRefusal
  const { status, body } = form(error.refusal, request.id)
  // If the client is still sending the body, the connection cannot be used again.
  if (!request.raw.complete) reply.header('connection', 'close')
  if (error.refusal.status === 500) {
    const err = loggedError(error.cause ?? error, request.zdr)
    logger.error({ requestId: request.id, err }, error.message)
  }
  return sendJson(reply.headers(headers ?? {}), status, JSON.stringify(body))
}
