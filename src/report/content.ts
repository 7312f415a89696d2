import type { BrandRecord } from '../model/record.ts'
import type { SheetData, SheetLinks } from '../sheet/data.ts'
import type { Material } from './material.ts'

/**
 * Returns the content of a brand's sheet. `at` returns the address of a file of the material; undefined for a
 * file that is left out.
 */
export function contentOf(
  record: BrandRecord,
  material: Material,
  at: (file: string) => string | undefined,
): { readonly data: SheetData; readonly links: SheetLinks } {
  const { design, screenshot, products, own, shown, fonts, marks, notes } = material
  const of = (file: string | undefined) => (file === undefined ? undefined : at(file))
  const data = of('record.json')
  return {
    data: {
      record: { ...record, notes: [...record.notes, ...notes] },
      ...{ design, screenshot: of(screenshot), products, own },
    },
    links: {
      file: (url) => of(shown.get(url)),
      font: (url) => of(fonts.get(url)),
      logo({ theme, type, format }) {
        const mark = marks.get(`${type} ${theme} ${format}`)
        const href = of(mark?.file)
        return mark && href !== undefined ? { ...mark, href } : undefined
      },
      downloads:
        data === undefined ? [] : [{ label: 'Record as JSON', href: data, name: `${record.domain}.json` }],
    },
  }
}
