import type { Evidence } from './finding.ts'

/** How often a product is paid for. */
export const BILLING_FREQUENCIES = ['monthly', 'yearly', 'one_time', 'usage_based'] as const
export type BillingFrequency = (typeof BILLING_FREQUENCIES)[number]

/** The ways in which the price of a product is set. */
export const PRICING_MODELS = ['per_seat', 'flat', 'tiered', 'freemium', 'custom'] as const
export type PricingModel = (typeof PRICING_MODELS)[number]

/** The kind of shop. `generic` is any shop that is not a marketplace of this list. */
export const PRODUCT_PLATFORMS = ['amazon', 'tiktok_shop', 'etsy', 'generic'] as const
export type ProductPlatform = (typeof PRODUCT_PLATFORMS)[number]

export const AVAILABILITIES = ['in_stock', 'out_of_stock'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** The largest number of pictures of one product. */
export const MAX_PRODUCT_IMAGES = 7

/** A product, or a plan of a service. Unknown values are left out, and unknown lists are empty. */
export interface Product {
  readonly name: string
  /** Empty when the page has none. */
  readonly description: string
  readonly features: readonly string[]
  /** Absolute URLs, in the order of the page, each of the largest size; at most seven. */
  readonly images: readonly string[]
  readonly tags: readonly string[]
  readonly targetAudience: readonly string[]
  readonly category?: string
  /** In units of the currency, such as 12.5. */
  readonly price?: number
  /** ISO 4217. */
  readonly currency?: string
  readonly billingFrequency?: BillingFrequency
  readonly pricingModel?: PricingModel
  /** Absolute URL of the product's page. */
  readonly url?: string
  readonly brand?: string
  /** The shop's own number of the product. */
  readonly sku?: string
  /** The manufacturer's number of the product. */
  readonly mpn?: string
  /** EAN, UPC, JAN or ISBN: 8, 12, 13 or 14 digits. */
  readonly gtin?: string
  readonly availability?: Availability
}

/** The products on a page. */
export interface PageProducts {
  /** Whether the page is about one product that can be bought. */
  readonly isProductPage: boolean
  /** Null when the page is not a product page. */
  readonly platform: ProductPlatform | null
  /** Null when the page is not a product page. */
  readonly product: Product | null
  /** The signs that decided whether the page is a product page, and the sources of the product's values. */
  readonly evidence: readonly Evidence[]
}

/** A link to a page that may have products, judged by its address. */
export interface ProductLink {
  readonly kind: 'pricing' | 'shop' | 'product'
  readonly url: string
}

/** All products of a page, and links to pages that may have more. */
export interface PageList {
  readonly products: readonly Product[]
  readonly links: readonly ProductLink[]
}

/** The limits of `maxProducts`. */
export const PRODUCTS_RANGE = { min: 1, max: 12, default: 5 } as const
