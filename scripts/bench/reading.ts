import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DEFAULTS } from '../../src/model/options.ts'
import type { PageCost } from './read-pages.ts'
import { table } from './table.ts'
import { WAYS } from './ways.ts'

const READER = fileURLToPath(new URL('./read-pages.ts', import.meta.url))
const run = promisify(execFile)

/** As a reading thread has it: a third of its young generation is one of the halves that the engine copies between. */
const HEAP = `--max-semi-space-size=${DEFAULTS.threads.maxYoungHeapMb / 3}`

/**
 * Pages a second of this machine, by saved pages. Each way in processes of its own, as whoever uses one of them has it, in as
 * many at once as there are processors, and all with the heap of a reading thread.
 */
export async function printReading(folders: readonly string[], rounds: number): Promise<void> {
  const processors = availableParallelism()
  const costs: { ms: number; pages: number }[] = []
  for (const { name } of WAYS) {
    const args = [HEAP, '--import', 'tsx', READER, name, String(rounds), ...folders]
    const runs = await Promise.all(Array.from({ length: processors }, () => run(process.execPath, args)))
    const all = runs.map(({ stdout }): PageCost => JSON.parse(stdout))
    costs.push({
      ms: sum(all.map(({ spentMs }) => spentMs)) / processors,
      pages: sum(all.map(({ tookMs }) => 1000 / tookMs)),
    })
  }
  const [usual] = costs
  const rows = WAYS.map(({ name }, at) => {
    const { ms = 0, pages = 0 } = costs[at] ?? {}
    return {
      way: name,
      'processor ms a page': ms,
      'pages a second': pages,
      'times the first': pages / (usual?.pages ?? 1),
    }
  })
  process.stdout.write(
    `${folders.length} pages, ${processors} processors at once, median of ${rounds} rounds or more\n${table(rows)}\n`,
  )
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
