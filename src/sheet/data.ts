import type { Evidence } from '../model/finding.ts'
import type { LogoFormat, LogoKind, LogoTheme } from '../model/logo.ts'
import type { Product } from '../model/product.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Hex } from '../model/style.ts'
import type { Styleguide } from '../model/styleguide.ts'

/** All that the sheet of a brand shows. Only the record is needed; parts without data are left out. */
export interface SheetData {
  readonly record: BrandRecord
  readonly design?: SheetDesign | undefined
  /** Address of a picture of the page. */
  readonly screenshot?: string | undefined
  readonly products?: readonly Product[] | undefined
  /** The fields of a user that the record may have, with the labels of their lines. */
  readonly own?: readonly OwnLabel[] | undefined
}

export interface OwnLabel {
  /** The name of the field in the record. */
  readonly name: string
  readonly label: string
}

/** The part of a brand's design that the sheet shows. Whatever is unknown is left out. */
export interface SheetDesign {
  readonly styleguide: Styleguide
  /** How the page is styled for visitors who prefer dark pages. */
  readonly dark?: Styleguide | undefined
  readonly pairs?: readonly { readonly role: string; readonly light: Hex; readonly dark: Hex }[] | undefined
  readonly contrast?: readonly Contrast[] | undefined
  readonly states?: readonly ComponentState[] | undefined
  readonly radii?: readonly { readonly name: string; readonly px: number }[] | undefined
  /** Widths of the window in pixels at which the layout changes. */
  readonly breakpoints?: readonly number[] | undefined
  readonly fontFiles?: readonly FontFile[] | undefined
}

/** A colour of text on a ground. */
export interface Contrast {
  readonly text: Hex
  readonly ground: Hex
  /** The ratio of WCAG 2.2, 1 to 21. */
  readonly ratio: number
  readonly level: string
}

/** What a component looks like while it is pointed at, focused or pressed. */
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

/** A picture that can be shown. */
export interface SheetPicture {
  readonly href: string
  /** Pixels. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** A sentence about how the picture was made, such as that it is a monogram. */
  readonly note?: string | undefined
}

/** How the sheet should draw a mark. */
export interface MarkStyle {
  readonly theme: LogoTheme
  readonly type: LogoKind
  readonly format: LogoFormat
  /** Pixels of the longer side. */
  readonly size: number
}

/** Where the files are that a sheet shows. Each may be unknown. */
export interface SheetLinks {
  /** Returns the address at which the file at an address of the brand's site can be shown. */
  file(url: string): string | undefined
  /** Returns the mark of the brand as a picture for a ground. */
  logo(style: MarkStyle): SheetPicture | undefined
  /** Whether the mark as SVG is a vector. Default: yes. An SVG around a bitmap is not offered as a file. */
  isVector?(style: Pick<MarkStyle, 'type' | 'theme'>): boolean
  /** Returns the address at which a font file of the brand's site can be loaded. */
  font(url: string): string | undefined
  /** Files of the whole brand. */
  readonly downloads: readonly SheetDownload[]
}

export interface SheetDownload {
  readonly label: string
  readonly href: string
  /** The name under which the browser saves the file. Default: that of the server. */
  readonly name?: string | undefined
}

/** What can be done with a value. A report has none of these: its evidence is in the page. */
export interface SheetActions {
  /** Shows how a field came to its value. */
  why?(field: string): void
  /** Lets the user correct a field. */
  correct?(field: string): void
}

/** The style of one element, by the names of properties in JavaScript. All values were checked. */
export type Look = Readonly<Record<string, string>>

/**
 * Gives an element a class and a style. A report writes the style to its style sheet, for its strict policy.
 */
export type Paint = (name: string, look: Look) => { readonly class: string; readonly style?: Look }

/** A finding of any field, as the sheet shows it. */
export interface Shown {
  readonly value?: unknown
  readonly confidence?: number
  readonly rule?: string
  readonly evidence?: readonly Evidence[]
  readonly tried?: readonly string[]
  readonly error?: string
}
