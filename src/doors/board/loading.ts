/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks'
import { useCell } from './cell.ts'
import { access, Refusal } from './service.ts'

/**
 * What a view loads: `earlier` is shown while the same thing is loaded again, and when that fails. The
 * refusal of a value that is loaded again stays until there is an answer, so its notice does not flicker.
 */
export type Loaded<T> =
  | {
      readonly state: 'loading'
      readonly earlier?: T | undefined
      readonly refusal?: Refusal | undefined
    }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly refusal: Refusal; readonly earlier?: T | undefined }

export interface Loading<T> {
  readonly loaded: Loaded<T>
  /** Loads it again. What is there stays until then. */
  again(): void
  /** Puts a value in place of what was loaded. */
  put(value: T): void
}

/**
 * Loads something when a view appears, when `subject` changes, and after a new sign-in when it failed.
 * `subject` names what is loaded; undefined: nothing is loaded yet.
 */
export function useLoading<T>(
  subject: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loading<T> {
  const [held, setHeld] = useState<{ readonly of: string | undefined; readonly loaded: Loaded<T> }>({
    of: subject,
    loaded: { state: 'loading' },
  })
  const [turn, setTurn] = useState(0)
  const now = useCell(access)
  const signedIn = now.state === 'in' ? now.turn : 0
  // What is of another subject is not shown while the new one is loaded.
  const loaded: Loaded<T> = held.of === subject ? held.loaded : { state: 'loading' }
  useEffect(() => {
    if (subject === undefined) return
    const leaving = new AbortController()
    const set = (next: Loaded<T>) => leaving.signal.aborted || setHeld({ of: subject, loaded: next })
    const earlier = valueIn(loaded)
    set({ state: 'loading', earlier, refusal: refusalIn(loaded) })
    load(leaving.signal).then(
      (value) => set({ state: 'ready', value }),
      (thrown) => set({ state: 'failed', refusal: refusalOf(thrown), earlier }),
    )
    return () => leaving.abort()
  }, [subject, turn])
  useEffect(() => {
    if (held.loaded.state === 'failed') setTurn((one) => one + 1)
  }, [signedIn])
  return {
    loaded,
    again: () => setTurn((one) => one + 1),
    put: (value) => setHeld({ of: subject, loaded: { state: 'ready', value } }),
  }
}

export function valueIn<T>(loaded: Loaded<T>): T | undefined {
  return loaded.state === 'ready' ? loaded.value : loaded.earlier
}

/** Why the last attempt failed, until another one succeeds. */
export function refusalIn<T>(loaded: Loaded<T>): Refusal | undefined {
  return loaded.state === 'ready' ? undefined : loaded.refusal
}

/** A failure that is no refusal is a defect of the board, and is named as one. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return new Refusal(-1, 'DEFECT', `The board cannot show this: ${message}`)
}
