import { orAborted } from '../concurrency/abort.ts'
import { BATCHES } from './bounds.ts'
import type { BatchRun } from './engine.ts'
import type { LineOfList } from './ports.ts'
import type { BatchLine } from './request.ts'
import type { Shutdown } from './shutdown.ts'

/** Resolves when the receiver has taken the line. */
export type Deliver = (line: BatchLine) => Promise<void>

/** Gives each line to a receiver after its outcome is stored. The batch is never faster than the receiver. */
export interface Deliveries {
  /** Delivers a line that names no domain, or whose outcome is in the database. */
  now(line: LineOfList): Promise<void>
  /** Keeps a line until the lookup of its domain has ended. The lookup begins now. */
  begin(line: LineOfList): void
  /** Keeps another line with a domain that is being looked up. False when this lookup has already ended. */
  join(line: LineOfList): boolean
  /** True when so many lines are kept that no further line with such a domain may be read. */
  isFull(): boolean
  settled(domain: string): Promise<void>
}

/** Used for a batch without a receiver of its lines. */
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
  // A batch that is shut down does not wait for the receiver, who gets these lines if it reads on.
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
      // Further lines may be added during the loop.
      for (const line of lines) {
        count -= 1
        await put({ ...line, ...outcome })
      }
      waiting.delete(domain)
    },
  }
}
