import { EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Blazon,
  type BlazonSettings,
  createBlazon,
  createServer as createService,
  runBatch,
} from '../src/index.ts'
import { temporaryFolder } from './store/temporary.ts'

/**
 * Settings for a site that takes every request and answers none, and for some beside it that do answer;
 * `asked` resolves with the next request that is not answered.
 */
async function silentSite(): Promise<{ settings: BlazonSettings; asked: () => Promise<unknown> }> {
  const folder = temporaryFolder()
  const server = createServer()
  const requests = new EventEmitter()
  server.on('request', (request, response) => {
    if (request.headers.host?.startsWith('silent.')) return requests.emit('asked')
    response.setHeader('content-type', 'text/html')
    response.end('<title>Acme</title><h1>Acme</h1><p>Anvils since 1887, by post and by cart.</p>')
  })
  const asked = () => once(requests, 'asked')
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  writeFileSync(join(folder, 'hosts'), `127.0.0.1:${port} - *\n`)
  return { settings: { db: join(folder, 'brands.db'), hosts: join(folder, 'hosts') }, asked }
}

/** Stops the clock by which lookups end. The test moves it on. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

async function engine(settings?: BlazonSettings): Promise<Blazon> {
  const blazon = await createBlazon(settings)
  onTestFinished(() => blazon.close())
  return blazon
}

test('every option has a default, and closing twice is closing once', async () => {
  const blazon = await engine()
  expect(blazon.options.concurrency).toBe(4)
  await blazon.close()
  await expect(blazon.brand({ domain: 'example.com' })).rejects.toMatchObject({
    code: 'cancelled',
    message: 'This engine is closed; make another one.',
  })
})

test('whatever takes time rejects with `cancelled` once the engine is closed', async () => {
  const blazon = await engine()
  const queue = blazon.queue()
  const { background, corrections, directory } = blazon
  const service = await createService(blazon)
  await blazon.close()
  const iterated = [blazon.results.all(), corrections.all(), directory.entries(), queue.allLines()]
  const calls: readonly (() => Promise<unknown>)[] = [
    () => blazon.status(),
    () => blazon.metrics(),
    () => blazon.warm(),
    () => blazon.tryBrowser(),
    () => blazon.prefetch({ domain: 'example.com' }),
    () => blazon.company({ name: 'Example' }),
    () => blazon.keys.list(),
    () => blazon.keys.create('app'),
    () => blazon.results.of('example.com'),
    () => blazon.accounts.listPlans(),
    () => blazon.usage.of('acme'),
    () => blazon.answers.of('example.com', 'brand'),
    () => blazon.drawings.of('example.com'),
    () => blazon.pictures.at('none'),
    () => background.counts(),
    () => background.work({ signal: new AbortController().signal }),
    () => corrections.of('example.com'),
    () => directory.lookup('Example'),
    () => directory.update(),
    () => directory.source.namesOf(['example']),
    () => queue.statusOf('example.com'),
    () => blazon.queue().acquireLease('batch'),
    () => runBatch(blazon, { list: 'a', lines: ['example.com'] }),
    () => createService(blazon),
    () => service.listen({ host: '127.0.0.1', port: 0 }),
    ...iterated.map((all) => () => all[Symbol.asyncIterator]().next()),
  ]
  const message = 'This engine is closed; make another one.'
  for (const call of calls)
    await expect(call(), String(call)).rejects.toMatchObject({ code: 'cancelled', message })
})

test('what is no handle is refused as such', async () => {
  const blazon = await engine()
  const brand = blazon.brand as (handle?: unknown) => Promise<unknown>
  for (const handle of [undefined, null, 'example.com', {}, { domain: 7 }]) {
    await expect(brand(handle)).rejects.toMatchObject({ code: 'invalid_input' })
  }
})

test('a lookup that the end of the engine cuts short is cancelled, and not kept as a failure', async () => {
  const { settings, asked } = await silentSite()
  const blazon = await engine(settings)
  const lookup = expect(blazon.brand({ domain: 'silent.example' })).rejects.toMatchObject({
    code: 'cancelled',
  })
  await asked()
  await blazon.close()
  await lookup
  expect(await (await engine(settings)).results.of('silent.example')).toBeUndefined()
})

test('a caller who leaves, before or meanwhile, is told `cancelled` whatever the reason', async () => {
  const { settings, asked } = await silentSite()
  const blazon = await engine(settings)
  const gone = { signal: AbortSignal.abort(new Error('enough')) }
  await expect(blazon.brand({ domain: 'silent.example' }, gone)).rejects.toMatchObject({ code: 'cancelled' })
  const leaving = new AbortController()
  const capture = blazon.capture({ domain: 'silent.example' }, { signal: leaving.signal })
  const ended = expect(capture).rejects.toMatchObject({ name: 'BlazonError', code: 'cancelled' })
  await asked()
  leaving.abort(new Error('enough'))
  await ended
})

test('time that runs out is a failed result, and an error where there is none', async () => {
  const { settings, asked } = await silentSite()
  const blazon = await engine(settings)
  stopClock()
  const silent = { domain: 'silent.example' }
  const soon = { timeoutMs: 100 }
  const timedOut = async (work: Promise<unknown>) => {
    const ended = work.catch((error: unknown) => error)
    await asked()
    vi.advanceTimersByTime(100)
    return ended
  }
  expect(await timedOut(blazon.brand(silent, soon))).toMatchObject({ state: 'failed', code: 'timeout' })
  for (const work of [blazon.capture, blazon.sitemap])
    expect(await timedOut(work(silent, soon))).toMatchObject({ name: 'BlazonError', code: 'timeout' })
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 3e9])(
  'a time of %s is no time',
  async (timeoutMs) => {
    const blazon = await engine()
    const asked = { domain: 'example.com' }
    const told = { code: 'invalid_input', message: expect.stringContaining(`timeoutMs is ${timeoutMs};`) }
    await expect(blazon.brand(asked, { timeoutMs })).rejects.toMatchObject(told)
    await expect(blazon.sitemap(asked, { timeoutMs })).rejects.toMatchObject(told)
  },
)

test('two engines work on one file, and what may go well another time is tried again', async () => {
  const { settings, asked } = await silentSite()
  const [one, other] = [await engine(settings), await engine(settings)]
  stopClock()
  for (const blazon of [one, other]) {
    const lookup = blazon.brand({ domain: 'silent.example' }, { timeoutMs: 50 })
    await asked()
    vi.advanceTimersByTime(50)
    await lookup
    expect(await other.results.of('silent.example')).toMatchObject({ state: 'failed', code: 'timeout' })
  }
})

test('who waits for a place is not taken for a slow site: its time begins with its turn, and what was not asked is not kept', async () => {
  const { settings, asked } = await silentSite()
  const blazon = await engine({ ...settings, options: { concurrency: 1, lookupTimeoutMs: 4_000 } })
  stopClock()
  const silent = blazon.brand({ domain: 'silent.example' })
  await asked()
  const hurried = blazon.brand({ domain: 'other.example' }, { timeoutMs: 200 })
  await vi.advanceTimersByTimeAsync(200)
  expect(await hurried).toMatchObject({ state: 'failed', code: 'unavailable', retryable: true })
  expect(await blazon.results.of('other.example')).toBeUndefined()
  const waiting = blazon.brand({ domain: 'quick.example' })
  await vi.advanceTimersByTimeAsync(3_800)
  expect(await silent).toMatchObject({ code: 'timeout' })
  expect(await waiting).toMatchObject({ state: 'ok' })
})
