import { isIP } from 'node:net'
import { BlazonError } from '../../model/errors.ts'

export interface Address {
  readonly host: string
  /** 0 means any free port. */
  readonly port: number
}

/** True for names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/u.test(host)
}

/** True for a text that means all addresses of this machine: `0.0.0.0`, or `::` in any form. */
export function isEveryAddress(host: string): boolean {
  return isIP(host) !== 0 && /^[0:.]+$/.test(host)
}

/** True for addresses of private networks: RFC 1918, RFC 4193, and link-local ones. */
export function isPrivate(address: string): boolean {
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/iu.test(
    address,
  )
}

export function urlOf({ host, port }: Address, scheme: 'http' | 'https' = 'http'): string {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Returns the URL of this end of a connection. With TLS, the URL has the name that the caller gave and
 * verified.
 */
export function originOf({ localAddress, localPort, encrypted, servername }: Partial<LocalEnd>): string {
  // A socket for both IPv4 and IPv6 writes this prefix before IPv4 addresses.
  const address = (localAddress ?? '127.0.0.1').replace(/^::ffff:/u, '')
  const host = encrypted && servername ? servername : address
  return urlOf({ host, port: localPort ?? 0 }, encrypted ? 'https' : 'http')
}

interface LocalEnd {
  readonly localAddress: string | undefined
  readonly localPort: number | undefined
  readonly encrypted: boolean | undefined
  /** The name that a client requested with TLS; false when it sent none. */
  readonly servername: string | false | undefined
}

/** Why a port cannot be opened, by the code of Node's error. */
const REASONS: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is in use by another program: stop that one or choose another port.`,
  EACCES: ({ port }) => `Port ${port} needs rights that this user does not have: choose a port from 1024 up.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `${host} is not an address of this machine.`,
  ERR_SOCKET_BAD_PORT: ({ port }) => `${port} is not a port: choose one from 0 to 65535.`,
  FST_ERR_REOPENED_SERVER: () => 'This server listens already: make another one for another port.',
  FST_ERR_REOPENED_CLOSE_SERVER: () => 'This server was closed: make another one.',
}

/** Makes the error for a port that cannot be opened. */
export function listenError(thrown: unknown, address: Address): BlazonError {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown)
  const reason = REASONS[code]?.(address) ?? `Cannot listen on ${urlOf(address)} (${code}).`
  return new BlazonError('unavailable', reason, { cause: thrown })
}
