import type { Hex } from './style.ts'

/** A colour, and its share of the pixels among which it was counted, from 0 to 1. */
export interface Shade {
  readonly hex: Hex
  readonly share: number
}

/**
 * Facts about the pixels of a picture. Shares are from 0 to 1 with three decimals. A foreground that is
 * partly transparent is composited on white.
 */
export interface PictureFacts {
  /**
   * `svg`, `png`, `jpg`, `gif`, `webp`, `avif`, `ico` or `bmp`. Only the best entry of an icon file is
   * measured.
   */
  readonly format: string
  /** Natural size in pixels, after rotation. The size of a drawing is its own, or that of its view box. */
  readonly width: number
  readonly height: number
  /** True when any pixel is transparent or partly transparent. */
  readonly hasAlpha: boolean
  /** Share of transparent pixels among all pixels, and among those at the edges. */
  readonly clear: { readonly all: number; readonly border: number }
  /** `flat`: artwork of few colours or plain gradients; `photo`: everything else. */
  readonly kind: 'flat' | 'photo'
  /**
   * The background colour of an artwork inside the picture; null when its background is transparent, or
   * consists of several colours.
   */
  readonly ground: Shade | null
  /** The foreground: everything except the background. */
  readonly ink: {
    /** Share of all pixels. */
    readonly share: number
    /**
     * At most six colours, each at least 2 % of the foreground, largest share first. Colours that differ by
     * less than 0.05 in OKLab count as one.
     */
    readonly colors: readonly Shade[]
    /** Mean lightness in OKLab, from 0 (black) to 1 (white). */
    readonly lightness: number
    /** Width divided by height of the box around the foreground. */
    readonly aspectRatio: number
  }
  /**
   * `has_opaque_background`: the picture fills its box. Otherwise the background that it suits: `dark` when
   * more of it would be invisible on white than on black, or when all of it is visible on both and it is
   * light on average.
   */
  readonly mode: 'light' | 'dark' | 'has_opaque_background'
  /** Used to compare pictures; see `sameArtwork`. */
  readonly print: Fingerprint
  /** For a part that was cut out of a picture: the part as a `data:` URL of a PNG. */
  readonly cut?: string
}

/** Grids with one hexadecimal digit for each cell, row by row. */
export interface Fingerprint {
  /**
   * 16 by 16 cells: how much of each cell of the foreground's box is foreground; for a photograph, how light
   * each cell is.
   */
  readonly shape: string
  /** 8 by 8 cells: how light the foreground in each cell is. */
  readonly tones: string
}

/** A picture that was not measured, with the reason as a sentence. */
export interface Unmeasured {
  readonly reason: string
  /**
   * True when the picture is known to show nothing: it has no bytes, is transparent, or has one colour only.
   */
  readonly isBlank?: true
}

/** The facts about the pixels of a picture, or the reason why there are none. */
export type Picture = PictureFacts | Unmeasured

/** A part of a picture; its edges are shares of the picture's sides, from 0 to 1. */
export interface PicturePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The bytes of a picture, or a part of one that is cut out and measured alone. */
export type PictureFile = Uint8Array | { readonly bytes: Uint8Array; readonly part: PicturePart }

/**
 * Pictures by the SHA-256 of their bytes, in hexadecimal; a part of a picture by the hash of the whole
 * picture with `#` and its four shares, and also by the hash of the bytes of the part.
 */
export type Pictures = Readonly<Record<string, Picture>>
