import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { OUR_FIELDS } from '../../fields/index.ts'
import type { BrandFile } from '../../model/brand-file.ts'
import type { BrandReport } from '../../model/brand-report.ts'
import type { DialectName } from '../../model/dialects.ts'
import { BlazonError } from '../../model/errors.ts'
import { type Logger, NO_LOG } from '../../model/logger.ts'
import type { KeptLogo } from '../../model/logo.ts'
import { INJECTED_REQUEST, LISTEN_ADDRESS, SERVER_SETTINGS } from '../../model/options/requests.ts'
import { checkSettings } from '../../model/options/validate.ts'
import { buildApp } from './app.ts'
import { createBackgroundWork } from './background.ts'
import { SERVICE } from './bounds.ts'
import { spokenOver } from './dialects/index.ts'
import type { ServeEngine } from './engine.ts'
import { loggedError, toWireError } from './errors.ts'
import { reloadCertificate } from './https.ts'
import type { InjectedAnswer, InjectedRequest } from './injected.ts'
import { createLimits } from './limits/index.ts'
import { chargingRuns } from './limits/runs.ts'
import { type Address, isEveryAddress, isLoopback, urlOf } from './listen.ts'
import { openPort, requireTlsBeyondLoopback } from './opening.ts'
import { createRecentCalls } from './recent-calls.ts'
import type { Body, Context, Route } from './route.ts'
import { ROUTES, routesFor } from './routes/index.ts'
import { createSharedWork, type SharedWork } from './shared-work.ts'
import type { UsageRecord } from './usage.ts'

/** Settings of a server. All have defaults. */
export interface ServerSettings {
  /**
   * Logs each answer with request id, method, route, status, milliseconds and id of the key, and unexpected
   * failures in full. `console` is such a logger, and so is one of pino. Default: nothing is logged.
   */
  readonly logger?: Logger | undefined
  /** Called for each answered call with a key. Default: not called. */
  readonly recordUsage?: ((call: UsageRecord) => Promise<void>) | undefined
  /** Milliseconds, UTC. Default: the system clock. */
  readonly now?: (() => number) | undefined
  /** Makes request ids of letters, digits and dashes. Default: random ones. */
  readonly newId?: (() => string) | undefined
  /** Default: all routes of `/v1`. */
  readonly routes?: readonly Route[] | undefined
  /** Whether a server that listens also works on the queue of the background. Default: true. */
  readonly background?: boolean | undefined
  /**
   * Whether browsers get the board at `/`. Users sign in there with a key, which is kept in a cookie.
   * Default: true.
   */
  readonly board?: boolean | undefined
  /**
   * Other services whose addresses are understood, too: `firecrawl` for `/v2/scrape` and related paths, and
   * `logos` for addresses of logos in web pages. Default: none.
   */
  readonly dialects?: readonly DialectName[] | undefined
}

export type { InjectedAnswer, InjectedRequest }

/** The HTTP service of `/v1` over an engine. */
export interface BlazonServer extends AsyncDisposable {
  /**
   * Opens the port; 0 means any free port. Default: address and port of `serve` in the options. Rejects with
   * `unavailable` when the port cannot be opened or this server has listened before, with `invalid_input` for
   * an address that other machines can reach while there is no active key, and with `cancelled` when the
   * engine is closed.
   */
  listen(address?: Partial<Address>): Promise<{ readonly url: string }>
  /**
   * Answers a request without a port, for tests and for servers in the same process. A text is the path and
   * query of a GET. Rejects with `invalid_input` for an invalid request.
   */
  inject(request: string | InjectedRequest): Promise<InjectedAnswer>
  /**
   * Answers the pending requests. New requests get a 503 until then. After `serve.shutdownTimeoutMs`, the
   * remaining requests get the error that the server is closing. Work that no request waits for is stopped.
   * The engine stays open.
   */
  close(): Promise<void>
}

/** Makes the HTTP service over an engine. See the comment of `createServer` in `library/lookups.ts`. */
export async function createServer(
  engine: ServeEngine,
  settings: ServerSettings = {},
): Promise<BlazonServer> {
  if (typeof engine?.brand !== 'function' || !engine.options?.serve || !engine.keys)
    throw new BlazonError('invalid_input', 'A server runs over an engine, as createBlazon makes it.')
  checkSettings(SERVER_SETTINGS, settings, { whole: 'the settings' })
  const { logger = NO_LOG, now = Date.now, newId = randomUUID, recordUsage, board = true } = settings
  const { fields = OUR_FIELDS } = engine
  const routes = settings.routes ?? (fields === OUR_FIELDS ? ROUTES : routesFor(fields))
  const { serve } = engine.options
  const spoken = await spokenOver(settings.dialects ?? [], routes)
  // This starts the metrics of the engine, and rejects for a closed engine.
  await engine.metrics()
  const shared = sharedWorkOf(engine, logger)
  const resolve: Context['resolve'] = (text) => engine.resolve(text, { allowPort: true })
  const { accounts } = engine
  const { publicPerSecond } = serve
  const limits = createLimits({ accounts, holder: randomUUID(), now, logger, publicPerSecond })
  let closing = false
  const recent = createRecentCalls()
  const { refusedAt } = spoken
  const ports = { engine, fields, resolve, shared, limits, recent, refusedAt }
  const context = { ...ports, board, now, newId, logger, recordUsage }
  const { app, connections } = buildApp(routes, spoken.routes, context, () => closing)
  await app.ready()
  const background = createBackgroundWork(engine, logger, chargingRuns(engine, limits, newId))
  const endReloading = reloadCertificate(app, serve, logger)
  const close = once(async () => {
    closing = true
    endReloading()
    const stopped = background.stop()
    const overdue = setTimeout(() => {
      void shared.abort()
      // The refusals of stopped work are sent before the connections are closed.
      setImmediate(() => app.server.closeAllConnections())
    }, serve.shutdownTimeoutMs)
    // The port stays open until then, so that a new request gets the error that the server is closing, with
    // the time of the next attempt.
    await connections.answered()
    const closed = app.close()
    connections.closeUnused()
    await closed
    clearTimeout(overdue)
    // Work that still runs has no waiting request.
    await shared.abort()
    await stopped
    await limits.close()
  })

  return {
    async listen(given = {}) {
      checkSettings(LISTEN_ADDRESS, given, { whole: 'the address' })
      const { host = serve.host, port = serve.port } = given
      const address = { host, port }
      await requireProtection(address, engine)
      await openPort(app, address)
      if (isEveryAddress(host) && serve.publicUrl === undefined) logger.warn({}, NO_PUBLIC_URL)
      if (settings.background !== false) background.start()
      const scheme = serve.tlsCert === undefined ? 'http' : 'https'
      return { url: urlOf({ ...address, port: portOf(app) ?? address.port }, scheme) }
    },
    inject: (request) => inject(app, request),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** A service that other machines can reach must have keys, and must not transfer them unencrypted. */
async function requireProtection(address: Address, engine: ServeEngine): Promise<void> {
  await requireKeyBeyondLoopback(address, engine)
  requireTlsBeyondLoopback(address, engine.options.serve)
}

const NO_PUBLIC_URL =
  'serve.publicUrl is not set: addresses of pictures in answers begin with the address at which a connection ends, which callers through a forwarded port, a container or a proxy cannot open'

/** Makes the work that requests share. Unexpected failures are logged. */
function sharedWorkOf(
  { options, whenCrowded }: ServeEngine,
  logger: Logger,
): SharedWork<Body | KeptLogo | BrandFile | BrandReport> {
  const { serve, store, lookupTimeoutMs, concurrency } = options
  const bounds = {
    ...{ maxMs: serve.maxTimeoutMs, usualMs: lookupTimeoutMs },
    ...{ lateMs: SERVICE.afterTimeoutMs, maxLate: concurrency, whenCrowded },
    maxStaleMs: store.staleMaxAgeMs,
  }
  return createSharedWork<Body | KeptLogo | BrandFile | BrandReport>(bounds, (error, zdr) => {
    if (toWireError(error).refusal.status !== 500) return
    logger.error({ err: loggedError(error, zdr) }, 'a lookup failed')
  })
}

/** Returns a function that does the work at its first call. Later calls return the same promise. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

async function inject(app: FastifyInstance, request: string | InjectedRequest): Promise<InjectedAnswer> {
  const asked = typeof request === 'string' ? { url: request } : request
  checkSettings(INJECTED_REQUEST, asked, { whole: 'the request' })
  const { url, method = 'GET', headers = {}, body } = asked
  const payload = body === undefined || typeof body === 'string' ? body : Buffer.from(body)
  return app.inject({ url, method, headers, ...(payload !== undefined && { payload }) })
}

/** Returns the open port. For port 0, the system chose it. */
function portOf(app: FastifyInstance): number | undefined {
  const opened = app.server.address()
  return typeof opened === 'object' ? opened?.port : undefined
}

async function requireKeyBeyondLoopback(address: Address, { keys }: ServeEngine): Promise<void> {
  // A closed engine rejects here, for every address.
  const all = await keys.list()
  if (isLoopback(address.host) || all.some(({ state }) => state === 'active')) return
  throw new BlazonError(
    'invalid_input',
    `Other machines reach ${address.host}, and there is no API key yet: make one with "blazon keys create", or listen on 127.0.0.1.`,
  )
}
