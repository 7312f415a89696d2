// npm run make -- directory
//
// Writes `src/directory/shipped/companies.bin.br`, the companies that come with the package. Its inputs are
// four packages of the registry, fetched into a temporary folder, and our own tables of `data/companies/`,
// which win over everything. The same inputs give the same bytes. A report says what was kept and dropped.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHIPPED_FILE } from '../../src/directory/shipped/index.ts'
import { shippedFile } from '../../src/directory/shipped/writer.ts'
import { entriesOf } from './directory/finish.ts'
import { joined } from './directory/join.ts'
import { draftsOfLists } from './directory/lists.ts'
import { draftsOfIndex } from './directory/name-index.ts'
import { overlaid } from './directory/overlay.ts'
import { unpacked } from './directory/packages.ts'
import { Report } from './directory/report.ts'
import { readBrands, readListings, readPapers } from './directory/tables.ts'

const TABLES = new URL('../../data/companies/', import.meta.url)

/** Packages that list brands, as `build/lists.ts` reads them. */
const LISTS = ['simple-icons@16.37.0', 'third-party-web@0.30.0', 'oembed-providers@1.0.20260604']

function main(): void {
  const report = new Report()
  const folder = mkdtempSync(join(tmpdir(), 'blazon-directory-'))
  try {
    const index = unpacked('name-suggestion-index@8.0.20260918', folder)
    const lists = new Map(LISTS.map((spec) => [spec.split('@')[0] ?? '', unpacked(spec, folder)]))
    const found = [...draftsOfIndex(index, report), ...draftsOfLists(lists, report)]
    const tables = {
      brands: readBrands(textOf('brands.tsv'), report),
      listings: readListings(textOf('listings.tsv'), report),
      papers: readPapers(textOf('papers.tsv'), report),
    }
    const drafts = overlaid(joined(found, report), tables, report)
    const bytes = shippedFile(entriesOf(drafts, report))
    writeFileSync(SHIPPED_FILE, bytes)
    report.add('bytes of the file', bytes.length)
    console.log(String(report))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A table of ours; without it the build would ship less than it should. */
function textOf(table: string): string {
  const file = fileURLToPath(new URL(table, TABLES))
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`The table ${file} is missing; the directory is not built without it.`)
  }
}

main()
