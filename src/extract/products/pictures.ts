import type { Element } from 'domhandler'
import { leadsInside } from '../../formats/ip-address.ts'
import { absoluteUrl, bareHost, parsedUrl } from '../../formats/url.ts'
import { anyOf, pattern, words } from '../../lexicon/pattern.ts'
import { MAX_PRODUCT_IMAGES } from '../../model/product.ts'
import { ancestors, attribute, baseUrlOf, parentOf, select } from '../../snapshot/dom.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { elsewhereOf } from './elsewhere.ts'
import { likeness } from './headline.ts'

/** Attributes with the largest size of a picture in galleries. */
const LARGE = [
  ...[
    'data-zoom-image',
    'data-large_image',
    'data-zoom',
    'data-zoom-src',
    'data-full',
    'data-image-large-src',
  ],
  ...['data-large', 'data-old-hires', 'data-hires', 'data-big', 'data-magnify-src', 'data-original'],
]
const GALLERY = anyOf(
  [
    ...words('galler mainimg main-img main-image mainimage thumb carousel swiper slick'),
    /product[-_]{0,2}(?:image|img|media|photo|picture)/,
    /(?:image|media|photo)[-_]{0,2}(?:main|zoom|container|slider)/,
    /pdp[-_]?(?:image|media)/,
  ],
  'i',
)
const NO_PRODUCT = anyOf(
  words(`
  logo icon sprite payment rating star flag badge avatar banner placeholder pixel spinner loader loading blank
  captcha`),
  'i',
)
const MIN_SIDE = 60
const MAX_SEEN = 400

/** Returns up to seven pictures in page order. `declared`: those of the page, best first. */
export function picturesOf(snapshot: Snapshot, name: string, declared: readonly string[]): string[] {
  const isElsewhere = elsewhereOf(snapshot)
  const fit = passedOn(snapshot, declared).filter((url) => !isStandIn(url))
  const known = new Map(fit.map((url) => [keyOf(url), url]))
  const found = new Map<string, string>()
  for (const img of select(snapshot, 'img').slice(0, MAX_SEEN)) {
    const shown = largestOf(snapshot, img)
    if (shown === undefined || isSmall(img)) continue
    const { url, isLargest } = shown
    const key = keyOf(url)
    const same = known.get(key)
    if (!same && (isElsewhere(img) || !isOfGallery(img, url, name))) continue
    if (passedOn(snapshot, [url]).length === 0) continue
    if (!found.has(key) || isLargest) found.set(key, isLargest ? url : (same ?? url))
  }
  const first = [...known].flatMap(([key, url]) => (found.has(key) ? [] : [url]))
  const onPage = [...found.values()]
  const distinct = new Map([...(found.size > 0 ? onPage : []), ...first].map((url) => [keyOf(url), url]))
  return [...distinct.values()].slice(0, MAX_PRODUCT_IMAGES)
}

/**
 * Removes addresses of private networks, because a program that fetches a product's pictures would be led
 * into its own network. A page on such a host keeps pictures on the same host.
 */
export function passedOn(snapshot: Snapshot, urls: readonly string[]): string[] {
  return urls.filter((url) => !leadsInside(url) || bareHost(url) === bareHost(snapshot.url))
}

function isOfGallery(img: Element, url: string, name: string): boolean {
  if (NO_PRODUCT.test(img.attribs.class ?? '') || isStandIn(url)) return false
  const around = [img, ...[...ancestors(img)].slice(0, 5)]
  const inGallery = around.some(({ attribs }) => GALLERY.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`))
  const isNamed = likeness(attribute(img, 'alt') ?? '', name) >= 0.7
  return inGallery ? isNamed || !isLinkToPage(img) : isNamed && !isLinkToPage(img)
}

function isStandIn(url: string): boolean {
  return NO_PRODUCT.test(url.split('/').at(-1) ?? '')
}

/** Whether a picture is a link to another page, and so shows the subject of that page. */
function isLinkToPage(img: Element): boolean {
  const href = linkOf(img)
  return href !== undefined && !/^(?:#|javascript:)/i.test(href) && !isPicture(href)
}

function linkOf(img: Element): string | undefined {
  const link = [...ancestors(img)].slice(0, 4).find((above) => above.name === 'a')
  return link && attribute(link, 'href')
}

const isPicture = (url: string) => /\.(?:jpe?g|png|webp|avif)(?:$|\?)/i.test(url)

/** Returns the URL of the largest size, and whether an attribute says so. */
function largestOf(snapshot: Snapshot, img: Element): { url: string; isLargest: boolean } | undefined {
  const base = baseUrlOf(snapshot)
  const href = linkOf(img)
  const holders = [img, parentOf(img)].flatMap((element) => element ?? [])
  const large = holders.flatMap((element) => LARGE.flatMap((attr) => attribute(element, attr) ?? []))
  const named = [...large, ...(href !== undefined && isPicture(href) ? [href] : [])]
  const [best] = named.flatMap((each) => absoluteUrl(each, base) ?? [])
  const url = best ?? imageSources(snapshot, img)[0]?.url
  if (url === undefined || !/^https?:/i.test(url) || /\.(?:svg|gif)(?:$|\?)/i.test(url)) return undefined
  return { url, isLargest: best !== undefined }
}

function isSmall(img: Element): boolean {
  const sides = [img.attribs.width, img.attribs.height].map((side) => Number.parseInt(side ?? '', 10))
  return sides.some((side) => side < MIN_SIDE) && !LARGE.some((name) => attribute(img, name) !== undefined)
}

/** Matches parts of paths and names for the size of a picture. */
const RENDITION =
  /^(?:orig(?:inal)?|\d?hq|s-l\d+|\d{2,4}x\d{0,4}|w?\d{2,4}|large|small|medium|thumb)(?:\.\w{3,4})?$/
const RENDITION_WORDS = words(`
  small medium large thumb thumbnail preview desktop mobile cart catalog grande master zoom xl l m s`)
const RENDITION_END = pattern(
  '',
)`[-_@.](?:\d{2,4}x\d{0,4}|x\d{2,4}|\d(?:\.\d)?x|\d{2,4}w|${RENDITION_WORDS})$`

/** Returns a key that is the same for all sizes of one picture. */
function keyOf(url: string): string {
  const parsed = parsedUrl(url)
  if (!parsed) return url
  const parts = parsed.pathname.toLowerCase().split('/')
  while (parts.length > 2 && RENDITION.test(parts.at(-1) ?? '')) parts.pop()
  let bare = (parts.pop() ?? '').replace(/\.\w{3,4}$/, '')
  for (let before = ''; before !== bare; ) [before, bare] = [bare, bare.replace(RENDITION_END, '')]
  return bare.length >= 4 ? bare : `${parts.join('/')}/${bare}`
}
