/** A colour: `#rrggbb`, lower case, with the name a person would say. */
export interface Color {
  readonly hex: string
  readonly name: string
}

/** What a colour of the brand is for. */
export type ColorRole = 'primary' | 'secondary' | 'accent' | 'background' | 'text'

/** A colour of the brand's palette. */
export interface BrandColor extends Color {
  /** Each role is held by one colour at most, and not every colour has one. */
  readonly role?: ColorRole
  /** What stands in its place for those who prefer dark; absent where that is the same. */
  readonly dark?: Color
}

/** Whole pixels; `aspectRatio` = width / height, four decimals. */
export interface Resolution {
  readonly width: number
  readonly height: number
  readonly aspectRatio: number
}

/** light: suits a light ground; dark: suits a dark ground. */
export type LogoMode = 'light' | 'dark' | 'has_opaque_background'

export interface Logo {
  /** Absolute URL, or a `data:image/svg+xml` URL where the mark is inline SVG. */
  readonly url: string
  /** `icon` when about square and at most 512 px, else `logo`. */
  readonly type: 'icon' | 'logo'
  /** Absent when it could not be measured. */
  readonly mode?: LogoMode
  readonly colors: readonly Color[]
  readonly resolution?: Resolution
  /** Variants of one artwork share a number, from 1. */
  readonly group: number
}

/** A large picture that stands for the brand. */
export interface Backdrop {
  /** Absolute URL. */
  readonly url: string
  /** Largest share first; empty when it was not looked at. */
  readonly colors: readonly Color[]
  /** Absent when it is not known. */
  readonly resolution?: Resolution
}

/** One font family with its share of the visible page. Percentages 0 to 100, two decimals. */
export interface FontUse {
  readonly family: string
  readonly fallbacks: readonly string[]
  /** Element kinds it is used for: `h1`, `p`, `button`, `a` ... most words first. */
  readonly uses: readonly string[]
  /** `heading` and `body` name the leading family of each role; others are `other`. */
  readonly roles: readonly ('heading' | 'body' | 'other')[]
  readonly elements: number
  readonly words: number
  /** Of all elements with readable text, whatever that is set in; icon fonts are not counted. */
  readonly percentElements: number
  readonly percentWords: number
  /** Its files, or the style sheet that brings them, did not come when the page was captured, and a fallback is seen: URL and reason. */
  readonly loadError?: string
}

export interface Social {
  /** One of the network names in `SOCIAL_TYPES`. */
  readonly type: string
  readonly url: string
}

/** A postal address in its parts; what the site does not say is left out. */
export interface Address {
  /** House number and street as written, with building, floor and suite; a P.O. box where there is no street. */
  readonly street?: string
  readonly city?: string
  /** English name by ISO 3166. */
  readonly country?: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string
  readonly stateProvince?: string
  /** As the country's post writes it, without the country: `CA`, `NSW`, `MI`. */
  readonly stateCode?: string
  readonly postalCode?: string
}

/** The key pages that are looked for, `login` and `signup` for screenshots. */
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

/** Absolute URLs; a kind that was not found is left out. */
export type KeyLinks = { readonly [K in LinkKind]?: string }

/** Network names, as the wire enumerates them (`x` stands for twitter as well). */
export const SOCIAL_TYPES = [
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
