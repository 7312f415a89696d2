// npm run make -- board
//
// Writes the pictures in docs/board.md, of the board over the sample brands.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { CHECKOUT } from '../bundle.mjs'
import { serveFixtures } from '../fixtures/server.ts'

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url))
const WINDOW = { width: 1280, height: 800 }
const SAMPLE = 'pennoray.example'

// The built program has the board's files.
const { createBlazon, createServer }: typeof import('../../src/index.ts') = await import(
  new URL('library.js', CHECKOUT).href
)
const browser = await findBrowser()
if (!browser) throw new Error('There is no browser. Install one with: blazon install-browser')
const folder = mkdtempSync(join(tmpdir(), 'blazon-board-'))
const samples = await serveFixtures()
const hosts = join(folder, 'hosts')
writeFileSync(hosts, samples.hostMap)
const blazon = await createBlazon({ db: join(folder, 'brands.db'), hosts })
const server = await createServer(blazon)
const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
const shown = await chromium.launch({ executablePath: browser.path })
try {
  // The brands that are looked up last stand first.
  const others = samples.domains.filter((name) => name !== SAMPLE).reverse()
  for (const domain of [...others, SAMPLE]) await blazon.brand({ domain })
  const permissions = ['brand/*', 'logo/*', 'operator/*']
  const { secret } = await blazon.keys.create('designer', { permissions })
  const page = await shown.newPage({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(url)
  await page.getByLabel('Key').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('.marks a').first().waitFor()
  await write(page, 'board.png')
  await page.goto(`${url}/?brand=${SAMPLE}`)
  await page.getByRole('heading', { name: 'Style guide' }).waitFor()
  await page.getByRole('button', { name: 'Why this? name' }).click()
  await page.getByText('Rules, strongest first').waitFor()
  await write(page, 'board-why.png')
} finally {
  await shown.close()
  await server.close()
  await blazon.close()
  await samples.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Writes what the window shows, when its pictures are there, in the fewest colours that look the same. */
async function write(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const png = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer()
  writeFileSync(join(DOCS, name), png)
}
