/** Decides by the address of a page whether it may have products. */

import { parsedUrl } from '../../formats/url.ts'
import { MARKETPLACES } from '../../lexicon/commerce/marketplaces.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import type { ProductLink } from '../../model/product.ts'

const PRICES = words('pricing prices plans price preise tarife tarifs precios prezzi planos ceny cennik')
const SHOPS = words(`
  shop store products collections catalog catalogue produkte boutique tienda negozio loja sklep all`)
const PRODUCTS = words(`
  product products p dp item itm listing produkt produkte produit producto prodotto produto`)
const PRICING = pattern('i')`\/(?:${PRICES})(?:[/.]|$)`
const SHOP = pattern('i')`\/(?:${SHOPS})(?:[/.]|$)`
const PRODUCT = pattern('i')`\/(?:${PRODUCTS})\/[^/]{3,}`

/** Returns the kind of a page with products by its address; undefined for other pages. */
export function kindOf(url: string): ProductLink['kind'] | undefined {
  const path = pathOf(url)
  if (PRICING.test(path)) return 'pricing'
  if (/\/collections?\//i.test(path) && !/\/products?\//i.test(path)) return 'shop'
  if (PRODUCT.test(path) || isSoldAtMarketplace(url)) return 'product'
  return SHOP.test(path) ? 'shop' : undefined
}

const pathOf = (url: string) => parsedUrl(url)?.pathname ?? ''

export const isProductPath = (url: string) => PRODUCT.test(pathOf(url)) || isSoldAtMarketplace(url)

/** Whether a URL leads to one product on a marketplace. */
export function isSoldAtMarketplace(url: string): boolean {
  const { hostname = '', pathname = '' } = parsedUrl(url) ?? {}
  return MARKETPLACES.some(({ host, product }) => host.test(hostname) && product.test(pathname))
}
