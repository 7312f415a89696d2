// npm run bench -- lookups [--lookups N]
//
// Looks N names (by default 10,000) up in the shipped directory: as our table of brands has them, names of
// nobody, names with one typing error, and a mixture of seven, two and one of ten; then as many lines of
// statements. Prints how long the directory takes to open, and lookups for each second of a processor with
// how many were found.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findByName } from '../../src/directory/lookup/name.ts'
import { openFile, SHIPPED_FILE } from '../../src/directory/shipped/index.ts'
import { findByTransaction } from '../../src/directory/transaction/lookup.ts'
import type { DirectorySource } from '../../src/model/directory.ts'

const { values } = parseArgs({ options: { lookups: { type: 'string', default: '10000' } } })
const lookups = Number(values.lookups)

const TABLE = new URL('../../data/companies/brands.tsv', import.meta.url)
const NAMES = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[0] ?? '')
  .filter((name) => name.length > 2)
const NOBODY = ['Zoltrex', 'Quandary Foods', 'Bramwick Partners', 'Okanda Systems', 'Marlowe Tech GmbH']
/** Around the name of a merchant: what banks, processors and shops print. */
const AROUND = [
  ['POS DEBIT 0412 ', ' #1234 PORTLAND OR'],
  ['SQ *', ' SAN FRANCISCO CA'],
  ['', ' 00012345 MINNEAPOLIS MN'],
  ['CB ', ' FACT 120326 PARIS'],
  ['', ' SAGT DANKE//KOELN/DE'],
  ['PAYPAL *', ' 4029357733'],
]

const begunAt = performance.now()
const directory = await openFile(SHIPPED_FILE)
say(`opened in ${Math.round(performance.now() - begunAt)} ms`)
await measured('names as they are', exact)
await measured('names of nobody', nobody)
await measured('names with a typing error', mistyped)
await measured('a mixture', (at) => (at % 10 < 7 ? exact(at) : at % 10 < 9 ? nobody(at) : mistyped(at)))
await measured('lines of statements', line, (source, text) => findByTransaction(source, { text }))

async function measured(
  what: string,
  text: (at: number) => string,
  find: (source: DirectorySource, text: string) => Promise<{ readonly state: string }> = (source, name) =>
    findByName(source, { name }),
): Promise<void> {
  const before = process.cpuUsage()
  let found = 0
  for (let at = 0; at < lookups; at += 1) if ((await find(directory, text(at))).state === 'found') found += 1
  const { user, system } = process.cpuUsage(before)
  const each = Math.round(lookups / ((user + system) / 1_000_000))
  say(`${what}: ${each} for each second of a processor, ${found} of ${lookups} found`)
}

function exact(at: number): string {
  return NAMES[(at * 31) % NAMES.length] ?? ''
}

function nobody(at: number): string {
  const letter = (step: number) => String.fromCharCode(97 + ((at * step) % 26))
  return `${NOBODY[at % NOBODY.length]} ${letter(1)}lu${letter(7)}`
}

/** A letter is missing, twice there, or exchanged with the one before it. */
function mistyped(at: number): string {
  const letters = [...exact(at)]
  const place = 1 + ((at * 7) % (letters.length - 1))
  const [before = '', letter = ''] = letters.slice(place - 1)
  letters.splice(place - 1, 2, ...([[before], [before, letter, letter], [letter, before]][at % 3] ?? []))
  return letters.join('')
}

function line(at: number): string {
  const [before = '', after = ''] = AROUND[at % AROUND.length] ?? []
  return `${before}${(at % 4 === 0 ? nobody(at) : exact(at)).toUpperCase()}${after}`
}

function say(text: string): void {
  console.log(text)
}
