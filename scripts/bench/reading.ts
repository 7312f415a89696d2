import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PageCost } from './read-pages.ts'
import { table } from './table.ts'
import { WAYS } from './ways.ts'

const READER = fileURLToPath(new URL('./read-pages.ts', import.meta.url))
const run = promisify(execFile)

/**
 * Pages a second of this machine, by saved pages. Each way in processes of its own, as whoever uses one of them has it, and in
 * as many at once as there are processors.
 */
export async function printReading(folders: readonly string[], rounds: number): Promise<void> {
  const processors = availableParallelism()
  const costs: { ms: number; pages: number }[] = []
  for (const { name } of WAYS) {
    const args = ['--import', 'tsx', READER, name, String(rounds), ...folders]
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
    `${folders.length} pages, ${processors} processors at once, median of ${rounds}\n${table(rows)}\n`,
  )
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
