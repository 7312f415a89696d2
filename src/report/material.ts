import type { Design } from '../model/design.ts'
import type { Product } from '../model/product.ts'
import type { OwnLabel } from '../sheet/data.ts'

/** What the sheet of one brand shows besides its record: files, and what was read for it. */
export interface Material {
  /** Bytes by the names of the files, which are ours and no words of a page. */
  readonly files: ReadonlyMap<string, Uint8Array | string>
  /** Names of files by the addresses of the site's pictures that they show. */
  readonly shown: ReadonlyMap<string, string>
  /** Names of font files by their addresses, as far as they may be passed on. */
  readonly fonts: ReadonlyMap<string, string>
  /** Drawn marks by type, theme and format: `logo light svg`. */
  readonly marks: ReadonlyMap<string, Mark>
  /** The file of the mark in the index. */
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
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly note?: string | undefined
}
