/**
 * Classes in the intermediate HTML for content that has a syntax in Markdown and no element in HTML:
 * formulas, footnotes, terms and embedded pages.
 */
export const CLASSES = {
  /** On `code` with TeX: a formula within a line, and a formula in a block of its own. */
  mathInline: 'blazon-math-inline',
  mathDisplay: 'blazon-math-display',
  /** A reference to a footnote, and the footnote itself, whose `title` is its label. */
  reference: 'blazon-footnote-reference',
  note: 'blazon-footnote',
  /** The term of a definition, or the label of content that can be opened. */
  term: 'blazon-term',
  /** A paragraph with a link to a page that was embedded by an iframe. */
  embed: 'blazon-embed',
} as const
