import { createHash } from 'node:crypto'
import { pause } from '../../concurrency/waiting.ts'
import { SECOND } from '../../model/units.ts'
import type { BatchRun } from '../engine.ts'
import { placedLines } from '../entries.ts'
import type { LineOfList, SharedLists } from '../ports.ts'
import type { Tally } from '../progress.ts'
import type { BatchRequest, ListRequest } from '../request.ts'
import type { Shutdown } from '../shutdown.ts'

/** A short list has smaller chunks, so that there are enough for several workers. */
const CHUNK_LINES = 100
const LEAST_CHUNKS = 24
/** With this many queued chunks of all lists, the list is not read further. */
const MAX_QUEUED = 300
/** How often the queue is checked while it is full. */
const FULL_PAUSE_MS = 200
/** After this time, lines of a slow pipe are queued although their chunk is not full. */
const MAX_WAIT_MS = SECOND

export interface Sending {
  readonly run: BatchRun & { readonly shared: SharedLists }
  readonly request: BatchRequest
  readonly since: number
  /** The numbers of lines and comments that were read are added to it. */
  readonly tally: Pick<Tally, 'lines' | 'comments'>
  readonly shutdown: Shutdown
}

/** Stores the lines of the list and queues them in chunks. Resolves at its end, or at a shutdown. */
export async function sendChunks({ run, request, since, tally, shutdown }: Sending): Promise<void> {
  const { engine, queue, shared } = run
  const { list, lines, total } = request
  const settings = settingsOf(request)
  const most = chunkLines(total)
  let waiting: LineOfList[] = []
  let after = 0
  let sent: Promise<void> = Promise.resolve()

  const sendNow = async () => {
    const [chunk, first, last] = [waiting, waiting[0], waiting.at(-1)]
    if (!first || !last) return
    waiting = []
    while ((await shared.waiting()) >= MAX_QUEUED && !shutdown.taking.aborted)
      await pause(FULL_PAUSE_MS, shutdown.taking)
    if (shutdown.taking.aborted) return
    await queue.putLines(list, after, chunk)
    const place = { list, after, first: first.line, last: last.line, size: chunk.length }
    await shared.put({ ...place, since, digest: digestOf([settings, chunk]), request: settings })
    after = last.line
  }
  const send = () => {
    sent = sent.then(sendNow)
    return sent
  }
  // A list without a total may come through a slow pipe.
  const flushing = setInterval(() => total ?? send().catch(shutdown.fail), MAX_WAIT_MS)
  try {
    for await (const { line } of placedLines({ engine, lines, tally, signal: shutdown.taking })) {
      waiting.push(line)
      if (waiting.length >= most) await send()
    }
    await send()
  } finally {
    clearInterval(flushing)
  }
  if (shutdown.taking.aborted) return
  await queue.endLines(list, after)
  await shared.end(list, after)
}

function chunkLines(total: number | undefined): number {
  return total === undefined
    ? CHUNK_LINES
    : Math.min(CHUNK_LINES, Math.max(1, Math.ceil(total / LEAST_CHUNKS)))
}

/** The part of the request that the processes need for their lookups. */
function settingsOf(request: BatchRequest): ListRequest {
  const { list, redo, producer, morePages, language, keepSnapshot, products, questions } = request
  return { list, redo, producer, morePages, language, keepSnapshot, products, questions }
}

function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64')
}
