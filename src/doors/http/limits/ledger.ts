import type { Accounts, Kept } from '../../../engine/stored.ts'
import type { Call } from '../../../model/usage.ts'

/** Counted calls, which are stored a moment later in groups. */
export interface Ledger {
  /** Adds a call. It is stored within a second. */
  add(call: Call): void
  /** Schedules the remaining credits of the quotas to be stored within a second. */
  soon(): void
  /** Stores all calls that were added before. Rejects, and keeps the calls, when the database fails. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface Ports {
  readonly accounts: Pick<Accounts, 'putCalls'>
  readonly holder: string
  /** Calls `put` with the remaining credits of the quotas. They are stored together with the last calls. */
  readonly keep: (put: (kept: readonly Kept[]) => Promise<void>) => Promise<void>
  /** Called each time before calls are stored. */
  readonly before: () => Promise<void>
  /** Called with the error when calls could not be stored. The calls stay in memory, up to `MAX_CALLS`. */
  readonly failed: (thrown: unknown, lost: number) => void
}

const DELAY_MS = 1_000
/** The number of calls that are stored at once, which takes a few milliseconds. */
const PORTION = 500
/**
 * While the database fails, this many calls and one portion are kept. The oldest calls beyond that are lost.
 */
const MAX_CALLS = 100_000

export function createLedger({ accounts, holder, keep, before, failed }: Ports): Ledger {
  let calls: Call[] = []
  // A portion that could not be stored is stored again unchanged. When the database did store it and only the
  // reply was lost, the database recognises the portion and does not count its calls twice.
  let portion: Call[] = []
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let mayKeep = false

  const storeOne = async () => {
    if (portion.length === 0) portion = calls.splice(0, PORTION)
    const put = (kept: readonly Kept[]) => {
      mayKeep = kept.some(({ credits }) => credits > 0)
      return accounts.putCalls(portion, holder, kept)
    }
    try {
      // The remaining credits are stored with the last portion, because until then the leases still cover the
      // calls of the next portions.
      await (calls.length > 0 ? put([]) : keep(put))
      portion = []
    } catch (thrown) {
      const lost = Math.max(0, calls.length - MAX_CALLS)
      calls = calls.slice(lost)
      failed(thrown, lost)
      throw thrown
    }
  }
  const store = async () => {
    await before()
    do await storeOne()
    while (calls.length > 0)
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    // Calls that were added while a flush was under way are stored by the next one.
    const done = (flushing ?? Promise.resolve()).catch(() => undefined).then(store)
    const ended = done.finally(() => {
      if (flushing !== ended) return
      flushing = undefined
      if (portion.length + calls.length > 0 || mayKeep) soon()
    })
    flushing = ended
    return ended
  }
  const inBackground = () => void flush().catch(() => undefined)
  const soon = () => {
    timer ??= setTimeout(inBackground, DELAY_MS).unref()
  }
  return {
    add(call) {
      calls.push(call)
      if (calls.length === PORTION && !flushing) inBackground()
      else soon()
    },
    soon,
    flush,
    async close() {
      // A failure is ignored, because a service must end even when its database fails. `failed` has reported
      // it.
      await flush().catch(() => undefined)
      // No credits are reserved any more, so a second flush gives the remaining credits back.
      if (mayKeep) await flush().catch(() => undefined)
      clearTimeout(timer)
    },
  }
}
