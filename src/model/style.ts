/**
 * One visible element with the computed values that extractors read. Either the browser (`capture/browser`)
 * or the cascade (`cascade/`) makes it; the form is the same.
 */
export interface StyleSample {
  /**
   * Child indexes from the document element to the element, such as `1/0/3`; empty for `<html>`. Browser and
   * cascade give the same path.
   */
  readonly path: string
  /** Lower-case tag name. */
  readonly tag: string
  /**
   * ARIA role: explicit, or implied for links, buttons, headings, banner, navigation, main and contentinfo;
   * null for other elements.
   */
  readonly role: string | null
  /**
   * The element's own visible text without the text of child elements, with white space collapsed, at most 80
   * characters.
   */
  readonly text: string
  /**
   * Number of words in the element's own visible text. In scripts without spaces, two characters count as one
   * word.
   */
  readonly words: number
  /**
   * CSS pixels from the top left corner of the document, in the viewport of the capture; null without layout.
   */
  readonly box: Box | null
  readonly style: ComputedStyle
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A colour in lower case: `#rrggbb`, or `#rrggbbaa` when it is not opaque; `#00000000` is transparent. */
export type Hex = string

/** Resolved values. Lengths are in CSS pixels. */
export interface ComputedStyle {
  readonly color: Hex
  readonly backgroundColor: Hex
  /** `none`, or the CSS value with absolute URLs. */
  readonly backgroundImage: string
  /** List of families as CSS text, such as `"Inter", Arial, sans-serif`. */
  readonly fontFamily: string
  readonly fontSize: number
  readonly fontWeight: number
  /** Null means `normal`. */
  readonly lineHeight: number | null
  readonly letterSpacing: number
  readonly textTransform: string
  /** The kinds of line, by their CSS names: `none`, `underline` and so on. */
  readonly textDecorationLine: string
  readonly display: string
  /** Product of the opacity of the element and of its ancestors, from 0 to 1. */
  readonly opacity: number
  /** In the order top, right, bottom, left. */
  readonly borderColor: Sides<Hex>
  readonly borderWidth: Sides<number>
  readonly borderStyle: Sides<string>
  readonly padding: Sides<number>
  /** Radius of the top left corner. */
  readonly borderRadius: number
  /** `none`, or the CSS value. */
  readonly boxShadow: string
  /** Resolved for SVG elements: `none` or a colour. */
  readonly fill: string
  readonly stroke: string
}

export type Sides<T> = readonly [T, T, T, T]
