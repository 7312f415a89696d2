import { select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { thingsOf } from '../../snapshot/structured.ts'
import { visibleTextOf } from '../../snapshot/text.ts'

/** What sort of page it is, as far as that decides where its content stands. */
export type PageKind = 'forum' | 'product' | 'listing' | 'documentation' | 'article' | 'other'

interface KindRule {
  readonly kind: PageKind
  /** Types of structured data. */
  readonly type?: RegExp
  /** `<meta name=generator>`. */
  readonly generator?: RegExp
  /** `og:type`. */
  readonly og?: RegExp
  /** The page says when it was published. */
  readonly isDated?: boolean
  /** Host and path of the page. */
  readonly address?: RegExp
  /** The page shows at least so many prices. */
  readonly minPrices?: number
  /** An element that only such pages have. */
  readonly selector?: string
  /** `og:type` says article, and so does its one `<article>` or an address of a headline's length: many sites say it of all pages. */
  readonly isSaidArticle?: boolean
}

/** Strongest first: the first that holds decides. A rule holds when any of its signs does. */
const RULES: readonly KindRule[] = [
  {
    kind: 'forum',
    type: /^(?:DiscussionForumPosting|QAPage)$/,
    generator:
      /discourse|xenforo|vbulletin|phpbb|mybb|invision|flarum|nodebb|smf|fluxbb|vanilla|simple machines/i,
    address:
      /^(?:forums?|community|discuss|discussions?|bbs|boards?)\.[^/]+\/.|\/(?:forums?|threads?|topics?|viewtopic|showthread|questions|boards|comments|discussions?|t)(?:[/.]|\?)[^?]*\w/i,
  },
  {
    kind: 'documentation',
    generator:
      /sphinx|docusaurus|mkdocs|gitbook|vitepress|vuepress|starlight|mediawiki|hugo-docs|docsy|antora|javadoc|readme/i,
    address:
      /^(?:docs?|developers?|api|wiki|help|support|learn|manual)\.|\/(?:docs?|documentation|reference|manual|api|wiki|guides?)(?:\/|$)/i,
  },
  { kind: 'article', type: /(?:NewsArticle|BlogPosting|Recipe|HowTo)$/, isDated: true },
  {
    kind: 'article',
    // A place for articles with a headline below it, or a date above one.
    address:
      /\/(?:blogs?|articles?|news|posts?|stor(?:y|ies)|magazine|journal|insights)\/(?:[^?]*\/)?[^/?]+-[^/?]+-[^/?]|\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])\/(?:[^?]*\/)?[^/?]+-/i,
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

/** Four words or more in the last part of a path. */
const HEADLINE_PATH = /(?:[^/-]+-){3,}[^/-]+\/?$/

const PRICE = /(?:[$€£¥₹]|\b(?:USD|EUR|GBP))\s?\d|\d\s?(?:[€£₽]|zł\b|kr\b|USD\b|EUR\b)/g

const pricesIn = (text: string): number => text.match(PRICE)?.length ?? 0

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
      (rule.minPrices !== undefined && pricesIn(visibleTextOf(snapshot)) >= rule.minPrices) ||
      rule.address?.test(address) ||
      (rule.selector !== undefined && select(snapshot, rule.selector).length > 0),
  )
  return rule?.kind ?? 'other'
})
