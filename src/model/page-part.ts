/** Which part of a page is read, what is taken from it by rules, and what is said about it. */

/** Every part has a default. */
export interface PagePart {
  /** CSS selectors. Only the elements that match one of them are read. Default: the whole page. */
  readonly includeSelectors?: readonly string[] | undefined
  /** CSS selectors. Elements that match one of them are left out, also those that are included. */
  readonly excludeSelectors?: readonly string[] | undefined
  /** Whether header, footer, navigation and side columns are left out. Default: false. */
  readonly mainContentOnly?: boolean | undefined
}

/** Bounds of all selectors of a request: their number, and the characters of one and of all. */
export const SELECTORS = { max: 50, chars: 1_000, allChars: 10_000 } as const

/**
 * Rules by the name of the field. A rule is a CSS selector such as `h1`, a selector with an attribute such as
 * `a@href`, or an object.
 */
export interface ExtractRules {
  readonly [field: string]: string | ExtractRule
}

export interface ExtractRule {
  readonly selector: string
  /** `item`: the first match, or null; `list`: all matches. Default: `item`. */
  readonly type?: 'item' | 'list' | undefined
  /**
   * `text` with white space folded, `html` with the element itself, `@name` for an attribute as it is
   * written, or rules that are applied in each match. Default: `text`.
   */
  readonly output?: string | ExtractRules | undefined
}

/** Bounds of rules: fields in all, and levels of rules in rules. */
export const RULES = { maxFields: 100, maxLevels: 5, nameChars: 200 } as const

/** What a rule found: a text, what nested rules found, a list of both, or null. */
export type Extracted = string | null | { readonly [field: string]: Extracted } | readonly Extracted[]

/** Contents of several tags of one name are a list. */
type Tags = Readonly<Record<string, string | readonly string[]>>

/** What a document states about itself, and its server about it. Addresses are absolute. */
export interface PageMeta {
  /** The URL that was asked for. */
  readonly sourceUrl: string
  /** The URL of the document, after redirects. */
  readonly finalUrl: string
  /** The HTTP status of the document. */
  readonly statusCode: number
  /** The content type that the server states. */
  readonly contentType?: string
  readonly title?: string
  readonly description?: string
  readonly canonicalUrl?: string
  readonly language?: string
  readonly siteName?: string
  readonly author?: string
  readonly favicon?: string
  readonly image?: string
  readonly keywords?: readonly string[]
  readonly robots?: string
  /** As the page writes it. */
  readonly publishedTime?: string
  readonly modifiedTime?: string
  /** Open Graph by names without `og:`, in camel case. */
  readonly openGraph?: Tags
  /** Twitter cards by names without `twitter:`, in camel case. */
  readonly twitter?: Tags
  /** Other named tags that none of the keys above holds. */
  readonly additionalMeta?: Tags
  /** Blocks of JSON-LD as they are written. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  readonly alternates?: readonly PageAlternate[]
  /** The first 500 headings of the whole document, at most 1,000 characters of each. */
  readonly headings?: readonly PageHeading[]
}

export interface PageAlternate {
  readonly href: string
  readonly hreflang?: string
  readonly type?: string
  readonly title?: string
}

export interface PageHeading {
  /** From 1 to 6. */
  readonly level: number
  readonly text: string
}
