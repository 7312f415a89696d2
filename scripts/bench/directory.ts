// npm run bench -- directory [--rows N] [--lookups N]
//
// Imports a generated table of companies (by default 150,000 rows with names, domains, symbols, ISINs,
// aliases and countries) into a new database, and looks names up in it: exactly, by their beginning, and one
// edit away. Prints seconds and memory at each million rows, rows a second, seconds of a processor, the
// largest memory of the process in MB, the size of the database, and lookups a second. The rows are made
// while they are read, so that memory says what an import takes.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importSource } from '../../src/directory/import/run.ts'
import { nameKey } from '../../src/directory/keys.ts'
import { checkDigitOf } from '../../src/directory/lookup/isin-digit.ts'
import type { DirectorySource } from '../../src/model/directory.ts'
import { openStore } from '../../src/store/index.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '150000' }, lookups: { type: 'string', default: '20000' } },
})
const [rows, lookups] = [Number(values.rows), Number(values.lookups)]
const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'))
const db = join(folder, 'directory.db')
const store = await openStore(db, { now: () => new Date() })
const { directory } = store
try {
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const begunAt = performance.now()
  const before = process.cpuUsage()
  const report = await importSource(directory, directory, {
    files: [{ name: 'generated.csv', bytes: () => table(rows) }],
    onProgress: (read, kept) => {
      peak = Math.max(peak, process.memoryUsage().rss)
      if (read % 1_000_000 === 0)
        say(
          `${read} rows, ${kept} kept, ${secondsSince(begunAt)} s, ${megabytes(process.memoryUsage().rss)} MB`,
        )
    },
  })
  clearInterval(watch)
  const seconds = (performance.now() - begunAt) / 1_000
  const { user, system } = process.cpuUsage(before)
  say(`${report.rows} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} a second`)
  say(`${((user + system) / 1_000_000).toFixed(1)} s of a processor`)
  say(`${report.companies} companies; ${megabytes(peak)} MB of memory at most`)
  say(`${megabytes(statSync(db).size)} MB of database`)
  await measured('names', (source, at) => source.namesOf([nameKey(nameAt(at))]))
  await measured('names one edit away', (source, at) => source.namesNear(mistyped(nameKey(nameAt(at)))))
  await measured('beginnings of names', (source, at) => source.namesFrom(nameKey(nameAt(at)).slice(0, 8), 10))
  await measured('symbols', (source, at) => source.listingsOf(symbolAt(at)))
} finally {
  await store.close()
  rmSync(folder, { recursive: true })
}

async function measured(
  what: string,
  ask: (source: DirectorySource, at: number) => Promise<readonly unknown[]>,
): Promise<void> {
  const begunAt = performance.now()
  let found = 0
  for (let n = 0; n < lookups; n += 1) {
    const at = (n * 7_919) % rows
    found += (await ask(directory, at)).length > 0 ? 1 : 0
  }
  const seconds = (performance.now() - begunAt) / 1_000
  say(`${what}: ${Math.round(lookups / seconds)} a second, ${found} of ${lookups} found`)
}

async function* table(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('symbol,exchange,name,isin,website,country,industry,aliases,market_cap\n')
  let lines: string[] = []
  for (let at = 0; at < count; at += 1) {
    lines.push(lineAt(at))
    if (lines.length === 1_000 || at === count - 1) {
      yield Buffer.from(`${lines.join('\n')}\n`)
      lines = []
    }
  }
}

function lineAt(at: number): string {
  const domain = `https://www.${nameKey(nameAt(at))}.com/`
  return `${symbolAt(at)},NYSE,${nameAt(at)} Inc.,${isinAt(at)},${domain},United States,Software,${nameAt(at)} Brand,Mid Cap`
}

/** Syllables of invented names; a number of seven of them tells all names apart. */
function nameAt(at: number): string {
  const syllables = ['ka', 'lo', 'mi', 'ru', 'ten', 'var', 'sol', 'dex', 'pri', 'gan', 'bo', 'zel', 'nu']
  let rest = (at * 2_654_435_761) % 62_748_517
  let name = ''
  for (let part = 0; part < 7; part += 1) {
    name += syllables[rest % 13] ?? ''
    rest = Math.floor(rest / 13)
  }
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

function symbolAt(at: number): string {
  return at.toString(36).toUpperCase().padStart(5, 'Q')
}

function isinAt(at: number): string {
  const body = `US${at.toString().padStart(9, '0')}`
  return body + checkDigitOf(body)
}

function mistyped(key: string): string {
  return `${key.slice(0, 4)}x${key.slice(5)}`
}

function secondsSince(begunAt: number): number {
  return Math.round((performance.now() - begunAt) / 1_000)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

function say(text: string): void {
  console.log(text)
}
