/** Lists that are uploaded to an engine, which a service works through one after the other. */

import { readList } from '../batch/list/read.ts'
import type { BatchRequest } from '../batch/request.ts'
import { runBatch } from '../batch/run.ts'
import { pause } from '../concurrency/waiting.ts'
import { BlazonError } from '../model/errors.ts'
import type { Outcome } from '../model/stored.ts'
import { MIB, SECOND } from '../model/units.ts'
import type { ListState, ListUpload, ServiceList, UploadedList, UploadWork } from '../model/uploaded-lists.ts'
import type { ListStatus } from '../model/work-status.ts'
import type { Store } from '../store/index.ts'
import type { Blazon } from './engine.ts'

/** The methods of an engine about uploaded lists. See their comments in `engine.ts`. */
export type Uploads = Blazon['lists']

interface Ports {
  readonly engine: Blazon
  readonly store: Store
  /** Resolves when a lookup could begin at once and no other one waits, or when the signal fires. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>
}

const MAX_TEXT_BYTES = 5 * MIB
const MAX_NAME_CHARS = 200
/** How often somebody else's wish to stop is looked for, and a new list. */
const LOOK_MS = 1 * SECOND

export function createUploads(ports: Ports): Uploads {
  const { store } = ports
  const found = async (name: string) => {
    const list = (await listed(store)).find((one) => one.name === name)
    if (!list) throw new BlazonError('not_found', `There is no list "${name}".`)
    return list
  }
  const changed = async (name: string, from: readonly string[], to: 'stopped' | 'waiting') => {
    const { isUploaded, state } = await found(name)
    if (!isUploaded || !from.includes(state))
      throw new BlazonError(
        'invalid_input',
        `The list "${name}" is ${isUploaded ? state : 'not an uploaded one'}.`,
      )
    await store.markUpload(name, to)
    return found(name)
  }
  return {
    async add(upload) {
      const { name, text, kind, column } = checked(upload)
      const total = await countOf(upload)
      const isTaken = (await store.runs()).some(({ list }) => list === name)
      if (isTaken || !(await store.addUpload({ list: name, text, kind, column, total })))
        throw new BlazonError('invalid_input', `There is a list "${name}" already: choose another name.`)
      return found(name)
    },
    all: () => listed(store),
    of: found,
    stop: (name) => changed(name, ['waiting', 'running'], 'stopped'),
    resume: (name) => changed(name, ['stopped'], 'waiting'),
    work: (how) => workOn(ports, how),
  }
}

function checked({ name, text, ...more }: ListUpload): ListUpload {
  const isNamed = name.trim() !== '' && name.length <= MAX_NAME_CHARS && !/\p{Cc}/u.test(name)
  if (!isNamed)
    throw new BlazonError('invalid_input', `A list has a name of 1 to ${MAX_NAME_CHARS} characters.`)
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES)
    throw new BlazonError('invalid_input', `A list has at most ${MAX_TEXT_BYTES} bytes; use "blazon batch".`)
  return { name, text: text.replaceAll('\0', '\ufffd'), ...more }
}

const linesOf = ({ text, kind, column }: Pick<ListUpload, 'text' | 'kind' | 'column'>) =>
  readList(bytesOf(text), { ...(kind && { kind }), ...(column && { column }) })

async function* bytesOf(text: string): AsyncGenerator<string> {
  yield text
}

/** Counts the entries. Rejects with `invalid_input` for a list that cannot be read, or has none. */
async function countOf(upload: ListUpload): Promise<number> {
  let total = 0
  for await (const _ of linesOf(upload)) total += 1
  if (total === 0) throw new BlazonError('invalid_input', 'The list has no entries.')
  return total
}

/** All lists: those that were uploaded, and those of batches in no language. The latest come first. */
async function listed(store: Store): Promise<readonly ServiceList[]> {
  const [uploads, runs, { work }] = await Promise.all([store.uploads(), store.runs(), store.status()])
  const names = new Set(uploads.map(({ list }) => list))
  const reports = new Map(work.lists.flatMap((one) => (one.language === null ? [[one.list, one]] : [])))
  const runOf = new Map(runs.flatMap((run) => (run.language === null ? [[run.list, run]] : [])))
  const others = [...runOf.values()].flatMap(({ list, lines, unread, startedAt, endedAt }) => {
    const total = unread === null ? null : lines + unread
    const state: ListState = endedAt ? 'done' : reports.has(list) ? 'running' : 'stopped'
    const one = { list, kind: null, column: null, total, state, message: null, createdAt: startedAt, endedAt }
    return names.has(list) ? [] : [{ ...one, isUploaded: false } as const]
  })
  const all = [...uploads.map((one) => ({ ...one, isUploaded: true as const })), ...others]
  all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return Promise.all(
    all.map(async (one) => {
      const run = runOf.get(one.list)
      const outcomes = run ? await store.outcomes({ list: one.list }) : []
      const left = run ? run.pending + (run.unread ?? 0) : one.total
      return progressOf(one, outcomes, run?.invalid ?? 0, left, reports.get(one.list))
    }),
  )
}

function progressOf(
  one: Omit<UploadedList, 'total' | 'kind' | 'column'> & { total: number | null; isUploaded: boolean },
  outcomes: readonly Outcome[],
  invalid: number,
  left: number | null,
  report: ListStatus | undefined,
): ServiceList {
  const { list: name, isUploaded, state, message, total, createdAt, endedAt } = one
  const count = (of: Outcome['state']) =>
    outcomes.reduce((sum, { state: each, domains }) => sum + (each === of ? domains : 0), 0)
  const counts = { ok: count('ok'), refused: count('refused'), failed: count('failed'), invalid }
  const pace = { perSecond: report?.perSecond ?? null, etaMs: report?.etaMs ?? null }
  const isOver = state === 'done'
  return {
    ...{ name, isUploaded, state, message, total, ...counts },
    ...{ left: isOver ? 0 : (report?.left ?? left), ...pace, createdAt, endedAt, outcomes },
  }
}

/** Works on lists until the signal fires: the oldest first, and one at a time. */
async function workOn(ports: Ports, { signal, onError }: UploadWork): Promise<void> {
  while (!signal.aborted) {
    try {
      const lists = await ports.store.uploads()
      const open = lists.filter(({ state }) => state === 'running' || state === 'waiting')
      let hasWorked = false
      for (const one of open)
        if (!signal.aborted) hasWorked = (await workOnOne(ports, one, signal)) || hasWorked
      if (!hasWorked) await pause(LOOK_MS, signal)
    } catch (thrown) {
      if (signal.aborted) return
      onError?.(thrown)
      await pause(5 * LOOK_MS, signal)
    }
  }
}

/** Works on a list, and returns whether it did: another process may work on it, or on the whole file. */
async function workOnOne(ports: Ports, given: UploadedList, signal: AbortSignal): Promise<boolean> {
  const { engine, store } = ports
  const { list: name, total } = given
  const text = await store.uploadText(name)
  if (!text || !(await store.markUpload(name, 'running', { unless: 'stopped' }))) return false
  const stop = new AbortController()
  const ending = AbortSignal.any([signal, stop.signal])
  const watching = watch(store, name, ending, () => stop.abort())
  const { kind, column } = given
  const lines = whenNobodyWaits({ text, kind: kind ?? undefined, column: column ?? undefined }, ports, ending)
  const request: BatchRequest = { list: name, lines, total, signal: ending }
  try {
    const { interrupted } = await runBatch(engine, request)
    if (!interrupted) await store.markUpload(name, 'done')
    return true
  } catch (thrown) {
    if (!(thrown instanceof BlazonError)) throw thrown
    if (thrown.code === 'invalid_input') {
      await store.markUpload(name, 'failed', { message: thrown.message })
      return true
    }
    // A batch of another process holds the lease.
    if (thrown.code === 'storage' && /batch/i.test(thrown.message)) return false
    throw thrown
  } finally {
    stop.abort()
    await watching
  }
}

/** Calls `stop` when the list is not to be worked on any more, whichever process was asked to stop it. */
async function watch(store: Store, name: string, signal: AbortSignal, stop: () => void): Promise<void> {
  while (!signal.aborted) {
    await pause(LOOK_MS, signal)
    const one = (await store.uploads().catch(() => [])).find(({ list }) => list === name)
    if (one && one.state !== 'running') stop()
  }
}

/** Yields the entries of a list. Each waits until no lookup waits for a slot, because callers go first. */
async function* whenNobodyWaits(
  list: Pick<ListUpload, 'text' | 'kind' | 'column'>,
  { whenFree }: Ports,
  signal: AbortSignal,
) {
  for await (const entry of linesOf(list)) {
    await whenFree(signal)
    yield entry
  }
}
