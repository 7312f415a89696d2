// npm run bench -- sheets
//
// Writes a report of the sample brands, and measures its processor time with that of all child processes, and
// its bytes, for each brand; `--keep DIR` keeps the files there, and adds PDF.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBlazon } from '../../src/index.ts'
import { serveFixtures } from '../fixtures/server.ts'
import { endedMs, spentMs } from '../measuring/processor-time.ts'

const { values } = parseArgs({ options: { keep: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'blazon-sheets-'))
const fixtures = await serveFixtures()
const spent = () => spentMs() + endedMs()
try {
  writeFileSync(join(folder, 'hosts'), fixtures.hostMap)
  const settings = { db: join(folder, 'brands.db'), hosts: join(folder, 'hosts') }
  await using blazon = await createBlazon({ ...settings, options: { producer: 'cascade' } })
  for (const domain of fixtures.domains) await blazon.brand({ domain })
  const out = values.keep ?? join(folder, 'report')
  const [before, begun] = [spent(), performance.now()]
  const { brands } = await blazon.report({ out })
  const [ms, took] = [spent() - before, performance.now() - begun]
  const bytes = readdirSync(out, { recursive: true })
    .map((file) => statSync(join(out, String(file))))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  console.log(
    `${brands} brands in ${(took / 1_000).toFixed(1)} s: ${(ms / brands / 1_000).toFixed(2)} s of a processor and ${Math.round(bytes / brands / 1_000)} kB for each`,
  )
  if (values.keep) await blazon.report({ out, pdf: true })
} finally {
  await fixtures.close()
  rmSync(folder, { recursive: true })
}
