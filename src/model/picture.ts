import type { Hex } from './style.ts'

/** A colour with its share of what it was counted in, 0 to 1. */
export interface Shade {
  readonly hex: Hex
  readonly share: number
}

/** What the pixels of a picture say. Shares are 0 to 1, three decimals. Alpha is composited on white where it is the ink's own. */
export interface PictureFacts {
  /** `svg`, `png`, `jpg`, `gif`, `webp`, `avif`, `ico`, `bmp`. Of an icon file its best entry is measured. */
  readonly format: string
  /** Natural size in pixels, as shown; of a drawing from its own size or view box. */
  readonly width: number
  readonly height: number
  /** True when any pixel lets through what is behind. */
  readonly hasAlpha: boolean
  /** Share of transparent pixels, of all and of the outermost ones. */
  readonly clear: { readonly all: number; readonly border: number }
  /** `flat`: artwork of few colours or plain gradients; `photo`: everything else. */
  readonly kind: 'flat' | 'photo'
  /** What an artwork stands on inside the picture; null when it stands on what is behind, or on no one colour. */
  readonly ground: Shade | null
  /** Everything but the ground. */
  readonly ink: {
    /** Of all pixels. */
    readonly share: number
    /** At most six, each 2 % of the ink and more, largest first; near twins (0.05 in OKLab) are one. */
    readonly colors: readonly Shade[]
    /** Mean lightness in OKLab, 0 black to 1 white. */
    readonly lightness: number
    /** Width / height of the box around it. */
    readonly aspectRatio: number
  }
  /**
   * `has_opaque_background`: it fills its box; else the ground it suits. `dark` when more of it would be lost on white than on
   * black, or when nothing would and it is light on the whole.
   */
  readonly mode: 'light' | 'dark' | 'has_opaque_background'
  /** For comparing pictures; see `sameArtwork`. */
  readonly print: Fingerprint
}

/** Grids of one hex digit a cell, row by row. */
export interface Fingerprint {
  /** 16 by 16: how much of each cell of the ink's box is ink; of a photograph, how light each cell of it is. */
  readonly shape: string
  /** 8 by 8: how light the ink in each cell is. */
  readonly tones: string
}

/** A picture that was not measured, with why: a sentence. */
export interface Unmeasured {
  readonly reason: string
  /** It was looked at, and shows nothing: no bytes, clear all over, or one colour from side to side. */
  readonly isBlank?: true
}

export type Picture = PictureFacts | Unmeasured

/** By SHA-256 of the picture's bytes, hex. */
export type Pictures = Readonly<Record<string, Picture>>
