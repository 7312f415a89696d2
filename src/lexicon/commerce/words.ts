/**
 * Words of shops, by what they tell. Names of classes are from shop systems (Shopify, WooCommerce, Magento,
 * PrestaShop, Shopware, Salesforce), by hand, 2026.
 */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { anyOf, nameWords, pattern, wholeText, wholeWords, words } from '../pattern.ts'

/** What a button says that buys. */
export const BUYS = wholeWords(inAllLanguages(SHOPS, 'buy'))

/** What a button that is no link says when it says nothing else: a link with such a word leads to a shop. */
export const BUYS_ALONE = wholeText(inAllLanguages(SHOPS, 'buyAlone'))

/**
 * The page of a product, in the classes that the default themes of WooCommerce, Magento, Shopify, Shopware,
 * PrestaShop and OpenCart give its body.
 */
export const PRODUCT_BODY =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|is--ctl-detail|product-id-\d+|product-product-\d+)(?:\s|$)/

/** Names of forms, buttons and classes of shop systems that put one product into the cart. */
export const BUY_NAMES = anyOf(
  [
    /add[-_]?to[-_]?(?:cart|bag|basket)/,
    /btn-?cart/,
    /buy-?now/,
    ...words('addtocart buybox product-form__submit'),
    'single_add_to_cart',
  ],
  'i',
)

/** Texts that say that a product cannot be bought now. */
export const SOLD_OUT = wholeWords(inAllLanguages(SHOPS, 'soldOut'))

/** Texts that say that a product can be bought. */
export const IN_STOCK = wholeWords(inAllLanguages(SHOPS, 'inStock'))

/** Classes and ids of lists of other products. */
export const OTHER_PRODUCTS = nameWords([
  ...words(`
    related upsell upsells crosssell cross-sell crosssells cross-sells recommendation recommendations recommended
    similar recently recently-viewed recentlyviewed bestseller bestsellers also-bought alsobought alsolike
    carousel-products product-carousel products-carousel product-slider productslider product-list productlist
    products-grid product-grid productgrid product-tile product-card productcard product-item-info products-list
    accessories bundle bundles bundled frequently-bought minicart mini-cart cart-drawer cartdrawer
    recs recos sponsored crossell cross_sell up-sell`),
  /you-?may-?(?:also-?)?like/,
  /customers?-also/,
  /more-from/,
  /other-?products?/,
])

/** Headings of such lists. */
export const OTHER_HEADINGS = wholeWords(inAllLanguages(SHOPS, 'otherProducts'))

/** Names of classes of a price that is not the one to pay. */
export const OTHER_PRICE_NAMES = nameWords([
  ...words(`
    old was regular-price-was compare compare-at compare_at strike striked strikethrough crossed crossed-out barre
    barré rrp msrp uvp list-price listprice original previous retail statt save saving savings saved discount
    installment installments instalment monthly finance financing credit shipping delivery unit-price unitprice
    base-price baseprice per-unit points loyalty cashback coupon deposit streichpreis altpreis before
    afterpay klarna affirm zip laybuy`),
  // The price without tax, in OpenCart.
  /price-?tax/,
  /price-?old/,
  /old-?price/i,
  /was-?price/i,
  /list-?price/i,
  /line-?through/,
])

/** Words before or after an amount that is not the price to pay. */
export const OTHER_PRICE_WORDS = wholeWords(inAllLanguages(SHOPS, 'otherPrices'))

/** Before an amount: so many payments of it, as in "4 x" and "10x de". */
export const INSTALMENTS = /\b\d{1,2}\s*[x×]\s*(?:de|of|à|a|von|di)?\s*$/iu

/** Behind an amount: it is paid for each of something, or is what is taken off. */
export const AMOUNT_SUFFIX = pattern('iu')`
  ^\s*(?:\/|(?:${inAllLanguages(SHOPS, 'perSomething')})(?!\p{L}))
`

/** Behind an amount: the measure that it buys. */
export const PER_MEASURE = pattern('iu')`
  ^\s*\*?\s*(?:\/|(?:per|pro|je|par|por|za|al|pr\.?)\s)\s*[\d.,]*\s*
  (?:${inAllLanguages(SHOPS, 'measures')})(?!\p{L})
`

/** Before an amount: it is the one to pay now. */
export const PAID_WORDS = wholeWords(inAllLanguages(SHOPS, 'paidPrices'))

/** Words that say that a price is the lowest of several. */
export const FROM_WORDS = wholeText(inAllLanguages(SHOPS, 'lowestPrices'))
