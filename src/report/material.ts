import type { Design } from '../model/design.ts'
import type { Product } from '../model/product.ts'
import type { OwnLabel } from '../sheet/data.ts'

/** The content of a brand's sheet besides the record: files, and data that was read for the sheet. */
export interface Material {
  /** The content of the files by their names. Names are made here and contain no text of a page. */
  readonly files: ReadonlyMap<string, Uint8Array | string>
  /** The names of the files that show pictures of the site, by the addresses of these pictures. */
  readonly shown: ReadonlyMap<string, string>
  /** The names of font files by their addresses. Only fonts that may be redistributed are included. */
  readonly fonts: ReadonlyMap<string, string>
  /** The drawings of marks, by type, theme and format: `logo light svg`. */
  readonly marks: ReadonlyMap<string, Mark>
  /** The file with the mark for the index. */
  readonly thumb?: string | undefined
  readonly screenshot?: string | undefined
  readonly design?: Design | undefined
  readonly products?: readonly Product[] | undefined
  readonly own: readonly OwnLabel[]
  /** Sentences about parts of the sheet that are missing because they could not be made. */
  readonly notes: readonly string[]
}

export interface Mark {
  readonly file: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly note?: string | undefined
}
