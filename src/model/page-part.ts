/**
 * Settings for the part of a page that is read and for rules that take values from it, and the metadata of a
 * page.
 */

/** Settings for the part of a page that is read. All have defaults. */
export interface PagePart {
  /** CSS selectors. Only the elements that match one of them are read. Default: the whole page. */
  readonly includeSelectors?: readonly string[] | undefined
  /**
   * CSS selectors. Elements that match one of them are left out, even if they are inside included elements.
   */
  readonly excludeSelectors?: readonly string[] | undefined
  /** Whether header, footer, navigation and side columns are left out. Default: false. */
  readonly mainContentOnly?: boolean | undefined
}

/** Limits on all selectors of a request: their number, and the characters of one and of all. */
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
  /** `item`: the first match, or null. `list`: all matches. Default: `item`. */
  readonly type?: 'item' | 'list' | undefined
  /**
   * `text` with folded white space, `html` with the element itself, `@name` for the unchanged value of an
   * attribute, or rules for each match. Default: `text`.
   */
  readonly output?: string | ExtractRules | undefined
}

/** Limits on rules: the number of fields, the levels of nested rules, and the characters of a name. */
export const RULES = { maxFields: 100, maxLevels: 5, nameChars: 200 } as const

/** The result of a rule: a text, the results of nested rules, a list of both, or null. */
export type Extracted = string | null | { readonly [field: string]: Extracted } | readonly Extracted[]

/** Tags with the same name become a list. */
type Tags = Readonly<Record<string, string | readonly string[]>>

/** What a document states about itself, and its server about it. Addresses are absolute. */
export interface PageMeta {
  /** The requested URL. */
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
  /** In the notation of the page. */
  readonly publishedTime?: string
  readonly modifiedTime?: string
  /** Open Graph by names without `og:`, in camel case. */
  readonly openGraph?: Tags
  /** Twitter cards by names without `twitter:`, in camel case. */
  readonly twitter?: Tags
  /** Other named tags that have no key above. */
  readonly additionalMeta?: Tags
  /** JSON-LD blocks without changes. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  readonly alternates?: readonly PageAlternate[]
  /** The first 500 headings of the whole document, each shortened to 1,000 characters. */
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
