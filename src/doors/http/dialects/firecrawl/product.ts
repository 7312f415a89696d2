import type { z } from 'zod'
import type { productShape } from '../../../../calls/product-shape.ts'

type Product = z.infer<ReturnType<typeof productShape>>

/**
 * Writes a product in Firecrawl's form. It has one variant, because only the variant that the page shows is
 * known.
 */
export function productProfile(product: Product, url: string): object {
  const { name, brand, category, description, sku, gtin, price, currency, availability, images } = product
  const amount = price === null ? undefined : { amount: price, ...(currency !== null && { currency }) }
  const variant = {
    ...(sku !== undefined && { sku }),
    ...(gtin !== undefined && { id: gtin }),
    ...(amount && { price: amount }),
    availability: { inStock: availability === 'in_stock', text: availability ?? 'not stated' },
    images: images.map((image) => ({ url: image })),
  }
  return {
    title: name,
    ...(brand !== undefined && { brand }),
    ...(category !== null && { category }),
    url: product.url ?? url,
    ...(description !== '' && { description }),
    variants: [variant],
  }
}
