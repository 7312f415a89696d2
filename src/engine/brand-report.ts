import type { Deadline } from '../concurrency/deadline.ts'
import { createSlots, type Slots } from '../concurrency/slots.ts'
import type { BrandReport } from '../model/brand-report.ts'
import type { Product } from '../model/product.ts'
import type { BrandRecord } from '../model/record.ts'
import { documentOf } from '../report/alone.ts'
import type { Parts } from './parts.ts'
import { materialOf } from './report-material.ts'

/**
 * The number of reports that are made at once. A page and its pictures take tens of megabytes for a moment.
 */
const AT_ONCE = 2

const SLOTS = new WeakMap<Parts, Slots>()

/** Writes the sheet of a record as one document. */
export async function sheetOf(
  parts: Parts,
  record: BrandRecord,
  { fonts, products }: { readonly fonts: boolean; readonly products: readonly Product[] | undefined },
  { signal, parties }: Deadline,
): Promise<Pick<BrandReport, 'html' | 'policy'>> {
  const slots = SLOTS.get(parts) ?? createSlots(AT_ONCE)
  SLOTS.set(parts, slots)
  const make = async () => {
    const material = await materialOf(record, parts, { fonts, signal })
    return documentOf(record, { ...material, products })
  }
  return slots.run(make, signal, { parties, site: record.domain })
}
