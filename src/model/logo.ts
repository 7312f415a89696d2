import type { StoredRequest } from './kept.ts'
import type { Result } from './record.ts'
import type { Hex } from './style.ts'

/**
 * `png`, `webp` and `jpg` are drawn in the requested size. `svg` scales. `jpg` cannot be transparent, so its
 * background is painted.
 */
export const LOGO_FORMATS = ['png', 'webp', 'svg', 'jpg'] as const
export type LogoFormat = (typeof LOGO_FORMATS)[number]

/** The background on which the picture will be shown: a light page or a dark one. */
export const LOGO_THEMES = ['light', 'dark'] as const
export type LogoTheme = (typeof LOGO_THEMES)[number]

/** `icon`: about square, for lists and avatars; `logo`: the whole mark, which may be a wide wordmark. */
export const LOGO_TYPES = ['icon', 'logo'] as const
export type LogoKind = (typeof LOGO_TYPES)[number]

/** The ways to show a picture on a terminal. `auto`, the default, chooses one that the terminal supports. */
export const PICTURE_WAYS = ['auto', 'kitty', 'iterm', 'sixel', 'blocks', 'none'] as const

/** The result for a brand without a logo of the requested type: a monogram of its name, or nothing. */
export const LOGO_FALLBACKS = ['monogram', '404'] as const
export type LogoFallback = (typeof LOGO_FALLBACKS)[number]

/** Pixels of the longer side, before they are multiplied by `scale`. */
export const LOGO_SIZE = { min: 16, max: 1_024, byDefault: 128 } as const
export const LOGO_SCALE = { min: 1, max: 3, byDefault: 1 } as const
/** The longest side of a picture in pixels, for every size and scale. */
const MAX_LOGO_PX = 2_048
/** Empty space at each side, in percent of the picture's longer side. */
export const LOGO_PADDING = { min: 0, max: 40, byDefault: 0 } as const

/** How a logo is drawn. Every part has a default. */
export interface LogoStyle {
  /**
   * Longer side in CSS pixels, 16 to 1024. Default: 128. A bitmap is enlarged to twice its pixels at most, so
   * the picture may be smaller than this.
   */
  readonly size?: number | undefined
  /** Pixels for each CSS pixel, 1 to 3; no side becomes longer than 2048. Default: 1. */
  readonly scale?: number | undefined
  /** Default: `png`. */
  readonly format?: LogoFormat | undefined
  /** The background on which the logo will be shown. Default: the theme of `background`, else `light`. */
  readonly theme?: LogoTheme | undefined
  /** Default: `icon`. */
  readonly type?: LogoKind | undefined
  /** Default: `monogram`. */
  readonly fallback?: LogoFallback | undefined
  /** Whether empty space makes both sides equally long. Default: true for icons, false for logos. */
  readonly square?: boolean | undefined
  /** Empty space at each side, in percent of the longer side, 0 to 40. Default: 0. */
  readonly padding?: number | undefined
  /** Colour that is painted behind the logo, as `#rrggbb`. Default: none, the background is transparent. */
  readonly background?: Hex | undefined
  /** Whether the picture is drawn in shades of grey. Default: false. */
  readonly greyscale?: boolean | undefined
}

/** A style with all its defaults. Equal values give the same picture of the same logos. */
export interface LogoSpec {
  /** Longer side in pixels of the picture, at most `MAX_LOGO_PX`. */
  readonly side: number
  readonly format: LogoFormat
  readonly type: LogoKind
  readonly fallback: LogoFallback
  readonly square: boolean
  /** Share of the longer side, 0 to 0.4. */
  readonly padding: number
  /** The colour of the background on which the logo is seen. */
  readonly ground: Hex
  /** True when the background is part of the picture. */
  readonly isPainted: boolean
  readonly greyscale: boolean
  /**
   * True when a picture with fewer pixels, or an SVG with a bitmap in it, is of no use. It is then described,
   * but its bytes are empty. Default: false.
   */
  readonly isExact?: boolean
}

/** The colour of each theme when no background is painted. */
const GROUNDS = { light: '#ffffff', dark: '#121212' } as const satisfies Record<LogoTheme, Hex>

/** Fills in the defaults of a style. The values of the style must be valid. */
export function logoSpec(style: LogoStyle): LogoSpec {
  const { size = LOGO_SIZE.byDefault, scale = LOGO_SCALE.byDefault, format = 'png', type = 'icon' } = style
  const { fallback = 'monogram', square = type === 'icon', padding = 0, background, theme = 'light' } = style
  const { greyscale = false } = style
  return {
    side: Math.min(MAX_LOGO_PX, Math.round(size * scale)),
    format,
    type,
    fallback,
    square,
    padding: padding / 100,
    ground: (background ?? GROUNDS[theme]).toLowerCase(),
    isPainted: background !== undefined || format === 'jpg',
    greyscale,
  }
}

/** Returns a text that is equal for styles that give the same picture. */
export function logoVariant(spec: LogoSpec): string {
  const { side, format, type, fallback, square, padding, ground, isPainted, greyscale } = spec
  const parts = [side, format, type, fallback, square, padding, ground, isPainted]
  return [...parts, ...(greyscale ? ['grey'] : [])].join(' ')
}

/** How a logo was changed because it would be invisible on its background. */
export type LogoTreatment =
  /** The logo has one colour, and is drawn in white or near black. */
  | 'recoloured'
  /** The logo is drawn on a plate of white or near black. */
  | 'plate'

/** The picture from which a logo was drawn, and the reasons why it was chosen. */
export interface LogoSource {
  readonly kind: 'logo' | 'monogram'
  /** Address of the picture; a `data:` URL is cut after its type. Absent for a monogram. */
  readonly url?: string
  /** The format of the picture: `svg`, `png`, `ico` and so on. */
  readonly format?: string
  /** The natural size of the picture in pixels. */
  readonly width?: number
  readonly height?: number
  /** The letters of a monogram. */
  readonly letters?: string
  readonly treatment?: LogoTreatment
  /** True when the site could not be read. The monogram then replaces a logo that the site may have. */
  readonly isUnread?: true
  /** Sentences: why this picture was chosen, how it was changed, and why others were rejected. */
  readonly evidence: readonly string[]
}

export interface DrawnLogo {
  readonly bytes: Uint8Array
  readonly contentType: 'image/png' | 'image/webp' | 'image/svg+xml' | 'image/jpeg'
  /** Size of the picture in pixels, with `scale` applied. */
  readonly width: number
  readonly height: number
  readonly source: LogoSource
}

/** A drawn logo with the SHA-256 of its bytes in hexadecimal, which identifies this drawing. */
export interface KeptLogo extends DrawnLogo {
  readonly hash: string
}

/** A picture of a brand, as its record lists it. */
export interface LogoCandidate {
  readonly url: string
  readonly bytes: Uint8Array
  readonly type: LogoKind
  /** Variants of one artwork have the same number. */
  readonly group: number
}

/** The data for a monogram. */
export interface Named {
  /** Name of the brand in any script; undefined when it is not known. */
  readonly name: string | undefined
  /** The label of its domain, such as `example`. */
  readonly label: string
  /** Colours of the brand, the most important first. */
  readonly colors: readonly Hex[]
}

/** The data from which a logo is drawn, in one style or in several. */
export interface LogoTask {
  /** Pictures of the record, best first. */
  readonly candidates: readonly LogoCandidate[]
  readonly named: Named
  /** There is one drawing for each. The pictures are decoded once for all of them. */
  readonly specs: readonly LogoSpec[]
  /** Sentences about pictures that could not be used. Default: none. */
  readonly untried?: readonly string[]
}

/** Why there is no logo, with one sentence for each picture. */
export interface NoLogo {
  readonly tried: readonly string[]
}

/**
 * The result of a request for a logo. For a brand without a logo it is `failed` with the code `not_found`
 * when the request excludes monograms.
 */
export type LogoResult =
  | (KeptLogo & { readonly state: 'ok'; readonly domain: string })
  | Exclude<Result, { readonly state: 'ok' }>

export interface LogoRequest extends LogoStyle, StoredRequest {
  /** True: looks the brand up anew, although a fresh result is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /**
   * False: only stored data is used for the drawing, and the site is never visited. A brand without a fresh
   * stored result then has no logo, and a large picture that was not stored as a whole is left out. Default:
   * true.
   */
  readonly visit?: boolean | undefined
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the whole work, including a lookup. Default: `lookupTimeoutMs` of the options. */
  readonly timeoutMs?: number | undefined
}
