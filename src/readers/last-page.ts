import { shareViews } from '../snapshot/memo.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The page that a process has read last. */
export interface LastPage {
  /**
   * Returns the same snapshot. If it is of the page that was read last, it shares the views of that page, so
   * that nothing of it is parsed and computed again.
   */
  readonly of: (snapshot: Snapshot) => Snapshot
  /** Frees the memory of the page before another one is read. */
  readonly forget: () => void
}

/**
 * Remembers one page, because most pages whose design is asked for were described just before. A page from
 * the database counts as the page that was stored: its files have the same hashes, and what was left out of
 * them is not read.
 */
export function lastPage(): LastPage {
  let last: Snapshot | undefined
  return {
    of(snapshot) {
      if (last && isSamePage(last, snapshot)) shareViews(snapshot, last)
      else last = snapshot
      return snapshot
    },
    forget() {
      last = undefined
    },
  }
}

function isSamePage(one: Snapshot, other: Snapshot): boolean {
  return (
    keyOf(one) === keyOf(other) &&
    Buffer.compare(one.packedSamples ?? NOTHING, other.packedSamples ?? NOTHING) === 0
  )
}

const NOTHING = new Uint8Array()

/** A text that is equal for snapshots of one capture. */
function keyOf({ url, capturedAt, viewport, colorScheme, document, resources, samples }: Snapshot): string {
  const files = resources.map((file) => [file.url, file.finalUrl, file.status, file.kind, file.body])
  return JSON.stringify([url, capturedAt, viewport, colorScheme, document.body, samples, files])
}
