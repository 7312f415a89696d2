import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Case } from './adapter.ts'
import type { Line } from './answer.ts'

const WORKER = new URL('./worker.ts', import.meta.url)

/** Answers the cases of a corpus of pages on all processors. Lines are written as soon as they are ready. */
export async function answerAll(
  corpus: string,
  folder: string,
  cases: readonly Case[],
  write: (line: Line) => void,
): Promise<void> {
  const waiting = [...cases]
  const size = Math.min(availableParallelism(), cases.length)
  await Promise.all(Array.from({ length: size }, () => work(corpus, folder, waiting, write)))
}

/**
 * Works through the waiting cases with one process. If a case ends the process, that is the case's error, and
 * a new process continues.
 */
async function work(
  corpus: string,
  folder: string,
  waiting: Case[],
  write: (line: Line) => void,
): Promise<void> {
  while (waiting.length > 0) {
    const worker = fork(WORKER, [corpus, folder])
    let current = waiting.shift()
    worker.on('message', (line: Line) => {
      write(line)
      current = waiting.shift()
      if (current) worker.send(current)
      else worker.disconnect()
    })
    if (current) worker.send(current)
    const code = await new Promise<number | null>((resolve) => worker.once('exit', resolve))
    if (current) write({ id: current.id, error: `the process ended with ${code}` })
  }
}
