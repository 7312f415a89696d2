import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** Options of one fixture, in its `site.json`. */
interface SiteFile {
  readonly redirects?: Readonly<Record<string, { to: string; status?: number }>>
  /** Host names answered with a 301 to the fixture's own. */
  readonly aliases?: readonly string[]
  readonly status?: Readonly<Record<string, number>>
  readonly headers?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Host {
  readonly root: string
  readonly site: SiteFile
}

// Text types carry no charset: a page's own declaration counts, as on many a real server.
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
}

export interface FixtureServer {
  readonly port: number
  /** Lines for the gate's host map: every fixture at its own name, over http. */
  readonly hostMap: string
  /** Fixture domains in alphabetical order. */
  readonly domains: readonly string[]
  close(): Promise<void>
}

/** Serves every fixture at its own host name on one loopback port. */
export async function serveFixtures(folder = FIXTURES): Promise<FixtureServer> {
  const domains = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'expected.json')))
    .sort()
  const hosts = new Map<string, Host | string>()
  for (const domain of domains) addHosts(hosts, folder, domain)
  const server = createServer((request, response) => answer(hosts, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the fixture server has no port')
  return {
    port: address.port,
    hostMap: [...hosts.keys()].map((host) => `127.0.0.1:${address.port} - ${host}\n`).join(''),
    domains,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function addHosts(hosts: Map<string, Host | string>, folder: string, domain: string): void {
  const base = join(folder, domain)
  const file = join(base, 'site.json')
  const site: SiteFile = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  hosts.set(domain, { root: join(base, 'www'), site })
  for (const alias of site.aliases ?? []) hosts.set(alias, domain)
  const others = join(base, 'ext')
  if (!existsSync(others)) return
  for (const host of readdirSync(others)) hosts.set(host, { root: join(others, host), site: {} })
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const NOT_FOUND: Reply = {
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>404 Not Found</title><h1>Not Found</h1>',
}

function answer(hosts: Map<string, Host | string>, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'unknown'}`)
  const { status, headers, body } = replyTo(url, hosts.get(url.hostname))
  response.writeHead(status, headers)
  response.end(body)
}

function replyTo(url: URL, host: Host | string | undefined): Reply {
  if (!host) return NOT_FOUND
  if (typeof host === 'string')
    return { status: 301, headers: { location: `http://${host}${url.pathname}${url.search}` } }
  const redirect = host.site.redirects?.[url.pathname]
  if (redirect) return { status: redirect.status ?? 301, headers: { location: redirect.to } }
  const file = fileAt(host.root, decodeURIComponent(url.pathname))
  if (!file) return NOT_FOUND
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const headers = { 'content-type': type, ...host.site.headers?.[url.pathname] }
  return { status: host.site.status?.[url.pathname] ?? 200, headers, body: readFileSync(file) }
}

function fileAt(root: string, pathname: string): string | undefined {
  const file = normalize(join(root, pathname))
  if (file !== normalize(root) && !file.startsWith(normalize(root + sep))) return undefined
  return [file, join(file, 'index.html'), `${file}.html`].find(
    (path) => existsSync(path) && statSync(path).isFile(),
  )
}
