import { fontTypeOf } from '../formats/font-file.ts'
import { imageSize, isMarkup } from '../formats/image.ts'
import { absoluteUrl, withoutFragment } from '../formats/url.ts'
import { BRAND_FILE_TYPES, type BrandFile, type BrandFileRequest } from '../model/brand-file.ts'
import { byName } from '../model/by-name.ts'
import { BlazonError } from '../model/errors.ts'
import { type Finding, foundValue } from '../model/finding.ts'
import type { BrandRecord } from '../model/record.ts'
import { bodyOf, type ResourceKind, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import type { Asked, Ports } from './ports.ts'

const TYPES = byName<string>(BRAND_FILE_TYPES)
const PICTURES: ReadonlySet<ResourceKind> = new Set(['icon', 'image', 'font'])

/**
 * Returns a picture or a font of a brand, as the comment of `brandFile` in `calls/brand-file.ts` describes.
 * Other URLs are not fetched, so that no caller can use this service to reach them.
 */
export async function brandFileOf(
  { site: { domain, registrable }, request: { url: given }, deadline }: Asked<BrandFileRequest>,
  ports: Ports,
): Promise<BrandFile> {
  const { store } = ports
  const url = absoluteUrl(given, given)
  if (url === undefined)
    throw new BlazonError('invalid_input', `${given.slice(0, 200)} is no absolute URL of a file.`)
  const wanted = withoutFragment(url)
  const [result, page] = await Promise.all([store.resultOf(domain), store.snapshotOf(domain)])
  const record = result?.state === 'ok' ? result.record : undefined
  const isNamed =
    (record && isIn(record, wanted)) ||
    (page && isPicture(page, wanted)) ||
    (page && (await ports.fontFiles(page, deadline.signal)).some((one) => withoutFragment(one) === wanted))
  if (!isNamed) throw notThere(`Nothing that is stored of ${domain} names this file.`)
  const bytes = (page && storedBytes(page, wanted)) ?? (await ports.fetchFile(registrable, wanted, deadline))
  const type = TYPES[typeOf(bytes) ?? '']
  if (type === undefined) throw notThere('The file is neither a picture nor a font.')
  return { state: 'ok', domain, url, mediaType: type, bytes }
}

const notThere = (message: string) => new BlazonError('not_found', message)

/** Returns whether a value of the record is the URL. */
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

/** A document of HTML may have drawings in it, and an SVG may have no size. */
function typeOf(bytes: Uint8Array): string | undefined {
  if (!isMarkup(bytes)) return fontTypeOf(bytes) ?? imageSize(bytes)?.type
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString()
  return /<svg[\s>]/.test(head) && !/<(?:!doctype\s+)?html[\s>]/i.test(head) ? 'svg' : undefined
}

/** A longer beginning without the root of an SVG is that of another document. */
const HEAD_BYTES = 4_096
