import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket, Server as TcpServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { type HostMap, parseHostMap } from '../../src/capture/gate/hosts.ts'
import { CERTIFICATE } from '../../src/capture/recording/certificate.ts'

/** The answer at a path of a test site: HTML, a body with its type, a redirect, or a listener. */
type Answer =
  | string
  | {
      type?: string
      body?: string | Uint8Array
      status?: number
      to?: string
      headers?: Record<string, string>
    }
  | RequestListener

export type Pages = Readonly<Record<string, Answer>>

export interface TestSites {
  readonly port: number
  readonly hosts: HostMap
  /** `host/path` of every request, in order. */
  readonly seen: string[]
}

/** Registers a function to be called at the end of a test or file. */
export type Until = (end: () => void | Promise<void>) => void

/**
 * Serves sites by host name on a loopback port until the test ends, as `listen` does. With `secure`, also
 * over https.
 */
export async function serveSites(
  sites: Readonly<Record<string, Pages>>,
  secure = false,
  until?: Until,
): Promise<TestSites> {
  const seen: string[] = []
  const listener: RequestListener = (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    seen.push(`${host}${request.url}`)
    const answer = sites[host]?.[request.url ?? '/']
    if (typeof answer === 'function') return answer(request, response)
    const {
      type = 'text/html; charset=utf-8',
      body = '',
      status = 200,
      to,
      headers,
    } = typeof answer === 'object' ? answer : { body: answer }
    if (answer === undefined)
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    response
      .writeHead(to ? (status === 200 ? 301 : status) : status, {
        'content-type': type,
        ...(to ? { location: to } : {}),
        ...headers,
      })
      .end(body)
  }
  const port = await listen(createServer(listener), until)
  const tlsPort = secure ? await listen(createTlsServer(CERTIFICATE, listener), until) : undefined
  const https = tlsPort ? `127.0.0.1:${tlsPort}` : '-'
  const lines = Object.keys(sites).map((host) => `127.0.0.1:${port} ${https} ${host}`)
  return { port, hosts: parseHostMap(lines.join('\n')), seen }
}

/**
 * An answer that never ends, for the browser, which asks first. For the HTTP client, which asks next, the
 * connection breaks off, so that its time limit need not be waited for.
 */
export function neverInBrowser(beginning?: string): RequestListener {
  let asked = 0
  return (request, response) => {
    if (++asked > 1) request.socket.destroy()
    else if (beginning) response.write(beginning)
  }
}

/** Listens on a free loopback port until the test ends, or with `afterAll` until the end of the file. */
export async function listen(server: Server, until: Until = onTestFinished): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  until(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return (server.address() as AddressInfo).port
}

/** Like `listen`, for servers that do not use HTTP. */
export async function listenTcp(server: TcpServer): Promise<number> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  )
  return (server.address() as AddressInfo).port
}
