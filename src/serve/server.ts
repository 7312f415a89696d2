import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { BlazonError } from '../model/errors.ts'
import { buildApp } from './app.ts'
import { trackConnections } from './connection.ts'
import type { ServeDeps } from './deps.ts'
import { toWireError } from './errors.ts'
import { createFlights } from './flights.ts'
import { type Address, isLoopback, listenError, urlOf } from './listen.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes/index.ts'

export interface BlazonServer {
  /**
   * Opens the port; 0 takes any free one. Throws `unavailable` when it cannot be had, and `invalid_input` for an
   * address that other machines reach while there is no key.
   */
  listen(address: Address): Promise<{ readonly url: string }>
  /** Hands a request in without a port, for tests. */
  readonly inject: FastifyInstance['inject']
  /**
   * Takes nothing new and answers what was taken; after `serve.shutdownTimeoutMs` what still waits is told that the
   * server closes. Work that nobody waits for is stopped.
   */
  close(): Promise<void>
}

/** The server for `/v1`. `routes` is the whole list unless a test brings its own. */
export async function createServer(
  deps: ServeDeps,
  routes: readonly Route[] = ROUTES,
): Promise<BlazonServer> {
  const { log, options } = deps
  let closing = false
  const times = { maxMs: options.serve.maxTimeoutMs, usualMs: options.lookupTimeoutMs }
  const flights = createFlights<string>(times, (error) => {
    if (toWireError(error).refusal.status === 500) log(`A lookup failed: ${inspect(error)}`)
  })
  const app = buildApp(routes, { ...deps, flights }, () => closing)
  const connections = trackConnections(app.server)
  await app.ready()

  return {
    async listen(address) {
      await requireKeyBeyondLoopback(address, deps)
      try {
        // By name, there would be a second server for IPv6 beside the one that is watched here.
        await app.listen({ ...address, host: address.host === 'localhost' ? '127.0.0.1' : address.host })
      } catch (error) {
        throw listenError(error, address)
      }
      return { url: urlOf({ ...address, port: portOf(app) ?? address.port }) }
    },
    inject: app.inject.bind(app),
    async close() {
      closing = true
      const overdue = setTimeout(() => {
        flights.abort()
        // The refusals of the stopped work go out first.
        setImmediate(() => app.server.closeAllConnections())
      }, options.serve.shutdownTimeoutMs)
      const closed = app.close()
      connections.closeUnused()
      await closed
      clearTimeout(overdue)
      // What still runs is work that nobody waits for.
      flights.abort()
    },
  }
}

/** The port that was opened: asked for port 0, the system chooses one. */
function portOf(app: FastifyInstance): number | undefined {
  const opened = app.server.address()
  return typeof opened === 'object' ? opened?.port : undefined
}

async function requireKeyBeyondLoopback(address: Address, { store }: ServeDeps): Promise<void> {
  if (isLoopback(address.host)) return
  const keys = await store.listKeys()
  if (keys.some(({ state }) => state === 'active')) return
  throw new BlazonError(
    'invalid_input',
    `Other machines reach ${address.host}, and there is no API key yet: make one with "blazon keys create", or listen on 127.0.0.1.`,
  )
}
