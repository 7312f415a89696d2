import { Resolver as Inquiry } from 'node:dns/promises'
import type { Resolved } from './connect.ts'

/**
 * Returns the addresses of a name, IPv4 first. Rejects with an error whose `code` is `ENOTFOUND` when the
 * name has no address, and `EAI_AGAIN` when no name server answered; with the signal's reason when it fires.
 */
export type Resolver = (host: string, signal: AbortSignal) => Promise<readonly Resolved[]>

interface ResolverSettings {
  /** `address:port` of name servers; default: those of the system. */
  readonly servers?: readonly string[] | undefined
}

/**
 * Both tries together stay below the time limit of a connection, so that one address family still answers
 * when the query for the other is lost. c-ares waits twice as long at the second try.
 */
const PATIENCE = { timeout: 1_250, tries: 2 }

/**
 * Creates a resolver that asks name servers directly. `getaddrinfo` blocks one of the four threads of Node's
 * pool for each name, and cannot be cancelled: a page with some hundred hosts that never answer would block
 * name resolution and unpacking for all pages, for minutes. It also asks the local network for `.local`, and
 * adds search domains.
 */
export function createResolver({ servers }: ResolverSettings = {}): Resolver {
  return async (host, signal) => {
    // RFC 6761, 6.3: localhost is this machine, and no name server is asked.
    if (/(?:^|\.)localhost$/.test(host)) return [{ address: '127.0.0.1', family: 4 }]
    signal.throwIfAborted()
    const inquiry = new Inquiry(PATIENCE)
    if (servers) inquiry.setServers(servers)
    const cancel = () => inquiry.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const both = await Promise.allSettled([inquiry.resolve4(host), inquiry.resolve6(host)])
      signal.throwIfAborted()
      const found = both.flatMap((answer, at) =>
        answer.status === 'fulfilled'
          ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
          : [],
      )
      if (found.length > 0) return found
      throw failureOf(both.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : [])))
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

/** Codes of a name that does not exist. All others are failures of name servers, which may be temporary. */
const NO_SUCH_NAME: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

function failureOf(causes: readonly NodeJS.ErrnoException[]): Error {
  const isNone = causes.every(({ code }) => NO_SUCH_NAME.has(code))
  return Object.assign(new Error('The name has no address.', { cause: causes[0] }), {
    code: isNone ? 'ENOTFOUND' : 'EAI_AGAIN',
  })
}
