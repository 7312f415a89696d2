/**
 * The bounds that decide between Readability and our own rules, and between the parts of our own. They are
 * round numbers, because no other value is better on pages held out: `npm run evaluate -- --folds` chooses
 * each on four fifths of the sites of a corpus and scores it on the fifth. On the 301 pages of
 * page-types-wcxb no bound moves the mean by more than 0.003, and `minMainShare` and `minLostRatio` none at
 * all (`ACCURACY.md`): these two are for a page with an empty main element, and for one that our rules empty.
 */
export interface Bounds {
  /** The main element is used only when it holds at least this share of the body's text without clutter. */
  readonly minMainShare: number
  /**
   * The main element must also hold this share of the characters in long lines, unless little stands outside
   * of it, as a shop's text below its list of products does.
   */
  readonly minMainProseShare: number
  /** Posts are used only when they hold more than this share of a forum page's text. */
  readonly minPostsShare: number
  /**
   * Readability is made for articles: of a list, a shop or a forum it keeps one entry. Its result is used
   * when it holds at least this share of our own content.
   */
  readonly minArticleShare: number
  /**
   * The same share as `minArticleShare`, for a page of unknown kind with a main element. Such a page mostly
   * offers something, in sections of which Readability drops some.
   */
  readonly minShareInMain: number
  /**
   * On other kinds of pages the result of Readability is used when it is this many times longer than our own
   * content: our rules have removed the content then.
   */
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
