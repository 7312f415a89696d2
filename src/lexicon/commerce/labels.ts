/** Labels of product codes in shops. */

import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { pattern } from '../pattern.ts'

function label(of: 'sku' | 'mpn' | 'gtin' | 'brands'): RegExp {
  return pattern('iu')`^\s*(?:${inAllLanguages(SHOPS, of)})\s*(?:\.|#|№|nr\.?|no\.?)?\s*[:：]?\s*$`
}

/** Labels of the shop's own product number. */
export const SKU_LABEL = label('sku')

/** Labels of the manufacturer's product number. */
export const MPN_LABEL = label('mpn')

/** Labels of a GS1 number, such as EAN. */
export const GTIN_LABEL = label('gtin')

export const BRAND_LABEL = label('brands')
