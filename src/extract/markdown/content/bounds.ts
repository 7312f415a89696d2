/**
 * The bounds that decide between Readability and our own rules, and between the parts of our own content.
 * They are round numbers because no other values are better on unseen pages. `npm run evaluate -- --folds`
 * tests this: it chooses each bound on four fifths of a corpus's sites, and scores it on the rest. On the 301
 * pages of page-types-wcxb no bound changes the mean by more than 0.003 (`ACCURACY.md`). `minMainShare` and
 * `minLostRatio` change nothing there; they are for pages with an empty main element, and for pages whose
 * content our rules remove.
 */
export interface Bounds {
  /** The main element is used only when it has at least this share of the body's text without clutter. */
  readonly minMainShare: number
  /**
   * The main element must also have this share of the characters in long lines. This does not apply when
   * there is little text outside of it, such as the text below a shop's list of products.
   */
  readonly minMainProseShare: number
  /** Posts are used only when they have more than this share of a forum page's text. */
  readonly minPostsShare: number
  /**
   * The result of Readability is used when it has at least this share of our own content. Readability is made
   * for articles; from a list, a shop or a forum it returns one entry.
   */
  readonly minArticleShare: number
  /**
   * Like `minArticleShare`, for a page of unknown kind with a main element. Such a page usually presents an
   * offer in several sections, and Readability drops some of them.
   */
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
