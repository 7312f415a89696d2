import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { imageSize } from '../../src/formats/image.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import type { ScreenshotRequest } from '../../src/model/screenshot.ts'
import { coloursAt } from '../capture/colours-at.ts'
import { serveSites } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

/* Pictures of a part of a page, and in other formats than PNG. */

const options = patient()
const withBrowser = test.runIf(await findBrowser())
const AT = 'http://acme.example/'

/** A page of 2,000 pixels with a green box far below, two red ones, and a hidden one. */
const PAGE = `<!doctype html><html lang=en><title>Acme</title><style>
  body { margin: 0; height: 2000px; position: relative; background: #ffffff }
  h1, p { margin: 0 } div { position: absolute } .twice { background: #ff0000; width: 20px; height: 20px }
  #far { left: 50px; top: 1500.5px; width: 120px; height: 79.5px; background: #00ff00 }
  #none { display: none }
</style><h1>Acme makes anvils for everybody</h1><p>${'Iron and ore. '.repeat(40)}</p>
<div id=far></div><div class=twice style="left:0;top:400px"></div><div class=twice style="left:0;top:500px"></div>
<div id=none>x</div>`

async function serving() {
  const { port, seen } = await serveSites({ 'acme.example': { '/': PAGE } })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const blazon = await createBlazon({ hosts, db: join(folder, 'a.db'), options })
  const server = await createServer(blazon)
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('a test')
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const shot = async (request: ScreenshotRequest) => {
    const found = await blazon.screenshot({ url: AT }, { viewport: { width: 400, height: 600 }, ...request })
    if (found.state !== 'ok') throw new Error(JSON.stringify(found))
    return found
  }
  return { blazon, seen, shot, url, headers }
}

withBrowser('one element or a rectangle is shown, also far below, and is stored by itself', async () => {
  const { shot, seen } = await serving()
  const element = await shot({ area: { selector: '#far' } })
  expect([element.width, element.height, element.type]).toEqual([120, 80, 'area'])
  expect(await coloursAt(element, 5, 75)).toEqual(['green', 'green'])
  const part = await shot({ area: { x: 40, y: 1490, width: 20, height: 40 } })
  expect([part.width, part.height, await coloursAt(part, 2)]).toEqual([20, 40, ['white']])
  const visits = seen.length
  expect((await shot({ area: { selector: '#far' } })).hash).toBe(element.hash)
  expect(seen.length).toBe(visits)
  // It is cut where the page ends.
  const end = await shot({ area: { x: 300, y: 1900, width: 500, height: 500 } })
  expect([end.width, end.height]).toEqual([100, 100])
})

withBrowser.each([
  [{ selector: '.twice' }, '2 visible elements match ".twice"'],
  [{ selector: '#none' }, 'no visible element of the page matches "#none"'],
  [{ selector: 'p[' }, '"p[" is not a CSS selector'],
  [{ x: 0, y: 9_000, width: 10, height: 10 }, 'outside of the page, which is shown as 400 by 2000 pixels'],
])('a part that cannot be shown is told: %j', async (area, message) => {
  const { blazon } = await serving()
  const found = await blazon.screenshot({ url: AT }, { area, viewport: { width: 400, height: 600 } })
  expect(found).toMatchObject({
    state: 'failed',
    code: 'invalid_input',
    message: expect.stringContaining(message),
  })
})

withBrowser('a picture is a JPEG or WebP of the quality that is asked for', async () => {
  const { shot } = await serving()
  for (const [format, type] of [
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
  ] as const) {
    const [usual, small] = [await shot({ format }), await shot({ format, quality: 5 })]
    expect(imageSize(usual.bytes)).toMatchObject({ type, width: 400, height: 600 })
    expect(small.bytes.length, format).toBeLessThan(usual.bytes.length)
  }
  const whole = await shot({ format: 'webp', fullPage: true })
  expect(imageSize(whole.bytes)).toMatchObject({ type: 'webp', width: 400, height: 2000 })
})

withBrowser('the service shows parts in all formats, at an address and in the answer itself', async () => {
  const { url, headers } = await serving()
  const query = new URLSearchParams({
    ...{ url: AT, 'area[selector]': '#far', format: 'jpeg', quality: '60' },
  })
  const answer = await fetch(`${url}/v1/web/scrape/screenshot?${query}`, { headers })
  const body = z.looseObject({ screenshot: z.string() }).parse(await answer.json())
  expect(body).toMatchObject({ width: 120, height: 80, screenshotType: 'area' })
  expect(body.screenshot).toMatch(/\.jpg$/)
  const file = await fetch(body.screenshot)
  expect(file.headers.get('content-type')).toBe('image/jpeg')

  const get = async (part: Record<string, string>) => {
    const asked = new URLSearchParams({ url: AT, ...part })
    return (await fetch(`${url}/v1/web/scrape/screenshot?${asked}`, { headers })).json()
  }
  const rectangle = { 'area[x]': '1', 'area[y]': '2', 'area[width]': '30', 'area[height]': '40' }
  expect(await get(rectangle)).toMatchObject({ width: 30, height: 40 })
  expect(await get({ area: '{"x":1}' })).toMatchObject({
    ...{ error_code: 'INVALID_INPUT', message: expect.stringContaining('{ selector }') },
  })

  const scrape = async (screenshotParams: object) => {
    const asked = { url: AT, formats: { screenshot: true }, screenshotParams }
    const init = { method: 'POST', headers, body: JSON.stringify(asked) }
    return z.looseObject({}).parse(await (await fetch(`${url}/v1/web/scrape`, init)).json())
  }
  const webp = await scrape({ area: { x: 0, y: 0, width: 50, height: 30 }, format: 'webp' })
  const { data } = z.object({ data: z.string() }).parse(webp.screenshot)
  expect(data).toMatch(/^data:image\/webp;base64,/)
  expect(imageSize(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))).toMatchObject({
    ...{ type: 'webp', width: 50, height: 30 },
  })
  expect(await scrape({ area: { selector: '.twice' } })).toMatchObject({
    ...{ error_code: 'INVALID_INPUT', message: expect.stringContaining('2 visible elements') },
  })
})

test.each([
  [{ area: { selector: 'h1' }, fullPage: true }, 'only one of them'],
  [{ area: { x: 0, y: 0, width: 1, height: 1 }, scrollOffset: 5 }, 'only one of them'],
  [{ quality: 50 }, 'quality is for jpeg and webp'],
  [{ area: { selector: '' } }, 'area'],
  [{ area: { x: 0, y: 0, width: 0, height: 1 } }, 'area'],
  [{ format: 'gif' as never }, 'format is "gif"'],
])('%j is refused before the page is visited', async (request, message) => {
  const { blazon, seen } = await serving()
  await expect(blazon.screenshot({ url: AT }, request)).rejects.toMatchObject({
    ...{ code: 'invalid_input', message: expect.stringContaining(message) },
  })
  expect(seen).toEqual([])
})
