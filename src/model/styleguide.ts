import type { Finding } from './finding.ts'
import type { Result } from './record.ts'
import type { Hex, Sides } from './style.ts'

/** How a page is styled: every value with its evidence, or absent with what was tried. All measures are CSS pixels. */
export interface Styleguide {
  /** By the grounds that fill the first view. */
  readonly mode: Finding<'light' | 'dark'>
  readonly colors: {
    readonly accent: Finding<Hex>
    readonly background: Finding<Hex>
    readonly text: Finding<Hex>
  }
  readonly typography: {
    readonly headings: Readonly<Record<HeadingLevel, Finding<TypeStyle>>>
    /** Running text. */
    readonly p: Finding<TypeStyle>
  }
  readonly elementSpacing: Finding<SpacingScale>
  readonly shadows: Finding<ShadowScale>
  readonly components: {
    readonly button: Readonly<Record<ButtonKind, Finding<ButtonStyle>>>
    readonly card: Finding<CardStyle>
  }
}

export const HEADING_LEVELS = ['h1', 'h2', 'h3', 'h4'] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

export const BUTTON_KINDS = ['primary', 'secondary', 'link'] as const
export type ButtonKind = (typeof BUTTON_KINDS)[number]

export interface TypeStyle {
  /** The first family of the list that has a name, as a person knows it. */
  readonly fontFamily: string
  readonly fontFallbacks: readonly string[]
  readonly fontSize: number
  readonly fontWeight: number
  /** null: `normal`. */
  readonly lineHeight: number | null
  /** 0: `normal`. */
  readonly letterSpacing: number
}

/** Steps of a scale, smallest first. */
export const SPACING_STEPS = ['xs', 'sm', 'md', 'lg', 'xl'] as const
export type SpacingStep = (typeof SPACING_STEPS)[number]

export interface SpacingScale {
  readonly steps: Readonly<Record<SpacingStep, number>>
  /** Those that occur on the page; the others are filled in between, in whole pixels. */
  readonly measured: readonly SpacingStep[]
}

export const SHADOW_STEPS = ['sm', 'md', 'lg', 'xl'] as const
export type ShadowStep = (typeof SHADOW_STEPS)[number]

export interface ShadowScale {
  /** CSS values by how far they reach; a step is left out when the page has none of its size, nor a smaller and a larger one. */
  readonly steps: Readonly<Partial<Record<ShadowStep, string>>>
  /** Those that occur on the page; the others are filled in between. */
  readonly measured: readonly ShadowStep[]
  /** CSS value; null: no shadow falls inwards. */
  readonly inner: string | null
}

/** What a component's box looks like. Sides in the order top, right, bottom, left. */
export interface BoxStyle {
  /** Of a gradient, its first stop. */
  readonly backgroundColor: Hex
  readonly borderColor: Sides<Hex>
  readonly borderWidth: Sides<number>
  readonly borderStyle: Sides<string>
  readonly borderRadius: number
  readonly padding: Sides<number>
  /** CSS value, or `none`. */
  readonly boxShadow: string
}

export interface ButtonStyle extends BoxStyle {
  readonly color: Hex
  readonly fontFamily: string
  readonly fontFallbacks: readonly string[]
  readonly fontSize: number
  readonly fontWeight: number
  /** `none`, `underline` ... */
  readonly textDecoration: string
}

export interface CardStyle extends BoxStyle {
  readonly textColor: Hex
}

/** `json` with evidence, `dtcg` as W3C design tokens, `css` as custom properties, `tailwind` as a theme of Tailwind CSS 4. */
export const STYLEGUIDE_FORMATS = ['json', 'dtcg', 'css', 'tailwind'] as const
export type StyleguideFormat = (typeof STYLEGUIDE_FORMATS)[number]

/** What a lookup of one page ended as, with the styleguide of a page that is described. */
export type StyleguideResult =
  | (Extract<Result, { readonly state: 'ok' }> & { readonly styleguide: Styleguide })
  | Exclude<Result, { readonly state: 'ok' }>
