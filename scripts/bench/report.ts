// npm run bench -- report
//
// Writes the index of a report of 20,000 made-up brands, and measures in the headless browser how long it
// takes to open, to find a name and to sort; `--brands N` for another number.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { IndexRow } from '../../src/report/in-page/brand-index.ts'
import { indexPage } from '../../src/report/index-page.ts'

const { values } = parseArgs({ options: { brands: { type: 'string', default: '20000' } } })
const RUNS = 5
const COUNTRIES = ['Germany', 'France', 'Japan', 'Brazil', 'Canada', '']
const INDUSTRIES = [
  'Technology: Software (B2B)',
  'Retail & E-commerce: Marketplaces',
  'Finance: Payments',
  '',
]

const browser = await findBrowser()
if (!browser) throw new Error('There is no browser: npm run setup installs one.')
const folder = mkdtempSync(join(tmpdir(), 'blazon-report-'))
const opened = await chromium.launch({ executablePath: browser.path })
try {
  const file = join(folder, 'index.html')
  mkdirSync(join(folder, 'brands'))
  let text = ''
  for await (const part of indexPage(rows(Number(values.brands)), new Date())) text += part
  writeFileSync(file, text)
  const times: Awaited<ReturnType<typeof measured>>[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measured(pathToFileURL(file).href))
  const middle = (of: keyof (typeof times)[number]) =>
    times.map((time) => time[of]).sort((a, b) => a - b)[Math.floor(RUNS / 2)]
  console.log(
    `${values.brands} brands, ${(statSync(file).size / 1e6).toFixed(1)} MB, medians of ${RUNS} runs`,
  )
  for (const of of ['open', 'find', 'sort'] as const)
    console.log(`${of.padEnd(5)} ${middle(of)?.toFixed(0)} ms`)
} finally {
  await opened.close()
  rmSync(folder, { recursive: true })
}

async function measured(url: string) {
  const page = await opened.newPage()
  const began = performance.now()
  await page.goto(url)
  await page.locator('tbody tr').first().waitFor()
  const open = performance.now() - began
  const find = await timed(page, () => page.fill('#words', 'brand 19 '), 'of')
  await page.fill('#words', '')
  const sort = await timed(page, () => page.click('[data-sort="4"]'), 'brands')
  await page.close()
  return { open, find, sort }
}

/** Milliseconds until the page has done what was asked for, and says so. */
async function timed(page: Page, act: () => Promise<void>, says: string): Promise<number> {
  const began = performance.now()
  await act()
  await page.locator('#found', { hasText: says }).waitFor()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return performance.now() - began
}

async function* rows(count: number): AsyncGenerator<IndexRow> {
  for (let at = 0; at < count; at++) {
    const hex = `#${((at * 7_919_333) % 0x1_00_00_00).toString(16).padStart(6, '0')}`
    const [industry, country] = [INDUSTRIES[at % INDUSTRIES.length], COUNTRIES[at % COUNTRIES.length]]
    const domain = `brand-${at}.example`
    const state = at % 9 === 0 ? 'parked' : 'brand'
    yield [
      domain,
      `Brand ${at} of Somebody`,
      industry ?? '',
      country ?? '',
      `${hex} #ffffff #112233`,
      state,
      `brands/${domain}.html`,
      `brands/${domain}/thumb.png`,
    ]
  }
}
