// npm run directory:build
//
// Writes `src/directory/shipped/companies.bin.br`, the companies that come with the package. Its inputs are
// two packages of the registry, fetched into a temporary folder, and our own tables of
// `src/directory/tables/`, which win over everything. The same inputs give the same bytes. A report says what
// was kept and dropped.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHIPPED_FILE } from '../../src/directory/shipped/index.ts'
import { shippedFile } from '../../src/directory/shipped/writer.ts'
import { entriesOf } from './build/finish.ts'
import { draftsOfIcons } from './build/icons.ts'
import { joined } from './build/join.ts'
import { draftsOfIndex } from './build/name-index.ts'
import { overlaid } from './build/overlay.ts'
import { unpacked } from './build/packages.ts'
import { Report } from './build/report.ts'
import { readBrands, readListings } from './build/tables.ts'

const TABLES = new URL('../../src/directory/tables/', import.meta.url)

function main(): void {
  const report = new Report()
  const folder = mkdtempSync(join(tmpdir(), 'blazon-directory-'))
  try {
    const index = unpacked('name-suggestion-index@8.0.20260918', folder)
    const icons = unpacked('simple-icons@16.37.0', folder)
    const found = [...draftsOfIndex(index, report), ...draftsOfIcons(icons, report)]
    const brands = readBrands(textOf('brands.tsv'), report)
    const listings = readListings(textOf('listings.tsv'), report)
    const drafts = overlaid(joined(found, report), brands, listings, report)
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
