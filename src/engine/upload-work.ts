/** Works on uploaded lists. */

import { isLeaseHeld } from '../batch/lease.ts'
import type { ListEntry } from '../batch/list/entry.ts'
import { readList } from '../batch/list/read.ts'
import { runBatch } from '../batch/run.ts'
import { createBreather } from '../concurrency/breather.ts'
import { pause } from '../concurrency/waiting.ts'
import { BlazonError, lacksSpace } from '../model/errors.ts'
import { SECOND } from '../model/units.ts'
import type { ListState, ListUpload, UploadedList, UploadWork } from '../model/uploaded-lists.ts'
import type { Store } from '../store/index.ts'
import type { Blazon } from './engine.ts'

export interface UploadPorts {
  readonly engine: Blazon
  readonly store: Store
  /** Resolves when a lookup could start at once and no other one waits, or when the signal fires. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>
}

/** How often this process looks for new lists, and for requests to stop. */
const LOOK_MS = 1 * SECOND
const FAILED_PAUSE_MS = 5 * SECOND
/** A list that has failed this often is not tried again. */
const MAX_FAILURES = 3
const PIECE_CHARS = 65_536

const NOT_ENDED: readonly ListState[] = ['waiting', 'running', 'stopped']

/** Reads the entries of a list. It pauses regularly, so that other work can be done. */
export function entriesOf({
  text,
  kind,
  column,
}: Pick<ListUpload, 'text' | 'kind' | 'column'>): AsyncGenerator<ListEntry> {
  return readList(piecesOf(text), { ...(kind && { kind }), ...(column && { column }) })
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  const breathe = createBreather()
  for (let at = 0; at < text.length; ) {
    // A character of two code units is not divided.
    const isWithin = /[\ud800-\udbff]/.test(text.charAt(at + PIECE_CHARS - 1))
    const end = at + PIECE_CHARS + (isWithin ? 1 : 0)
    yield text.slice(at, end)
    at = end
    await breathe()
  }
}

/** Works on lists until the signal fires. It works on one list at a time, the oldest first. */
export async function workOn(ports: UploadPorts, { signal, onError }: UploadWork): Promise<void> {
  const { store } = ports
  const failures = new Map<string, number>()
  /** A list that fails must not prevent the work on later lists. */
  const failed = async (name: string, thrown: unknown) => {
    onError?.(thrown)
    // A full disk is not the fault of the list, so such a failure is not counted.
    const count = (failures.get(name) ?? 0) + (lacksSpace(thrown) ? 0 : 1)
    failures.set(name, count)
    if (count < MAX_FAILURES) return
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    await store.markUpload(name, 'failed', { from: NOT_ENDED, message })
    failures.delete(name)
  }
  while (!signal.aborted) {
    let pauseMs: number = LOOK_MS
    try {
      for (const one of await store.openUploads()) {
        if (signal.aborted) return
        try {
          if (await workOnOne(ports, one, { signal, onError })) pauseMs = Math.min(pauseMs, 0)
          failures.delete(one.list)
        } catch (thrown) {
          if (signal.aborted) return
          pauseMs = FAILED_PAUSE_MS
          await failed(one.list, thrown)
        }
      }
    } catch (thrown) {
      if (signal.aborted) return
      onError?.(thrown)
      pauseMs = FAILED_PAUSE_MS
    }
    await pause(pauseMs, signal)
  }
}

/**
 * Works on a list, and returns whether it could. It cannot while another process works on the list or on the
 * whole database.
 */
async function workOnOne(
  { engine, store, whenFree }: UploadPorts,
  { list: name, total, kind, column }: UploadedList,
  { signal, onError }: UploadWork,
): Promise<boolean> {
  const before = await store.uploadOf(name)
  if (before?.state !== 'waiting' && before?.state !== 'running') return false
  const stop = new AbortController()
  const ending = AbortSignal.any([signal, stop.signal])
  let watching: Promise<void> | undefined
  let isOpen = true
  // The list is marked as running only when this process has the lease. Otherwise another process could end
  // the list and delete its text.
  async function* entries() {
    isOpen = await store.markUpload(name, 'running', { from: ['waiting', 'running'] })
    const text = isOpen ? await store.uploadText(name) : undefined
    isOpen = Boolean(text)
    if (!text) throw new BlazonError('cancelled', `The list "${name}" is not open any more.`)
    watching = watch(store, name, { signal: ending, onError }, () => stop.abort())
    for await (const entry of entriesOf({ text, kind: kind ?? undefined, column: column ?? undefined })) {
      // Lookups of callers take precedence.
      await whenFree(ending)
      yield entry
    }
  }
  try {
    const { interrupted } = await runBatch(engine, { list: name, lines: entries(), total, signal: ending })
    if (!interrupted) await store.markUpload(name, 'done', { from: NOT_ENDED })
    return true
  } catch (thrown) {
    if (isLeaseHeld(thrown)) return false
    if (!isOpen) {
      // The list has ended before its run began, so the run is ended, too.
      if ((await store.uploadOf(name))?.endedAt) await store.endRun(name)
      return false
    }
    if (!(thrown instanceof BlazonError) || thrown.code !== 'invalid_input') throw thrown
    await store.markUpload(name, 'failed', { from: NOT_ENDED, message: thrown.message })
    return true
  } finally {
    stop.abort()
    await watching
  }
}

/**
 * Calls `stop` when the work on the list must end, even if another process was asked to stop it. If somebody
 * forgets a domain of the list, the list has no row any more.
 */
async function watch(
  store: Store,
  name: string,
  { signal, onError }: UploadWork,
  stop: () => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(LOOK_MS, signal)
    if (signal.aborted) return
    try {
      const one = await store.uploadOf(name)
      if (one?.state !== 'running') stop()
    } catch (thrown) {
      onError?.(thrown)
    }
  }
}
