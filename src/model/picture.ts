import type { Hex } from './style.ts'

/** A colour, and its share of the counted pixels, from 0 to 1. */
export interface Shade {
  readonly hex: Hex
  readonly share: number
}

/**
 * Facts about the pixels of a picture. Shares are from 0 to 1 with three decimals. A partly transparent
 * foreground is composited on white.
 */
export interface PictureFacts {
  /**
   * `svg`, `png`, `jpg`, `gif`, `webp`, `avif`, `ico` or `bmp`. Only an icon file's best entry is measured.
   */
  readonly format: string
  /** Natural size in pixels, after rotation. For an SVG, its own size or that of its view box. */
  readonly width: number
  readonly height: number
  /** True when any pixel is transparent or partly transparent. */
  readonly hasAlpha: boolean
  /** Share of transparent pixels among all pixels, and among the pixels at the edges. */
  readonly clear: { readonly all: number; readonly border: number }
  /** `flat`: artwork of few colours or plain gradients; `photo`: everything else. */
  readonly kind: 'flat' | 'photo'
  /** The background colour inside an artwork; null when it is transparent, or has several colours. */
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
   * `has_opaque_background`: the picture fills its box. Otherwise the background that the picture suits:
   * `dark` when more of the picture would be invisible on white than on black, or when all of it is visible
   * on both and it is light on average.
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
   * 16 by 16 cells. A digit says how much of a cell of the foreground's box is foreground; for a photograph,
   * how light the cell is.
   */
  readonly shape: string
  /** 8 by 8 cells. A digit says how light the foreground in the cell is. */
  readonly tones: string
}

/** A picture that was not measured, with the reason as a sentence. */
export interface Unmeasured {
  readonly reason: string
  /** True when the picture shows nothing: it has no bytes, is transparent, or has only one colour. */
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

/** The bytes of a picture, or a part of a picture that is cut out and measured alone. */
export type PictureFile = Uint8Array | { readonly bytes: Uint8Array; readonly part: PicturePart }

/**
 * Pictures by the SHA-256 of their bytes, in hexadecimal. A part of a picture has two keys: the hash of the
 * whole picture with `#` and the four shares, and the hash of the bytes of the part.
 */
export type Pictures = Readonly<Record<string, Picture>>
