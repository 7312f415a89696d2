import { isObject, parsedJson } from './json.ts'
import { absoluteUrl } from './url.ts'

interface ManifestIcon {
  /** The absolute URL. */
  readonly url: string
  /** The sizes as they are written, such as `192x192 512x512` or `any`; empty when left out. */
  readonly sizes: string
  /** The largest side that `sizes` names, in pixels; 0 when it names none. */
  readonly side: number
  readonly type: string
  /** `any`, `maskable` or `monochrome`, or several with spaces, in lower case; `any` when left out. */
  readonly purpose: string
}

/** The members of a web app manifest (W3C) about a brand. A member of a wrong type counts as missing. */
export interface Manifest {
  readonly name: string | undefined
  readonly shortName: string | undefined
  readonly description: string | undefined
  /** Colours in CSS, as they are written. */
  readonly themeColor: string | undefined
  readonly backgroundColor: string | undefined
  readonly icons: readonly ManifestIcon[]
}

/**
 * Reads a manifest. `url` is its own address, against which the addresses of icons are resolved. Undefined
 * when the text is not a JSON object.
 */
export function parseManifest(text: string, url: string): Manifest | undefined {
  const value = parsedJson(text)
  if (!isObject(value)) return undefined
  const read = (key: string) => stringOf(value[key])
  return {
    name: read('name'),
    shortName: read('short_name'),
    description: read('description'),
    themeColor: read('theme_color'),
    backgroundColor: read('background_color'),
    icons: Array.isArray(value.icons)
      ? value.icons.slice(0, MAX_ICONS).flatMap((icon: unknown) => iconOf(icon, url))
      : [],
  }
}

/** The limit of icons. A manifest may list 20,000 of them, which would take 200 ms. */
const MAX_ICONS = 200

function iconOf(value: unknown, base: string): ManifestIcon[] {
  if (!isObject(value)) return []
  const url = absoluteUrl(stringOf(value.src), base)
  if (!url) return []
  const sizes = stringOf(value.sizes) ?? ''
  const purpose = (stringOf(value.purpose) ?? 'any').toLowerCase()
  return [{ url, sizes, side: largestSide(sizes), type: stringOf(value.type) ?? '', purpose }]
}

/** The limit of a `sizes` value. Ten sizes take 100 characters. */
const MAX_SIZES_CHARS = 500

/**
 * Returns the largest side in a `sizes` value such as `16x16 32x32`. `any`, which scalable icons declare,
 * counts as 1,024. Returns 0 when the value names no size.
 */
export function largestSide(sizes: string | undefined): number {
  const sides = [...(sizes ?? '').slice(0, MAX_SIZES_CHARS).matchAll(/(\d+)\s*[x×]\s*(\d+)/gi)].map(
    ([, width, height]) => Math.max(Number(width), Number(height)),
  )
  return Math.max(0, ...sides, /\bany\b/i.test(sizes ?? '') ? 1024 : 0)
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
