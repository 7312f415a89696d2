/** Labels of the codes of a product, as shops write them before the code. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern } from '../pattern.ts'

function label(of: 'sku' | 'mpn' | 'gtin' | 'brands'): RegExp {
  return pattern('iu')`^\s*(?:${inAllLanguages(SHOPS, of)})\s*(?:\.|#|№|nr\.?|no\.?)?\s*[:：]?\s*$`
}

/** Labels of the number by which the shop itself knows a product. */
export const SKU_LABEL = label('sku')

/** Labels of the number of the maker. */
export const MPN_LABEL = label('mpn')

/** Labels of a number of GS1. */
export const GTIN_LABEL = label('gtin')

export const BRAND_LABEL = label('brands')
