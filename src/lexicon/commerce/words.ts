/** Words of shops, by their meaning. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { anyOf, nameWords, pattern, wholeText, wholeWords } from '../pattern.ts'
import { shopNames } from './shop-names.ts'

/** Labels of buttons that buy. */
export const BUYS = wholeWords(inAllLanguages(SHOPS, 'buy'))

/** Complete labels of buttons that buy. Links do not count, since a link with such a word leads to a shop. */
export const BUYS_ALONE = wholeText(inAllLanguages(SHOPS, 'buyAlone'))

/**
 * The page of a product, in the classes that the default themes of WooCommerce, Magento, Shopify, Shopware,
 * PrestaShop and OpenCart give its body.
 */
export const PRODUCT_BODY =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|is--ctl-detail|product-id-\d+|product-product-\d+)(?:\s|$)/

/** Names of forms, buttons and classes of shop systems that put one product into the cart. */
export const BUY_NAMES = anyOf(shopNames('buy'), 'i')

/** Texts that say that a product cannot be bought now. */
export const SOLD_OUT = wholeWords(inAllLanguages(SHOPS, 'soldOut'))

/** Texts that say that a product can be bought. */
export const IN_STOCK = wholeWords(inAllLanguages(SHOPS, 'inStock'))

/** Classes and ids of lists of other products. */
export const OTHER_PRODUCTS = nameWords(shopNames('other-products'))

/** Headings of such lists. */
export const OTHER_HEADINGS = wholeWords(inAllLanguages(SHOPS, 'otherProducts'))

/** Names of classes of a price that is not the one to pay. */
export const OTHER_PRICE_NAMES = nameWords(shopNames('other-prices'))

/** Words before or after an amount that is not the price to pay. */
export const OTHER_PRICE_WORDS = wholeWords(inAllLanguages(SHOPS, 'otherPrices'))

/** Before an amount: the number of instalments, as in "4 x" and "10x de". */
export const INSTALMENTS = /\b\d{1,2}\s*[x×]\s*(?:de|of|à|a|von|di)?\s*$/iu

/** Matches what stands behind an amount that is paid per unit, or that is a discount. */
export const AMOUNT_SUFFIX = pattern('iu')`
  ^\s*(?:\/|(?:${inAllLanguages(SHOPS, 'perSomething')})(?!\p{L}))
`

/** Matches the unit of measure to which an amount before it refers. */
export const PER_MEASURE = pattern('iu')`
  ^\s*\*?\s*(?:\/|(?:per|pro|je|par|por|za|al|pr\.?)\s)\s*[\d.,]*\s*
  (?:${inAllLanguages(SHOPS, 'measures')})(?!\p{L})
`

/** Words before the amount that has to be paid now. */
export const PAID_WORDS = wholeWords(inAllLanguages(SHOPS, 'paidPrices'))

export const FROM_WORDS = wholeText(inAllLanguages(SHOPS, 'lowestPrices'))
