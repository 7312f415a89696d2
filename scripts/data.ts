// npm run data [-- --check]
//
// Checks the tables in data/ and compiles each to a module of src/data, which programs load. With `--check`
// nothing is written: the run fails if a table breaks a rule, or if a module is not what its table compiles to.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { languageTables } from './data/languages.ts'
import { laidOut } from './data/layout.ts'
import { moduleOf } from './data/module.ts'
import { faultsOfPatterns } from './data/patterns.ts'
import { fileTables } from './data/tables.ts'

const DATA = new URL('../data/', import.meta.url)
const MODULES = new URL('../src/data/', import.meta.url)

const isCheck = process.argv.includes('--check')
const layouts = otherLayouts()
const tables = [...languageTables(DATA), ...fileTables(DATA)]
const wanted = new Map(tables.map((table) => [`${table.module}.ts`, moduleOf(table)]))
const there = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const stale = [...wanted].filter(([file, text]) => !there.includes(file) || read(file) !== text)
const gone = there.filter((file) => !wanted.has(file))
const faults = isCheck ? faultsOfPatterns(tables) : []

for (const fault of faults) console.error(fault)
if (isCheck) {
  for (const [file] of stale)
    console.error(`src/data/${file} is not what its table compiles to: npm run data`)
  for (const file of gone) console.error(`src/data/${file} has no table: npm run data removes it`)
  for (const [file] of layouts) console.error(`data/${file} is laid out in another way: npm run data`)
  process.exitCode = stale.length + gone.length + faults.length + layouts.size > 0 ? 1 : 0
} else {
  for (const [file, text] of layouts) writeFileSync(new URL(file, DATA), text)
  for (const [file, text] of stale) write(file, text)
  for (const file of gone) rmSync(new URL(file, MODULES))
  console.error(`${wanted.size} tables; ${stale.length} modules written, ${gone.length} removed`)
}

function read(file: string): string {
  return readFileSync(new URL(file, MODULES), 'utf8')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(new URL(file, MODULES).pathname), { recursive: true })
  writeFileSync(new URL(file, MODULES), text)
}

/** JSON files below data/ that are not laid out as they should be, each with the text that it should have. */
function otherLayouts(): ReadonlyMap<string, string> {
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const texts = files.map((file) => {
    const text = readFileSync(new URL(file, DATA), 'utf8')
    return { file, text, wanted: laidOut(JSON.parse(text)) }
  })
  return new Map(
    texts.filter(({ text, wanted }) => text !== wanted).map(({ file, wanted }) => [file, wanted]),
  )
}
