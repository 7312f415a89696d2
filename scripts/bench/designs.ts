// npm run bench -- designs [--dir DIR] [DOMAIN ...]
//
// Processor time of the designs of sites beyond their lookups, with that of all child processes: reading the
// stored page, its design, and all files with the drawings of marks and icons. The sites are those of a
// folder; default: the sample sites. Prints a line for each, and the median, the 90th percentile and the
// largest. Fails above the bar for one of them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBlazon } from '../../src/index.ts'
import { serveFixtures } from '../fixtures/server.ts'
import { endedMs, spentMs } from '../measuring/processor-time.ts'

/** Milliseconds of a processor for a site. */
const MOST_MS = 1_000

const { values, positionals } = parseArgs({
  options: { dir: { type: 'string' } },
  allowPositionals: true,
})
const folder = mkdtempSync(join(tmpdir(), 'blazon-designs-'))
const served = await serveFixtures(values.dir, { everyHost: true, secure: true })
const spent = () => spentMs() + endedMs()
const all: number[] = []
try {
  writeFileSync(join(folder, 'hosts'), served.hostMap)
  const settings = { db: join(folder, 'brands.db'), hosts: join(folder, 'hosts') }
  await using blazon = await createBlazon({ ...settings, options: { producer: 'cascade' } })
  for (const domain of positionals.length > 0 ? positionals : served.domains) {
    const looked = await blazon.brand({ domain })
    if (looked.state !== 'ok') {
      process.stderr.write(`${domain}: ${looked.state}\n`)
      continue
    }
    const before = spent()
    const made = await blazon.design({ domain })
    const ms = spent() - before
    if (made.state !== 'ok') {
      process.stderr.write(`${domain}: the design is ${made.state}\n`)
      process.exitCode = 1
      continue
    }
    all.push(ms)
    print(domain, ms, `${made.files.length} files`)
  }
} finally {
  await served.close()
  rmSync(folder, { recursive: true })
}
all.sort((a, b) => a - b)
const at = (share: number) => all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0
const others = `90th percentile ${at(0.9).toFixed(0)}, largest ${at(1).toFixed(0)}`
print(`${all.length} sites: median`, at(0.5), others)
if (at(1) > MOST_MS) {
  process.stderr.write(`The bar is ${MOST_MS} ms for each site.\n`)
  process.exitCode = 1
}

function print(name: string, ms: number, more: string): void {
  process.stdout.write(`${name.padEnd(36)}${ms.toFixed(0).padStart(8)} ms  ${more}\n`)
}
