import { GENERATORS } from '../../../data/vendors/generators.ts'
import { anyOf, pattern, words } from '../../../lexicon/pattern.ts'
import { select } from '../../../snapshot/dom.ts'
import { view } from '../../../snapshot/memo.ts'
import { metaContent } from '../../../snapshot/meta.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { thingsOf } from '../../../snapshot/structured/structured.ts'

/** The kind of a page, by which its main content is chosen. */
export type PageKind = 'forum' | 'product' | 'listing' | 'documentation' | 'article' | 'other'

/** One rule for a kind. It applies when any of its conditions is true. */
interface KindRule {
  readonly kind: PageKind
  /** Matches a schema.org type in the page's structured data. */
  readonly type?: RegExp
  /** Matches the content of `<meta name=generator>`. */
  readonly generator?: RegExp
  /** Matches `og:type`. */
  readonly og?: RegExp
  /** True: applies to a page with `article:published_time`. */
  readonly isDated?: boolean
  /** Matches host, path and query of the page's URL. */
  readonly address?: RegExp
  /** A selector for an element that only pages of this kind have. */
  readonly selector?: string
  /**
   * True: applies to a page whose `og:type` is `article`, if it also has exactly one `<article>` or a path
   * like a headline. Many sites set `og:type` on every page, so it is not enough alone.
   */
  readonly isSaidArticle?: boolean
}

const ARTICLE_FOLDERS = [
  ...[/blogs?/, /articles?/, 'news', /posts?/, /stor(?:y|ies)/, 'magazine', 'journal', 'insights'],
]

const FORUM_FOLDERS = [
  /forums?/,
  /threads?/,
  /topics?/,
  ...words('viewtopic showthread questions boards comments'),
  /discussions?/,
  't',
]

/** Strongest first: the first rule that applies decides. */
const RULES: readonly KindRule[] = [
  {
    kind: 'forum',
    type: /^(?:DiscussionForumPosting|QAPage)$/,
    generator: anyOf(GENERATORS.forum, 'i'),
    address: pattern(
      'i',
    )`^(?:forums?|community|discuss|discussions?|bbs|boards?)\.[^/]+\/.|\/(?:${FORUM_FOLDERS})(?:[/.]|\?)[^?]*\w`,
  },
  {
    kind: 'documentation',
    generator: anyOf(GENERATORS.documentation, 'i'),
    address:
      /^(?:docs?|developers?|api|wiki|help|support|learn|manual)\.|\/(?:docs?|documentation|reference|manual|api|wiki|guides?)(?:\/|$)/i,
  },
  { kind: 'article', type: /(?:NewsArticle|BlogPosting|Recipe|HowTo)$/, isDated: true },
  {
    kind: 'article',
    // Matches a headline below a folder of articles, or a date before a headline.
    address: pattern(
      'i',
    )`\/(?:${ARTICLE_FOLDERS})\/(?:[^?]*\/)?[^/?]+-[^/?]+-[^/?]|\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])\/(?:[^?]*\/)?[^/?]+-`,
  },
  { kind: 'product', og: /product/, selector: 'form[action*="/cart/add"]' },
  {
    kind: 'listing',
    type: /^(?:ItemList|CollectionPage|SearchResultsPage|OfferCatalog|ProductCollection)$/,
    address: /\/(?:collections?|categor(?:y|ies)|departments?|browse|search|tags?|c)(?:\/|$)/i,
  },
  {
    kind: 'product',
    type: /^(?:Product|ProductGroup|IndividualProduct)$/,
    address: /\/(?:products?|p|pr|dp|item)\/[^/]+/i,
  },
  { kind: 'article', type: /^Article$/, isSaidArticle: true },
]

/** Matches a last segment of at least four words, which is usually made from a headline. */
const HEADLINE_PATH = /(?:[^/-]+-){3,}[^/-]+\/?$/

/** The kind of a page by its structured data, meta tags, URL and markup; `other` when no rule applies. */
export const kindOf = view((snapshot: Snapshot): PageKind => {
  const types = thingsOf(snapshot).flatMap((thing) => thing.types)
  const generator = metaContent(snapshot, 'generator') ?? ''
  const og = metaContent(snapshot, 'og:type')?.toLowerCase() ?? ''
  const isDated = metaContent(snapshot, 'article:published_time') !== undefined
  const { hostname, pathname, search } = new URL(snapshot.url)
  const articles = select(snapshot, 'article').length
  const isSaidArticle =
    og === 'article' && (articles === 1 || (articles === 0 && HEADLINE_PATH.test(pathname)))
  const address = `${hostname}${pathname}${search}`
  const rule = RULES.find(
    (rule) =>
      types.some((type) => rule.type?.test(type)) ||
      rule.generator?.test(generator) ||
      rule.og?.test(og) ||
      (rule.isDated && isDated) ||
      (rule.isSaidArticle && isSaidArticle) ||
      rule.address?.test(address) ||
      (rule.selector !== undefined && select(snapshot, rule.selector).length > 0),
  )
  return rule?.kind ?? 'other'
})
