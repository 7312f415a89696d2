import type { Slots } from '../../../concurrency/slots.ts'
import type { Caller } from '../shared-work.ts'

/** Does work on stored data when a slot is free. The work of one key does not hold up that of the others. */
export function inTurn<T>(slots: Slots, { key, signal }: Caller, work: () => Promise<T>): Promise<T> {
  return slots.run(work, signal, { parties: () => (key ? [key.id] : []), site: '' })
}
