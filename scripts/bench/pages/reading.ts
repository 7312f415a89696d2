import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { READING } from '../../../src/readers/bounds.ts'
import { table } from '../../measuring/table.ts'
import type { PageCost } from './read-pages.ts'
import { WAYS } from './ways.ts'

const READER = fileURLToPath(new URL('./read-pages.ts', import.meta.url))
const run = promisify(execFile)

/** The heap of a reading process. A semi-space is a third of V8's young generation. */
const HEAP = `--max-semi-space-size=${READING.maxYoungHeapMb / 3}`

/**
 * Prints how many saved pages a second this machine reads in each way. Each way runs in its own processes,
 * one for each processor, with the heap of a reading process.
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
