import type { CaptureRequest } from '../capture/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { Reading, ReadingOf } from '../extract/reading.ts'
import { failedResult } from '../model/failed-result.ts'
import type { ReadRules, StoredRequest } from '../model/kept.ts'
import type { Producer } from '../model/options.ts'
import type { PageLookup, PageReadings, PageResult, PageTarget } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { storedReading } from './stored.ts'

export interface PageRead<T> {
  readonly page: PageResult<T>
  /** True when the document is an empty frame for scripts to fill, and no browser filled it. */
  readonly isShell: boolean
}

/** `readPage`, which runs in a separate process. */
export type ReadPage = <K extends Reading['kind']>(
  snapshot: Snapshot,
  reading: ReadingOf<K>,
  signal: AbortSignal,
) => Promise<PageRead<PageReadings[K]>>

export interface PagePorts {
  readonly capture: (site: Site, request: CaptureRequest, deadline: Deadline) => Promise<Snapshot>
  readonly read: ReadPage
  readonly pages: {
    freshPageOf(target: PageTarget, rules?: ReadRules): Promise<Snapshot | undefined>
    putPage(target: PageTarget, snapshot: Snapshot): Promise<void>
  }
  /** The producer for requests that name none. */
  readonly producer: Producer
}

export interface PageQuery<K extends Reading['kind']>
  extends Pick<PageLookup, 'producer' | 'refresh' | keyof StoredRequest> {
  readonly page: string
  readonly reading: ReadingOf<K>
}

/**
 * One page by its URL, read in one way. The page is taken from the store while it is fresh, else captured,
 * with its files only when the reading needs them, and stored for every reading that needs the same capture.
 */
export function createPage({ capture, read, pages, producer: usual }: PagePorts) {
  return {
    async run<K extends Reading['kind']>(
      site: Site,
      { page, reading, producer = usual, refresh, ...stored }: PageQuery<K>,
      deadline: Deadline,
    ): Promise<PageResult<PageReadings[K]>> {
      const target: PageTarget = { url: page, producer, files: needsFiles(reading) }
      try {
        const { rules, used } = storedReading(stored)
        const kept = refresh ? undefined : await pages.freshPageOf(target, rules)
        const known = kept && (await read(kept, reading, deadline.signal)).page
        // A stored page that this reading cannot use may be better when it is captured again.
        if (known?.state === 'ok') return used(known)
        const { files } = target
        const snapshot = await capture(site, { page, producer, files }, deadline)
        const found = await read(snapshot, reading, deadline.signal)
        if (found.page.state === 'ok' && isAsAsked(target, snapshot, found))
          await pages.putPage(target, snapshot)
        return found.page
      } catch (thrown) {
        return failedResult(site.domain, deadline.errorOf(thrown))
      }
    },
  }
}

/** Backgrounds are painted by style sheets, which are files of their own. */
function needsFiles(reading: Reading): boolean {
  return reading.kind === 'images' && reading.options.backgrounds === true
}

/**
 * Whether the page is complete and from the requested producer. A page of another producer is not stored,
 * since a browser may be available the next time.
 */
function isAsAsked(
  { producer }: PageTarget,
  snapshot: Snapshot,
  { isShell }: Pick<PageRead<unknown>, 'isShell'>,
): boolean {
  if (snapshot.producer === 'browser') return true
  const isTorn = snapshot.resources.some(({ kind, partial }) => kind === 'document' && partial)
  return !isTorn && (producer === 'cascade' || (producer === 'auto' && !isShell))
}
