/** A colour: `#rrggbb` in lower case, with its name in words. */
export interface Color {
  readonly hex: string
  readonly name: string
}

/** The purpose of a colour of the brand. */
export type ColorRole = 'primary' | 'secondary' | 'accent' | 'background' | 'text'

/** A colour of the brand's palette. */
export interface BrandColor extends Color {
  /** At most one colour has each role, and not every colour has a role. */
  readonly role?: ColorRole
  /** The colour that replaces this one in the dark scheme; absent when it is the same. */
  readonly dark?: Color
}

/** Whole pixels; `aspectRatio` is width divided by height, with four decimals. */
export interface Resolution {
  readonly width: number
  readonly height: number
  readonly aspectRatio: number
}

/** Rounds a size to whole pixels, at least 1. The ratio is that of the rounded numbers. */
export function resolutionIn(exactWidth: number, exactHeight: number): Resolution {
  const [width, height] = [Math.max(1, Math.round(exactWidth)), Math.max(1, Math.round(exactHeight))]
  return { width, height, aspectRatio: Math.round((width / height) * 10_000) / 10_000 }
}

/** `light`: for light backgrounds; `dark`: for dark backgrounds. */
export type LogoMode = 'light' | 'dark' | 'has_opaque_background'

/** A logo or icon of the brand. */
export interface Logo {
  /**
   * Absolute URL, or a `data:` URL. The latter is an inline SVG of the page, or a PNG of the visible part of
   * a sprite sheet.
   */
  readonly url: string
  /** `icon` when it is nearly square and at most 512 px wide and high, otherwise `logo`. */
  readonly type: 'icon' | 'logo'
  /** Absent when the picture could not be measured. */
  readonly mode?: LogoMode
  readonly colors: readonly Color[]
  readonly resolution?: Resolution
  /** Variants of one artwork have the same number, from 1. */
  readonly group: number
  /**
   * True when the page refers to this picture, but its address answers with 404 or 410, or with a file that
   * is not a picture.
   */
  readonly missing?: true
}

/** A large picture that represents the brand. */
export interface Backdrop {
  /** Absolute URL. */
  readonly url: string
  /** The colours of the picture, the largest share first; empty when the picture was not measured. */
  readonly colors: readonly Color[]
  /** Absent when the size is not known. */
  readonly resolution?: Resolution
}

/** One font family with its share of the visible page. Percentages are from 0 to 100 with two decimals. */
export interface FontUse {
  readonly family: string
  readonly fallbacks: readonly string[]
  /** Kinds of elements with this family: `h1`, `p`, `button`, `a` ..., most words first. */
  readonly uses: readonly string[]
  /** `heading` and `body` for the most used family of each role; all others have `other`. */
  readonly roles: readonly ('heading' | 'body' | 'other')[]
  readonly elements: number
  readonly words: number
  /** Share of all elements with readable text in any font; icon fonts are not counted. */
  readonly percentElements: number
  readonly percentWords: number
  /**
   * URL and reason, when the font files or the style sheet with the `@font-face` rules did not load during
   * the capture, so the browser shows a fallback.
   */
  readonly loadError?: string
}

/** A profile of the brand in a social network. */
export interface Social {
  /** One of the network names in `SOCIAL_TYPES`. */
  readonly type: string
  readonly url: string
}

/** A postal address in parts. A part that the site does not state is left out. */
export interface Address {
  /** House number and street as written, with building, floor and suite; else a P.O. box. */
  readonly street?: string
  readonly city?: string
  /** English name by ISO 3166. */
  readonly country?: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string
  readonly stateProvince?: string
  /** The code that the postal service of the country uses, without the country: `CA`, `NSW`, `MI`. */
  readonly stateCode?: string
  readonly postalCode?: string
}

/** The kinds of key pages that are searched for. `login` and `signup` are used only for screenshots. */
export const LINK_KINDS = [
  'careers',
  'blog',
  'terms',
  'privacy',
  'pricing',
  'contact',
  'login',
  'signup',
] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** Absolute URLs. A kind that was not found is left out. */
export type KeyLinks = { readonly [K in LinkKind]?: string }

/**
 * Names of the social networks that the HTTP service reports, because its clients accept these names. `x`
 * includes Twitter.
 */
export const SERVED_SOCIAL_TYPES = [
  'x',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'tiktok',
  'dribbble',
  'github',
  'behance',
  'snapchat',
  'whatsapp',
  'telegram',
  'line',
  'discord',
  'twitch',
  'vimeo',
  'imdb',
  'tumblr',
  'flickr',
  'giphy',
  'medium',
  'spotify',
  'soundcloud',
  'tripadvisor',
  'yelp',
  'producthunt',
  'reddit',
  'crunchbase',
  'appstore',
  'playstore',
] as const

/** Names of all social networks whose profiles are reported. The HTTP service leaves out the last ones. */
export const SOCIAL_TYPES = [...SERVED_SOCIAL_TYPES, 'threads', 'bluesky', 'mastodon', 'vk', 'xing'] as const
