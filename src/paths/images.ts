/** Fetches, measures and stores the pictures of a page, and finds copies. */

import { type Deadline, shortened } from '../concurrency/deadline.ts'
import { createSlots } from '../concurrency/slots.ts'
import { bytesOfDataUrl } from '../formats/data-url.ts'
import { BlazonError } from '../model/errors.ts'
import type { Picture, PictureFacts } from '../model/picture.ts'
import type { ImageEnrichment, ImageFacts, PageImage, PageReadings, PageResult } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import { typeOfPicture } from '../snapshot/picture-type.ts'
import { isCopy } from '../snapshot/pictures.ts'
import type { Ports } from './ports.ts'

export interface Looks {
  readonly dedupe?: boolean | undefined
  readonly enrichment?: ImageEnrichment | undefined
}

type ImagePorts = Pick<Ports, 'fetchFile' | 'measure' | 'putPicture'>

/**
 * The largest number of pictures of a page that are fetched. Further pictures stay without facts, and
 * `partial` is true.
 */
const MAX_PICTURES = 100
/** The number of pictures of a page that are fetched and measured at once. */
const AT_ONCE = 4
const MAX_TIME_PER_IMAGE_MS = 30_000
/** The time that is reserved for the answer when pictures take longer than the caller waits. */
const RESERVE_MS = 500

/** The media type and the ending of a file for each format of pictures. */
const TYPES: ReadonlyMap<string, readonly [mimetype: string, ending: string]> = new Map([
  ['avif', ['image/avif', 'avif']],
  ['bmp', ['image/bmp', 'bmp']],
  ['gif', ['image/gif', 'gif']],
  ['ico', ['image/x-icon', 'ico']],
  ['jpg', ['image/jpeg', 'jpg']],
  ['png', ['image/png', 'png']],
  ['svg', ['image/svg+xml', 'svg']],
  ['webp', ['image/webp', 'webp']],
])

/** True when the request requires the files of pictures. */
export function looksAtPictures({ dedupe, enrichment = {} }: Looks): boolean {
  const { resolution, hostedUrl, classification } = enrichment
  return [dedupe, resolution, hostedUrl, classification].includes(true)
}

/**
 * Returns the pictures of a page without copies. Each picture has the requested facts that could be
 * determined.
 */
export async function lookedAt(
  page: PageResult<PageReadings['images']>,
  { dedupe = false, enrichment = {} }: Looks,
  ports: ImagePorts,
  site: Site,
  deadline: Deadline,
): Promise<PageResult<PageReadings['images']>> {
  if (page.state !== 'ok') return page
  const slots = createSlots(AT_ONCE)
  const late = AbortSignal.timeout(Math.max(0, deadline.timeLeftMs() - RESERVE_MS))
  const inTime = shortened(deadline, late)
  const looked = await Promise.all(
    page.images.map((image, at) =>
      at < MAX_PICTURES
        ? slots.run(() => lookAt(image, enrichment, ports, site, inTime)).catch(afterAll(deadline))
        : NOTHING,
    ),
  )
  const wanted = page.images.map((image, at) => ({ image, ...(looked[at] ?? NOTHING) }))
  const kept = dedupe ? withoutCopies(wanted) : wanted
  const images = kept.map(({ image, found }) => (found ? { ...image, enrichment: found } : image))
  const isPartial = late.aborted || page.images.length > MAX_PICTURES
  return { ...page, images, ...(isPartial && { partial: true }) }
}

interface Looked {
  readonly facts?: PictureFacts
  readonly found?: ImageFacts
}

const NOTHING: Looked = {}

/**
 * A picture that cannot be fetched or decoded stays without facts. The end of the caller's time ends all
 * work.
 */
const afterAll =
  ({ signal }: Deadline) =>
  (thrown: unknown) => {
    if (signal.aborted || !(thrown instanceof BlazonError)) throw signal.aborted ? signal.reason : thrown
    return NOTHING
  }

async function lookAt(
  image: PageImage,
  { resolution, hostedUrl, classification, maxTimePerMs = MAX_TIME_PER_IMAGE_MS }: ImageEnrichment,
  { fetchFile, measure, putPicture }: ImagePorts,
  site: Site,
  deadline: Deadline,
): Promise<Looked> {
  const own = shortened(deadline, AbortSignal.timeout(maxTimePerMs))
  const bytes = await bytesOf(image, site, fetchFile, own)
  const { pictures } = await measure([bytes], own.signal)
  const facts = factsIn(pictures[0])
  if (!facts) return NOTHING
  const [mimetype, ending] = TYPES.get(facts.format) ?? []
  const name = hostedUrl && ending !== undefined && ending !== 'bmp' ? await putPicture(bytes) : undefined
  const found: ImageFacts = {
    ...(resolution && { width: facts.width, height: facts.height }),
    ...(classification && { type: typeOfPicture(facts, image) }),
    ...(name !== undefined && ending && mimetype && { mimetype, file: { name, ending } }),
  }
  return { facts, ...(Object.keys(found).length > 0 && { found }) }
}

async function bytesOf(
  { src, type }: PageImage,
  { registrable }: Site,
  fetchFile: Ports['fetchFile'],
  deadline: Deadline,
): Promise<Uint8Array> {
  if (type === 'html') return new TextEncoder().encode(src)
  return type === 'base64' ? bytesOfDataUrl(src) : fetchFile(registrable, src, deadline)
}

const factsIn = (picture: Picture | undefined): PictureFacts | undefined =>
  picture && 'format' in picture ? picture : undefined

/** Keeps the largest picture of each group of copies, at its own position. */
function withoutCopies<T extends { readonly facts?: PictureFacts }>(pictures: readonly T[]): readonly T[] {
  const pixels = ({ facts }: T) => (facts ? facts.width * facts.height : 0)
  const kept: T[] = []
  for (const picture of pictures.toSorted((a, b) => pixels(b) - pixels(a))) {
    const { facts } = picture
    const isOther = !facts || kept.every((other) => !other.facts || !isCopy(facts, other.facts))
    if (isOther) kept.push(picture)
  }
  const left = new Set(kept)
  return pictures.filter((picture) => left.has(picture))
}
