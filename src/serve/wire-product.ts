import type { z } from 'zod'
import type { Product } from '../model/product.ts'
import type { PRODUCT } from './answers/product.ts'

/** A product in the form of the contract: unknown values are null, and our additions are left out. */
export function wireProduct({ targetAudience, ...product }: Product): z.infer<typeof PRODUCT> {
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
