import { bytesOfDataUrl } from '../../formats/data-url.ts'
import { imageSize } from '../../formats/image.ts'
import { readSvg, type SvgArt } from '../../formats/svg/art.ts'
import { elementsOf, findSvg } from '../../formats/svg/document.ts'
import { oncePer } from '../../model/keyed.ts'
import { textOf } from '../dom.ts'
import { view } from '../memo.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot.ts'

/** Holds the facts that a snapshot has about a picture without decoding it. */
export interface Art {
  /** `svg`, `png`, `jpg` and so on; undefined when there are no bytes that show it. */
  readonly format: string | undefined
  readonly size: { readonly width: number; readonly height: number } | undefined
  readonly svg: SvgArt | undefined
  /** Says why it cannot be shown, in words; undefined when no reason is known. */
  readonly broken: string | undefined
  /** True when the answer says that the picture does not exist, and not only that it is unavailable now. */
  readonly gone?: true
}

const decoder = new TextDecoder('utf-8')
const NOTHING: Art = { format: undefined, size: undefined, svg: undefined, broken: undefined }

/** Reads the picture at an absolute or `data:` URL, once per snapshot and URL. */
export function artAt(snapshot: Snapshot, url: string): Art {
  return artReader(snapshot)(url)
}

const artReader = view((snapshot: Snapshot) =>
  oncePer((url: string) => (url.startsWith('data:') ? writtenArt(url) : fetchedArt(snapshot, url))),
)

function writtenArt(url: string): Art {
  const art = artOf(bytesOfDataUrl(url))
  return art.format === undefined ? { ...NOTHING, broken: 'is no picture', gone: true } : art
}

function fetchedArt(snapshot: Snapshot, url: string): Art {
  const resource = resourceAt(snapshot, url)
  if (!resource) return NOTHING
  const { status, partial } = resource
  if (status >= 400)
    return { ...NOTHING, broken: `answered ${status}`, ...(GONE.has(status) && { gone: true }) }
  const body = bodyOf(snapshot, resource)
  // A capture does not store a page that was sent in place of a picture.
  const isPage = /text\/html/i.test(resource.headers['content-type'] ?? '')
  if (!body || body.length === 0)
    return isPage && status >= 200 ? noPicture('a page, not a picture') : NOTHING
  const art = artOf(body)
  if (art.format !== undefined || partial) return art
  return noPicture(isPage ? 'a page, not a picture' : 'what is no picture')
}

/** Statuses that say that there is no such file. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Describes an answer that is no picture. Sites of one page and login walls answer every request with a page.
 */
function noPicture(what: string): Art {
  return { ...NOTHING, broken: `answered with ${what}`, gone: true }
}

function artOf(bytes: Uint8Array): Art {
  const head = decoder.decode(bytes.subarray(0, 1000)).trimStart()
  if (head.startsWith('<')) {
    const text = decoder.decode(bytes)
    const svg = /<!doctype html|<html/i.test(head) ? undefined : readSvg(text)
    return svg ? { format: 'svg', size: svg.size, svg, broken: faultOf(svg, text) } : NOTHING
  }
  const size = imageSize(bytes)
  return size ? { ...NOTHING, format: size.type, size } : NOTHING
}

function faultOf(svg: SvgArt, text: string): string | undefined {
  if (svg.empty) return 'draws nothing'
  return isEmoji(text) ? 'is an emoji, which the fonts of each visitor draw' : undefined
}

/** An icon that is one emoji has few characters. */
const MAX_EMOJI_CHARS = 2_000
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\ufe0e\ufe0f]|\u200d)+$/u
const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'use'])

/** Returns whether an SVG only writes an emoji, as the icon of a site without a logo may. */
function isEmoji(text: string): boolean {
  const root = text.length <= MAX_EMOJI_CHARS && text.includes('<text') ? findSvg(text) : undefined
  const elements = root ? [...elementsOf(root)] : []
  if (elements.some(({ name }) => DRAWN.has(name))) return false
  const words = elements.filter(({ name }) => name === 'text').map(textOf)
  return EMOJI.test(words.join('').replace(/\s+/g, ''))
}
