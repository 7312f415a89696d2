import type { Deadline } from '../concurrency/deadline.ts'
import { reportingRefusal } from '../diagnostics/index.ts'
import type { Reading, ReadingOf } from '../extract/reading.ts'
import { failedResult } from '../model/failed-result.ts'
import type { StoredRequest } from '../model/kept.ts'
import type { PageLookup, PageReadings, PageResult, PageTarget } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { PageRead, Ports } from './ports.ts'
import { storedReading } from './stored.ts'

/** Which page is read, and in which way. */
export interface PageQuery<K extends Reading['kind']>
  extends Pick<PageLookup, 'producer' | 'refresh' | keyof StoredRequest> {
  readonly page: string
  readonly reading: ReadingOf<K>
}

/**
 * One page by its URL, read in one way. The page is taken from the store while it is fresh, else captured,
 * with its files only when the reading needs them, and stored for every reading that needs the same capture.
 */
export async function readPageAt<K extends Reading['kind']>(
  { capture, read, pages, options }: Pick<Ports, 'capture' | 'read' | 'pages' | 'options'>,
  site: Site,
  { page, reading, producer = options.producer, refresh, ...stored }: PageQuery<K>,
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
    if (found.page.state === 'ok' && isAsAsked(target, snapshot, found)) await pages.putPage(target, snapshot)
    return found.page
  } catch (thrown) {
    return failedResult(site.domain, deadline.errorOf(thrown))
  }
}

/** Reads a page for a call that asks for one page; a page that was refused is reported to observers. */
export async function readOnePage<K extends Reading['kind']>(
  ports: Ports,
  { site, page = '', deadline }: { site: Site; page: string | undefined; deadline: Deadline },
  lookup: PageLookup,
  reading: ReadingOf<K>,
): Promise<PageResult<PageReadings[K]>> {
  return reportingRefusal(await readPageAt<K>(ports, site, { ...lookup, page, reading }, deadline))
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
