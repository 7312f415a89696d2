import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { table } from './table.ts'
import { WAYS } from './ways.ts'

const READER = fileURLToPath(new URL('./read-pages.ts', import.meta.url))

/** Pages a second of one processor, by saved pages. Each way in a process of its own, as whoever uses one of them has it. */
export function printReading(folders: readonly string[], rounds: number): void {
  const times = WAYS.map(({ name }) =>
    Number(execFileSync(process.execPath, ['--import', 'tsx', READER, name, String(rounds), ...folders])),
  )
  const [base = 1] = times
  const rows = WAYS.map(({ name }, at) => {
    const ms = times[at] ?? 0
    return { way: name, 'ms a page': ms, 'pages a second': 1000 / ms, 'times the first': base / ms }
  })
  process.stdout.write(`${folders.length} pages, processor time, median of ${rounds}\n${table(rows)}\n`)
}
