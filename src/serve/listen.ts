import { BlazonError } from '../model/errors.ts'

export interface Address {
  readonly host: string
  /** 0 means any free port. */
  readonly port: number
}

/** True for names and addresses that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/u.test(host)
}

export function urlOf({ host, port }: Address): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The URL of our end of a connection. */
export function originOf({ localAddress, localPort }: Partial<LocalEnd>): string {
  // A socket for both versions writes IPv4 addresses like this.
  const host = (localAddress ?? '127.0.0.1').replace(/^::ffff:/u, '')
  return urlOf({ host, port: localPort ?? 0 })
}

interface LocalEnd {
  readonly localAddress: string | undefined
  readonly localPort: number | undefined
}

/** Why a port cannot be opened, by the code of Node's error. */
const REASONS: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is in use by another program: stop that one or choose another port.`,
  EACCES: ({ port }) => `Port ${port} needs rights that this user does not have: choose a port from 1024 up.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `${host} is not an address of this machine.`,
  ERR_SOCKET_BAD_PORT: ({ port }) => `${port} is not a port: choose one from 0 to 65535.`,
}

/** The error for a port that cannot be opened. */
export function listenError(thrown: unknown, address: Address): BlazonError {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown)
  const reason = REASONS[code]?.(address) ?? `Cannot listen on ${urlOf(address)} (${code}).`
  return new BlazonError('unavailable', reason, { cause: thrown })
}
