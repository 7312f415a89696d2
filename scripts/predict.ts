// npm run --silent predict -- --corpus NAME --cases FILE --out FILE [--hosts FILE]
//
// Answers the cases of a corpus with the product's own code: one JSON line for each, written as soon as it is
// ready.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Case } from './predict/adapter.ts'
import { ADAPTERS } from './predict/adapters.ts'
import { answerTo, type Line } from './predict/answer.ts'
import { answerAll } from './predict/worker-pool.ts'

const USAGE = 'usage: npm run predict -- --corpus NAME --cases FILE --out FILE [--hosts FILE]'

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    cases: { type: 'string' },
    out: { type: 'string' },
    hosts: { type: 'string' },
  },
})
const { corpus, cases, out, hosts } = values
const load = corpus ? ADAPTERS[corpus] : undefined
if (!cases || !out || !load) {
  process.stderr.write(`${USAGE}\ncorpora: ${Object.keys(ADAPTERS).join(' ')}\n`)
  process.exit(2)
}

const all = readFileSync(cases, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line) as Case)
writeFileSync(out, '')
let done = 0
let failed = 0
const write = (line: Line) => {
  appendFileSync(out, `${JSON.stringify(line)}\n`)
  if (line.error !== undefined) failed++
  process.stderr.write(`\r${corpus}: ${++done} of ${all.length}, ${failed} failed`)
}
if (corpus === 'sites') {
  const adapter = await load({ hosts })
  for (const one of all) write(await answerTo(adapter, one, () => Buffer.alloc(0)))
  await adapter.close?.()
} else {
  await answerAll(String(corpus), dirname(cases), all, write)
}
process.stderr.write('\n')
