import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { PAGES } from './pages.ts'

const MIB = 1024 * 1024

/**
 * Servers whose answers never end, expand, or are not what they declare. Each answers for a site of its own,
 * by path; `*` is every other path.
 */
export const ANSWERS: Readonly<Record<string, Readonly<Record<string, RequestListener>>>> = {
  'gzip-bomb': { '*': packed('gzip', () => endless(gzipSync(Buffer.alloc(10 * MIB)))) },
  'brotli-bomb': { '*': packed('br', () => [brotliCompressSync(Buffer.alloc(64 * MIB), FAST)]) },
  'encodings-nested': { '*': packed('gzip, gzip', () => [gzipSync(gzipSync(Buffer.alloc(40 * MIB)))]) },
  'encodings-many': {
    '*': packed(Array(50).fill('gzip').join(', '), () => [gzipSync(Buffer.alloc(1000))]),
  },
  'body-endless': { '*': sent('text/html', () => endless(Buffer.from('<p>more and more '.repeat(4_000)))) },
  'body-10gb': { '*': sent('text/html', () => endless(Buffer.alloc(MIB, 'x')), 10 * 1024 * MIB) },
  // Each chunk is one byte, in a frame and an object of its own.
  'body-chunks': { '*': sent('text/html', () => repeated(1_000_000, Buffer.from('x'))) },
  'body-drip': { '*': (_, response) => drip(response.writeHead(200, HTML)) },
  'headers-drip': { '*': ({ socket }) => drip(socket, 'HTTP/1.1 200 OK\r\nx-slow: ', 'x') },
  'headers-never': { '*': () => undefined },
  'headers-huge': { '*': raw(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(1_000_000)}\r\n\r\n<p>x`) },
  'headers-10000': {
    '*': raw(
      `HTTP/1.1 200 OK\r\n${Array.from({ length: 10_000 }, (_, at) => `x${at}: y`).join('\r\n')}\r\n\r\n`,
    ),
  },
  'cookies-100000': {
    '*': raw(
      `HTTP/1.1 200 OK\r\n${Array.from({ length: 100_000 }, (_, at) => `set-cookie: c${at}=1`).join('\r\n')}\r\n\r\n`,
    ),
  },
  'cookies-on-redirects': {
    '/': html(() => `<title>Acme</title>${IMAGES}<p>Acme`),
    '*': (request, response) => {
      const [, picture, hop] = (request.url ?? '').split('/')
      const cookies = Array.from({ length: 3_000 }, (_, at) => `${hop}-${at}=1`)
      response
        .writeHead(302, { location: `/${picture}/${Number(hop ?? 0) + 1}`, 'set-cookie': cookies })
        .end()
    },
  },
  'redirects-endless': { '*': (request, response) => moved(response, `/x${request.url}`.slice(0, 500)) },
  'redirect-loop': { '*': (_, response) => moved(response, '/') },
  'redirect-5mb': { '*': raw(`HTTP/1.1 301 Moved\r\nlocation: /${'x'.repeat(5 * MIB)}\r\n\r\n`) },
  'redirect-hosts': {
    '*': ({ headers }, response) => {
      const { host = '' } = headers
      moved(response, `http://${host.startsWith('www.') ? host.slice(4) : `www.${host}`}/`)
    },
  },
  'refresh-storm': {
    '*': html(() => `<meta http-equiv=refresh content="0;url=/${Math.random()}"><title>Acme</title><p>Acme`),
  },
  'image-pixels': pictured('image/png', () => pngOf(60_000, 60_000)),
  'image-png-bomb': pictured('image/png', () => pngOf(15_000, 15_000, deflateSync(Buffer.alloc(225 * MIB)))),
  'image-gzip-bomb': pictured('image/svg+xml', () => gzipSync(Buffer.alloc(40 * MIB, '<g>')), 'gzip'),
  'image-ico-65535': pictured('image/x-icon', () => icoOf(65_535)),
  'image-endless': {
    '/': html(() => PICTURED),
    '*': sent('image/png', () => endless(Buffer.alloc(MIB, 'x'))),
  },
  'svg-10mb': pictured('image/svg+xml', () => Buffer.from(svg('<path d="M0 0h9v9z"/>'.repeat(450_000)))),
  'svg-laughs': pictured('image/svg+xml', () => Buffer.from(LAUGHS)),
  'svg-nested': pictured('image/svg+xml', () => Buffer.from(svg('<g>'.repeat(200_000)))),
  'svg-use': pictured('image/svg+xml', () => Buffer.from(svg(doublingUses(40)))),
  'css-import-loop': {
    '/': html(() => '<title>Acme</title><link rel=stylesheet href=/a.css><p>Acme'),
    '*': sent('text/css', () => [Buffer.from('@import "/a.css"; @import "/b.css"; p{color:red}')]),
  },
  'css-import-chain': {
    '/': html(() => '<title>Acme</title><link rel=stylesheet href=/0.css><p>Acme'),
    '*': (request, response) => {
      const at = Number.parseInt((request.url ?? '').slice(1), 10)
      const next = [1, 2, 3].map((by) => `@import "/${at * 3 + by}.css";`)
      response.writeHead(200, { 'content-type': 'text/css' }).end(next.join(''))
    },
  },
  'css-gzip-bomb': {
    '/': html(() => '<title>Acme</title><link rel=stylesheet href=/a.css><p>Acme'),
    '*': packed('gzip', () => [gzipSync(Buffer.alloc(40 * MIB, 'a{}'))], 'text/css'),
  },
  'manifest-10mb': {
    '/': html(() => '<title>Acme</title><link rel=manifest href=/m.json><p>Acme'),
    '*': sent('application/json', () => [
      Buffer.from(`{"icons":[${'{"src":"/i.png"},'.repeat(600_000)}{}]}`),
    ]),
  },
  'everything-silent': { '/': html(() => PAGES.images?.() ?? ''), '*': () => undefined },
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const PICTURED =
  '<title>Acme</title><header><a href=/><img class=logo src=/logo alt=Acme></a></header><link rel=icon href=/icon><h1>Acme</h1>'
const IMAGES = Array.from({ length: 60 }, (_, at) => `<img class=logo alt="Acme logo" src=/${at}/0>`).join('')
const LAUGHS = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};&a${at};&a${at};">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a30;</text></svg>`

/** Returns a listener that sends a document. */
export function html(make: () => string): RequestListener {
  return (_, response) => void response.writeHead(200, HTML).end(make())
}

export function sent(type: string, chunks: () => Iterable<Buffer>, length?: number): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type, ...(length ? { 'content-length': length } : {}) })
    pump(response, chunks()[Symbol.iterator]())
  }
}

export function packed(
  encoding: string,
  chunks: () => Iterable<Buffer>,
  type = 'text/html',
): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type, 'content-encoding': encoding })
    pump(response, chunks()[Symbol.iterator]())
  }
}

function pictured(type: string, make: () => Buffer, encoding?: string): Record<string, RequestListener> {
  let body: Buffer | undefined
  return {
    '/': html(() => PICTURED),
    '*': (_, response) => {
      body ??= make()
      const packing = encoding ? { 'content-encoding': encoding } : {}
      response.writeHead(200, { 'content-type': type, ...packing }).end(body)
    },
  }
}

function raw(bytes: string): RequestListener {
  return ({ socket }) => void socket.end(bytes)
}

function moved(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end()
}

export function* endless(chunk: Buffer): Generator<Buffer> {
  for (;;) yield chunk
}

function* repeated(times: number, chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < times; at++) yield chunk
}

function pump(response: ServerResponse, chunks: Iterator<Buffer>): void {
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (next.done) return void response.end()
    if (response.destroyed) return
    if (!response.write(next.value)) return void response.once('drain', () => pump(response, chunks))
  }
}

/** Sends one byte a second, without end. */
function drip(to: NodeJS.WritableStream, first = '<p>', byte = 'x'): void {
  to.write(first)
  const timer = setInterval(() => to.write(byte), 1_000)
  to.on('close', () => clearInterval(timer))
  to.on('error', () => clearInterval(timer))
}

/** Returns a PNG with the given size in its header and the given data. */
function pngOf(width: number, height: number, data = deflateSync(Buffer.alloc(100))): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))],
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

/** Returns an icon file with many entries that all point to one picture. */
function icoOf(entries: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, entries & 0xff, entries >> 8])
  const entry = Buffer.alloc(16)
  entry.set([64, 64, 0, 0, 1, 0, 32, 0])
  entry.writeUInt32LE(100, 8)
  entry.writeUInt32LE(6 + entries * 16, 12)
  return Buffer.concat([head, ...Array<Buffer>(entries).fill(entry), Buffer.alloc(100)])
}

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`
}

/** Returns a drawing in which each symbol draws the next one twice. */
function doublingUses(levels: number): string {
  const symbols = Array.from(
    { length: levels },
    (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/><use href="#g${at + 1}"/></g>`,
  )
  return `${symbols.join('')}<path id="g${levels}" d="M0 0h9v9z"/>`
}
