import { Resolver as Inquiry } from 'node:dns/promises'
import type { Resolved } from './connect.ts'

/**
 * The addresses of a name, IPv4 first. Rejects with an error whose `code` is `ENOTFOUND` for a name without any, `EAI_AGAIN` when no
 * name server could tell; with the signal's reason when it fires.
 */
export type Resolver = (host: string, signal: AbortSignal) => Promise<readonly Resolved[]>

interface ResolverSettings {
  /** `address:port` of name servers; default: those of the system. */
  readonly servers?: readonly string[] | undefined
}

/** Both together stay below the time of a connection, so that one family answers although the other's is lost. Asked again, c-ares waits twice as long. */
const PATIENCE = { timeout: 1_250, tries: 2 }

/**
 * Asks name servers directly. The system's own way, `getaddrinfo`, takes one of four threads of the process for each name, for as long as
 * the servers of that name like, and cannot be given up: a page with some hundred hosts that never answer would keep every other page
 * from being found or unpacked for minutes. It would also ask the local network for names in `.local`, and complete names by the
 * domains of the machine.
 */
export function createResolver({ servers }: ResolverSettings = {}): Resolver {
  return async (host, signal) => {
    // RFC 6761, 6.3: it is this machine, and nobody is asked.
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

/** What name servers say of a name that is none; all else is a failure of theirs, which may pass. */
const NO_SUCH_NAME: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

function failureOf(causes: readonly NodeJS.ErrnoException[]): Error {
  const isNone = causes.every(({ code }) => NO_SUCH_NAME.has(code))
  return Object.assign(new Error('The name has no address.', { cause: causes[0] }), {
    code: isNone ? 'ENOTFOUND' : 'EAI_AGAIN',
  })
}
