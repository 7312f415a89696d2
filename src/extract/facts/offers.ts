import type { Fact } from '../../model/facts.ts'
import type { Product } from '../../model/product.ts'

/** The products of a page as facts: each by its name, and all of them as rows. Prices with their currency. */
export function offerFacts(products: readonly Product[], url: string): Fact[] {
  const where = `products of ${url}`
  const rows = products.map(rowOf)
  const each = rows.flatMap((row): Fact[] =>
    Object.entries(row).flatMap(([name, value]) => {
      if (name === 'name' || name === 'description' || value === undefined) return []
      const fact = { kind: 'product', values: [value], where } as const
      const own: Fact = { ...fact, label: `${row.name} ${name}` }
      return products.length === 1 ? [own, { ...fact, label: name }] : [own]
    }),
  )
  if (products.filter(({ price }) => price !== undefined).length < 2) return each
  const isPlans = products.some(({ billingFrequency, pricingModel }) => billingFrequency ?? pricingModel)
  const all = {
    kind: 'product',
    values: products.map(({ name }) => name),
    rows: rows.map(filled),
    where,
  } as const
  return [...each, { ...all, label: isPlans ? 'plans' : 'products' }, { ...all, label: 'prices' }]
}

type Row = Readonly<Record<string, string | undefined>> & { readonly name: string }

function rowOf(product: Product): Row {
  const { name, price, currency, description, sku, brand, availability, billingFrequency } = product
  return {
    name,
    price: price === undefined ? undefined : `${price} ${currency ?? ''}`.trim(),
    description: description === '' ? undefined : description,
    sku,
    brand,
    availability: availability?.replaceAll('_', ' '),
    billing: billingFrequency?.replaceAll('_', ' '),
  }
}

function filled(row: Row): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}
