import type { Hex } from '../model/style.ts'

/** Pixels, or a function of the length that 100 % stands for. */
export type Length = number | ((base: number) => number)
export type Size = Length | 'auto' | 'none' | 'min-content' | 'max-content' | 'fit-content'
/** A colour, or `currentcolor`, which is inherited as a keyword and therefore not resolved here. */
export type Paint = Hex | 'currentcolor'
export type LineHeight = 'normal' | number | { readonly factor: number }

export interface FontSize {
  readonly px: number
  /** The index from `xx-small`, 0, to `xxx-large`, 7; null when the size was not set by a keyword. */
  readonly keyword: number | null
  /** True when the size was set by a length, so that a change to monospace does not scale it. */
  readonly absolute: boolean
}

/** Computed values that children inherit, by property name. */
export interface InheritedValues {
  direction: 'ltr' | 'rtl'
  /** True when the used colour scheme is dark. */
  'color-scheme': boolean
  'font-family': string
  'font-size': FontSize
  'font-weight': number
  'line-height': LineHeight
  color: Hex
  'letter-spacing': number
  'text-transform': string
  'text-indent': Length
  'text-align': string
  'white-space': string
  visibility: string
  fill: Paint | 'none'
  stroke: Paint | 'none'
  'border-collapse': string
}

/** Computed values that children do not inherit, for the properties that layout or extractors read. */
export interface OwnValues {
  display: string
  position: string
  float: string
  clear: string
  'background-color': Paint
  'background-image': string
  'mask-image': string
  'text-decoration-line': string
  opacity: number
  'border-top-color': Paint
  'border-right-color': Paint
  'border-bottom-color': Paint
  'border-left-color': Paint
  'border-top-width': number
  'border-right-width': number
  'border-bottom-width': number
  'border-left-width': number
  'border-top-style': string
  'border-right-style': string
  'border-bottom-style': string
  'border-left-style': string
  'border-top-left-radius': Length
  'padding-top': Length
  'padding-right': Length
  'padding-bottom': Length
  'padding-left': Length
  'margin-top': Size
  'margin-right': Size
  'margin-bottom': Size
  'margin-left': Size
  'box-shadow': string
  'box-sizing': string
  width: Size
  height: Size
  'min-width': Size
  'min-height': Size
  'max-width': Size
  'max-height': Size
  top: Size
  right: Size
  bottom: Size
  left: Size
  'overflow-x': string
  'overflow-y': string
  clip: string
  'clip-path': string
  'content-visibility': string
  content: string
  appearance: string
  'flex-direction': string
  'flex-wrap': string
  'flex-grow': number
  'flex-shrink': number
  'flex-basis': Size
  'justify-content': string
  'align-items': string
  'align-self': string
  'row-gap': Length
  'column-gap': Length
  'grid-template-columns': string
  'grid-column-start': string
  'grid-column-end': string
  'aspect-ratio': number | null
  'animation-name': string
  'animation-fill-mode': string
}

export type CustomProperties = ReadonlyMap<string, string>

/** The computed style of an element, whose parts are shared, and may be compared by identity. */
export interface Style {
  readonly inherited: Readonly<InheritedValues>
  readonly own: Readonly<OwnValues>
  readonly custom: CustomProperties
  /** The product of the opacities of the element and all its ancestors. */
  readonly opacity: number
}

/** Resolves a length; without a base, percentages are of 0. */
export function pixels(length: Length, base = 0): number {
  return typeof length === 'number' ? length : length(base)
}

export function paintOf(paint: Paint, { inherited }: Style): Hex {
  return paint === 'currentcolor' ? inherited.color : paint
}

/** Chromium's `normal` line height for its default serif font, for `lh` and estimates only. */
const NORMAL_LINE = 1.15

export function usedLineHeight(lineHeight: LineHeight, fontSize: number): number {
  if (lineHeight === 'normal') return fontSize * NORMAL_LINE
  return typeof lineHeight === 'number' ? lineHeight : lineHeight.factor * fontSize
}
