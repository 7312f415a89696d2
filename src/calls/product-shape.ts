import type { z } from 'zod'
import {
  AVAILABILITIES,
  BILLING_FREQUENCIES,
  MAX_PRODUCT_IMAGES,
  PRICING_MODELS,
  type Product,
} from '../model/product.ts'
import type { Zod } from './doors.ts'

let made: ReturnType<typeof makeShape> | undefined

/**
 * Makes the schema of a product, which all answers with products share. The keys for brand, codes and stock
 * are not in the API contract.
 */
export function productShape(z: Zod) {
  made ??= makeShape(z)
  return made
}

const makeShape = (z: Zod) =>
  z
    .object({
      name: z.string(),
      description: z.string(),
      features: z.array(z.string()),
      images: z
        .array(z.string())
        .max(MAX_PRODUCT_IMAGES)
        .describe('Absolute URLs, in the order of the page.'),
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

/**
 * Converts a product to the API contract. Unknown values are null. A key that is not in the contract is left
 * out when it has no value.
 */
export function wireProduct({
  targetAudience,
  ...product
}: Product): z.infer<ReturnType<typeof productShape>> {
  const { brand, sku, mpn, gtin, availability } = product
  return {
    name: product.name,
    description: product.description,
    features: [...product.features],
    images: [...product.images],
    tags: [...product.tags],
    target_audience: [...targetAudience],
    category: product.category ?? null,
    image_url: product.images[0] ?? null,
    price: product.price ?? null,
    currency: product.currency ?? null,
    billing_frequency: product.billingFrequency ?? null,
    pricing_model: product.pricingModel ?? null,
    url: product.url ?? null,
    ...(brand !== undefined && { brand }),
    ...(sku !== undefined && { sku }),
    ...(mpn !== undefined && { mpn }),
    ...(gtin !== undefined && { gtin }),
    ...(availability !== undefined && { availability }),
  }
}
