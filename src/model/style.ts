/**
 * One visible element with the computed values that extractors read. Two producers fill it: the browser
 * (`capture/browser`) and the cascade (`cascade/`); readers cannot tell which.
 */
export interface StyleSample {
  /** Child-element indexes from the document element, such as `1/0/3`; `` is `<html>`. Same in both producers. */
  readonly path: string
  /** Lower-case tag name. */
  readonly tag: string
  /** ARIA role: explicit, or implied for links, buttons, headings, banner, navigation, main, contentinfo; else null. */
  readonly role: string | null
  /** The element's own visible text (not that of child elements), white space folded, at most 80 characters. */
  readonly text: string
  /** Number of words in the element's own visible text. For scripts without spaces one word is two characters. */
  readonly words: number
  /** CSS pixels from the document's top left at the capture viewport; null when the producer has no layout. */
  readonly box: Box | null
  readonly style: ComputedStyle
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** `#rrggbb`, or `#rrggbbaa` when not opaque; `#00000000` is transparent. Lower case. */
export type Hex = string

/** Resolved values. Lengths are CSS pixels. */
export interface ComputedStyle {
  readonly color: Hex
  readonly backgroundColor: Hex
  /** `none`, or the CSS value with absolute URLs. */
  readonly backgroundImage: string
  /** Family list as CSS text, such as `"Inter", Arial, sans-serif`. */
  readonly fontFamily: string
  readonly fontSize: number
  readonly fontWeight: number
  /** null: `normal`. */
  readonly lineHeight: number | null
  readonly letterSpacing: number
  readonly textTransform: string
  /** `none`, `underline` ... */
  readonly textDecorationLine: string
  readonly display: string
  /** Product of the element's and its ancestors' opacity, 0 to 1. */
  readonly opacity: number
  /** Sides in the order top, right, bottom, left. */
  readonly borderColor: Sides<Hex>
  readonly borderWidth: Sides<number>
  readonly borderStyle: Sides<string>
  readonly padding: Sides<number>
  /** Top left corner. */
  readonly borderRadius: number
  /** `none`, or the CSS value. */
  readonly boxShadow: string
  /** Resolved for SVG elements; `none` or a hex. */
  readonly fill: string
  readonly stroke: string
}

export type Sides<T> = readonly [T, T, T, T]
