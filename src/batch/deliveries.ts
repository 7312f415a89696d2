import { orAborted } from '../concurrency/abort.ts'
import { BATCHES } from './bounds.ts'
import type { BatchRun } from './engine.ts'
import type { LineOfList } from './ports.ts'
import type { BatchLine } from './request.ts'
import type { Shutdown } from './shutdown.ts'

/** Resolves when the receiver has taken the line. */
export type Deliver = (line: BatchLine) => Promise<void>

/**
 * Gives each line to a receiver once its outcome is stored. Whoever delivers a line waits for the receiver,
 * so that the batch is no faster than it is.
 */
export interface Deliveries {
  /** Delivers a line whose outcome is in the database, or that names no domain. */
  now(line: LineOfList): Promise<void>
  /** Keeps a line until the lookup of its domain, which begins now, is settled. */
  begin(line: LineOfList): void
  /**
   * Does the same for another line with a domain in hand. False when the domain has been settled meanwhile.
   */
  join(line: LineOfList): boolean
  /** True when so many lines wait for the domains in hand that no other one of these may be read. */
  isFull(): boolean
  /** Delivers the lines of a domain. */
  settled(domain: string): Promise<void>
}

/** For a batch whose lines nobody receives. */
export const NO_DELIVERIES: Deliveries = {
  now: async () => undefined,
  begin: () => undefined,
  join: () => true,
  isFull: () => false,
  settled: async () => undefined,
}

export function deliveriesTo(
  deliver: Deliver,
  { queue, request: { products, questions } }: BatchRun,
  { taking }: Shutdown,
): Deliveries {
  const hasExtras = products !== undefined || questions !== undefined
  const waiting = new Map<string, LineOfList[]>()
  let count = 0

  async function outcomeOf(domain: string | null): Promise<Omit<BatchLine, keyof LineOfList>> {
    const stored = domain === null ? undefined : await queue.storedResultOf(domain)
    const extras =
      hasExtras && stored?.result.state === 'ok' ? await queue.extrasOf(stored.result.domain) : []
    return { ...stored, extras }
  }
  // After a shutdown nobody waits for the receiver, which gets these lines all the same if it asks for more.
  const put = (line: BatchLine) => orAborted(deliver(line), taking)

  return {
    now: async (line) => put({ ...line, ...(await outcomeOf(line.domain)) }),
    begin(line) {
      count += 1
      waiting.set(line.domain ?? '', [line])
    },
    join(line) {
      const lines = waiting.get(line.domain ?? '')
      if (lines) count += 1
      lines?.push(line)
      return lines !== undefined
    },
    isFull: () => count >= BATCHES.maxWaiting,
    async settled(domain) {
      const lines = waiting.get(domain) ?? []
      const outcome = await outcomeOf(domain)
      // Further lines may join during the loop.
      for (const line of lines) {
        count -= 1
        await put({ ...line, ...outcome })
      }
      waiting.delete(domain)
    },
  }
}
