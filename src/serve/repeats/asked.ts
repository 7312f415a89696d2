import type { IncomingMessage } from 'node:http'
import type { Options } from '../../model/options.ts'
import { isNear, trustedProxies } from '../https.ts'
import { originOf } from '../listen.ts'

/** A request in two names. Requests with the same names are answered the same. */
export interface Asked {
  /** All that its key is taken from, and the page that it is for. */
  readonly caller: string
  /** All else that decides about its answer. */
  readonly what: string
  readonly deciding: Deciding
}

/** What headers and connection contribute to both names. */
interface Deciding {
  /** Undefined without a header for the key: a public key may stand in the address. */
  readonly caller: string | undefined
  /** The page that it is for. */
  readonly page: string
  readonly rest: string
}

/** The headers that decide about an answer, in lower case, each with its place. No route may read others. */
const DECIDING: ReadonlyMap<string, number> = new Map([
  ['authorization', 0],
  ['referer', 1],
  ['origin', 2],
  ['host', 3],
  ['accept', 4],
  ['if-none-match', 5],
  ['x-forwarded-proto', 6],
  ['x-forwarded-host', 7],
])

/** A request with one of these is none that is repeated. */
const EXCEPTIONAL: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade'])

/** What the last request of a connection asked for, and how. */
interface Last {
  url: string
  readonly rawHeaders: readonly string[]
  asked: Asked
}

/**
 * Tells what a request asks for, by its address, its headers and its connection. Undefined for one that is
 * unusual: with a body, without a host, or with a header twice. Clients that keep a connection send the same
 * headers each time, which are read once.
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
  const [authorization, referer, origin, host, accept, noneMatch, proto, forwarded] = values
  if (host === undefined) return undefined
  const page = `${referer}\n${origin}`
  const caller = authorization === undefined ? undefined : `header ${authorization}\n${page}`
  return { caller, page, rest: `${host}\n${accept}\n${noneMatch}\n${proto}\n${forwarded}\n${place}` }
}

/**
 * What a connection decides: the address of this service in answers, whether plain HTTP is near enough, and
 * whether the proxy is trusted that it comes from.
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
