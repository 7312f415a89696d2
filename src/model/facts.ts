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

/** The values of a thing under one name. There may be several words for this name. */
export interface Cell {
  /** The names of the value, the best first. They come from a property, a column or a class. */
  readonly labels: readonly string[]
  readonly values: readonly string[]
}

/**
 * Things of one kind on a page: items of structured data, rows of a table, products, or blocks of the page
 * that look the same.
 */
export interface Things {
  readonly kind: FactKind | 'blocks'
  /** The name of the things: a type, the heading above them, or their class. */
  readonly label: string
  readonly things: readonly (readonly Cell[])[]
  /** The place of the things on the page, described for people. */
  readonly where: string
}

/** All data on a page from which an object can be filled. */
export interface PageMaterial {
  readonly facts: PageFacts
  readonly things: readonly Things[]
  /** The subject of the page, such as its product or its article. */
  readonly subject?: Things
  /** The fields of the brand that were found on the page. */
  readonly brand?: Partial<BrandFields>
  /** The page as Markdown, for a model. */
  readonly text?: string
}
