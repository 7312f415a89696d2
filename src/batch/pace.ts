import { MINUTE, SECOND } from '../model/units.ts'

const WINDOW_MS = 5 * MINUTE

/**
 * Measures how many things are done per second, on average over the last five minutes. The returned function
 * gets the number of all things done so far. While this number is lower than before, because counts were
 * reset, the pace is 0.
 */
export function createPace(now = () => performance.now()): (done: number) => number {
  let first = { at: now(), done: 0 }
  let last = first
  const later: (typeof first)[] = []
  return (done) => {
    const at = now()
    while (later[0] && at - later[0].at >= WINDOW_MS) first = later.shift() ?? first
    if (at - last.at >= SECOND) {
      last = { at, done }
      later.push(last)
    }
    const ms = at - first.at
    return ms > 0 ? (Math.max(0, done - first.done) * 1000) / ms : 0
  }
}
