import type { BrandFields } from './record.ts'

/** One fact on a page: a label and its value. */
export interface Fact {
  readonly kind: FactKind
  /** The label on the page: a heading, a term, a question, or the name of a property. */
  readonly label: string
  /** The value of the fact: one text, or the entries of a list. */
  readonly values: readonly string[]
  /** The lines of the single value, when the page shows it in several lines. */
  readonly lines?: readonly string[]
  /** Rows of a table, or items, by the names of their columns or properties. */
  readonly rows?: readonly Readonly<Record<string, string>>[]
  /** Where on the page the fact is, described for people. */
  readonly where: string
}

/** Kinds of facts, the most reliable first. */
export const FACT_KINDS = [
  'record',
  'structured-data',
  'definition',
  'table',
  'product',
  'label',
  'question',
  'phrase',
  'section',
  'link',
  'sentence',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

export interface PageFacts {
  readonly url: string
  /** The topic of the page: its first headings, and the end of its address; empty for a landing page. */
  readonly about?: string
  /** Primary tag of the page's language, such as `en`; undefined when the page does not say it. */
  readonly language?: string
  readonly facts: readonly Fact[]
}

/** What one thing says of itself under one name, in one or more words that mean it. */
export interface Cell {
  /** The names of the value, the best first: of a property, a column, or a class. */
  readonly labels: readonly string[]
  readonly values: readonly string[]
  /** True for the entries of a list on the page. */
  readonly isList?: true
}

/** One thing on a page: what it says of itself, and the groups of things within it. */
export interface Entity {
  readonly cells: readonly Cell[]
  readonly groups?: readonly Things[]
}

/**
 * Things of one kind on a page: items of structured data, rows of a table, products, or blocks of the page
 * that look alike.
 */
export interface Things {
  readonly kind: FactKind | 'blocks'
  /** What the things are called: a type, the heads of columns, or the names of their classes. */
  readonly label: string
  /** The heading above them. */
  readonly heading?: string
  /**
   * True beside the content, as in a footer, and for items about the site. Only a list with their name has
   * them.
   */
  readonly isAside?: true
  readonly things: readonly Entity[]
  /** Where on the page they are, described for people. */
  readonly where: string
}

/** Everything on a page of which an object can be filled. */
export interface PageMaterial {
  readonly facts: PageFacts
  readonly things: readonly Things[]
  /** What the page itself is about, such as its product or its article. */
  readonly subject?: Things
  /** What the page says of the brand of its site. */
  readonly brand?: Partial<BrandFields>
  /** The page as Markdown, for a model. */
  readonly text?: string
}
