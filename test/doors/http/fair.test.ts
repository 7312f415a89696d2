import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import { type Pages, serveSites } from '../../capture/sites.ts'
import { bounded } from '../../house/bounded.ts'
import { patient } from '../../house/patient.ts'
import { until } from '../../house/until.ts'
import { temporaryFolder } from '../../store/temporary.ts'

const PATIENT = patient()

const browser = await findBrowser()

const PLAIN = `<!doctype html><title>Plain</title><h1>Plain</h1><p>${'Plain things for everybody. '.repeat(20)}</p>`

/** A page whose document never ends, for whoever asks. */
const ENDLESS: Pages = {
  '/': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write(PLAIN),
}
/** As many as there are places: where others wait as well, those give way to each other. */
const HOSTILE = ['a.example', 'b.example']

/** A service with two places of each kind, in which a lookup may go on for ever. */
async function start() {
  const endless = Object.fromEntries(HOSTILE.map((host) => [host, ENDLESS]))
  const { port, seen } = await serveSites({ ...endless, 'plain.example': { '/': PLAIN } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, [...HOSTILE, 'plain.example'].map((host) => `127.0.0.1:${port} - ${host}\n`).join(''))
  const long = 600_000
  bounded(SERVICE, { afterTimeoutMs: long })
  const engine = await createBlazon({
    db: join(folder, 'a.db'),
    hosts,
    options: {
      ...PATIENT,
      concurrency: 2,
      fetch: { ...PATIENT.fetch, wholeTimeoutMs: long },
      browser: { captureTimeoutMs: long, maxPages: 2 },
    },
  })
  onTestFinished(() => engine.close())
  const server = await createServer(engine)
  onTestFinished(() => server.close())
  const keyOf = async (name: string) => (await engine.keys.create(name)).secret
  const ask = async (key: string, url: string) =>
    (await server.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode
  return { engine, ask, seen, hostile: await keyOf('hostile'), plain: await keyOf('plain') }
}

test.runIf(browser)(
  'screenshots that nobody waits for any more give their places to those of others',
  async () => {
    const { engine, ask, seen, hostile, plain } = await start()
    const asked = HOSTILE.map((host) => ask(hostile, `/v1/brand/screenshot?domain=${host}&timeoutMS=3000`))
    await until(() => HOSTILE.some((host) => seen.includes(`${host}/`)))
    expect(await Promise.all(asked)).toEqual([408, 408])
    expect(engine.activity().lookups.screenshot.running).toBe(2)
    expect(await ask(plain, '/v1/brand/screenshot?domain=plain.example&timeoutMS=280000')).toBe(200)
  },
  300_000,
)

test('lookups that nobody waits for any more give their places to those of others', async () => {
  const { engine, ask, hostile, plain } = await start()
  const asked = HOSTILE.map((host) => ask(hostile, `/v1/web/scrape/html?url=http://${host}/&timeoutMS=2000`))
  expect(await Promise.all(asked)).toEqual([408, 408])
  expect(engine.activity().lookups.capture.running).toBe(2)
  expect(await ask(plain, '/v1/web/scrape/html?url=http://plain.example/&timeoutMS=280000')).toBe(200)
}, 300_000)
