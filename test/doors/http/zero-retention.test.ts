import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { newDatabase } from '../../store/postgres/databases.ts'
import { allOf, temporaryFolder } from '../../store/temporary.ts'
import { opened } from './opened.ts'

const PATIENT = patient()

const PAGE = `<!doctype html><html lang="en"><title>Acme</title>
<header><a href="/"><svg class="logo" width="90" height="30" viewBox="0 0 90 30" aria-label="Acme logo">
<rect width="90" height="30" fill="#a13"/></svg></a></header><h1>Anvils for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

/** A service over an engine with its database and its log, and what of the site's domain is in the database. */
async function service(db?: string) {
  const robots = 'User-agent: *\nAllow: /\n'
  const { port, seen } = await serveSites({ 'acme.example': { '/': PAGE, '/robots.txt': robots } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  // Nothing listens at the port of the second site.
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n127.0.0.1:1 - silent.example\n`)
  const options = { ...PATIENT, producer: 'cascade' } as const
  const log: string[] = []
  const write = (facts: object, message: string) => void log.push(inspect([facts, message], { depth: 9 }))
  const logger = { debug: write, info: write, warn: write, error: write }
  const blazon = await createBlazon({ hosts, db: db ?? join(folder, 'brands.db'), options, logger })
  onTestFinished(() => blazon.close())
  const { secret } = await blazon.keys.create('app')
  const server = await createServer(blazon, { logger })
  onTestFinished(() => server.close())
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const get = async (path: string) => {
    const { statusCode, body, headers: told } = await server.inject({ url: `/v1/${path}`, headers })
    const ignored = told['x-ignored-parameters']
    return { status: statusCode, ignored, body: JSON.parse(body), ...opened(body) }
  }
  const post = async (path: string, body: object) => {
    const answer = await server.inject({
      ...{ method: 'POST', url: `/v1/${path}`, headers },
      body: JSON.stringify(body),
    })
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
  }
  const stored = async () => {
    const { kinds, bytes } = await blazon.status()
    const counts = Object.values(kinds).map(({ entries }) => entries)
    return { counts, answers: bytes.answers, results: (await allOf(blazon.results.all())).length }
  }
  return {
    blazon,
    get,
    post,
    stored,
    ...{ log, logger },
    visits: () => seen.filter((url) => url.endsWith('.example/')).length,
  }
}

/** The rows of all tables of a database in PostgreSQL, as text after the name of the table. */
async function rowsOf(db: string): Promise<readonly string[]> {
  const client = new pg.Client(db)
  await client.connect()
  try {
    const schema = new URL(db).searchParams.get('schema')
    const tables = await client.query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
      [schema],
    )
    const rows: string[] = []
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${schema}.${name} t`)
      rows.push(...found.rows.map(({ row }) => `${name} ${row}`))
    }
    return rows
  } finally {
    await client.end()
  }
}

const EMPTY = { counts: [0, 0, 0, 0, 0, 0], answers: 0, results: 0 }
const ZDR = { status: 'zdr', age_ms: 0 }

test('with zdr nothing is stored, and the next call finds nothing stored', async () => {
  const { get, stored, visits } = await service()
  const kinds = [
    'brand/retrieve?domain=acme.example',
    'brand/styleguide?domain=acme.example',
    'web/scrape/markdown?url=http://acme.example/',
    'web/scrape/sitemap?domain=acme.example',
  ]
  for (const path of kinds) {
    const { status, envelope } = await get(`${path}&zdr=enabled`)
    expect([path, status, envelope.cache_metadata]).toEqual([path, 200, ZDR])
    expect(await stored(), path).toEqual(EMPTY)
  }
  const before = visits()
  const later = await get('brand/retrieve?domain=acme.example')
  expect(later.envelope.cache_metadata).toEqual({ status: 'miss', age_ms: 0 })
  expect(visits()).toBe(before + 1)
  expect((await stored()).results).toBe(1)
})

test('with zdr no row of a database that services share, and no line of the log, names the site', async () => {
  const db = await newDatabase()
  const { get, log } = await service(db)
  const paths = [
    ...['brand/retrieve?domain=acme.example', 'web/scrape/sitemap?domain=acme.example'],
    ...['web/scrape/markdown?url=http://acme.example/', 'brand/retrieve?domain=silent.example'],
  ]
  const statuses: number[] = []
  for (const path of paths) statuses.push((await get(`${path}&zdr=enabled`)).status)
  expect(statuses).toEqual([200, 200, 200, 400])
  const named = /(?:acme|silent)\.example/
  expect(log.filter((line) => line.includes('attempt')).length).toBeGreaterThan(2)
  expect(log.filter((line) => line.includes('a lookup failed')).join()).toContain('unreachable')
  expect(log.filter((line) => named.test(line))).toEqual([])
  expect((await rowsOf(db)).filter((row) => named.test(row))).toEqual([])

  const other = await newDatabase()
  const usual = await service(other)
  for (const path of paths) await usual.get(path)
  expect(usual.log.filter((line) => named.test(line)).length).toBeGreaterThan(2)
  const rows = await rowsOf(other)
  expect(rows.filter((row) => row.startsWith('site_notes') && named.test(row))).toHaveLength(1)
})

test('with zdr nothing stored is used or changed, and logos in the page stay there', async () => {
  const { get, stored, visits } = await service()
  const usual = await get('brand/retrieve?domain=acme.example')
  expect(usual.body.brand.logos[0].url).toMatch(/^http:.*\/v1\/files\//)
  const [before, visited] = [await stored(), visits()]
  const { body, envelope } = await get('brand/retrieve?domain=acme.example&zdr=enabled')
  expect(envelope.cache_metadata).toEqual(ZDR)
  expect(body.brand.logos[0].url).toMatch(/^data:image\/svg\+xml/)
  expect({ ...body.brand, logos: [] }).toEqual({ ...usual.body.brand, logos: [] })
  expect(visits()).toBe(visited + 1)
  expect(await stored()).toEqual(before)
  const again = await get('brand/retrieve?domain=acme.example')
  expect([again.answer, again.envelope.cache_metadata?.status]).toEqual([usual.answer, 'hit'])
})

test('with zdr pictures of a page are not stored, and the answer says so', async () => {
  const { get, stored } = await service()
  const path =
    'web/scrape/images?url=http://acme.example/&enrichment[hostedUrl]=true&enrichment[resolution]=true'
  const { status, ignored, body } = await get(`${path}&zdr=enabled`)
  expect([status, ignored]).toEqual([200, 'enrichment.hostedUrl'])
  expect(body.images[0].enrichment).toEqual({ width: 90, height: 30 })
  expect(await stored()).toEqual(EMPTY)
  const usual = await get(path)
  expect([usual.ignored, typeof usual.body.images[0].enrichment.url]).toEqual([undefined, 'string'])
})

test.each(['/v1/web/scrape', '/v2/scrape'])(
  'with zdr the log does not name the site of a format of %s that fails unexpectedly',
  async (url) => {
    const { blazon, log, logger } = await service()
    const broken = { ...blazon, images: () => Promise.reject(new Error('http://acme.example/ is broken')) }
    const server = await createServer(broken, { logger, dialects: ['firecrawl'] })
    onTestFinished(() => server.close())
    const { secret } = await blazon.keys.create('app')
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const page = 'http://acme.example/'
    const body =
      url === '/v2/scrape'
        ? { url: page, formats: ['markdown', 'images'], zeroDataRetention: 'true' }
        : { url: page, formats: { markdown: true, images: true }, zdr: 'enabled' }
    const answer = await server.inject({ method: 'POST', url, headers, body: JSON.stringify(body) })
    expect([answer.statusCode, answer.body.includes('Anvils for all')]).toEqual([200, true])
    expect(log.filter((line) => /a (?:format|part) of a .* failed/.test(line))).toHaveLength(1)
    expect(log.filter((line) => line.includes('acme.example'))).toEqual([])
    expect((await blazon.status()).kinds).toMatchObject({ pages: { entries: 0 } })
  },
)

test('an answer that has to be stored is refused with zdr, before any work', async () => {
  const { get, post, stored, visits, blazon } = await service()
  for (const path of [
    'brand/screenshot?domain=acme.example',
    'web/screenshot?directUrl=http://acme.example/',
    'logo/acme.example?size=64',
    'brand/file?domain=acme.example&url=http://acme.example/a.png',
  ]) {
    const { status, body } = await get(`${path}&zdr=enabled`)
    expect([path, status, body.error_code]).toEqual([path, 400, 'ZDR_NOT_AVAILABLE'])
  }
  const queued = await post('brand/prefetch', { domain: 'acme.example', zdr: 'enabled' })
  expect([queued.status, queued.body.error_code]).toEqual([400, 'ZDR_NOT_AVAILABLE'])
  expect(await blazon.background.counts()).toMatchObject({ waiting: 0 })
  expect([await stored(), visits()]).toEqual([EMPTY, 0])
})
