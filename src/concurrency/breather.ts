import { setImmediate } from 'node:timers/promises'

/** The time for which work may block the event loop without a pause. */
const MAX_TURN_MS = 20

/**
 * Returns a function to await between pieces of work: it pauses for other work once this work has taken its
 * time.
 */
export function createBreather(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < MAX_TURN_MS) return
    await setImmediate()
    begun = performance.now()
  }
}
