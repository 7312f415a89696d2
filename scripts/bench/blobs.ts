/**
 * What it costs to store and to read the page of a result, with its bytes in the database, in a folder and in
 * a bucket of a server on loopback, in turn. Prints medians in milliseconds of time and of processor time of
 * this process, in which the server of the bucket runs, too, and ratios to the database.
 */

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { okResult, snapshotOf } from '../../test/store/records.ts'

const ROUNDS = 60
/** Sizes of the files of a page, in bytes: the usual one with its marks, and one with all of its files. */
const PAGES = { marks: [40_000], all: Array.from({ length: 30 }, (_, n) => 2_000 + n * 2_500) } as const

const folder = mkdtempSync(join(tmpdir(), 'blazon-blobs-'))
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 'server') },
  configureBuckets: [{ name: 'pages', configs: [] }],
})
const { port } = await server.run()
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })

const places = {
  database: 'database',
  folder: join(folder, 'blobs'),
  bucket: `s3://pages?endpoint=http://127.0.0.1:${port}`,
}
const stores: [string, Store][] = []
for (const [name, blobs] of Object.entries(places))
  stores.push([
    name,
    await openStore(join(folder, `${name}.db`), { now: () => new Date(), keep: 'all', blobs }),
  ])

const newPage = (sizes: readonly number[]): Snapshot =>
  snapshotOf(
    'a.example',
    sizes.map((size) => new Uint8Array(randomBytes(size))),
  )

interface Cost {
  readonly ms: number
  readonly cpuMs: number
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [begun, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1_000 }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

for (const [kind, sizes] of Object.entries(PAGES)) {
  const costs = new Map<string, Cost[]>()
  const note = (what: string, cost: Cost) => costs.set(what, [...(costs.get(what) ?? []), cost])
  for (let round = 0; round < ROUNDS; round += 1) {
    const domain = `${kind}${round}.example`
    const snapshot = newPage(sizes)
    for (const [name, store] of stores) {
      note(`store ${name}`, await costOf(() => store.putResult(okResult(domain), { snapshot })))
      note(`read ${name}`, await costOf(() => store.snapshotOf(domain)))
    }
  }
  const total = sizes.reduce((sum, size) => sum + size, 0)
  process.stdout.write(`${kind}: ${sizes.length} files, ${Math.round(total / 1_000)} kB\n`)
  for (const [what, each] of costs) {
    const [ms, cpuMs] = [median(each.map((cost) => cost.ms)), median(each.map((cost) => cost.cpuMs))]
    const base = median((costs.get(`${what.split(' ')[0]} database`) ?? []).map((cost) => cost.ms))
    process.stdout.write(
      `  ${what.padEnd(15)} ${ms.toFixed(2)} ms, ${cpuMs.toFixed(2)} ms cpu, ${(ms / base).toFixed(1)} times\n`,
    )
  }
}

for (const [, store] of stores) await store.close()
await server.close()
rmSync(folder, { recursive: true })
