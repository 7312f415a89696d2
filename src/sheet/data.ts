import type { Evidence } from '../model/finding.ts'
import type { LogoFormat, LogoKind, LogoTheme } from '../model/logo.ts'
import type { Product } from '../model/product.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Hex } from '../model/style.ts'
import type { Styleguide } from '../model/styleguide.ts'

/** The content of a brand's sheet. Only the record is required. Parts without data are left out. */
export interface SheetData {
  readonly record: BrandRecord
  readonly design?: SheetDesign | undefined
  /** The address of a screenshot of the page. */
  readonly screenshot?: string | undefined
  readonly products?: readonly Product[] | undefined
  /** The user's fields in the record, with the labels of their lines. */
  readonly own?: readonly OwnLabel[] | undefined
}

export interface OwnLabel {
  /** The name of the field in the record. */
  readonly name: string
  readonly label: string
}

/** The parts of a brand's design that the sheet shows. Unknown parts are left out. */
export interface SheetDesign {
  readonly styleguide: Styleguide
  /** The style of the page for visitors who prefer dark pages. */
  readonly dark?: Styleguide | undefined
  readonly pairs?: readonly { readonly role: string; readonly light: Hex; readonly dark: Hex }[] | undefined
  readonly contrast?: readonly Contrast[] | undefined
  readonly states?: readonly ComponentState[] | undefined
  readonly radii?: readonly { readonly name: string; readonly px: number }[] | undefined
  /** Widths of the window in pixels at which the layout changes. */
  readonly breakpoints?: readonly number[] | undefined
  readonly fontFiles?: readonly FontFile[] | undefined
}

/** A pair of colours for a text and its background. */
export interface Contrast {
  readonly text: Hex
  readonly ground: Hex
  /** The ratio of WCAG 2.2, 1 to 21. */
  readonly ratio: number
  readonly level: string
}

/** The style of a component while it is pointed at, focused or pressed. */
export interface ComponentState {
  readonly component: string
  readonly state: string
  readonly properties: Readonly<Record<string, string>>
}

export interface FontFile {
  readonly family: string
  /** One weight, or the lowest and the highest of a variable font. */
  readonly weight: number | string | readonly [lowest: number, highest: number]
  readonly style: string
  readonly url: string
  readonly licence?: string | undefined
}

/** A picture for the sheet. */
export interface SheetPicture {
  readonly href: string
  /** In pixels. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** A sentence about how the picture was made, such as that it is a monogram. */
  readonly note?: string | undefined
}

/** The style in which a mark is drawn for the sheet. */
export interface MarkStyle {
  readonly theme: LogoTheme
  readonly type: LogoKind
  readonly format: LogoFormat
  /** The longer side in pixels. */
  readonly size: number
}

/** The addresses of the files in a sheet. Each address may be unknown. */
export interface SheetLinks {
  /**
   * Returns the address at which a file of the brand's site can be shown. `url` is the address of the file at
   * the site.
   */
  file(url: string): string | undefined
  /** Returns the brand's mark as a picture for a background. */
  logo(style: MarkStyle): SheetPicture | undefined
  /**
   * Whether the mark is a vector drawing. Default: yes. An SVG that contains a bitmap is not offered as a
   * file.
   */
  isVector?(style: Pick<MarkStyle, 'type' | 'theme'>): boolean
  /** Returns the address from which a font file of the brand's site can be loaded. */
  font(url: string): string | undefined
  /** Files about the brand as a whole. */
  readonly downloads: readonly SheetDownload[]
}

export interface SheetDownload {
  readonly label: string
  readonly href: string
  /** The name under which the browser saves the file. Default: the name that the server sends. */
  readonly name?: string | undefined
}

/** Actions for values. A report has no actions: its evidence is in the page. */
export interface SheetActions {
  /** Shows why a field has its value. */
  why?(field: string): void
  /** Lets the user correct a field. */
  correct?(field: string): void
}

/** The style of an element, by the names of properties in JavaScript. All values are checked. */
export type Look = Readonly<Record<string, string>>

/**
 * Returns the class and the style of an element. A report moves the style to its style sheet, because its
 * policy is strict.
 */
export type Paint = (name: string, look: Look) => { readonly class: string; readonly style?: Look }

/** The parts of a finding that the sheet shows. */
export interface Shown {
  readonly value?: unknown
  readonly confidence?: number
  readonly rule?: string
  readonly evidence?: readonly Evidence[]
  readonly tried?: readonly string[]
  readonly error?: string
}
