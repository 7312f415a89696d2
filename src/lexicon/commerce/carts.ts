import { SHOPS } from '../../data/languages/shops.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import { wholeText } from '../pattern.ts'

/** Matches the label of a link to the cart, without the number of goods. */
export const CART_LABEL = wholeText(inAllLanguages(SHOPS, 'carts'))

/** Last segments of the addresses of carts, without file extensions. */
export const CART_SLUGS: ReadonlySet<string> = new Set(inAllLanguages(SHOPS, 'cartPaths'))
