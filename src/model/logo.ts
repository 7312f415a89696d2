import type { StoredRequest } from './kept.ts'
import type { Result } from './record.ts'
import type { Hex } from './style.ts'

/** `webp` and `png` are drawn in the size that is asked for; `svg` scales. */
export const LOGO_FORMATS = ['png', 'webp', 'svg'] as const
export type LogoFormat = (typeof LOGO_FORMATS)[number]

/** The ground that the picture will stand on: a light page or a dark one. */
export const LOGO_THEMES = ['light', 'dark'] as const
export type LogoTheme = (typeof LOGO_THEMES)[number]

/** `icon`: about square, for lists and avatars; `logo`: the whole mark, which may be a wide wordmark. */
export const LOGO_TYPES = ['icon', 'logo'] as const
export type LogoKind = (typeof LOGO_TYPES)[number]

/** What is given where a brand has no logo of the kind: a monogram of its name, or nothing. */
export const LOGO_FALLBACKS = ['monogram', '404'] as const
export type LogoFallback = (typeof LOGO_FALLBACKS)[number]

/** Pixels of the longer side before `scale`, and what they are multiplied by. */
export const LOGO_SIZE = { min: 16, max: 1_024, byDefault: 128 } as const
export const LOGO_SCALE = { min: 1, max: 3, byDefault: 1 } as const
/** The longest side of a picture in pixels, whatever size and scale are asked for. */
const MAX_LOGO_PX = 2_048
/** Empty space at each side, in percent of the picture's longer side. */
export const LOGO_PADDING = { min: 0, max: 40, byDefault: 0 } as const

/** How a logo is drawn. Every part has a default. */
export interface LogoStyle {
  /**
   * Longer side in CSS pixels, 16 to 1024. Default: 128. A bitmap is enlarged to twice its pixels at most, so
   * the picture may be smaller than asked for.
   */
  readonly size?: number | undefined
  /** Pixels for each CSS pixel, 1 to 3; no side becomes longer than 2048. Default: 1. */
  readonly scale?: number | undefined
  /** Default: `png`. */
  readonly format?: LogoFormat | undefined
  /** The ground that it will stand on. Default: that of `background`, else `light`. */
  readonly theme?: LogoTheme | undefined
  /** Default: `icon`. */
  readonly type?: LogoKind | undefined
  /** Default: `monogram`. */
  readonly fallback?: LogoFallback | undefined
  /** Whether both sides get the same length, by empty space. Default: true for icons, false for logos. */
  readonly square?: boolean | undefined
  /** Empty space at each side, in percent of the longer side, 0 to 40. Default: 0. */
  readonly padding?: number | undefined
  /** Colour that is painted behind it, as `#rrggbb`. Default: none, it is transparent. */
  readonly background?: Hex | undefined
}

/** A style with all its defaults. Two equal ones give the same picture of the same logos. */
export interface LogoSpec {
  /** Longer side in pixels of the picture, at most `MAX_LOGO_PX`. */
  readonly side: number
  readonly format: LogoFormat
  readonly type: LogoKind
  readonly fallback: LogoFallback
  readonly square: boolean
  /** Part of the longer side, 0 to 0.4. */
  readonly padding: number
  /** The ground it is seen on. */
  readonly ground: Hex
  /** True when the ground is painted too. */
  readonly isPainted: boolean
}

/** What each theme's ground is taken to be, where no background is painted. */
const GROUNDS = { light: '#ffffff', dark: '#121212' } as const satisfies Record<LogoTheme, Hex>

/** The style with its defaults. Its values are valid already. */
export function logoSpec(style: LogoStyle): LogoSpec {
  const { size = LOGO_SIZE.byDefault, scale = LOGO_SCALE.byDefault, format = 'png', type = 'icon' } = style
  const { fallback = 'monogram', square = type === 'icon', padding = 0, background, theme = 'light' } = style
  return {
    side: Math.min(MAX_LOGO_PX, Math.round(size * scale)),
    format,
    type,
    fallback,
    square,
    padding: padding / 100,
    ground: (background ?? GROUNDS[theme]).toLowerCase(),
    isPainted: background !== undefined,
  }
}

/** A text that is the same for styles that give the same picture. */
export function logoVariant(spec: LogoSpec): string {
  const { side, format, type, fallback, square, padding, ground, isPainted } = spec
  return [side, format, type, fallback, square, padding, ground, isPainted].join(' ')
}

/** What was done to a logo that could not be seen on its ground as it is. */
export type LogoTreatment =
  /** It is of one colour, and is drawn in white or near black. */
  | 'recoloured'
  /** It stands on a plate of white or near black. */
  | 'plate'

/** Which picture a drawn logo was made of, and why this one. */
export interface LogoSource {
  readonly kind: 'logo' | 'monogram'
  /** Address of the picture; a `data:` URL is cut after its type. Absent for a monogram. */
  readonly url?: string
  /** Its format: `svg`, `png`, `ico` and so on. */
  readonly format?: string
  /** Its natural size in pixels. */
  readonly width?: number
  readonly height?: number
  /** The letters of a monogram. */
  readonly letters?: string
  readonly treatment?: LogoTreatment
  /** True when the site could not be read, so that a monogram of its name stands for whatever it has. */
  readonly isUnread?: true
  /** Sentences: why this one was chosen, what was done to it, and why others were not. */
  readonly evidence: readonly string[]
}

/** A drawn logo. */
export interface DrawnLogo {
  readonly bytes: Uint8Array
  readonly contentType: 'image/png' | 'image/webp' | 'image/svg+xml'
  /** Size of the picture in pixels, scale included. */
  readonly width: number
  readonly height: number
  readonly source: LogoSource
}

/** A drawn logo with the SHA-256 of its bytes in hexadecimal, which is the name of this version of it. */
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

/** What a monogram is made of. */
export interface Named {
  /** Name of the brand in any script, when it is known. */
  readonly name: string | undefined
  /** The label of its domain, such as `example`. */
  readonly label: string
  /** Colours of the brand, the most important first. */
  readonly colors: readonly Hex[]
}

/** What a logo is drawn from. */
export interface LogoTask {
  /** Pictures of the record, best first. */
  readonly candidates: readonly LogoCandidate[]
  readonly named: Named
  readonly spec: LogoSpec
  /** Sentences about pictures that could not be tried. Default: none. */
  readonly untried?: readonly string[]
}

/** Why there is no logo, a sentence for each picture. */
export interface NoLogo {
  readonly tried: readonly string[]
}

/**
 * The result of asking for a logo. A brand without one is `failed` with the code `not_found` where no
 * monogram is wanted.
 */
export type LogoResult =
  | (KeptLogo & { readonly state: 'ok'; readonly domain: string })
  | Exclude<Result, { readonly state: 'ok' }>

/** How a logo is asked for. */
export interface LogoRequest extends LogoStyle, StoredRequest {
  /** True: looks the brand up anew, although a fresh result is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of the work, a lookup included. Default: `lookupTimeoutMs` of the options. */
  readonly timeoutMs?: number | undefined
}
