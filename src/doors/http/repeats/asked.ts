import type { IncomingMessage } from 'node:http'
import type { Options } from '../../../model/options.ts'
import { isNear, trustedProxies } from '../https.ts'
import { originOf } from '../listen.ts'

/** The cache keys of a request. Requests with the same two keys get the same answer. */
export interface Asked {
  /** Cache key for the caller: the header with its API key, and the page that sends the request. */
  readonly caller: string
  /** Cache key for everything else that decides about the answer. */
  readonly what: string
  readonly deciding: Deciding
}

/** The parts of both keys that come from the headers and the connection. */
interface Deciding {
  /**
   * The Authorization header. Undefined without it. The query may then have a public key, so the whole
   * address becomes part of the caller's key, with the cookie.
   */
  readonly caller: string | undefined
  /** The page that sends the request, and without an Authorization header the cookies that it sends. */
  readonly page: string
  readonly rest: string
}

/** The headers that influence answers, in lower case, with their positions. Routes read no other header. */
const DECIDING: ReadonlyMap<string, number> = new Map([
  ['authorization', 0],
  ['referer', 1],
  ['origin', 2],
  ['host', 3],
  ['accept', 4],
  ['if-none-match', 5],
  ['x-forwarded-proto', 6],
  ['x-forwarded-host', 7],
  ['cookie', 8],
  ['sec-fetch-site', 9],
])

/** A request with one of these headers is not answered from the cache. */
const EXCEPTIONAL: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade'])

/** The last request of a connection: its headers and its keys. */
interface Last {
  url: string
  readonly rawHeaders: readonly string[]
  asked: Asked
}

/**
 * Returns a function that makes the cache keys of a request from its address, its headers and its connection.
 * The function returns undefined for an unusual request: with a body, without a host, or with a header twice.
 * Clients that keep a connection open send the same headers each time, so these are read only once.
 */
export function askedOn(serve: Options['serve']): (request: IncomingMessage) => Asked | undefined {
  const placeOf = placesIn(serve)
  const lasts = new WeakMap<object, Last>()
  return ({ socket, url = '', rawHeaders }) => {
    const last = lasts.get(socket)
    const isAlike = last !== undefined && isSame(last.rawHeaders, rawHeaders)
    if (isAlike && last.url === url) return last.asked
    const deciding = isAlike ? last.asked.deciding : decidingIn(rawHeaders, placeOf(socket))
    if (!deciding) return undefined
    const { caller, page, rest } = deciding
    const asked = { caller: caller ?? `address ${url}\n${page}`, what: `${url}\n${rest}`, deciding }
    if (isAlike) {
      last.url = url
      last.asked = asked
    } else lasts.set(socket, { url, rawHeaders, asked })
    return asked
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function decidingIn(rawHeaders: readonly string[], place: string): Deciding | undefined {
  const values: (string | undefined)[] = []
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (EXCEPTIONAL.has(name)) return undefined
    const place = DECIDING.get(name)
    if (place === undefined) continue
    if (values[place] !== undefined) return undefined
    values[place] = rawHeaders[at + 1] ?? ''
  }
  const [authorization, referer, origin, host, accept, noneMatch, proto, forwarded, cookie, site] = values
  if (host === undefined) return undefined
  const from = `${referer}\n${origin}`
  const caller = authorization === undefined ? undefined : `header ${authorization}\n${from}`
  // The cookie of the board is only valid on our own pages, so the page and the browser's headers about it
  // are part of the key.
  const page = cookie === undefined ? from : `${from}\n${site}\n${host}\n${proto}\n${place}\n${cookie}`
  return { caller, page, rest: `${host}\n${accept}\n${noneMatch}\n${proto}\n${forwarded}\n${place}` }
}

/**
 * The part of the keys that depends on the connection: the address of this service in answers, and whether
 * plain HTTP is allowed and the proxy is trusted.
 */
function placesIn(serve: Options['serve']): (socket: IncomingMessage['socket']) => string {
  const places = new WeakMap<object, string>()
  const isTrusting = trustedProxies(serve) !== false
  return (socket) => {
    const known = places.get(socket)
    if (known !== undefined) return known
    const place = `${originOf(socket)} ${isTrusting ? socket.remoteAddress : isNear(socket, serve)}`
    places.set(socket, place)
    return place
  }
}
