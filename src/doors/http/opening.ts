import { type FastifyInstance, fastify } from 'fastify'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { withCertificate } from './https.ts'
import { type Address, isLoopback, listenError } from './listen.ts'

type Serve = Options['serve']

/**
 * Rejects when a service with these options could not serve at the address: with `invalid_input` for wrong
 * options, and with `unavailable` for a port that cannot be opened. So the error is reported before a
 * database or a key is created.
 */
export async function checkOpening(address: Address, serve: Serve): Promise<void> {
  requireTlsBeyondLoopback(address, serve)
  const app = withCertificate(serve, (https) => {
    const made: unknown = https ? fastify({ https }) : fastify()
    return made as FastifyInstance
  })
  await openPort(app, address)
  await app.close()
}

/** Opens the port. Rejects with `unavailable`, and the reason, when it cannot be opened. */
export async function openPort(app: FastifyInstance, address: Address): Promise<void> {
  // Under the name `localhost` Node would open a second server for IPv6, which nothing here would watch.
  const host = address.host === 'localhost' ? '127.0.0.1' : address.host
  try {
    await app.listen({ ...address, host })
  } catch (error) {
    throw listenError(error, address)
  }
}

/**
 * Throws when other machines can reach the address and nothing encrypts the connection, because anybody on
 * the way could read a key.
 */
export function requireTlsBeyondLoopback({ host }: Address, serve: Serve): void {
  const { tlsCert, trustProxy, plainHttpFrom } = serve
  const isSafe = tlsCert !== undefined || (trustProxy ?? 'false') !== 'false' || plainHttpFrom === 'private'
  if (isLoopback(host) || isSafe) return
  throw new BlazonError(
    'invalid_input',
    `Other machines reach ${host}, and keys must not travel by plain HTTP: give a certificate with --tls-cert and --tls-key, say --trust-proxy when a proxy before the service takes HTTPS, or listen on 127.0.0.1.`,
  )
}
