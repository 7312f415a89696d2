import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BlazonError } from '../../model/errors.ts'
import type { Logger } from '../../model/logger.ts'
import type { Options } from '../../model/options.ts'
import { WireError } from './errors.ts'
import { isLoopback, isPrivate, originOf as originOfSocket } from './listen.ts'
import { REFUSALS } from './refusals.ts'

type Serve = Options['serve']

/** The certificate of the service with its key, as PEM. */
export interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
}

/** How often this process checks whether the files of the certificate have changed. */
const LOOK_MS = 1_000

/**
 * Reads the certificate that the options name; undefined for plain HTTP. Throws `invalid_input` when the
 * certificate or its key is missing or cannot be read.
 */
function certificateOf({ tlsCert, tlsKey }: Serve): Certificate | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined
  if (tlsCert === undefined || tlsKey === undefined)
    throw new BlazonError(
      'invalid_input',
      'HTTPS needs a certificate and its key: give both --tls-cert and --tls-key (serve.tlsCert, serve.tlsKey).',
    )
  return { cert: fileAt(tlsCert), key: fileAt(tlsKey) }
}

function fileAt(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw new BlazonError('invalid_input', `The file ${path} cannot be read (${code}).`, { cause })
  }
}

/**
 * Calls `make` with the certificate of the options, and returns the result. Throws `invalid_input` when a
 * certificate and its key cannot be used.
 */
export function withCertificate<T>(serve: Serve, make: (certificate: Certificate | undefined) => T): T {
  const certificate = certificateOf(serve)
  try {
    return make(certificate)
  } catch (cause) {
    if (!certificate) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    const message = `The certificate ${serve.tlsCert} and the key ${serve.tlsKey} cannot be used: ${why}.`
    throw new BlazonError('invalid_input', message, { cause })
  }
}

interface Secured {
  setSecureContext(certificate: Certificate): void
}

/**
 * Loads the certificate again whenever its files change. Open connections are not affected. While the files
 * do not match each other, the previous certificate stays in use. Returns a function that stops the
 * reloading.
 */
export function reloadCertificate(app: FastifyInstance, serve: Serve, logger: Logger): () => void {
  const files = [serve.tlsCert, serve.tlsKey].filter((file) => file !== undefined)
  if (files.length < 2) return () => undefined
  const reload = () => {
    try {
      const certificate = certificateOf(serve)
      if (certificate) (app.server as unknown as Secured).setSecureContext(certificate)
      logger.info({}, 'the certificate was read anew')
    } catch (error) {
      logger.warn({ err: error }, 'the certificate was not read anew; the one before stays')
    }
  }
  for (const file of files) watchFile(file, { interval: LOOK_MS, persistent: false }, reload)
  return () => {
    for (const file of files) unwatchFile(file, reload)
  }
}

type Trust = boolean | string | ((address: string, hop: number) => boolean)

/**
 * Returns the trusted proxies in the form of fastify: all, a number of proxies, or addresses and networks.
 */
export function trustedProxies({ trustProxy }: Serve): Trust {
  if (trustProxy === undefined || trustProxy === 'false') return false
  if (trustProxy === 'true') return true
  return /^\d+$/.test(trustProxy) ? (_, hop) => hop < Number(trustProxy) : trustProxy
}

/** True when the caller reached the service, or the proxy in front of it, by HTTPS. */
export function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https'
}

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/iu

/**
 * Returns the address at which the service was reached. It is taken from the connection, because a client can
 * set any header. Behind a trusted proxy that received HTTPS, the proxy names the host.
 */
export function originOf(request: FastifyRequest): string {
  const { socket } = request.raw
  const isProxied = isSecure(request) && !('encrypted' in socket)
  return isProxied && HOST.test(request.host) ? `https://${request.host}` : originOfSocket(socket)
}

/**
 * Throws a 403 for a request over plain HTTP. Requests from this machine are allowed, and with the option
 * also those from private networks. A request that a trusted proxy received over plain HTTP is always
 * refused.
 */
export function requireHttps(request: FastifyRequest, serve: Serve): void {
  if (isSecure(request)) return
  const isForwarded = trustedProxies(serve) !== false && 'x-forwarded-proto' in request.headers
  if (isForwarded || !isNear(request.raw.socket, serve)) throw new WireError(REFUSALS.httpsRequired)
}

/** The connections that may use plain HTTP. They are remembered, because one connection has many requests. */
const NEAR = new WeakSet<object>()

/** Whether the other end of a connection may use plain HTTP. */
export function isNear(socket: FastifyRequest['raw']['socket'], { plainHttpFrom }: Serve): boolean {
  if (NEAR.has(socket)) return true
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/u, '')
  const isSo = isLoopback(from) || (plainHttpFrom === 'private' && isPrivate(from))
  if (isSo) NEAR.add(socket)
  return isSo
}
