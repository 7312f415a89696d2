/** Classes by which the HTML of a content tells the converter what Markdown has signs for, and HTML no element. */
export const CLASSES = {
  /** A formula within a line, and one on lines of its own: `code` with TeX. */
  mathInline: 'blazon-math-inline',
  mathDisplay: 'blazon-math-display',
  /** Where a footnote is referred to, and the footnote; `title` is its label. */
  reference: 'blazon-footnote-reference',
  note: 'blazon-footnote',
  /** What a definition or a fold is about. */
  term: 'blazon-term',
  /** The link that stands for a page in the page. */
  embed: 'blazon-embed',
} as const
