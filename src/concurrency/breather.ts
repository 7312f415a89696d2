import { setImmediate } from 'node:timers/promises'

/** As much of the event loop's time is taken in one go. */
const MAX_TURN_MS = 20

/** To be awaited between pieces of work: lets others have their turn once the work has lasted. */
export function createBreather(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < MAX_TURN_MS) return
    await setImmediate()
    begun = performance.now()
  }
}
