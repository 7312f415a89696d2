/** Words of shops, by their meaning. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { anyOf, nameWords, pattern, wholeText, wholeWords } from '../pattern.ts'
import { shopNames } from './shop-names.ts'

/** Matches words in labels of buttons to buy. */
export const BUYS = wholeWords(inAllLanguages(SHOPS, 'buy'))

/** Matches complete labels of buttons to buy. A link with such a label would lead to a shop instead. */
export const BUYS_ALONE = wholeText(inAllLanguages(SHOPS, 'buyAlone'))

/**
 * Matches classes of the body on product pages, in the default themes of WooCommerce, Magento, Shopify,
 * Shopware, PrestaShop and OpenCart.
 */
export const PRODUCT_BODY =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|is--ctl-detail|product-id-\d+|product-product-\d+)(?:\s|$)/

/** Matches names and classes of forms and buttons that put a product into the cart, in shop systems. */
export const BUY_NAMES = anyOf(shopNames('buy'), 'i')

/** Matches texts that say that a product cannot be bought now. */
export const SOLD_OUT = wholeWords(inAllLanguages(SHOPS, 'soldOut'))

/** Matches texts that say that a product can be bought. */
export const IN_STOCK = wholeWords(inAllLanguages(SHOPS, 'inStock'))

/** Matches classes and ids of lists of other products. */
export const OTHER_PRODUCTS = nameWords(shopNames('other-products'))

/** Matches headings of lists of other products. */
export const OTHER_HEADINGS = wholeWords(inAllLanguages(SHOPS, 'otherProducts'))

/** Matches class names of prices that are not the price to pay. */
export const OTHER_PRICE_NAMES = nameWords(shopNames('other-prices'))

/** Matches words before or after amounts that are not the price to pay. */
export const OTHER_PRICE_WORDS = wholeWords(inAllLanguages(SHOPS, 'otherPrices'))

/** Matches the number of instalments before an amount, as in "4 x" and "10x de". */
export const INSTALMENTS = /\b\d{1,2}\s*[x×]\s*(?:de|of|à|a|von|di)?\s*$/iu

/** Matches the text after an amount that is a discount or a price per unit. */
export const AMOUNT_SUFFIX = pattern('iu')`
  ^\s*(?:\/|(?:${inAllLanguages(SHOPS, 'perSomething')})(?!\p{L}))
`

/** Matches the unit of measure after a price, such as `/ 100 g`. */
export const PER_MEASURE = pattern('iu')`
  ^\s*\*?\s*(?:\/|(?:per|pro|je|par|por|za|al|pr\.?)\s)\s*[\d.,]*\s*
  (?:${inAllLanguages(SHOPS, 'measures')})(?!\p{L})
`

/** Matches words before the amount that has to be paid now. */
export const PAID_WORDS = wholeWords(inAllLanguages(SHOPS, 'paidPrices'))

export const FROM_WORDS = wholeText(inAllLanguages(SHOPS, 'lowestPrices'))
