// npm run torture -- webhooks [NUMBER] [events|pages] [--store postgres]
//
// Queues 1,000 events, or as many as named, for receivers that accept, fail at first, fail always, redirect,
// answer slowly, are gone, or never answer, and has them sent by two services that are killed and told to end
// in the middle. Then a batch of pages is read while services are killed. The database is an SQLite file, or
// a server of PostgreSQL that belongs to the run. Tells how often each event arrived;
// exit code 1 when one is lost, arrives twice under another id, or is neither delivered nor in the log as
// failed, when a page is lost or has two results, or when a service ends by itself or makes no progress.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createBlazon } from '../../src/engine/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { endOf } from './ending/ended.ts'
import { postgres, sqliteFile } from './kills/database.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const { values, positionals } = parseArgs({
  options: { store: { type: 'string', default: 'sqlite' } },
  allowPositionals: true,
})
const [NUMBER = '1000', ONLY] = positionals
const COUNT = Number(NUMBER)
const OWNERS = 4
const KILLS = 6
const servers: Server[] = []

/** Requests and accepted requests by the id of the event. */
const arrivals = new Map<string, number>()
const accepted = new Map<string, number>()
const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)

type Answer = (accept: () => void, status: (code: number, headers?: object) => void, count: number) => void

/** The receivers by name: how each answers, and how its events are to end. */
const RECEIVERS: Readonly<
  Record<string, readonly [answer: Answer | undefined, end: 'delivered' | 'failed']>
> = {
  good: [(accept) => accept(), 'delivered'],
  shaky: [(accept, status, count) => (count % 3 === 0 ? accept() : status(503)), 'delivered'],
  bad: [(_, status) => status(500), 'failed'],
  elsewhere: [(_, status) => status(302, { location: 'http://good.example/' }), 'failed'],
  slow: [(accept) => void setTimeout(accept, 1_500), 'delivered'],
  lost: [(_, status) => status(410), 'failed'],
  // Nothing listens at its port.
  gone: [undefined, 'failed'],
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const folder = mkdtempSync(join(tmpdir(), 'blazon-webhooks-'))
const hosts = join(folder, 'hosts')
const database = await (values.store === 'postgres' ? postgres() : sqliteFile(folder))
const { address: db } = database
const lines: string[] = []
for (const [name, [answer]] of Object.entries(RECEIVERS)) {
  const port = await listen((request, response) => {
    const id = String(request.headers['x-context-id'])
    request.resume()
    add(arrivals, id)
    const accept = () => {
      add(accepted, id)
      response.writeHead(200).end('thanks')
    }
    answer?.(
      accept,
      (code, headers = {}) => response.writeHead(code, { ...headers }).end(),
      arrivals.get(id) ?? 0,
    )
  })
  if (!answer) servers.pop()?.close()
  lines.push(`127.0.0.1:${port} - ${name}.example\n`)
}
const visits = new Map<string, number>()
const sites = await listen((request, response) => {
  add(visits, request.url ?? '')
  const page = `<!doctype html><title>${request.url}</title><h1>Anvils</h1><p>${'We make anvils. '.repeat(30)}</p>`
  setTimeout(() => response.setHeader('content-type', 'text/html').end(page), 20)
})
lines.push(`127.0.0.1:${sites} - site.example\n`)
writeFileSync(hosts, lines.join(''))

interface Service {
  readonly child: ChildProcess
  /** The end of what it wrote to stderr. */
  said: string
}

function serve(): Service {
  const args = ['--import', 'tsx', MAIN, 'serve', '--port', '0', '--db', db, '--hosts', hosts]
  const env = { ...process.env, BLAZON_NO_BROWSER: '1' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const service = { child, said: '' }
  child.stderr.on('data', (piece: Buffer) => {
    service.said = `${service.said}${piece}`.slice(-2_000)
  })
  return service
}

/** The services of a run did not do their work, so that the run would wait in vain. */
class Stuck extends Error {}

/** The longest time between two ends of services. */
const LIFE_MS = 300_000

/** Has two services work until it is so, and ends both of them now and then, mostly by SIGKILL. */
async function survived(isOver: (part: number) => Promise<boolean>): Promise<void> {
  for (let life = 1; life <= KILLS + 1; life++) {
    const services = [serve(), serve()]
    const from = performance.now()
    try {
      while (!(await isOver(life / (KILLS + 1)))) {
        refuseEnded(services)
        if (performance.now() - from > LIFE_MS)
          throw new Stuck(`Two services did not get through their part of the work in ${LIFE_MS / 1_000} s.`)
        await sleep(50)
      }
    } finally {
      const signal = life % 3 === 0 ? 'SIGTERM' : 'SIGKILL'
      await Promise.all(services.map(({ child }) => endOf(child, { signal })))
    }
  }
}

function refuseEnded(services: readonly Service[]): void {
  for (const { child, said } of services) {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) throw new Stuck(`A service ended by itself (${end}). It said: ${said.trim()}`)
  }
}

async function deliveriesOf(store: Store) {
  const all: Awaited<ReturnType<Store['deliveries']>>['items'][number][] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Awaited<ReturnType<Store['deliveries']>> = await store.deliveries({ limit: 100, cursor })
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}

async function sendEvents(store: Store): Promise<boolean> {
  const names = Object.keys(RECEIVERS)
  const hostOf = (at: number) => names[at % names.length] ?? ''
  for (let at = 0; at < COUNT; at++)
    await store.enqueueDelivery({
      ...{ owner: `org_${at % OWNERS}`, event: 'batch.completed', eventId: `evt_${at}`, retry: [0, 1, 1] },
      ...{ source: { type: 'batch', batchId: `batch_${at}` }, secret: 'whsec_1', body: `{"at":${at}}` },
      url: `http://${hostOf(at)}.example/hook`,
    })
  const from = performance.now()
  await survived(async (part) => {
    const ended = (await deliveriesOf(store)).filter(
      ({ nextAttemptAt, status }) => !nextAttemptAt && status !== 'delivering',
    )
    return ended.length >= COUNT * part
  })
  const all = await deliveriesOf(store)
  let isRight = all.length === COUNT
  for (const [name, [, end]] of Object.entries(RECEIVERS)) {
    const own = all.filter(({ url }) => url.includes(`//${name}.`))
    const ids = own.map(({ eventId }) => eventId)
    const right = own.filter(({ status }) => status === end).length
    const lost = own.filter(({ status, eventId }) => status === 'delivered' && !accepted.has(eventId)).length
    const twice = ids.filter((id) => (accepted.get(id) ?? 0) > 1).length
    const unknown =
      ids.filter((id) => accepted.has(id)).length - own.filter(({ status }) => status === 'delivered').length
    isRight &&= right === own.length && lost === 0 && unknown === 0
    process.stdout.write(
      `${name.padEnd(10)} ${own.length} events, ${right} ${end}; ${lost} lost, ${unknown} accepted but not so in the log, ${twice} accepted twice under the same id after a kill\n`,
    )
  }
  process.stdout.write(
    `${COUNT} events in ${Math.round((performance.now() - from) / 1000)} s, ${KILLS} ends of both services\n`,
  )
  return isRight
}

async function readPages(store: Store): Promise<boolean> {
  const urls = Array.from({ length: COUNT }, (_, at) => ({
    url: `http://site.example/${at}`,
    itemId: String(at),
  }))
  const blazon = await createBlazon({ db, hosts })
  const { id } = await blazon.batches.submit({
    pages: urls,
    webhook: { url: 'http://good.example/', retry: {} },
  })
  await blazon.close()
  const from = performance.now()
  await survived(async (part) => {
    const batch = await store.pageBatchOf(id)
    // At the end its event arrives, too.
    const isLeft = (batch?.progress.pending ?? 0) <= COUNT * (1 - part)
    return isLeft && (part < 1 || accepted.has(`evt_${id}`))
  })
  const batch = await store.pageBatchOf(id)
  const rows = await store.batchRecords(id, 0, COUNT + 1)
  const events = accepted.get(`evt_${id}`) ?? 0
  const again = [...visits.values()].filter((times) => times > 1).length
  process.stdout.write(
    `batch of ${COUNT} pages in ${Math.round((performance.now() - from) / 1000)} s: ${batch?.status}, ${batch?.progress.succeeded} read, ${rows.length} results, ${again} pages visited again after a kill, its event arrived ${events} times\n`,
  )
  return batch?.progress.succeeded === COUNT && rows.length === COUNT && events >= 1
}

const store = await openStore(db, { now: () => new Date() })
try {
  const areSent = ONLY === 'pages' || (await sendEvents(store))
  const areRead = ONLY === 'events' || (await readPages(store))
  process.exitCode = areSent && areRead ? 0 : 1
} catch (thrown) {
  if (!(thrown instanceof Stuck)) throw thrown
  process.stderr.write(`${thrown.message}\n`)
  process.exitCode = 1
} finally {
  await store.close()
  await database.close()
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
}
