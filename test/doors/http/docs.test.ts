import BrandDev from 'brand.dev'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { CLIENT_METHODS, samplesOf } from '../../../src/doors/http/docs/samples.ts'
import { openApiOf } from '../../../src/doors/http/openapi/document.ts'
import { ROUTES } from '../../../src/doors/http/routes/index.ts'
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
  // An endpoint with its form, three samples, its answer and its refusals takes about five kilobytes.
  expect(page.body.length).toBeLessThan(5_000 * ROUTES.flatMap(({ paths }) => paths).length)
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
  expect(await page.locator('#brandRetrieve pre[data-service]').first().textContent()).toContain(
    `curl --get ${url}/v1`,
  )
  await page.locator('#filter').fill('scrape MARKDOWN chunks')
  await expect.poll(() => page.locator('#found').textContent()).toMatch(/^1 of \d\d endpoints$/)
  expect(await page.locator('section:visible').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'webScrapeMarkdown',
  ])
  expect(await page.locator('nav li:visible').count()).toBe(1)
  // The browser itself tells of the 401.
  expect(wrong.filter((text) => !text.includes('401'))).toEqual([])
})

const PATHS = openApiOf({ routes: ROUTES, maxTimeoutMs: 1, publicUrl: undefined }).paths

test('samples call the methods of the public client that call these paths', async () => {
  const called = new Map<string, string>()
  const client = new BrandDev({
    apiKey: 'key',
    baseURL: 'http://127.0.0.1/v1',
    fetch: async (url) => {
      called.set(new URL(String(url)).pathname, '')
      return Response.json({})
    },
  })
  const methods = client.brand as unknown as Readonly<Record<string, (params: object) => Promise<unknown>>>
  for (const [path, method] of CLIENT_METHODS) {
    await methods[method]?.({})
    expect([...called.keys()].at(-1)).toBe(path)
    expect(Object.keys(PATHS)).toContain(path)
  }
  expect(called.size).toBe(20)
})

test('samples are written as a shell, JavaScript and Python read them', () => {
  const codes = (method: 'get' | 'post', path: string) =>
    samplesOf(method.toUpperCase(), path, PATHS[path]?.[method] ?? expect.fail()).map(({ code }) => code)
  const [curl, script, python] = codes('get', '/v1/brand/transaction_identifier')
  expect(curl).toBe(`curl --get http://127.0.0.1:8080/v1/brand/transaction_identifier \\
  --data-urlencode 'transaction_info=SQ *EXAMPLE FOODS #42' \\
  --header "Authorization: Bearer $KEY"`)
  expect(script).toContain('await client.brand.identifyFromTransaction({\n  "transaction_info": "SQ *EX')
  expect(python).toContain('    params={"transaction_info": "SQ *EXAMPLE FOODS #42"},\n')
  const [post, , inPython] = codes('post', '/v1/brand/prefetch')
  expect(post).toContain(`--header 'Content-Type: application/json' \\\n  --data '{"domain":"example.com"}'`)
  expect(inPython).toContain(
    'answer = httpx.post(\n    "http://127.0.0.1:8080/v1/brand/prefetch",\n    json={"do',
  )
  const [logo, inScript] = codes('get', '/v1/logo/{domain}')
  expect(logo).toMatch(/\/v1\/logo\/example\.com \\\n.*\n {2}--output answer$/)
  expect(inScript).toContain('const bytes = await answer.arrayBuffer()')
})
