/**
 * Classes in the intermediate HTML for content that has a syntax in Markdown but no element in HTML:
 * formulas, footnotes, terms and embedded pages.
 */
export const CLASSES = {
  /** On `code` with TeX: a formula within a line, and a formula in a block of its own. */
  mathInline: 'blazon-math-inline',
  mathDisplay: 'blazon-math-display',
  /** A reference to a footnote, and the footnote itself, whose label is its `title`. */
  reference: 'blazon-footnote-reference',
  note: 'blazon-footnote',
  /** The term of a definition, or the label of content that a visitor opens. */
  term: 'blazon-term',
  /** A paragraph with a link to a page that an iframe embeds. */
  embed: 'blazon-embed',
} as const
