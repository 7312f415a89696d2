import type { Deadline } from '../concurrency/deadline.ts'
import { createSingleFlight, type SingleFlight } from '../concurrency/single-flight.ts'
import { createSlots, type Slots } from '../concurrency/slots.ts'
import { fontTypeOf } from '../formats/font-file.ts'
import { imageSize, isMarkup } from '../formats/image.ts'
import { absoluteUrl, withoutFragment } from '../formats/url.ts'
import { BRAND_FILE_TYPES, type BrandFile, type BrandFileRequest } from '../model/brand-file.ts'
import { byName } from '../model/by-name.ts'
import { BlazonError } from '../model/errors.ts'
import { type Finding, foundValue } from '../model/finding.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import { bodyOf, type ResourceKind, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import type { Asked, Ports } from './ports.ts'

const TYPES = byName<string>(BRAND_FILE_TYPES)
const PICTURES: ReadonlySet<ResourceKind> = new Set(['icon', 'image', 'font'])

/**
 * Returns a picture or a font of a brand, as the comment of `brandFile` in `calls/brand-file.ts` describes.
 * Other URLs are not requested, because callers could otherwise reach any address through this service.
 */
export async function brandFileOf(
  { site, request: { url: given }, deadline }: Asked<BrandFileRequest>,
  ports: Ports,
): Promise<BrandFile> {
  const { domain, registrable } = site
  const url = absoluteUrl(given, given)
  if (url === undefined)
    throw new BlazonError('invalid_input', `${given.slice(0, 200)} is no absolute URL of a file.`)
  const wanted = withoutFragment(url)
  const stored = await storedFile(site, wanted, deadline, ports)
  if (!stored) throw notThere(`Nothing that is stored of ${domain} names this file.`)
  const bytes = stored.bytes ?? (await ports.fetchFile(registrable, wanted, deadline))
  const type = TYPES[typeOf(bytes) ?? '']
  if (type === undefined) throw notThere('The file is neither a picture nor a font.')
  return { state: 'ok', domain, url, mediaType: type, bytes }
}

/** The number of domains whose pages are unpacked at once. A page takes tens of megabytes for a moment. */
const PAGES_AT_ONCE = 2

interface Pages {
  readonly slots: Slots
  readonly unpacked: SingleFlight<Snapshot | undefined>
}

/** The pages that are being unpacked, by engine. */
const PAGES = new WeakMap<Ports['store'], Pages>()

function pagesOf(store: Ports['store']): Pages {
  const known = PAGES.get(store)
  if (known) return known
  const pages = { slots: createSlots(PAGES_AT_ONCE), unpacked: createSingleFlight<Snapshot | undefined>() }
  PAGES.set(store, pages)
  return pages
}

/**
 * Returns the page of a domain. Pictures of a page are often requested at the same time, so these requests
 * share the page.
 */
async function pageOf(
  { domain, registrable }: Site,
  deadline: Deadline,
  store: Ports['store'],
): Promise<Snapshot | undefined> {
  const { slots, unpacked } = pagesOf(store)
  const inTurn = ({ signal, parties }: Deadline) =>
    slots.run(() => store.snapshotOf(domain), signal, { parties, site: registrable })
  return unpacked.share(domain, inTurn, deadline)
}

/**
 * Returns the stored bytes of a file whose address is in the record or page of a site, if they are stored.
 * Undefined for any other file. The page is released before a file is requested.
 */
async function storedFile(
  site: Site,
  wanted: string,
  deadline: Deadline,
  { store, fontFiles }: Pick<Ports, 'store' | 'fontFiles'>,
): Promise<{ readonly bytes: Uint8Array | undefined } | undefined> {
  const result = await store.resultOf(site.domain)
  if (!result) return undefined
  const isInRecord = result.state === 'ok' && isIn(result.record, wanted)
  const page = await pageOf(site, deadline, store)
  const isNamed =
    isInRecord ||
    (page && isPicture(page, wanted)) ||
    (page && (await fontFiles(page, deadline.signal)).some((one) => withoutFragment(one) === wanted))
  return isNamed ? { bytes: page && storedBytes(page, wanted) } : undefined
}

const notThere = (message: string) => new BlazonError('not_found', message)

/** Returns whether the URL is a value of the record. */
function isIn({ fields }: BrandRecord, wanted: string): boolean {
  const has = (value: unknown): boolean => {
    if (typeof value === 'string')
      return /^https?:/i.test(value) && withoutFragment(absoluteUrl(value, value) ?? '') === wanted
    return typeof value === 'object' && value !== null && Object.values(value).some(has)
  }
  return Object.values<Finding<unknown>>(fields).some((finding) => has(foundValue(finding)))
}

function isPicture(page: Snapshot, wanted: string): boolean {
  const resource = resourceAt(page, wanted)
  return resource !== undefined && PICTURES.has(resource.kind)
}

function storedBytes(page: Snapshot, wanted: string): Uint8Array | undefined {
  const resource = resourceAt(page, wanted)
  const bytes = resource && !resource.partial ? bodyOf(page, resource) : undefined
  return bytes && typeOf(bytes) !== undefined ? bytes : undefined
}

/**
 * Returns the media type. A document of HTML may contain drawings, and an SVG may have no size, so the root
 * element decides.
 */
function typeOf(bytes: Uint8Array): string | undefined {
  if (!isMarkup(bytes)) return fontTypeOf(bytes) ?? imageSize(bytes)?.type
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString()
  return /<svg[\s>]/.test(head) && !/<(?:!doctype\s+)?html[\s>]/i.test(head) ? 'svg' : undefined
}

/** An SVG has its root element within this many bytes. */
const HEAD_BYTES = 4_096
