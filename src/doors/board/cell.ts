import { useEffect, useState } from 'preact/hooks'

/** A value that several components show, and that any of them may change. */
export interface Cell<T> {
  get(): T
  set(value: T): void
  /** Calls `onChange` after each change. Returns a function that ends this. */
  watch(onChange: () => void): () => void
}

export function cell<T>(first: T): Cell<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const onChange of [...watchers]) onChange()
    },
    watch(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
  }
}

/** Returns the value of a cell, and renders the component again after each change. */
export function useCell<T>(one: Cell<T>): T {
  const [, setTurn] = useState(0)
  useEffect(() => one.watch(() => setTurn((turn) => turn + 1)), [one])
  return one.get()
}
