/**
 * Marketplaces that are told from other shops: by host, and by what their pages are made of. By hand, 2026.
 */

import type { ProductPlatform } from '../../model/product.ts'

interface Marketplace {
  readonly platform: Exclude<ProductPlatform, 'generic'>
  /** Tells a host name. */
  readonly host: RegExp
  /** The path that a product has there; where it is not given, the host alone decides. */
  readonly path?: RegExp
  /** The path of the page of one product. */
  readonly product: RegExp
  /** Selectors that only its pages have; all of them must match. */
  readonly structure: readonly string[]
}

export const MARKETPLACES: readonly Marketplace[] = [
  {
    platform: 'amazon',
    host: /(?:^|\.)amazon\.(?:com(?:\.\w{2})?|co\.\w{2}|\w{2})$|^(?:amzn\.(?:to|eu|asia)|a\.co)$/i,
    product: /\/(?:dp|gp\/product|gp\/aw\/d)\/[A-Z0-9]{10}(?:[/?]|$)/i,
    structure: ['#productTitle', '#dp, #ppd, #centerCol'],
  },
  {
    platform: 'tiktok_shop',
    host: /(?:^|\.)shop\.tiktok\.com$/i,
    product: /\/(?:view\/product|pdp)\/(?:[^/]+\/)?\d{10,}/i,
    structure: ['meta[property="al:ios:url"][content*="snssdk"]', '[class*="product"]'],
  },
  {
    platform: 'tiktok_shop',
    host: /(?:^|\.)tiktok\.com$/i,
    path: /^\/(?:shop|view\/product)\b/i,
    product: /\/(?:view\/product|pdp)\/(?:[^/]+\/)?\d{10,}/i,
    structure: ['meta[property="al:ios:url"][content*="snssdk"]', '[class*="product"]'],
  },
  {
    platform: 'etsy',
    host: /(?:^|\.)etsy\.com$|^etsy\.me$/i,
    product: /\/listing\/\d+/i,
    structure: ['[data-listing-id]', '#listing-page-cart, [data-buy-box-region], [data-buy-box]'],
  },
]
