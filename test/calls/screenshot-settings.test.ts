import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import type { ScreenshotRequest } from '../../src/model/screenshot.ts'
import { coloursAt } from '../capture/colours-at.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const options = patient()
const browser = await findBrowser()

/** A page of three screens of 1,000 pixels: its first one is dark in the dark scheme, the second is blue. */
const PAGE = `<!doctype html><html lang=en><title>Acme</title><style>
  body { margin: 0 } div { height: 1000px; overflow: hidden }
  .a { background: #ffffff; color: #111 } .b { background: #0000ff } .c { background: #00ff00 }
  @media (prefers-color-scheme: dark) { .a { background: #202020 } }
  #cookies { position: fixed; bottom: 0; left: 0; right: 0; height: 100px; background: #ff0000 }
</style><div class=a><h1>Acme makes anvils for everybody</h1><p>${'Iron and ore. '.repeat(40)}</p></div>
<div class=b></div><div class=c></div>
<div id=cookies>We use cookies to improve this site. <button onclick="cookies.remove()">Reject all</button></div>
<script>setTimeout(() => { document.querySelector('.a').style.background = '#ffff00' }, 28000)</script>`

async function engine() {
  const { port, seen } = await serveSites({ 'acme.example': { '/': PAGE, '/x': PAGE } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const blazon = await createBlazon({ hosts, db: join(folder, 'a.db'), options })
  onTestFinished(() => blazon.close())
  const shot = async (request: ScreenshotRequest) => {
    const found = await blazon.screenshot({ url: 'http://acme.example/' }, request)
    if (found.state !== 'ok') throw new Error(JSON.stringify(found))
    return found
  }
  return { blazon, shot, seen }
}

const WINDOW = { width: 400, height: 600 }

test.runIf(browser)('each setting changes the picture, and is a part of what is stored', async () => {
  const { shot, seen } = await engine()
  const plain = await shot({ viewport: WINDOW })
  expect([plain.width, plain.height]).toEqual([400, 600])
  // The consent layer at the bottom is gone, unless it is to stay.
  expect(await coloursAt(plain, 590)).toEqual(['white'])
  const left = await shot({ viewport: WINDOW, handleCookiePopup: false })
  expect(await coloursAt(left, 590)).toEqual(['red'])
  const cleared = await shot({ viewport: WINDOW, handleCookiePopup: false, clearPopups: true })
  expect(await coloursAt(cleared, 590)).toEqual(['white'])
  const dark = await shot({ viewport: WINDOW, colorScheme: 'dark' })
  expect(await coloursAt(dark, 500)).toEqual(['black'])
  const waited = await shot({ viewport: WINDOW, waitForMs: 30_000 })
  expect(await coloursAt(waited, 500)).toEqual(['110'])
  const visits = seen.length
  expect((await shot({ viewport: WINDOW, colorScheme: 'dark' })).hash).toBe(dark.hash)
  expect((await shot({ viewport: WINDOW })).hash).toBe(plain.hash)
  expect(seen.length).toBe(visits)
})

test.runIf(browser)('a part further below is one window of the whole page', async () => {
  const { blazon, shot } = await engine()
  const second = await shot({ viewport: WINDOW, scrollOffset: 1000, fullPage: true })
  expect([second.width, second.height, second.type]).toEqual([400, 600, 'viewport'])
  expect(await coloursAt(second, 10, 590)).toEqual(['blue', 'blue'])
  const last = await shot({ viewport: WINDOW, scrollOffset: 2800 })
  expect([last.height, await coloursAt(last, 10)]).toEqual([200, ['green']])
  const beyond = { viewport: WINDOW, scrollOffset: 3000 }
  expect(await blazon.screenshot({ url: 'http://acme.example/' }, beyond)).toMatchObject({
    state: 'failed',
    code: 'invalid_input',
  })
})

test.runIf(browser)('the routes take the settings, and name the size of the picture', async () => {
  const { blazon } = await engine()
  const { secret } = await blazon.keys.create('a test')
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const get = async (path: string, params: Record<string, string>) => {
    const headers = { authorization: `Bearer ${secret}` }
    const response = await fetch(`${url}${path}?${new URLSearchParams(params)}`, { headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  expect(
    await get('/v1/web/scrape/screenshot', {
      url: 'http://acme.example/x',
      'viewport[width]': '300',
      colorScheme: 'dark',
    }),
  ).toMatchObject({
    status: 200,
    body: {
      url: 'http://acme.example/x',
      width: 300,
      height: 1080,
      screenshotType: 'viewport',
      finalDOMState: 'loaded',
    },
  })
  expect(
    await get('/v1/web/screenshot', {
      directUrl: 'http://acme.example/x',
      viewport: '{"width":300,"height":200}',
      fullScreenshot: 'true',
    }),
  ).toMatchObject({ status: 200, body: { domain: 'acme.example', width: 300, screenshotType: 'fullPage' } })
  expect(
    await get('/v1/web/screenshot', { directUrl: 'http://acme.example/x', 'viewport[width]': '30' }),
  ).toMatchObject({ status: 400 })
})
