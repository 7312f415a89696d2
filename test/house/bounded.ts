import { onTestFinished } from 'vitest'
import type { Until } from '../capture/sites.ts'

/**
 * Gives bounds of a room other values until the test ends, or with `afterAll` until all tests of the file
 * have ended; that has to be called outside of hooks, where `afterAll` has no effect. No option sets these
 * bounds, and nothing in `src/` changes them: they are properties of objects only so that a test need not
 * make a page of 80 MB, or wait for half a minute. Processes of their own have the usual ones.
 */
export function bounded<B extends object>(
  bounds: B,
  changed: Partial<B>,
  until: Until = onTestFinished,
): void {
  const names = Object.keys(changed) as (keyof B)[]
  const before = Object.fromEntries(names.map((name) => [name, bounds[name]]))
  Object.assign(bounds, changed)
  open.add(before)
  until(() => {
    Object.assign(bounds, before)
    open.delete(before)
  })
}

const open = new Set<object>()

/** Throws when an earlier file has left bounds changed: later tests of the process would have them, too. */
export function refuseLeftBounds(): void {
  if (open.size === 0) return
  const names = [...open].flatMap(Object.keys).join(', ')
  open.clear()
  throw new Error(`A test file has left these bounds changed: ${names}. Call bounded outside of hooks.`)
}
