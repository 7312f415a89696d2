/** One thing that a page says: a label, and what stands beside it. */
export interface Fact {
  readonly kind: FactKind
  /** What the page calls it: a heading, a term, a question, the name of a property. */
  readonly label: string
  /** What it says about that: one text, or the entries of a list. */
  readonly values: readonly string[]
  /** The lines of its one value, where the page shows it in several. */
  readonly lines?: readonly string[]
  /** Rows of a table, or items, by the names of their columns or properties. */
  readonly rows?: readonly Readonly<Record<string, string>>[]
  /** Where it stands, for people. */
  readonly where: string
}

/** Kinds of facts, the surest first. */
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

/** All that a page says in such a form. */
export interface PageFacts {
  readonly url: string
  /**
   * What the page is about: its first headings, and the last part of its address; empty for a landing page.
   */
  readonly about?: string
  /** Primary tag of the page's language, such as `en`; undefined when the page does not say it. */
  readonly language?: string
  readonly facts: readonly Fact[]
}
