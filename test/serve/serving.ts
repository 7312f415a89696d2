import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { BlazonError } from '../../src/model/errors.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import type { Site } from '../../src/model/site.ts'
import type { ApiKey, ServeDeps, UsageRecord } from '../../src/serve/deps.ts'
import type { Route } from '../../src/serve/route.ts'
import { type BlazonServer, createServer } from '../../src/serve/server.ts'
import { ACME } from './acme.ts'

export const SECRET = 'blz_good-secret_0123456789'
export const SUSPENDED_SECRET = 'blz_suspended-secret'
export const AUTHORIZED = { authorization: `Bearer ${SECRET}` }

export function ok(domain: string): Result {
  return { state: 'ok', domain, record: { ...ACME, domain } }
}

type Lookup = ServeDeps['lookup']

interface Serving {
  readonly url: string
  readonly server: BlazonServer
  /** Domains in the order in which lookups began. */
  readonly lookups: string[]
  readonly lines: string[]
  readonly usage: UsageRecord[]
  readonly answers: Map<string, string>
  /** By their names. */
  readonly pictures: Map<string, { readonly hash: string; readonly png: Buffer }>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Sends bytes as they are and gives all that comes back until the server closes, or until `ms` have passed. */
  raw(bytes: string, ms?: number): Promise<string>
}

interface ServingOptions {
  readonly lookup?: Lookup
  readonly deps?: Partial<ServeDeps>
  readonly serve?: Partial<(typeof DEFAULTS)['serve']>
  readonly routes?: readonly Route[]
  /** Default: one active and one suspended key. */
  readonly keys?: readonly (readonly [secret: string, key: ApiKey])[]
  /** Default true: on a free port of 127.0.0.1. */
  readonly listen?: boolean
}

/** A server on a free port with a store in memory; it is closed when the test ends. */
export async function startServing(options: ServingOptions = {}): Promise<Serving> {
  const memory = createMemory(options.keys ?? KEYS)
  const lookups: string[] = []
  const lines: string[] = []
  const lookup = options.lookup ?? (async (site) => ({ result: ok(site.domain) }))
  let ids = 0
  const deps: ServeDeps = {
    store: memory.store,
    resolve,
    lookup: (site, how) => {
      lookups.push(site.domain)
      return lookup(site, how)
    },
    styleguide: async () => {
      throw new Error('This test serves no styleguides')
    },
    screenshot: async () => {
      throw new Error('This test serves no screenshots')
    },
    pages: NO_PAGES,
    sitemap: async () => {
      throw new Error('This test serves no sitemaps')
    },
    now: () => 1_800_000_000_000,
    newId: () => `req-${++ids}`,
    options: { ...DEFAULTS, serve: { ...DEFAULTS.serve, ...options.serve } },
    log: (line) => lines.push(line),
    ...options.deps,
  }
  const server = await createServer(deps, options.routes)
  onTestFinished(() => server.close())
  const { url } = options.listen === false ? { url: '' } : await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...memory,
    url,
    server,
    lookups,
    lines,
    get: (path, headers = AUTHORIZED) => fetch(url + path, { headers }),
    raw: (bytes, ms) => exchange(url, bytes, ms),
  }
}

const noPages = async (): Promise<never> => {
  throw new Error('This test serves no pages')
}
const NO_PAGES: ServeDeps['pages'] = { html: noPages, images: noPages, markdown: noPages }

type Keys = NonNullable<ServingOptions['keys']>

const KEYS: Keys = [
  [SECRET, { id: 'key_1', state: 'active' }],
  [SUSPENDED_SECRET, { id: 'key_2', state: 'suspended' }],
]

function createMemory(entries: Keys) {
  const pictures: Serving['pictures'] = new Map()
  const answers = new Map<string, string>()
  const usage: UsageRecord[] = []
  const keys = new Map(entries)
  const store: ServeDeps['store'] = {
    keyOf: (secret) => keys.get(secret),
    listKeys: () => [...keys.values()],
    answerOf: (domain, route) => answers.get(`${route} ${domain}`),
    putAnswer: (route, body, result) => void answers.set(`${route} ${result.domain}`, body),
    pictureTokenOf: (hash) => [...pictures].find(([, picture]) => picture.hash === hash)?.[0],
    pictureAt: (token) => pictures.get(token)?.png,
    recordUsage: (call) => void usage.push(call),
  }
  return { answers, pictures, usage, store }
}

/** Enough of the resolve room for these tests: the host of a URL or bare domain, with a dot in it. */
function resolve(text: string): Site {
  const host = text.replace(/^https?:\/\//u, '').replace(/[/:].*$/u, '')
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(host)) {
    throw new BlazonError('invalid_input', 'This is not a domain')
  }
  const domain = host.toLowerCase().replace(/^www\./u, '')
  return { input: text, domain, registrable: domain, label: domain.split('.')[0] ?? '', unicode: domain }
}

function exchange(url: string, bytes: string, ms = 5_000): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    let received = ''
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', (chunk) => {
      received += chunk
    })
    // A reset after the answer is how a server ends a connection with unread input.
    socket.on('error', (error) => {
      received += `\n[${error.message}]`
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })
}

/** A lookup that ends when the test says so; it stops when it is told to. */
export function heldLookup() {
  const stopped: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const lookup: Lookup = async (site, { signal }) => {
    await new Promise<void>((resolve, reject) => {
      released.then(resolve)
      signal.addEventListener('abort', () => {
        stopped.push(site.domain)
        reject(signal.reason)
      })
    })
    return { result: ok(site.domain) }
  }
  return { lookup, release: () => release(), stopped }
}

export async function until(isTrue: () => boolean, ms = 3_000): Promise<void> {
  const end = Date.now() + ms
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
