import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BlazonError } from '../model/errors.ts'
import type { Logger } from '../model/logger.ts'
import type { Options } from '../model/options.ts'
import { WireError } from './errors.ts'
import { isLoopback, isPrivate, originOf as originOfSocket } from './listen.ts'
import { REFUSALS } from './refusals.ts'

type Serve = Options['serve']

/** The certificate of the service with its key, as PEM. */
export interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
}

/** How often the files of the certificate are looked at. */
const LOOK_MS = 1_000

/**
 * The certificate that the options name; undefined for plain HTTP. Throws `invalid_input` when one of both is
 * missing, or cannot be read.
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
 * What `make` makes of the certificate that the options name. Throws `invalid_input` when a certificate and
 * its key cannot be used.
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

/** The part of a server that speaks TLS. */
interface Secured {
  setSecureContext(certificate: Certificate): void
}

/**
 * Gives the server the certificate anew whenever its files change. Open connections stay as they are. While
 * the files do not belong together, the certificate before stays. Returns what ends it.
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

/** What fastify takes for the proxies that are trusted: all, the last so many, or addresses and networks. */
export function trustedProxies({ trustProxy }: Serve): Trust {
  if (trustProxy === undefined || trustProxy === 'false') return false
  if (trustProxy === 'true') return true
  return /^\d+$/.test(trustProxy) ? (_, hop) => hop < Number(trustProxy) : trustProxy
}

/** True when the caller reached the service, or the proxy before it, by HTTPS. */
function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https'
}

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/iu

/**
 * Address at which the service was reached: that of the connection, because the headers of a request may say
 * anything; behind a trusted proxy that took HTTPS, the host that the proxy names.
 */
export function originOf(request: FastifyRequest): string {
  const { socket } = request.raw
  const isProxied = isSecure(request) && !('encrypted' in socket)
  return isProxied && HOST.test(request.host) ? `https://${request.host}` : originOfSocket(socket)
}

/**
 * Throws a 403 for a request that came by plain HTTP from elsewhere than this machine, or
 * than a private network where the options allow that. A request that a trusted proxy took by plain HTTP is
 * refused wherever the proxy is.
 */
export function requireHttps(request: FastifyRequest, serve: Serve): void {
  if (isSecure(request)) return
  const isForwarded = trustedProxies(serve) !== false && 'x-forwarded-proto' in request.headers
  if (isForwarded || !isNear(request.raw.socket, serve)) throw new WireError(REFUSALS.httpsRequired)
}

/** Connections that plain HTTP may come by: one carries many requests. */
const NEAR = new WeakSet<object>()

/** Whether the other end of a connection may ask by plain HTTP. */
export function isNear(socket: FastifyRequest['raw']['socket'], { plainHttpFrom }: Serve): boolean {
  if (NEAR.has(socket)) return true
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/u, '')
  const isSo = isLoopback(from) || (plainHttpFrom === 'private' && isPrivate(from))
  if (isSo) NEAR.add(socket)
  return isSo
}
