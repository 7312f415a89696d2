import type { BatchLine, BatchSettings, ListLines } from '../batch/request.ts'
import type { Blazon } from './engine.ts'

/** The name of a list that the caller has not named: that of a pipe. */
const UNNAMED = '-'

/** The method `batch` of an engine. It loads the modules of batches when its first line is asked for. */
export async function* batchOf(
  engine: Blazon,
  lines: ListLines,
  settings: BatchSettings = {},
): AsyncGenerator<BatchLine> {
  const { batchLines } = await import('../batch/iterate.ts')
  yield* batchLines(engine, { list: UNNAMED, ...settings, lines })
}
