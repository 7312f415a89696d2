import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { workOnLists } from '../../src/batch/chunks/work.ts'
import type { BatchEngine } from '../../src/batch/engine.ts'
import { RETRYING } from '../../src/batch/retries.ts'
import { runBatch } from '../../src/batch/run.ts'
import { ESCALATION } from '../../src/capture/bounds.ts'
import { createBlazon } from '../../src/index.ts'
import { listen } from '../capture/sites.ts'
import { bounded } from '../house/bounded.ts'
import { patient } from '../house/patient.ts'
import { newDatabase, onServer } from '../store/postgres/databases.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const PAGE = `<!doctype html><html lang="en"><title>Polite</title><h1>Polite</h1>
  <p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>
  <a href="http://polite.example/contact">Contact</a>`

/** A server of all names below polite.example, with the landing pages that it sends at once. */
async function politeServer(answer: (nth: number) => readonly [status: number, headers?: object]) {
  const seen = { robots: 0, landings: [] as number[], most: 0, now: 0 }
  const listener: RequestListener = async (request, response) => {
    if (request.url === '/robots.txt') {
      if (request.headers.host === 'polite.example') seen.robots += 1
      return response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /no')
    }
    if (request.url === '/contact') return response.end('<!doctype html><p>hello@polite.example')
    // A lookup also tries the name with www. when the answer is an error.
    if (request.url !== '/' || request.headers.host?.startsWith('www.')) return response.writeHead(404).end()
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    seen.landings.push(performance.now())
    const [status, headers] = answer(seen.landings.length)
    await sleep(10)
    seen.now -= 1
    return response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(PAGE)
  }
  return { port: await listen(createServer(listener)), seen }
}

/** Engines of one database, whose hosts are visited by turns although they are on loopback. */
async function enginesAt(
  port: number,
  count: number,
  perHostConcurrency: number,
  database?: string,
): Promise<readonly BatchEngine[]> {
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - *\n`)
  const db = database ?? (await newDatabase())
  const batch = { perHostConcurrency, perHostPauseMs: 1 }
  const options = { ...PATIENT, producer: 'cascade', concurrency: 4, batch } as const
  return Promise.all(
    Array.from({ length: count }, async () => {
      const blazon = await createBlazon({ db, hosts, options })
      onTestFinished(() => blazon.close())
      return { ...blazon, isMapped: () => false }
    }),
  )
}

/** Works on a list with all engines, and resolves to the summary and the domains of each other engine. */
async function worked(engines: readonly BatchEngine[], lines: readonly string[]) {
  const [first, ...others] = engines
  if (!first) throw new Error('No engine')
  const stop = new AbortController()
  const working = others.map((engine) => workOnLists(engine, { signal: stop.signal }))
  const summary = await runBatch(first, { list: 'polite', lines, total: lines.length })
  stop.abort()
  return { summary, others: (await Promise.all(working)).map(({ ok }) => ok) }
}

test('four workers visit one host no more often at once than one may, and read its robots.txt once', async () => {
  const { port, seen } = await politeServer(() => [200])
  const lines = Array.from({ length: 32 }, (_, n) => `site${n}.polite.example`)
  const { summary, others } = await worked(await enginesAt(port, 4, 2), lines)
  expect(summary).toMatchObject({ ok: 32, failed: 0, refused: 0 })
  expect(others.filter((ok) => ok > 0).length).toBeGreaterThan(0)
  expect(seen.landings).toHaveLength(32)
  expect(seen.most).toBe(2)
  // Two lookups may begin at the same moment, before either has noted what it read.
  expect(seen.robots).toBeGreaterThanOrEqual(1)
  expect(seen.robots).toBeLessThanOrEqual(2)
})

test('a disk without space for notes about sites fails no attempt at a site', async () => {
  const db = await newDatabase()
  const { port, seen } = await politeServer(() => [200])
  const engines = await enginesAt(port, 1, 2, db)
  const schema = new URL(db).searchParams.get('schema')
  await onServer(
    `CREATE FUNCTION ${schema}.no_space() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
     CREATE TRIGGER no_space BEFORE INSERT ON ${schema}.site_notes EXECUTE FUNCTION ${schema}.no_space()`,
  )
  const { summary } = await worked(engines, ['a.polite.example', 'b.polite.example'])
  expect(summary).toMatchObject({ ok: 2, failed: 0, interrupted: false })
  expect(seen.landings).toHaveLength(2)
})

test('no worker visits a host before the time that it asked for with 429 or 503', async () => {
  bounded(RETRYING, { jitter: 0 })
  // Otherwise the lookup itself waits for so short a time, and holds its turn meanwhile.
  bounded(ESCALATION, { maxWaitMs: 0 })
  const asks = { 'retry-after': '1' }
  const { port, seen } = await politeServer((nth) =>
    nth === 1 ? [429, asks] : nth === 3 ? [503, asks] : [200],
  )
  const lines = Array.from({ length: 6 }, (_, n) => `site${n}.polite.example`)
  const { summary } = await worked(await enginesAt(port, 2, 1), lines)
  expect(summary).toMatchObject({ ok: 6, refused: 0 })
  const gaps = seen.landings.slice(1).map((at, n) => at - (seen.landings[n] ?? 0))
  expect(gaps).toHaveLength(7)
  expect(gaps[0]).toBeGreaterThanOrEqual(1_000)
  expect(gaps[2]).toBeGreaterThanOrEqual(1_000)
})
