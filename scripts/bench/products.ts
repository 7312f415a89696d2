// npm run bench:products [-- --pages DIR]
//
// Processor time of the product of a page, parsing included: the median over the pages of a folder (*.html),
// or over the sample sites.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractProducts, snapshotFromHtml } from '../../src/index.ts'
import { median } from '../measuring/median.ts'

const { values } = parseArgs({ options: { pages: { type: 'string' } } })
const folder = values.pages ?? new URL('../../fixtures/', import.meta.url).pathname
const ROUNDS = 3

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.html$/.test(file),
)
const pages = files.map((file) => readFileSync(join(folder, file), 'utf8'))
const times: number[] = []
for (let round = 0; round < ROUNDS; round++)
  for (const html of pages) {
    const before = process.cpuUsage()
    extractProducts(snapshotFromHtml({ url: 'https://page.example/products/1', html }))
    const { user, system } = process.cpuUsage(before)
    // The first round compiles the code, which a process does once.
    if (round > 0) times.push((user + system) / 1000)
  }
console.log(`${pages.length} pages, processor time of the product of a page:`)
console.log(`median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`)
