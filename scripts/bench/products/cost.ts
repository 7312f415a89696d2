// Prints what the product of a page costs over the pages of a folder, the last argument.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractProducts, snapshotFromHtml } from '../../../src/index.ts'
import { median } from '../../measuring/median.ts'
import { spent } from '../pages/cost.ts'

const folder = process.argv.at(-1) ?? ''
const ROUNDS = 3

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.html(?:\.gz)?$/.test(file),
)
if (files.length === 0) throw new Error(`There is no page (*.html, *.html.gz) in ${folder}.`)
const pages = files.map((file) => {
  const bytes = readFileSync(join(folder, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
})
const times: number[] = []
for (let round = 0; round < ROUNDS; round++)
  for (const html of pages) {
    const took = spent(
      () => void extractProducts(snapshotFromHtml({ url: 'https://page.example/products/1', html })),
    )
    // The first round compiles the code, which a process does once.
    if (round > 0) times.push(took)
  }
console.log(`${pages.length} pages, processor time of the product of a page:`)
console.log(`median ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`)
