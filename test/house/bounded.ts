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
  const restore = () => {
    Object.assign(bounds, before)
    open.delete(restore)
  }
  open.set(restore, names)
  until(restore)
}

/** What gives bounds their values back -> the names of these bounds. */
const open = new Map<() => void, readonly PropertyKey[]>()

let hasRun = false

/** Says that a test of the present file runs. */
export function noteTest(): void {
  hasRun = true
}

/**
 * Throws when an earlier file has left bounds changed: later tests of the process would have them, too. Where
 * none of its tests ran, as with `vitest -t`, its `afterAll` did not run either, and they are given back here.
 */
export function refuseLeftBounds(): void {
  const names = [...open.values()].flat().map(String).join(', ')
  for (const restore of open.keys()) restore()
  const isFault = hasRun && names !== ''
  hasRun = false
  if (isFault)
    throw new Error(`A test file has left these bounds changed: ${names}. Call bounded outside of hooks.`)
}
