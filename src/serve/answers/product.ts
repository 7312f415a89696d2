import { z } from 'zod'
import {
  AVAILABILITIES,
  BILLING_FREQUENCIES,
  MAX_PRODUCT_IMAGES,
  PRICING_MODELS,
  PRODUCT_PLATFORMS,
} from '../../model/product.ts'

/** The record of a product. The keys for brand, codes and stock are our additions. */
export const PRODUCT = z
  .object({
    name: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    images: z.array(z.string()).max(MAX_PRODUCT_IMAGES).describe('Absolute URLs, in the order of the page.'),
    tags: z.array(z.string()),
    target_audience: z.array(z.string()),
    category: z.string().nullable(),
    image_url: z.string().nullable().describe('The first of the images.'),
    price: z.number().nullable(),
    currency: z.string().nullable().describe('ISO 4217, such as EUR.'),
    billing_frequency: z.enum(BILLING_FREQUENCIES).nullable(),
    pricing_model: z.enum(PRICING_MODELS).nullable(),
    url: z.string().nullable().describe('The page of the product.'),
    brand: z.string().optional(),
    sku: z.string().optional(),
    mpn: z.string().optional(),
    gtin: z.string().optional(),
    availability: z.enum(AVAILABILITIES).optional(),
  })
  .meta({ id: 'Product' })

/** The answer has neither status nor code. */
export const PRODUCT_ANSWER = z
  .object({
    is_product_page: z.boolean(),
    platform: z.enum(PRODUCT_PLATFORMS).nullable().describe('Null when the page is no product page.'),
    product: PRODUCT.nullable().describe('Null when the page is no product page.'),
  })
  .meta({ id: 'ProductAnswer' })

/** The answer has neither status nor code. */
export const PRODUCTS_ANSWER = z
  .object({ products: z.array(PRODUCT).describe('Empty for a site that sells nothing.') })
  .meta({ id: 'ProductsAnswer' })
