// npm run data [-- --check]
//
// Checks the tables in data/ and compiles each to a module of src/data, which programs load. With `--check`
// nothing is written: the run fails if a table breaks a rule, or if a module is not what its table compiles
// to.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault, parsed } from './data/fault.ts'
import { languageTables } from './data/languages.ts'
import { laidOut } from './data/layout.ts'
import { moduleOf } from './data/module.ts'
import { faultsOfPatterns } from './data/patterns.ts'
import { fileTables } from './data/tables.ts'

const DATA = new URL('../data/', import.meta.url)
const MODULES = new URL('../src/data/', import.meta.url)

const isCheck = process.argv.includes('--check')

try {
  run()
} catch (thrown) {
  if (!(thrown instanceof Fault)) throw thrown
  console.error(thrown.message)
  process.exitCode = 1
}

function run(): void {
  const layouts = otherLayouts()
  const tables = [...languageTables(DATA), ...fileTables(DATA)]
  const wanted = new Map(tables.map((table) => [`${table.module}.ts`, moduleOf(table)]))
  const there = filesBelow(MODULES, '.ts')
  const stale = [...wanted].filter(([file, text]) => !there.includes(file) || read(file) !== text)
  const gone = there.filter((file) => !wanted.has(file))
  if (isCheck) {
    const faults = [
      ...faultsOfPatterns(tables),
      ...stale.map(([file]) => `src/data/${file} is not what its table compiles to: npm run data`),
      ...gone.map((file) => `src/data/${file} has no table: npm run data removes it`),
      ...[...layouts.keys()].map((file) => `data/${file} is laid out in another way: npm run data`),
    ]
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length > 0 ? 1 : 0
    return
  }
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
  const texts = filesBelow(DATA, '.json').map((file) => {
    const content = readFileSync(new URL(file, DATA), 'utf8')
    return { file, content, wanted: laidOut(parsed(file, content)) }
  })
  return new Map(
    texts.filter(({ content, wanted }) => content !== wanted).map(({ file, wanted }) => [file, wanted]),
  )
}

function filesBelow(folder: URL, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
}
