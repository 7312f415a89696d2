import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createBlazon } from '../../src/engine/index.ts'
import type { Result } from '../../src/model/record.ts'
import type { Report } from '../../src/model/reporting.ts'
import { fileNameOf } from '../../src/report/names.ts'
import { writeReport } from '../../src/report/write.ts'
import { fixtureFolder } from '../doors/cli/command.ts'
import { PATIENT } from '../house/patient.ts'
import { misplacedStops } from '../sheet/full-stops.ts'
import { okResult, recordOf, refusedResult } from '../store/records.ts'
import { hostileRecord } from './hostile.ts'

const browser = await findBrowser()
const DRAWN = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

const fixtures = fixtureFolder()
let folder: string
let opened: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blazon-report-'))
  if (browser) opened = await chromium.launch({ executablePath: browser.path })
})
afterAll(async () => {
  await opened?.close()
  await rm(folder, { recursive: true })
})

/** Writes a report of given results, each with one mark. */
const reportOf = (name: string, results: readonly Result[]) =>
  writeReport(join(folder, name), {
    async *results() {
      yield* results
    },
    materialOf: async () => ({
      files: new Map([['icon.svg', DRAWN]]),
      shown: new Map(),
      fonts: new Map(),
      marks: new Map([['icon light svg', { file: 'icon.svg', width: 9, height: 9 }]]),
      thumb: 'icon.svg',
      own: [],
      notes: [],
    }),
    at: new Date('2026-11-29'),
    atOnce: 3,
  })

interface Watched {
  readonly page: Page
  /** Errors of the page, and requests of anything but files. */
  readonly wrong: string[]
}

async function open(file: string, scheme: 'light' | 'dark' = 'light', width = 1_280): Promise<Watched> {
  const page = await opened.newPage({ colorScheme: scheme, viewport: { width, height: 800 } })
  const wrong: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && wrong.push(message.text())))
  page.on('pageerror', (error) => void wrong.push(error.message))
  page.on('request', (request) => void (/^(?:file|data):/.test(request.url()) || wrong.push(request.url())))
  await page.goto(pathToFileURL(file).href)
  return { page, wrong }
}

/** What axe finds wrong, as it names it. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = (await page.evaluate(`${axe.source}; axe.run()`)) as {
    readonly violations: readonly {
      readonly id: string
      readonly nodes: readonly { readonly html: string }[]
    }[]
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

const names = (page: Page) => page.locator('tbody th bdi').allTextContents()

describe.runIf(browser)('a report of looked up brands', () => {
  let report: Report

  beforeAll(async () => {
    await using blazon = await createBlazon({
      db: fixtures.at('report.db'),
      hosts: fixtures.hosts,
      options: { ...PATIENT, producer: 'cascade' },
    })
    for (const domain of ['duskwether.example', 'sidrina.example', 'tolmarind.example', 'karvossa.example'])
      await blazon.brand({ domain })
    const domains = ['duskwether.example', 'sidrina.example', 'never.example', 'duskwether.example']
    report = await blazon.report({ out: join(folder, 'brands'), domains, pdf: true })
  })

  test('has what was asked for, each once, and names what is not stored', async () => {
    expect(report).toMatchObject({ brands: 2, others: 0, missing: ['never.example'] })
    expect(report.sheets.map((path) => path.slice(folder.length))).toEqual([
      '/brands/brands/duskwether.example.html',
      '/brands/brands/sidrina.example.html',
    ])
    const pdf = readFileSync(join(folder, 'brands/brands/sidrina.example.pdf'))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const files = await readdir(join(folder, 'brands/brands/duskwether.example'))
    expect(files).toEqual(
      expect.arrayContaining(['logo-light.svg', 'logo-dark.svg', 'logo-light.png', 'record.json']),
    )
  })

  test.each(['light', 'dark'] as const)('opens, and leads to sheets, in %s colours', async (scheme) => {
    const { page, wrong } = await open(report.index, scheme)
    expect(await names(page)).toEqual(['Duskwether', 'سدرينا'])
    expect(await violations(page)).toEqual([])
    await page.locator('tbody a').first().click()
    await page.locator('h1').waitFor()
    expect(await page.locator('h1').textContent()).toBe('Duskwether')
    expect(await page.locator('.sheet-palette .sheet-figure').first().textContent()).toBe('#5b3fd6')
    expect(
      await page
        .locator('.sheet-plate img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode()),
    ).toBeUndefined()
    await page.locator('.sheet-swatch[data-copy="#5b3fd6"]').click()
    await expect.poll(() => page.locator('#told').textContent()).toContain('#5b3fd6')
    await page.locator('summary', { hasText: 'Why this? name' }).click()
    expect(await page.locator('.sheet-evidence').first().isVisible()).toBe(true)
    // The button of the brand has the colour of its page, although no attribute may have a style.
    expect(
      await page
        .locator('.sheet-button')
        .first()
        .evaluate((it) => getComputedStyle(it).backgroundColor),
    ).toBe('rgb(91, 63, 214)')
    expect(await violations(page)).toEqual([])
    expect(wrong).toEqual([])
    await page.close()
  })

  test.each(['ltr', 'rtl'])('fits a phone, read %s', async (direction) => {
    const { page, wrong } = await open(report.sheets[1] ?? '', 'light', 360)
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    for (const details of await page.locator('details').all())
      await details.evaluate((it) => it.setAttribute('open', ''))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await misplacedStops(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    expect(wrong).toEqual([])
    await page.close()
  })
})

test.runIf(browser)('an index of 300 brands is turned, sorted and filtered', async () => {
  const results = Array.from({ length: 300 }, (_, at) =>
    at % 10 === 9 ? refusedResult(`n${at}.example`) : okResult(`n${at}.example`, `Brand ${(at * 7) % 300}`),
  )
  const { index, brands, others, sheets } = await reportOf('many', results)
  expect([brands, others, sheets.length]).toEqual([270, 30, 10])
  const { page, wrong } = await open(index)
  const found = () => page.locator('#found').textContent()
  expect([await found(), (await names(page)).length]).toEqual(['270 brands, 30 without a brand', 100])
  await page.locator('#after').click()
  expect(await page.locator('#place').textContent()).toBe('101 to 200 of 300')
  await page.locator('#before').press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('after')
  await page.locator('[data-sort="1"]').click()
  expect((await names(page)).slice(0, 3)).toEqual(['Brand 0', 'Brand 1', 'Brand 2'])
  await page.locator('[data-sort="1"]').click()
  expect((await names(page))[0]).toMatch(/^n\d+\.example$/)
  expect(await page.locator('[aria-sort="descending"]').textContent()).toBe('Brand')
  await page.locator('#state').selectOption('brand')
  expect(await found()).toBe('270 of 270 brands, 0 of 30 without a brand')
  await page.locator('#colour').selectOption('green')
  await page.locator('#words').fill('brand 29 n')
  await page.locator('#words').fill('n147 brand')
  expect(await names(page)).toEqual(['Brand 129'])
  await page.locator('[type=reset]').click()
  await expect.poll(found).toBe('270 brands, 30 without a brand')
  await page.locator('tbody a', { hasText: /^Brand 299$/ }).click()
  expect(await page.locator('h1').textContent()).toBe('Brand 299')
  expect(wrong).toEqual([])
  await page.close()
})

test.runIf(browser).each(['light', 'dark'] as const)(
  'a hostile record is text and nothing else, in %s colours',
  async (scheme) => {
    const record = hostileRecord('hostile.example')
    const bare = {
      ...recordOf('empty.example'),
      fields: { ...recordOf('empty.example').fields, name: { value: null, tried: [] } },
    }
    const ok = (of: typeof record): Result => ({ state: 'ok', domain: of.domain, record: of })
    const { index, sheets } = await reportOf(`hostile-${scheme}`, [ok(record), ok(bare)])
    for (const file of [index, ...sheets])
      for (const direction of ['ltr', 'rtl']) {
        const { page, wrong } = await open(file, scheme, 360)
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
        for (const details of await page.locator('details').all())
          await details.evaluate((it) => it.setAttribute('open', ''))
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
        expect(await page.locator('a[href^="java"], main script, [onerror], [onload]').count()).toBe(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block')
        expect(await misplacedStops(page)).toEqual([])
        expect(await violations(page)).toEqual([])
        expect(wrong).toEqual([])
        await page.close()
      }
  },
)

test('a report that fails leaves no part of an index', async () => {
  const fails = writeReport(join(folder, 'failed'), {
    async *results() {
      yield refusedResult('n1.example')
      yield okResult('n2.example', 'Brand 2')
    },
    materialOf: async () => Promise.reject(new Error('The drawing failed.')),
    at: new Date('2026-11-29'),
    atOnce: 1,
  })
  await expect(fails).rejects.toThrow('The drawing failed.')
  expect(await readdir(join(folder, 'failed'))).toEqual(['brands'])
})

test.each([
  ['example.com', 'example.com'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['con.example', /^_con\.example_[\da-f]{8}$/],
  ['localhost:8080', /^_localhost_8080_[\da-f]{8}$/],
  ['../../etc/passwd', /^_\.\._\.\._etc_passwd_[\da-f]{8}$/],
  [`${'a.'.repeat(130)}example`, /^_[a.]{180}_[\da-f]{8}$/],
])('the files of %s have a name that every system takes', (domain, name) => {
  expect(fileNameOf(domain)).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name)
})
