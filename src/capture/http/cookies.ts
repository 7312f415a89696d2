import { registrableOf } from '../../formats/psl.ts'

/**
 * Cookies of one chain of redirects: sites that set one and send the visitor to the same address again would go round for ever
 * without it. They end with the chain.
 */
export interface CookieJar {
  keep(host: string, headers: string | readonly string[] | undefined): void
  /** Value of the Cookie header; undefined when there is none to send. */
  headerFor(host: string): string | undefined
}

interface Cookie {
  readonly name: string
  readonly value: string
  /** Host or domain it is sent to. */
  readonly domain: string
  readonly subdomains: boolean
}

const MAX_COOKIES = 50
const MAX_CHARS = 4096

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>()
  return {
    keep(host, headers) {
      for (const line of [headers ?? []].flat()) {
        const cookie = cookieOf(host, line)
        if (cookie && cookies.size < MAX_COOKIES) cookies.set(`${cookie.domain} ${cookie.name}`, cookie)
      }
    },
    headerFor(host) {
      const sent = [...cookies.values()].filter(
        ({ domain, subdomains }) => domain === host || (subdomains && host.endsWith(`.${domain}`)),
      )
      return sent.map(({ name, value }) => `${name}=${value}`).join('; ') || undefined
    },
  }
}

/** A domain counts only when it is the host's own or one above it, and no public suffix. */
function cookieOf(host: string, line: string): Cookie | undefined {
  if (line.length > MAX_CHARS) return undefined
  const [pair = ''] = line.split(';', 1)
  const equals = pair.indexOf('=')
  const [name, value] = [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
  if (equals < 0 || !/^\S+$/.test(name)) return undefined
  const domain = /;\s*domain\s*=\s*\.?([^;\s]+)/i.exec(line)?.[1]?.toLowerCase()
  const wide =
    domain !== undefined &&
    registrableOf(domain) !== undefined &&
    (host === domain || host.endsWith(`.${domain}`))
  return { name, value, domain: wide ? domain : host, subdomains: wide }
}
