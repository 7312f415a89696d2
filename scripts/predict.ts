// npm run --silent predict -- --corpus NAME --cases FILE --out FILE [--hosts FILE]
// Answers a corpus with the product's own code path: one JSON line a case, written as soon as it is ready.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ADAPTERS, type Case } from './predict/adapters.ts'

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

const lines = readFileSync(cases, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
const adapter = await load({ hosts })
writeFileSync(out, '')
let done = 0
let failed = 0
for await (const line of answers()) {
  appendFileSync(out, `${JSON.stringify(line)}\n`)
  process.stderr.write(`\r${corpus}: ${++done} of ${lines.length}, ${failed} failed`)
}
process.stderr.write('\n')
await adapter.close?.()

async function* answers(): AsyncGenerator<object> {
  for (const line of lines) {
    const one = JSON.parse(line) as Case
    const file = one.file ? join(dirname(cases ?? ''), one.file) : undefined
    try {
      yield { id: one.id, ...(await adapter.answer(one, () => readFileSync(file ?? ''))) }
    } catch (thrown) {
      failed++
      yield { id: one.id, error: thrown instanceof Error ? thrown.message : String(thrown) }
    }
  }
}
