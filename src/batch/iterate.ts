import type { BatchEngine } from './engine.ts'
import type { BatchLine, BatchRequest } from './request.ts'
import { runBatch } from './run.ts'

/** Works through a list, as the comment of `batch` in `engine/engine.ts` describes. */
export async function* batchLines(engine: BatchEngine, request: BatchRequest): AsyncGenerator<BatchLine> {
  const stop = new AbortController()
  const { signal = stop.signal } = request
  // Without a buffer, a line is only written when the receiver reads it.
  const { readable, writable } = new TransformStream<BatchLine, BatchLine>()
  const writer = writable.getWriter()
  // These promises reject only when the receiver reads no more.
  const deliver = (line: BatchLine) => writer.write(line).catch(() => undefined)
  const end = () => writer.close().catch(() => undefined)
  const running = runBatch(engine, { ...request, signal: AbortSignal.any([signal, stop.signal]) }, deliver)
  running.then(end, end)
  try {
    yield* readable
  } finally {
    stop.abort()
    await running
  }
}
