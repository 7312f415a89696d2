/** The work on uploaded lists. */

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
  /** Resolves when a lookup could begin at once and no other one waits, or when the signal fires. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>
}

/** How often somebody else's wish to stop is looked for, and a new list. */
const LOOK_MS = 1 * SECOND
const FAILED_PAUSE_MS = 5 * SECOND
/** After so many failures a list is not tried again. */
const MAX_FAILURES = 3
const PIECE_CHARS = 65_536

const NOT_ENDED: readonly ListState[] = ['waiting', 'running', 'stopped']

/** Reads the entries of a list, with pauses for other work. */
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
    // The two halves of a character stay in one piece.
    const isWithin = /[\ud800-\udbff]/.test(text.charAt(at + PIECE_CHARS - 1))
    const end = at + PIECE_CHARS + (isWithin ? 1 : 0)
    yield text.slice(at, end)
    at = end
    await breathe()
  }
}

/** Works on lists until the signal fires: the oldest first, and one at a time. */
export async function workOn(ports: UploadPorts, { signal, onError }: UploadWork): Promise<void> {
  const { store } = ports
  const failures = new Map<string, number>()
  /** A list that fails does not hold up the later ones. */
  const failed = async (name: string, thrown: unknown) => {
    onError?.(thrown)
    // A full disk says nothing about the list.
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

/** Works on a list, and returns whether it did: another process may work on it, or on the whole file. */
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
  // It begins when this process has the lease, so that no other one ends the list, and with it its text.
  async function* entries() {
    isOpen = await store.markUpload(name, 'running', { from: ['waiting', 'running'] })
    const text = isOpen ? await store.uploadText(name) : undefined
    isOpen = Boolean(text)
    if (!text) throw new BlazonError('cancelled', `The list "${name}" is not open any more.`)
    watching = watch(store, name, { signal: ending, onError }, () => stop.abort())
    for await (const entry of entriesOf({ text, kind: kind ?? undefined, column: column ?? undefined })) {
      // Callers go first.
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
      // The run that has just begun has nothing to do.
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
 * Calls `stop` when the list is not to be worked on any more, whichever process was asked to stop it. A list
 * with a domain that somebody forgets has no row any more.
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
