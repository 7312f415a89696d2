import { writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import axe from 'axe-core'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import { serveSites } from '../../capture/sites.ts'
import { PATIENT } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'
import { SITES } from './sites.ts'

export const browser = await findBrowser()

/** A real service over the sites, with a key that may do everything, and a browser before it. */
export async function openBoard() {
  const { promise: released, resolve: release } = settled()
  const slow = {
    '/': async (_: unknown, response: ServerResponse) => {
      await released
      response.writeHead(200, { 'content-type': 'text/html' }).end(SITES['tarnbeck.example']['/'])
    },
  }
  const sites = { ...SITES, 'slow.example': slow }
  const { port, seen } = await serveSites(sites)
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(
    hosts,
    Object.keys(sites)
      .map((host) => `127.0.0.1:${port} - ${host}\n`)
      .join(''),
  )
  const db = await temporaryDatabase(folder)
  const blazon = await createBlazon({ hosts, db, options: { ...PATIENT, producer: 'cascade' } })
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const permissions = ['brand/*', 'logo/*', 'web/*', 'operator/*']
  const { secret } = await blazon.keys.create('operator', { permissions })
  const launched = await chromium.launch({ executablePath: browser?.path ?? '' })
  onTestFinished(() => launched.close())
  /** What a page did that it must not do: errors, and requests to other hosts. */
  const wrong: string[] = []
  const open = async (settings: BrowserContextOptions = {}) => {
    const context = await launched.newContext({ reducedMotion: 'reduce', acceptDownloads: true, ...settings })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => void wrong.push(String(error)))
    page.on('dialog', (dialog) => void wrong.push(`dialog ${dialog.message()}`))
    page.on('request', (request) => {
      if (!/^(?:blob:|data:)/.test(request.url()) && !request.url().startsWith(`${url}/`))
        wrong.push(request.url())
    })
    return page
  }
  return { blazon, url, secret, open, wrong, release, seen }
}

/** A promise, and the function that resolves it. */
function settled() {
  let settle: (() => void) | undefined
  const promise = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: () => settle?.() }
}

export async function signIn(page: Page, url: string, secret: string): Promise<void> {
  await page.goto(`${url}/`)
  await page.getByLabel('Key').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/** Expects that axe finds nothing in a view, in both schemes, and that nothing hangs over its side. */
export async function expectAccessible(page: Page, view: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(axe.source)
    const found = await page.evaluate<readonly Violation[]>('axe.run().then((all) => all.violations)')
    const told = found.flatMap(({ id, nodes }) =>
      nodes.map((one) => `${id}: ${one.target} ${one.failureSummary}`),
    )
    expect(told, `${view} in ${colorScheme}`).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), view).toBe(true)
}

/** The sum of the layout shifts since the page began. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        const add = (all: PerformanceEntryList) => {
          for (const one of all)
            if (!('hadRecentInput' in one && one.hadRecentInput) && 'value' in one) sum += Number(one.value)
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          add(observer.takeRecords())
          resolve(sum)
        }, 50)
      }),
  )
}
