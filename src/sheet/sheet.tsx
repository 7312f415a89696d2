import type { VNode } from 'preact'
import { foundValue } from '../model/finding.ts'
import type { BrandRecord } from '../model/record.ts'

export interface SheetData {
  readonly record: BrandRecord
}

/** The sheet of a brand, as the board shows it and as reports contain it. */
export function Sheet({ data: { record } }: { readonly data: SheetData }): VNode {
  return (
    <article class="sheet">
      <h1>{foundValue(record.fields.name) ?? record.domain}</h1>
    </article>
  )
}
