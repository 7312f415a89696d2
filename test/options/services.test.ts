import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { RETRY_PAUSES, RETRYING } from '../../src/batch/retries.ts'
import { RECORDING, SHOT } from '../../src/capture/bounds.ts'
import { createRobots } from '../../src/capture/crawl/robots.ts'
import { createMemory } from '../../src/capture/escalate/memory.ts'
import { createProxyRoutes } from '../../src/capture/escalate/proxy-routes.ts'
import { openNetwork } from '../../src/capture/network.ts'
import { createCaptureQueue } from '../../src/capture/queue.ts'
import { openReplay, type Replay } from '../../src/capture/recording/replay.ts'
import { createCrowd } from '../../src/concurrency/crowd.ts'
import { createSlots } from '../../src/concurrency/slots.ts'
import { DECODERS } from '../../src/decoders/bounds.ts'
import { createDecoders, type Decoders } from '../../src/decoders/index.ts'
import { SERVICE } from '../../src/doors/http/bounds.ts'
import { storedIn } from '../../src/engine/store-access.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { asBlazonError, BlazonError } from '../../src/model/errors.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { READING } from '../../src/readers/bounds.ts'
import { createReaders, type Readers } from '../../src/readers/index.ts'
import { run } from '../batch/batch.ts'
import { deadlineOf, site } from '../capture/capturing.ts'
import { readHere } from '../capture/read-here.ts'
import { NO_ACCOUNTS, ok, SECRET, startServing } from '../doors/http/serving.ts'
import { bounded } from '../house/bounded.ts'
import { keepNoWorkers } from '../house/kept-workers.ts'
import { commandLine, processesSince } from '../house/processes.ts'
import { remains } from '../house/until.ts'
import { failedResult } from '../store/records.ts'
import { temporaryFolder, temporaryStore } from '../store/temporary.ts'
import { type Row, testRows } from './row.ts'

const PLAN = { name: 'a', quota: null, period: 'month', perSecond: 1, overageCents: null } as const
const ACCOUNT = {
  ...({ id: 'org_1', name: 'acme', state: 'active', createdAt: new Date(0) } as const),
  ...{ plan: { ...PLAN, prefetch: true }, credits: new Map<string, number>() },
}
const USED = {
  ...{ organisation: 'acme', plan: 'a', month: '2026-11', quota: null, used: 0, left: null },
  ...{ overage: 0, overageCents: null, calls: 0, endpoints: [] },
}
const { accounts: NO_CALLS } = NO_ACCOUNTS

const STAY = new AbortController().signal
const PATH = '/v1/brand/retrieve?domain=acme.example'

const SMALL = snapshotFromHtml({ url: 'https://acme.example/', html: '<title>Acme</title><h1>Acme</h1>' })
/** Its document alone is more than a megabyte. */
const LARGE = snapshotFromHtml({
  url: 'https://acme.example/',
  html: `<title>Acme</title><h1>Acme</h1>${'<p>Anvils of iron</p>'.repeat(90_000)}`,
})
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h5v5z"/></svg>',
)
const HAR = JSON.stringify({
  log: {
    entries: [
      {
        request: { method: 'GET', url: 'https://acme.example/', headers: [] },
        response: {
          status: 200,
          headers: [],
          content: { mimeType: 'text/html', text: '<title>Acme</title>' },
        },
      },
    ],
  },
})

interface Processes {
  readonly readers: Readers
  readonly decoders: Decoders
  /** Processes of these readers, and of these decoders. */
  readonly running: { readonly readers: () => number[]; readonly decoders: () => number[] }
}

const reading =
  <T>(see: (processes: Processes) => Promise<T>) =>
  async (options: PartialOptions): Promise<T | string> => {
    keepNoWorkers()
    const running = {
      readers: processesSince(/\/readers\/reader\./),
      decoders: processesSince(/\/decoders\/decoder\./),
    }
    const settled = withDefaults(options)
    const decoders = createDecoders()
    const readers = createReaders(settled, decoders)
    try {
      return await see({ readers, decoders, running })
    } catch (thrown) {
      return asBlazonError(thrown).code
    } finally {
      await readers.close()
      await decoders.close()
    }
  }

/** Where a server listens when it is not told where, or why it cannot. */
async function addressOf(options: PartialOptions): Promise<string> {
  const { server } = await startServing({ serve: withDefaults(options).serve, listen: false })
  return server.listen().then(
    ({ url }) => url,
    ({ message }) => message,
  )
}

/** How many milliseconds a batch waits before it looks a domain up again, by a clock of its own. */
async function pauseBeforeRetry(options: PartialOptions) {
  const store = await temporaryStore()
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
  onTestFinished(() => void vi.useRealTimers())
  bounded(RETRYING, { jitter: 0 })
  const asked: number[] = []
  await run({
    list: 'list.txt',
    lines: ['acme.com'],
    store,
    lookup: async ({ domain }) => {
      asked.push(Date.now())
      return { result: failedResult(domain) }
    },
    options: withDefaults(options),
  })
  vi.useRealTimers()
  const [first = 0, second = 0] = asked
  return second - first
}

/** How many screenshots are taken at most at one time, of five that are asked for at once. */
async function screenshotsAtOnce(given: PartialOptions): Promise<number> {
  const options = withDefaults(given)
  let [open, most] = [0, 0]
  // It takes as long as the visit of a page, and has none.
  const replay: Replay = {
    async snapshotOf() {
      most = Math.max(most, ++open)
      await sleep(50)
      open--
      return undefined
    },
    open: () => Promise.reject(new BlazonError('unreachable', 'There is no page.')),
  }
  const lacking = () => new BlazonError('unavailable', 'There is no browser.')
  const crowd = createCrowd()
  const hosts = { lookup: () => ({}), isMapped: () => true }
  const network = await openNetwork({ options, hosts })
  onTestFinished(() => network.close())
  const clock = () => new Date()
  const context = {
    ...{ pool: undefined, lacking, options },
    ...{ reader: readHere(), askRobots: createRobots(options, clock) },
  }
  const parts = {
    ...{ context, network, clock, replay, routes: createProxyRoutes() },
    memory: createMemory(() => performance.now()),
  }
  const slots = createSlots(options.concurrency)
  const browsers = { ...network.browsers, path: '/there/is/one' }
  const recordSitemaps = async () => undefined
  const queue = createCaptureQueue({ parts, slots, network: { browsers, crowd }, recordSitemaps })
  const domains = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example']
  const asked = { type: 'viewport', priority: 'quality' } as const
  const taken = domains.map((domain) => queue.screenshot(site(domain), asked, deadlineOf({})))
  const ends = await Promise.allSettled(taken)
  const missed = { status: 'rejected', reason: { message: 'There is no page.' } }
  expect(ends).toMatchObject(domains.map(() => missed))
  return most
}

const ROWS: readonly Row[] = [
  {
    bound: [READING, 'replyRoomMb'],
    // Less than nothing: together with the answer it is a megabyte.
    value: -3,
    beside: { maxAnswerBytes: 2_000_000 },
    see: reading(async ({ readers }) => (await readers.read(LARGE, { kind: 'html' }, STAY)).page.state),
    byDefault: 'ok',
    changed: 'too_large',
  },
  {
    bound: [READING, 'maxYoungHeapMb'],
    value: 24,
    see: reading(async ({ readers, running }) => {
      await readers.judge(SMALL, STAY)
      const [pid = 0] = running.readers()
      // V8 divides the part for new objects by three.
      return /--max-semi-space-size=\d+/.exec(commandLine(pid))?.[0]
    }),
    byDefault: '--max-semi-space-size=24',
    changed: '--max-semi-space-size=8',
  },
  {
    bound: [READING, 'idleTimeoutMs'],
    value: 50,
    see: reading(async ({ readers, running }) => {
      await readers.judge(SMALL, STAY)
      return remains(() => running.readers().length > 0, READING.idleTimeoutMs === 50)
    }),
    byDefault: true,
    changed: false,
  },
  {
    bound: [DECODERS, 'idleTimeoutMs'],
    value: 50,
    see: reading(async ({ decoders, running }) => {
      await decoders.measure([SVG], STAY)
      return remains(() => running.decoders().length > 0, DECODERS.idleTimeoutMs === 50)
    }),
    byDefault: true,
    changed: false,
  },
  {
    bound: [RECORDING, 'maxHarBytes'],
    value: 50,
    see: (options) => {
      const file = join(temporaryFolder(), 'acme.har')
      writeFileSync(file, HAR)
      return openReplay(file, withDefaults(options)).then(
        () => 'read',
        (thrown) => asBlazonError(thrown).code,
      )
    },
    byDefault: 'read',
    changed: 'storage',
  },
  {
    bound: [SHOT, 'maxPages'],
    value: 1,
    see: screenshotsAtOnce,
    byDefault: 2,
    changed: 1,
  },
  {
    bound: [RETRY_PAUSES, 'unreachable'],
    value: 0,
    beside: { batch: { maxAttempts: 2, perHostPauseMs: 0 } },
    see: pauseBeforeRetry,
    byDefault: 2_000,
    changed: 0,
  },
  {
    option: 'serve.defaultTimeoutMs',
    value: 100,
    see: async (options) => {
      const lookup = async ({ domain }: { domain: string }) => {
        await sleep(500)
        return { result: ok(domain) }
      }
      const { get } = await startServing({ serve: withDefaults(options).serve, lookup })
      return (await get(PATH)).status
    },
    byDefault: 200,
    changed: 408,
  },
  {
    bound: [SERVICE, 'requestTimeoutMs'],
    value: 100,
    see: async (options) => {
      const { raw } = await startServing({ serve: withDefaults(options).serve })
      const rest = sleep(500, ': x\r\nConnection: close\r\n\r\n')
      return /\d{3}/.exec(await raw('GET /v1/x HTTP/1.1\r\nHost: x\r\nX-Slow', rest))?.[0]
    },
    byDefault: '401',
    changed: '408',
  },
  {
    bound: [SERVICE, 'freePerSecond'],
    value: 7,
    see: async (options) => {
      const { get } = await startServing({
        serve: withDefaults(options).serve,
        keys: [[SECRET, { id: 'key_1', state: 'active', account: ACCOUNT }]],
        engine: {
          accounts: { ...NO_CALLS, takeTokens: async () => ({ granted: 1, left: 0, waitMs: 0 }) },
          usage: { of: async () => USED, calls: async () => [] },
        },
      })
      return (await get('/v1/usage')).headers.get('ratelimit-policy')
    },
    byDefault: '"free";q=50;w=1',
    changed: '"free";q=7;w=1',
  },
  {
    option: 'serve.logDomains',
    value: true,
    see: async (options) => {
      const { get, lines } = await startServing({ serve: withDefaults(options).serve })
      await (await get('/v1/brand/retrieve?domain=acme.example')).text()
      return /domain: '.*'/.exec(lines.join())?.[0]
    },
    byDefault: undefined,
    changed: "domain: 'acme.example'",
  },
  {
    option: 'serve.publicPerSecond',
    value: 7,
    see: async (options) => {
      const { get } = await startServing({
        serve: withDefaults(options).serve,
        keys: [[SECRET, { id: 'key_1', state: 'active', kind: 'public' }]],
        engine: { accounts: { ...NO_CALLS, takeTokens: async () => ({ granted: 1, left: 0, waitMs: 0 }) } },
      })
      return (await get('/v1/logo/acme.example')).headers.get('ratelimit-policy')
    },
    byDefault: '"public";q=50;w=1',
    changed: '"public";q=7;w=1',
  },
  {
    bound: [SERVICE, 'repeatsMaxBytes'],
    value: 0,
    see: async (options) => {
      const store = await temporaryStore()
      const { secret } = await store.createKey('test')
      await store.putResult(ok('acme.example'))
      await store.putAnswer('brand', '{"brand":{}}', ok('acme.example'))
      const engine = storedIn(store, () => new Date())
      let reads = 0
      const answers = {
        ...engine.answers,
        of: (...asked: Parameters<typeof engine.answers.of>) => {
          reads++
          return engine.answers.of(...asked)
        },
      }
      const { serve } = withDefaults(options)
      const { get } = await startServing({
        serve,
        engine: { ...engine, answers },
        settings: { now: Date.now },
      })
      for (let at = 0; at < 3; at++) await get(PATH, { authorization: `Bearer ${secret}` })
      return reads
    },
    byDefault: 1,
    changed: 3,
  },
  {
    option: 'serve.port',
    value: 0,
    // Another program may use the default port: then the message names it.
    see: async (options) => /\b8080\b/.test(await addressOf(options)),
    byDefault: true,
    changed: false,
  },
  {
    option: 'serve.host',
    value: '127.0.0.2',
    beside: { serve: { port: 0 } },
    see: async (options) => new URL(await addressOf(options)).hostname,
    byDefault: '127.0.0.1',
    changed: '127.0.0.2',
  },
]
testRows(ROWS, process.platform === 'linux')
