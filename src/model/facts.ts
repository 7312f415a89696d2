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
