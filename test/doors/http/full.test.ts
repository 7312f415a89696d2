import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onUnkept } from '../../../src/doors/cli/unkept.ts'
import { type BlazonSettings, createBlazon, createServer } from '../../../src/index.ts'
import { Connection } from '../../../src/store/sqlite/connection.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { Clock, temporaryFolder } from '../../store/temporary.ts'

const PATIENT = patient()

/** 20 KB that gzip cannot pack, which is more than the empty tables have room for. */
const NUMBERS = Array.from({ length: 320 }, (_, at) =>
  createHash('sha256').update(String(at)).digest('base64'),
)
const HOME = `<!doctype html><html lang="en"><title>Acme</title><h1>Anvils for all</h1><!-- ${NUMBERS.join(' ')} -->
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

/** An engine over the site acme.example whose database will not take another page of 4 KB. */
async function engineWithFullDisk(settings: BlazonSettings = {}) {
  const { port } = await serveSites({ 'acme.example': { '/': HOME } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const opened = vi.spyOn(Connection.prototype, 'pragma')
  const options = { ...PATIENT, producer: 'cascade' } as const
  const file = join(folder, 'brands.db')
  const blazon = await createBlazon({ hosts, db: file, options, ...settings })
  // Engines that other tests left may use or close their own databases meanwhile.
  const db = (opened.mock.contexts as Connection[]).find(({ name }) => name === file)
  opened.mockRestore()
  onTestFinished(() => blazon.close())
  const { secret } = await blazon.keys.create('test')
  // Free pages would be used first.
  db?.pragma('incremental_vacuum')
  const pages = Number(db?.pragma('page_count', { simple: true }))
  const limit = (count: number) => db?.pragma(`max_page_count = ${count}`)
  limit(pages)
  return { blazon, secret, makeRoom: () => limit(pages + 1_000), db }
}

test('a service with a full database answers what it finds, and says once that it is not kept', async () => {
  const clock = new Clock()
  const lines: string[] = []
  const onFull = onUnkept((line) => lines.push(line))
  const { blazon, secret, makeRoom } = await engineWithFullDisk({ onUnkept: onFull, now: clock.now })
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    const { statusCode, body } = await server.inject({ url: `/v1/${path}`, headers })
    return { statusCode, body: JSON.parse(body) }
  }
  const page = `url=${encodeURIComponent('http://acme.example/')}`
  for (let time = 0; time < 2; time++) {
    clock.ms += 120_000
    expect(await get('brand/retrieve?domain=acme.example')).toMatchObject({
      statusCode: 200,
      body: { brand: { domain: 'acme.example', title: 'Acme' } },
    })
    expect(await get('brand/retrieve?domain=acme.example&force_language=german')).toMatchObject({
      statusCode: 200,
    })
    expect(await get(`web/scrape/html?${page}`)).toMatchObject({ statusCode: 200, body: { html: HOME } })
  }
  expect(lines).toEqual([expect.stringMatching(/^The database .*brands\.db cannot grow, the disk is full; /)])
  expect(await blazon.results.of('acme.example')).toBeUndefined()

  makeRoom()
  await get('brand/retrieve?domain=acme.example')
  expect(await blazon.results.of('acme.example')).toMatchObject({ state: 'ok' })
})

test('a key is good although its use cannot be noted', async () => {
  const told: string[] = []
  const { blazon, secret, db } = await engineWithFullDisk({ onUnkept: ({ code }) => told.push(code) })
  db?.pragma('query_only = ON')
  expect(await blazon.keys.holderOf(secret)).toMatchObject({ state: 'active' })
  expect(told).toEqual(['storage'])
})

test('who has not asked to be told hears it as a failure', async () => {
  const { blazon } = await engineWithFullDisk()
  await expect(blazon.brand({ domain: 'acme.example' })).rejects.toMatchObject({
    code: 'storage',
    message: expect.stringContaining('the disk is full'),
  })
  expect(await blazon.html({ url: 'http://acme.example/' })).toMatchObject({
    state: 'failed',
    code: 'storage',
  })
})
