import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { wholeText } from '../pattern.ts'

/** The label of a link to the cart, without the number of goods in it. */
export const CART_LABEL = wholeText(inAllLanguages(SHOPS, 'carts'))

/** The last part of the address of a cart, without its ending. */
export const CART_SLUGS: ReadonlySet<string> = new Set(inAllLanguages(SHOPS, 'cartPaths'))
