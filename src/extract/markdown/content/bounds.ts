/**
 * The bounds between Readability and our own rules, and between parts of our content. They are round, because
 * no other values are better on unseen pages, as `npm run evaluate -- --folds` tests: it chooses each bound
 * on four fifths of a corpus's sites, and scores it on the rest. On the 301 pages of page-types-wcxb none
 * changes the mean by more than 0.003 (`ACCURACY.md`). `minMainShare` and `minLostRatio` are for pages with
 * an empty main element, or whose content our rules remove.
 */
export interface Bounds {
  /** The main element is used only when it has at least this share of the body's text without clutter. */
  readonly minMainShare: number
  /** Its share of the characters in long lines, unless there is little such text outside of it. */
  readonly minMainProseShare: number
  /** Posts are used only when they have more than this share of a forum page's text. */
  readonly minPostsShare: number
  /** Least share of our content in Readability's, which returns one entry of a list, shop or forum. */
  readonly minArticleShare: number
  /** Like `minArticleShare`, for a main element of unknown kind, of which Readability drops sections. */
  readonly minShareInMain: number
  /** Elsewhere, Readability's result is used when it is this many times longer than ours. */
  readonly minLostRatio: number
}

export const BOUNDS: Bounds = {
  minMainShare: 0.4,
  minMainProseShare: 0.7,
  minPostsShare: 0.3,
  minArticleShare: 0.6,
  minShareInMain: 0.8,
  minLostRatio: 4,
}
