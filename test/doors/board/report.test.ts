import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { patient } from '../../house/patient.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { browser, expectAccessible, openBoard } from './opening.ts'

patient()

/** What a page says went wrong, such as what its policy refused. */
const complaintsOf = (page: Page) => {
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  return said
}

test.runIf(browser)('a brand as one document: from the service, from disk, in both schemes', async () => {
  const { blazon, url, secret, open, wrong } = await openBoard()
  await blazon.brand({ domain: 'tarnbeck.example' })
  const headers = { authorization: `Bearer ${secret}` }
  const get = (query: string) => fetch(`${url}/v1/brand/report?${query}`, { headers })

  const answer = await get('domain=tarnbeck.example')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; img-src data:; font-src data:; style-src 'sha256-/)
  expect(policy).toContain("frame-ancestors 'none'; sandbox allow-scripts")
  expect(policy).not.toMatch(/unsafe|self|file:|allow-same-origin/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const html = await answer.text()
  const found = await blazon.brandReport({ domain: 'tarnbeck.example' })
  expect(found).toMatchObject({ state: 'ok', domain: 'tarnbeck.example', html })

  const file = join(temporaryFolder(), 'tarnbeck.html')
  writeFileSync(file, html)
  const page = await open({ extraHTTPHeaders: headers })
  const complaints = complaintsOf(page)
  for (const address of [`${url}/v1/brand/report?domain=tarnbeck.example`, pathToFileURL(file).href]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Tarnbeck Bakers' }).waitFor()
    await expectAccessible(page, address)
    const marks = page.locator('.sheet-plate img')
    expect(await marks.count()).toBe(2)
    for (const mark of await marks.all())
      expect(await mark.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined()
    await page.locator('summary', { hasText: 'Why this? name' }).click()
    await page.locator('.sheet-evidence').first().waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'SVG: Logo for light backgrounds' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('tarnbeck.example-logo-light.svg')
  }
  expect(complaints).toEqual([])
  // A document from disk is a request to no host.
  expect(wrong.filter((one) => !one.startsWith('file:'))).toEqual([])

  // What is not stored, and what the operator corrected.
  const none = await get('domain=slow.example')
  expect([none.status, await none.json()]).toMatchObject([404, { error_code: 'NOT_FOUND' }])
  expect((await fetch(`${url}/v1/brand/report?domain=tarnbeck.example`)).status).toBe(401)
  await blazon.corrections.set('tarnbeck.example', 'name', 'Tarnbeck & <b>Sons</b>')
  expect(await (await get('domain=tarnbeck.example')).text()).toContain('Tarnbeck &amp; &lt;b>Sons&lt;/b>')
})

test.runIf(browser)(
  'a hostile brand is text in its document, and no font of unknown licence is in it',
  async () => {
    const { blazon, url, secret, open, wrong, seen } = await openBoard()
    await blazon.brand({ domain: 'wolf.example' })
    await blazon.brand({ domain: 'fonts.example' })
    const headers = { authorization: `Bearer ${secret}` }
    const page = await open({ extraHTTPHeaders: headers, viewport: { width: 360, height: 740 } })
    const complaints = complaintsOf(page)
    await page.goto(`${url}/v1/brand/report?domain=wolf.example&fonts=true`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page, 'wolf')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined()
    expect(await page.locator('main script, [onerror], [onload], a[href^="java"]').count()).toBe(0)
    expect(complaints).toEqual([])

    // Fonts are loaded when they are asked for, and when their licence allows it.
    const requested = () => seen.filter((one) => one.endsWith('.ttf'))
    await page.goto(`${url}/v1/brand/report?domain=fonts.example`)
    await page.getByText(/^Its files are not here\./).waitFor()
    expect(requested()).toEqual([])
    await page.goto(`${url}/v1/brand/report?domain=fonts.example&fonts=true`)
    expect(requested()).toEqual(['fonts.example/inter.ttf'])
    await page
      .getByText(/^Its licence is not known .* Where it is not installed, you see Georgia in its place\.$/)
      .waitFor()
    const loaded = () =>
      page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]))
    await expect.poll(loaded).toEqual([['brand Inter', 'loaded']])
    await expectAccessible(page, 'fonts')
    expect(wrong).toEqual([])
  },
)
