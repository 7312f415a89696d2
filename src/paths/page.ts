import type { Deadline } from '../concurrency/deadline.ts'
import { reportingRefusal } from '../diagnostics/index.ts'
import type { Reading, ReadingOf } from '../extract/reading.ts'
import type { PdfOnPage } from '../model/documents.ts'
import { failedResult } from '../model/failed-result.ts'
import type { StoredRequest } from '../model/kept.ts'
import type { PageLookup, PageReadings, PageResult, PageTarget } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import { effectOf, needsBrowser, type PageVisit } from '../model/visit.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { fileTypeOf } from '../snapshot/verdict/file-type.ts'
import type { PageFile } from './page-file.ts'
import type { PageRead, Ports } from './ports.ts'
import { storedReading } from './stored.ts'

/** The page, and what is read from it. */
export interface PageQuery<K extends Reading['kind']>
  extends Pick<PageLookup, 'producer' | 'refresh' | keyof StoredRequest> {
  readonly page: string
  /** The settings of the visit. With any of them, no page is read from the store and none is stored. */
  readonly visit?: PageVisit | undefined
  readonly reading: ReadingOf<K>
  /** The settings for a page that is a PDF. */
  readonly pdf?: PdfOnPage | undefined
}

/** `fetchBytes`, `parse` and `now` are needed for a page that is a file. */
export type PagePorts = Pick<
  Ports,
  'capture' | 'read' | 'pages' | 'options' | 'hasBrowser' | 'fetchBytes' | 'parse' | 'now'
>

/**
 * Reads one page by its URL. The page comes from the store while it is fresh, else from a capture, which has
 * the files of the page only when the reading needs them. The capture is stored for all readings that need
 * the same capture.
 */
export async function readPageAt<K extends Reading['kind']>(
  ports: PagePorts,
  site: Site,
  {
    page,
    reading,
    producer: wanted = ports.options.producer,
    refresh,
    visit: asked = {},
    pdf,
    ...stored
  }: PageQuery<K>,
  deadline: Deadline,
): Promise<PageResult<PageReadings[K]>> {
  const { capture, read, pages, hasBrowser } = ports
  const visit = effectOf(asked)
  const producer = needsBrowser(visit) && hasBrowser ? 'browser' : wanted
  const target: PageTarget = { url: page, producer, files: needsFiles(reading) }
  try {
    const { rules, used } = storedReading(stored)
    const kept = refresh || visit ? undefined : await pages.freshPageOf(target, rules)
    const known = kept && (await read(kept, reading, deadline.signal)).page
    // A stored page without a usable result is captured again, because the page may be better now.
    if (known?.state === 'ok') return used(known)
    const { files } = target
    const snapshot = await capture(site, { page, producer, files, visit }, deadline)
    const file = await fileAt(
      ports,
      { site, url: page, reading, pdf, headers: visit?.headers },
      snapshot,
      deadline,
    )
    // The result has the form of the reading, but TypeScript cannot infer that.
    if (file) return file as PageResult<PageReadings[K]>
    const found = await read(snapshot, reading, deadline.signal)
    if (!visit && found.page.state === 'ok' && isAsAsked(target, snapshot, found))
      await pages.putPage(target, snapshot, found.about)
    return found.page
  } catch (thrown) {
    return failedResult(site.domain, deadline.errorOf(thrown))
  }
}

/** Reads a page that is a file. Undefined for any other page, and for a file whose type cannot be read. */
async function fileAt(
  ports: PagePorts,
  page: Pick<PageFile, 'site' | 'url' | 'pdf' | 'headers'> & { readonly reading: Reading },
  snapshot: Snapshot,
  deadline: Deadline,
) {
  const { reading, ...file } = page
  const fileType = snapshot.document.status < 300 ? fileTypeOf(snapshot) : undefined
  if (fileType === undefined || (reading.kind !== 'html' && reading.kind !== 'markdown')) return undefined
  const { readPageFile } = await import('./page-file.ts')
  return readPageFile(ports, { ...file, fileType, reading }, deadline)
}

/** Reads a page for a call about one page. A refused page is reported to observers. */
export async function readOnePage<K extends Reading['kind']>(
  ports: Ports,
  { site, page = '', deadline }: { site: Site; page: string | undefined; deadline: Deadline },
  lookup: PageLookup & Pick<PageQuery<K>, 'visit' | 'pdf'>,
  reading: ReadingOf<K>,
): Promise<PageResult<PageReadings[K]>> {
  return reportingRefusal(await readPageAt<K>(ports, site, { ...lookup, page, reading }, deadline))
}

/** Returns whether a reading needs files: backgrounds come from style sheets, which are files. */
function needsFiles(reading: Reading): boolean {
  return reading.kind === 'images' && reading.options.backgrounds === true
}

/**
 * Returns whether the page is complete and from the requested producer. A page of another producer is not
 * stored, because a browser may be available the next time.
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
