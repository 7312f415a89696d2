import { setImmediate } from 'node:timers/promises'

/** The longest time that work may block the event loop. */
const MAX_TURN_MS = 20

/** Returns a function to await between pieces of work. It pauses for other work after `MAX_TURN_MS`. */
export function createBreather(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < MAX_TURN_MS) return
    await setImmediate()
    begun = performance.now()
  }
}
