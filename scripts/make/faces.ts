// npm run make -- faces
//
// Writes docs/report-index.png and docs/report-sheet.png from lookups of the sample brands, with a browser.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createBlazon } from '../../src/index.ts'
import { serveFixtures } from '../fixtures/server.ts'

/** The sample brand whose sheet is shown. */
const SAMPLE = 'duskwether.example'

const browser = await findBrowser()
if (!browser) throw new Error('There is no browser: npm run setup installs one.')
const folder = mkdtempSync(join(tmpdir(), 'blazon-faces-'))
const fixtures = await serveFixtures()
try {
  writeFileSync(join(folder, 'hosts'), fixtures.hostMap)
  const settings = { db: join(folder, 'brands.db'), hosts: join(folder, 'hosts') }
  await using blazon = await createBlazon({ ...settings, options: { producer: 'cascade' } })
  for (const domain of fixtures.domains) await blazon.brand({ domain })
  const { index } = await blazon.report({ out: join(folder, 'report') })
  const opened = await chromium.launch({ executablePath: browser.path })
  const page = await opened.newPage({ viewport: { width: 1_280, height: 1_000 }, deviceScaleFactor: 1 })
  for (const [name, file, height] of [
    ['report-index', index, 900],
    ['report-sheet', join(folder, `report/brands/${SAMPLE}.html`), 2_100],
  ] as const) {
    await page.goto(pathToFileURL(file).href)
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: 1_280, height } })
    const to = fileURLToPath(new URL(`../../docs/${name}.png`, import.meta.url))
    await sharp(picture).png({ palette: true, colours: 128 }).toFile(to)
  }
  await opened.close()
} finally {
  await fixtures.close()
  rmSync(folder, { recursive: true })
}
