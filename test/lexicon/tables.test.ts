import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageTables } from '../../scripts/data/languages.ts'
import { fileTables } from '../../scripts/data/tables.ts'

// A copy of data/, in which a translator makes a mistake.
const folder = mkdtempSync(join(tmpdir(), 'blazon-data-'))
const data = pathToFileURL(`${folder}/`)
beforeAll(() => cpSync(new URL('../../data/', import.meta.url), folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said of a file while its text is another one. */
function faultWith(file: string, change: (content: string) => string): string {
  const path = join(folder, file)
  const content = readFileSync(path, 'utf8')
  writeFileSync(path, change(content))
  try {
    const tables = [...languageTables(data), ...fileTables(data)]
    return `${tables.length} tables without a fault`
  } catch (thrown) {
    return String(thrown)
  } finally {
    writeFileSync(path, content)
  }
}

test.each([
  ['colors/names.csv', (csv: string) => `${csv}one cell\n`, /colors\/names\.csv: .*line \d+/],
  ['colors/names.csv', (csv: string) => csv.replace('# Date', '# When'), /must begin with the lines/],
  [
    'codes/languages.csv',
    (csv: string) => `${csv}xx,xish,xx,,,maybe,99,\n`,
    /languages\.csv, row \d+.*"no"/s,
  ],
  [
    'codes/languages.csv',
    (csv: string) => `${csv}xx,xish,xx,,,no,1,\n`,
    /languages\.csv, row \d+: "rank 1" is there twice/,
  ],
  ['languages/de.json', (json: string) => json.replace('{', '{,'), /languages\/de\.json is no JSON/],
  [
    'languages/de.json',
    (json: string) => json.replace('"staff"', '"stuff"'),
    /languages\/de\.json: .*stuff/s,
  ],
  ['vendors/marks.json', (json: string) => json.slice(1), /vendors\/marks\.json is no JSON/],
])('a mistake in %s is reported with the file and the place', (file, change, said) => {
  expect(faultWith(file, change)).toMatch(said)
})

test('a file that no table reads is reported', () => {
  writeFileSync(join(folder, 'places/rivers.csv'), '# Source: own work\n# Date: 2026-11\nriver\nRhine\n')
  expect(() => fileTables(data)).toThrow('data/places/rivers.csv is read by no table')
  rmSync(join(folder, 'places/rivers.csv'))
  expect(fileTables(data).length).toBeGreaterThan(50)
})
