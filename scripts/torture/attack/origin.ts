import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { html } from './answers.ts'
import type { Case, Cases } from './case.ts'

/** Serves every case at `http://NAME.example/`, and at every host below that name, on loopback. */
export interface Origin {
  /** A host map that leads every name here. */
  readonly hostMap: string
  /** Number of requests to the sites so far. */
  requests(): number
  /** Number of open connections to the sites. */
  connections(): Promise<number>
  end(): Promise<void>
}

export async function startOrigin(cases: Cases): Promise<Origin> {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const site = caseOf(cases, request)?.site ?? {}
    const { url = '/' } = request
    const answer = own(site, url) ?? own(site, url.replace(/\?.*$/s, '')) ?? own(site, '*')
    request.on('error', () => request.destroy())
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket) => {
    // Otherwise the connection would stay half open after the other end has closed.
    socket.on('end', () => socket.destroy()).on('error', () => socket.destroy())
    const upgrade = caseOf(cases, request)?.upgrade
    if (upgrade) upgrade(request, socket)
    else socket.destroy()
  })
  server.maxHeadersCount = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    hostMap: `127.0.0.1:${(server.address() as AddressInfo).port} - *\n`,
    requests: () => requests,
    connections: () => connectionsOf(server),
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An ordinary site, to be looked up beside the hostile ones. */
export function goodSite(name: string): Case {
  const words = `${name} makes fine things for people who like fine things, and sells them all over the world. `
  return {
    site: {
      '/': html(
        () => `<!doctype html><html lang=en><title>${name}</title><meta name=description content="${name} sells fine things.">
<style>h1 { color: #123456 } a { color: #c8102e }</style><link rel=icon href=/icon.svg>
<header><a href=/><img class=logo src=/icon.svg alt="${name}"></a></header><h1>${name}</h1><p>${words.repeat(12)}</p>
<a href=/about>About us</a> <a href=/contact>Contact</a>`,
      ),
      '/icon.svg': (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#c8102e" d="M0 0h90v30z"/></svg>',
          ),
    },
  }
}

/** Returns the label before `.example`. */
function caseOf(cases: Cases, { headers: { host = '' } }: IncomingMessage): Case | undefined {
  return own(cases, host.replace(/:\d+$/, '').split('.').at(-2) ?? '')
}

function own<T>(of: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
