import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

/** A hostile site, and the requests about it. */
export interface Case {
  /**
   * Answers by path, with or without its query; `*` answers every other path. They hold for all hosts that
   * end in `NAME.example`.
   */
  readonly site: Readonly<Record<string, RequestListener>>
  /**
   * Routes below `/v1/` with their query, such as `web/scrape/markdown?chunks=1`, all requested at once. The
   * `domain` or `url` of the site and the caller's timeout are added if the query lacks them. Default:
   * `brand/retrieve`.
   */
  readonly ask?: readonly string[]
  /** How often each route is requested, all at once. Default 1. */
  readonly times?: number
  /** Answers a request for a WebSocket. Default: such requests are refused. */
  readonly upgrade?: UpgradeListener
}

export type Cases = Readonly<Record<string, Case>>

export type UpgradeListener = (request: IncomingMessage, socket: Duplex) => void

/** Puts a prefix before the names of cases: `page` and `comments` make `page-comments`. */
export function named(kind: string, cases: Cases): Cases {
  return Object.fromEntries(Object.entries(cases).map(([name, it]) => [`${kind}-${name}`, it]))
}

export function mapValues<A, B>(from: Readonly<Record<string, A>>, to: (it: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(from).map(([name, it]) => [name, to(it)]))
}

/** Accepts a WebSocket (RFC 6455) with the given extensions. */
export function acceptWebSocket(request: IncomingMessage, socket: Duplex, extensions?: string): void {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
    ...(extensions ? [`Sec-WebSocket-Extensions: ${extensions}`] : []),
  ]
  socket.on('error', () => socket.destroy())
  socket.resume()
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
}
