/** Decides whether a page is about one product that can be bought. */

import { parsedUrl } from '../../formats/url.ts'
import { PRODUCT_BODY } from '../../lexicon/commerce/words.ts'
import { pattern, wholeText, words } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { evidence } from '../extractor.ts'
import { labelledOf } from './codes.ts'
import { declaredOf, productThingsOf } from './declared.ts'
import { isTyped, metaProductOf } from './meta.ts'
import { isSoldAtMarketplace, kindOf } from './page-kind.ts'
import { bestShown, shownPricesOf } from './prices.ts'
import { buyButtonsOf, stockSignsOf } from './stock.ts'

/** A sign for or against a product page. `seen` returns its evidence; undefined if it is missing. */
interface Sign {
  readonly id: string
  /** Positive for a product page, negative against it. */
  readonly weight: number
  readonly seen: (snapshot: Snapshot) => string | undefined
}

/** From this sum of weights on, a page is a product page. */
const THRESHOLD = 2.5

const PRODUCT_PARTS = words(`
  product products produkt produkte produit producto prodotto produto p dp gp/product itm item items listing sku pd
  pr artikel article-p buy`)
const PRODUCT_PATH = pattern(
  'i',
)`\/(?:${PRODUCT_PARTS})(?:\/|-\d)|[-_/]p-?\d{4,}|-p\d+\.html|\b(?:pid|product_?id)=\d`
const LIST_PARTS = words(`
  collection collections category categories categoria categorie kategori kategorie shop-all c cat catalog browse
  search s brand brands blog news article articles wiki forum doc docs help support thread threads questions`)
const LIST_PATH = pattern('i')`\/(?:${LIST_PARTS})(?:\/|$)|\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])\/`

/** The signs, strongest first. */
const SIGNS: readonly Sign[] = [
  {
    id: 'declared with a price',
    weight: 3,
    seen: (snapshot) => {
      const [best] = declaredOf(snapshot)
      return best?.offers.some(({ price }) => price !== undefined) ? best.where : undefined
    },
  },
  {
    id: 'declared without a price',
    weight: 1.5,
    seen: (snapshot) => {
      const [best] = declaredOf(snapshot)
      return best && !best.offers.some(({ price }) => price !== undefined) ? best.where : undefined
    },
  },
  { id: 'type product', weight: 1.75, seen: (s) => (isTyped(s) ? metaContent(s, 'og:type') : undefined) },
  {
    id: 'price in meta tags',
    weight: 1.5,
    seen: (snapshot) => {
      const price = metaProductOf(snapshot)?.offers[0]?.price
      return price === undefined ? undefined : String(price)
    },
  },
  {
    id: 'button that buys',
    weight: 1.5,
    seen: (snapshot) => {
      const [button] = buyButtonsOf(snapshot)
      return button && (button.text || button.element.name)
    },
  },
  {
    id: 'price near the headline',
    weight: 0.75,
    seen: (snapshot) => {
      const best = bestShown(shownPricesOf(snapshot))
      return best && best.score >= 0.4 ? best.text : undefined
    },
  },
  {
    id: 'one button that buys, and its price',
    weight: 0.75,
    seen: (snapshot) => (isBoughtHere(snapshot) ? bestShown(shownPricesOf(snapshot))?.text : undefined),
  },
  { id: 'sold out, and its price', weight: 1, seen: soldOutNotice },
  {
    id: 'address of a product at a marketplace',
    weight: 1.5,
    seen: ({ url }) => (isSoldAtMarketplace(url) ? url : undefined),
  },
  {
    id: 'code behind a label',
    weight: 0.75,
    seen: (snapshot) => {
      const { skus, mpns, gtins } = labelledOf(snapshot)
      return [...gtins, ...skus, ...mpns][0]
    },
  },
  {
    id: 'class of a product page',
    weight: 1.5,
    seen: (snapshot) => {
      const [body] = select(snapshot, 'body')
      return PRODUCT_BODY.exec(body?.attribs.class ?? '')?.[0]?.trim()
    },
  },
  { id: 'path of a product', weight: 1, seen: ({ url }) => PRODUCT_PATH.exec(pathOf(url))?.[0] },
  {
    id: 'path of a list',
    weight: -1.25,
    seen: ({ url }) => (PRODUCT_PATH.test(pathOf(url)) ? undefined : LIST_PATH.exec(pathOf(url))?.[0]),
  },
  {
    id: 'path of plans',
    weight: -1.5,
    seen: ({ url }) => (kindOf(url) === 'pricing' ? url : undefined),
  },
  {
    id: 'landing page',
    weight: -2,
    seen: ({ url }) =>
      /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+)?$/i.test(parsedUrl(url)?.pathname ?? '') &&
      !PRODUCT_PATH.test(pathOf(url))
        ? url
        : undefined,
  },
  {
    id: 'type of an article',
    weight: -1.5,
    seen: (s) => {
      const type = metaContent(s, 'og:type')
      return type !== undefined && /^(?:article|blog|video\.|profile)/i.test(type) ? type : undefined
    },
  },
  {
    id: 'type of a list',
    weight: -3,
    seen: (s) => (/group|category/i.test(metaContent(s, 'og:type') ?? '') ? 'og:type' : undefined),
  },
  {
    id: 'declared as something else',
    weight: -1.5,
    seen: (snapshot) => {
      const pages = isBoughtHere(snapshot) ? OTHER_PAGES : LIST_OR_OTHER_PAGES
      const other = thingsOf(snapshot).find(
        ({ types, property }) => property === undefined && types.some((type) => pages.test(type)),
      )
      return other && declaredOf(snapshot).length === 0 ? other.where : undefined
    },
  },
  {
    id: 'several buttons that buy',
    weight: -2,
    seen: (snapshot) => {
      const { length } = buyButtonsOf(snapshot)
      return length >= 6 && declaredOf(snapshot).length === 0 ? `${length} buttons` : undefined
    },
  },
  {
    id: 'several products',
    weight: -2.5,
    seen: (snapshot) => {
      const all = productThingsOf(snapshot).length
      const areOfPage = all >= 3 && declaredOf(snapshot).length === 0 && !isBoughtHere(snapshot)
      return areOfPage ? `${all} products` : undefined
    },
  },
]

const OTHERS = words(`
  Article NewsArticle TechArticle ScholarlyArticle BlogPosting Review CollectionPage SearchResultsPage
  DiscussionForumPosting QAPage Recipe JobPosting RealEstateListing Event Service LodgingBusiness Hotel`)
const OTHER_PAGES = wholeText(OTHERS, '')
/** The page of one product may also declare a list of other products. */
const LIST_OR_OTHER_PAGES = wholeText([...OTHERS, 'ItemList'], '')

/** Buttons to buy one product: the usual one, for a subscription, and one that stays in view. */
const MAX_OWN_BUTTONS = 3

/**
 * Whether a product can be bought here, with a price near the headline. A page with more buttons is a list,
 * in which each entry has a button.
 */
const isBoughtHere = view((snapshot: Snapshot): boolean => {
  const buttons = buyButtonsOf(snapshot).length
  const best = buttons > 0 && buttons <= MAX_OWN_BUTTONS ? bestShown(shownPricesOf(snapshot)) : undefined
  return best !== undefined && best.score >= 0.4
})

function soldOutNotice(snapshot: Snapshot): string | undefined {
  const best = bestShown(shownPricesOf(snapshot))
  if (!best || best.score < 0.4) return undefined
  return stockSignsOf(snapshot).find(({ says }) => says === 'out_of_stock')?.text
}

function pathOf(url: string): string {
  const parsed = parsedUrl(url)
  return parsed ? parsed.pathname + parsed.search : ''
}

export function decide(snapshot: Snapshot): { isProductPage: boolean; score: number; signs: Evidence[] } {
  const seen = SIGNS.flatMap(({ id, weight, seen: see }) => {
    const text = see(snapshot)
    return text === undefined ? [] : [{ id, weight, text }]
  })
  const score = seen.reduce((sum, { weight }) => sum + weight, 0)
  const signs = seen.map(({ id, weight, text }) =>
    evidence(weight > 0 ? 'sign for' : 'sign against', id, text),
  )
  return { isProductPage: score >= THRESHOLD, score, signs }
}
