/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks'
import { useCell } from './cell.ts'
import { access, Refusal } from './service.ts'

/**
 * The state of a view's data. `earlier` is shown while the same data is loaded again, and when that fails.
 * The refusal stays until there is another answer, so that its notice does not flicker.
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
  /** Loads the data again. The present data stays until then. */
  again(): void
  /** Replaces the loaded value. */
  put(value: T): void
}

/**
 * Loads data when a view appears, when `subject` changes, and, after a failure, when the user signs in again.
 * `subject` identifies the data; nothing is loaded while it is undefined.
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
  // The data of another subject is not shown while the new data is loaded.
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

/** Returns why the last attempt failed. Undefined after an attempt that succeeded. */
export function refusalIn<T>(loaded: Loaded<T>): Refusal | undefined {
  return loaded.state === 'ready' ? undefined : loaded.refusal
}

/** Returns the refusal. Any other failure is a defect of the board, and is named as such. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return new Refusal(-1, 'DEFECT', `The board cannot show this: ${message}`)
}
