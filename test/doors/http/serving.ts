import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { inspect } from 'node:util'
import { onTestFinished } from 'vitest'
import { CALLS, type CallMethods } from '../../../src/calls/index.ts'
import { whenAborted } from '../../../src/concurrency/abort.ts'
import type { ServeEngine } from '../../../src/doors/http/engine.ts'
import type { Route } from '../../../src/doors/http/route.ts'
import { type BlazonServer, createServer, type ServerSettings } from '../../../src/doors/http/server.ts'
import type { UsageRecord } from '../../../src/doors/http/usage.ts'
import type { Activity } from '../../../src/model/activity.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import type { KeyHolder } from '../../../src/model/keys.ts'
import type { Logger } from '../../../src/model/logger.ts'
import { FIXED_STORE_BOUNDS } from '../../../src/model/options/store.ts'
import { DEFAULTS } from '../../../src/model/options.ts'
import type { Result } from '../../../src/model/record.ts'
import type { Site } from '../../../src/model/site.ts'
import type { StoreStatus } from '../../../src/model/store-status.ts'
import { ACME } from './acme.ts'

export const SECRET = 'blz_good-secret_0123456789'
export const SUSPENDED_SECRET = 'blz_suspended-secret'
export const AUTHORIZED = { authorization: `Bearer ${SECRET}` }

export function ok(domain: string): Result {
  return { state: 'ok', domain, record: { ...ACME, domain } }
}

/** What a test answers for a brand. */
type Lookup = (
  site: Site,
  how: {
    readonly signal: AbortSignal
    readonly maxSpeed: boolean
    readonly timeoutMs: number | undefined
    readonly language: string | undefined
  },
) => Promise<{ readonly result: Result }>

interface Serving {
  readonly url: string
  readonly server: BlazonServer
  /** Domains in the order in which lookups began. */
  readonly lookups: string[]
  /** How many calls there were whose key was asked for; what they want is under way then. */
  calls(): number
  readonly lines: string[]
  readonly usage: UsageRecord[]
  readonly answers: Map<string, string>
  /** By their names. */
  readonly pictures: Map<string, { readonly hash: string; readonly png: Buffer }>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /**
   * Sends bytes as they are, `more` as soon as it is there, and gives all that comes back until the server
   * closes the connection.
   */
  raw(bytes: string, more?: Promise<string>): Promise<string>
}

interface ServingOptions {
  readonly lookup?: Lookup
  readonly engine?: Partial<ServeEngine>
  readonly settings?: ServerSettings
  readonly serve?: Partial<(typeof DEFAULTS)['serve']>
  readonly routes?: readonly Route[]
  /** Default: one active and one suspended key. */
  readonly keys?: readonly (readonly [
    secret: string,
    key: Pick<KeyHolder, 'id' | 'state'> & Partial<KeyHolder>,
  ])[]
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
  const calls = Object.fromEntries(Object.keys(CALLS).map((name) => [name, unserved]))
  const engine: ServeEngine = {
    ...(calls as unknown as CallMethods),
    ...memory.stored,
    browser: '/usr/bin/a-browser',
    sandbox: () => 'untried',
    resolve,
    async brand(handle, { signal = NEVER, producer, timeoutMs, language } = {}) {
      const site = 'domain' in handle ? resolve(handle.domain) : await unserved()
      lookups.push(site.domain)
      const how = { signal, maxSpeed: producer === 'cascade', timeoutMs, language }
      return (await lookup(site, how)).result
    },
    async fonts(site, how) {
      const result = 'url' in site ? await unserved() : await engine.brand(site, how)
      if (result.state !== 'ok') return result
      const { url, capturedAt, producer, fields } = result.record
      return { ...result, url, capturedAt, producer, fonts: fields.fonts, fontLinks: {} }
    },
    company: unserved,
    suggest: unserved,
    parse: unserved,
    drawings: { of: async () => undefined },
    changes: { count: () => 0, isSame: () => true, isSameElsewhere: () => true },
    prefetch: unserved,
    corrections: { set: unserved, remove: unserved, of: unserved, all: unservedList },
    export: unservedList,
    lists: {
      ...{ add: unserved, all: unserved, of: unserved, stop: unserved, resume: unserved },
      work: async () => undefined,
    },
    batches: {
      ...{ submit: unserved, list: unserved, get: unserved, results: unserved, file: unserved },
      ...{ cancel: unserved, delete: unserved, work: async () => undefined },
    },
    webhooks: {
      ...{ list: unserved, get: unserved, attempts: unserved, retry: unserved },
      work: async () => undefined,
    },
    monitors: {
      ...{ create: unserved, list: unserved, get: unserved, update: unserved, delete: unserved },
      ...{ run: unserved, runs: unserved, deliveries: unserved, changes: unserved, change: unserved },
      ...{ credits: unserved, limits: unserved, runOf: unserved, rotateSecret: unserved },
      work: async () => undefined,
    },
    forget: unserved,
    background: {
      add: unserved,
      work: async () => undefined,
      counts: async () => ({ waiting: 0, running: 0, done: 0, failed: 0 }),
    },
    tryBrowser: unserved,
    whenCrowded: whenAborted,
    activity: () => IDLE,
    metrics: async () => '',
    answered: () => undefined,
    options: { ...DEFAULTS, serve: { ...DEFAULTS.serve, ...options.serve } },
    ...options.engine,
  }
  const server = await createServer(engine, {
    now: () => 1_800_000_000_000,
    newId: () => `req-${++ids}`,
    logger: linesInto(lines),
    recordUsage: async (call) => void memory.usage.push(call),
    routes: options.routes,
    ...options.settings,
  })
  onTestFinished(() => server.close())
  const { url } = options.listen === false ? { url: '' } : await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...memory,
    url,
    server,
    lookups,
    lines,
    get: (path, headers = AUTHORIZED) => fetch(url + path, { headers }),
    raw: (bytes, more) => exchange(url, bytes, more),
  }
}

/** Each line as the text of its level, message and facts. */
export function linesInto(lines: string[]): Logger {
  const at = (level: string) => (facts: object, message: string) =>
    void lines.push(`${level} ${message} ${inspect(facts, { breakLength: Number.POSITIVE_INFINITY })}`)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const NEVER = new AbortController().signal

const unserved = async (): Promise<never> => {
  throw new Error('This test serves nothing of that kind')
}

const unservedList = () => {
  throw new Error('This test serves nothing of that kind')
}

/** The keys of these tests have no organisation: all of it rejects but for storing no calls. */
export const NO_ACCOUNTS = {
  accounts: {
    ...{ listPlans: unserved, putPlan: unserved, endpointCredits: unserved, putEndpointCredits: unserved },
    ...{ createOrganisation: unserved, listOrganisations: unserved, setPlan: unserved },
    ...{ suspendOrganisation: unserved, resumeOrganisation: unserved },
    ...{ takeTokens: unserved, returnTokens: unserved, leaseCredits: unserved },
    ...{ usageOf: unserved, callsOf: unserved, putCalls: async () => undefined },
  },
  usage: { of: unserved, calls: unserved },
}

type Keys = NonNullable<ServingOptions['keys']>

const KEYS: Keys = [
  [SECRET, { id: 'key_1', state: 'active' }],
  [SUSPENDED_SECRET, { id: 'key_2', state: 'suspended' }],
]

const NONE = { entries: 0, bytes: 0, oldest: null, newest: null }
const EMPTY_STATUS: StoreStatus = {
  bytes: { file: 0, used: 0, free: 0, journal: 0, answers: 0 },
  shrinks: true,
  blobs: { place: null, entries: 0, bytes: 0 },
  kinds: { results: NONE, languages: NONE, snapshots: NONE, pages: NONE, pictures: NONE, renditions: NONE },
  bounds: { ...DEFAULTS.store, ...FIXED_STORE_BOUNDS },
  batch: null,
  work: { workers: [], lists: [], hosts: [], givenUp: [] },
}

const POOL = { running: 0, busy: 0, started: 0, ended: 0, user: 'own' } as const
/** An engine that does nothing. */
export const IDLE: Activity = {
  lookups: { capture: { running: 0, waiting: 0 }, screenshot: { running: 0, waiting: 0 } },
  gate: { allowed: 0, refused: { scheme: 0, credentials: 0, port: 0, host: 0, address: 0 } },
  browsers: { running: 0, started: 0, ended: 0, pages: 0, lastStart: 'untried' },
  processes: { reader: POOL, decoder: POOL },
}

function createMemory(entries: Keys) {
  const pictures: Serving['pictures'] = new Map()
  const answers = new Map<string, string>()
  const usage: UsageRecord[] = []
  const about = {
    ...({ name: 'test', kind: 'secret', prefix: '', referrers: [], permissions: null } as const),
    ...{ organisation: null, account: null, createdAt: new Date(0), expiresAt: null, lastUsedAt: null },
  }
  const keys = new Map(entries.map(([secret, key]) => [secret, { ...about, ...key }]))
  let calls = 0
  const stored: Pick<ServeEngine, 'keys' | 'accounts' | 'usage' | 'answers' | 'pictures' | 'status'> = {
    keys: {
      async holderOf(secret) {
        calls++
        return keys.get(secret)
      },
      list: async () => [...keys.values()],
      ...{ create: unserved, suspend: unserved, resume: unserved, revoke: unserved },
    },
    answers: {
      of: async (domain, name) => answers.get(`${name} ${domain}`),
      put: async (name, body, result) => void answers.set(`${name} ${result.domain}`, body),
    },
    pictures: {
      nameOf: async (hash) => [...pictures].find(([, picture]) => picture.hash === hash)?.[0],
      put: async (png) => {
        const hash = createHash('sha256').update(png).digest()
        pictures.set(hash.toString('base64url'), { hash: hash.toString('hex'), png })
        return hash.toString('base64url')
      },
      at: async (name) => pictures.get(name)?.png,
    },
    ...NO_ACCOUNTS,
    status: async () => EMPTY_STATUS,
  }
  return { answers, pictures, usage, stored, calls: () => calls }
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

function exchange(url: string, bytes: string, more?: Promise<string>): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    // A reset after the answer is how a server ends a connection with unread input.
    socket.on('error', (error) => {
      received += `\n[${error.message}]`
    })
    socket.on('close', () => resolve(received))
    more?.then((bytes) => socket.write(bytes))
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
