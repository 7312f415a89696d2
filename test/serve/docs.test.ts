import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { ROUTES } from '../../src/serve/routes/index.ts'
import { SECRET, startServing } from './serving.ts'

const browser = await findBrowser()

test('the page needs no key and loads nothing but what the service itself has', async () => {
  const { server } = await startServing({ listen: false })
  const ask = (url: string) => server.inject({ url, headers: { host: 'a' } })
  const page = await ask('/docs')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|http|\*/)
  for (const { path } of ROUTES) expect(page.body).toContain(path)
  expect(page.body).not.toMatch(/<script>|<style|\son\w+=|\sstyle=/)
  const loaded = [...page.body.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]*)"/g)].map(
    ([, url]) => url,
  )
  expect(loaded).toEqual(['/docs/style.css', '/docs/try-out.js'])
  for (const url of loaded) expect((await ask(url ?? '')).statusCode).toBe(200)
  expect((await ask('/docs/other.js')).statusCode).toBe(401)
  expect(page.body.length).toBeLessThan(200_000)
})

test.runIf(browser)('a call with a pasted key is made from the page, and shown', async () => {
  const { url, lookups } = await startServing()
  await using opened = await chromium.launch({ executablePath: browser?.path ?? '' })
  const page = await opened.newPage()
  const wrong: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && wrong.push(message.text())))
  page.on('pageerror', (error) => void wrong.push(error.message))
  page.on('request', (request) => void (request.url().startsWith(url) || wrong.push(request.url())))
  await page.goto(`${url}/docs`)
  const form = page.locator('#brandRetrieve form')
  await form.locator('[name=domain]').fill('acme.example')
  await form.locator('button').click()
  await expect.poll(() => form.locator('output p').textContent()).toContain(': 401 in ')
  await page.locator('#key').fill(SECRET)
  await form.locator('[name=maxSpeed]').selectOption('true')
  await form.locator('button').click()
  await expect.poll(() => form.locator('output p').textContent()).toContain('maxSpeed=true: 200 in ')
  expect(await form.locator('output pre').textContent()).toContain('"domain": "acme.example"')
  expect(lookups).toEqual(['acme.example'])
  // The browser itself tells of the 401.
  expect(wrong.filter((text) => !text.includes('401'))).toEqual([])
})
