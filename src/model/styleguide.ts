import type { Finding } from './finding.ts'
import type { FontLinks } from './font-links.ts'
import type { LookupRequest } from './lookup.ts'
import type { ColorScheme } from './options.ts'
import type { Result } from './record.ts'
import type { Hex, Sides } from './style.ts'
import type { BrandColor } from './values.ts'

/**
 * How a page is styled. Every value has its evidence, or is absent with the rules that were tried. All
 * lengths are in CSS pixels.
 */
export interface Styleguide {
  /** The mode of the background behind most of the page's area and words. */
  readonly mode: Finding<'light' | 'dark'>
  /** The brand's colours, the most important first. The rules are the same as for its record. */
  readonly palette: Finding<readonly BrandColor[]>
  readonly colors: {
    readonly accent: Finding<Hex>
    readonly background: Finding<Hex>
    readonly text: Finding<Hex>
  }
  readonly typography: {
    readonly headings: Readonly<Record<HeadingLevel, Finding<TypeStyle>>>
    /** Body text. */
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

/** The font of a text. */
export interface FontChoice {
  /**
   * The first family of the list that is not a generic one, with the name that people use; else the first
   * generic family. null when the page sets no font, so the browser's default is used.
   */
  readonly fontFamily: string | null
  readonly fontFallbacks: readonly string[]
}

/** The style of a kind of text. Lengths are in CSS pixels. */
export interface TypeStyle extends FontChoice {
  readonly fontSize: number
  readonly fontWeight: number
  /** Null means `normal`. */
  readonly lineHeight: number | null
  /** 0 means `normal`. */
  readonly letterSpacing: number
}

/** The steps of a scale, smallest first. */
export const SPACING_STEPS = ['xs', 'sm', 'md', 'lg', 'xl'] as const
export type SpacingStep = (typeof SPACING_STEPS)[number]

/** The distances between elements, in CSS pixels. */
export interface SpacingScale {
  readonly steps: Readonly<Record<SpacingStep, number>>
  /** The steps that were measured on the page. The other steps are interpolated, in whole pixels. */
  readonly measured: readonly SpacingStep[]
}

export const SHADOW_STEPS = ['sm', 'md', 'lg', 'xl'] as const
export type ShadowStep = (typeof SHADOW_STEPS)[number]

/** The shadows of a page, by their size. */
export interface ShadowScale {
  /**
   * CSS values by step. A step is left out when the page has no shadow of its size, and no other shadows from
   * which it could be interpolated.
   */
  readonly steps: Readonly<Partial<Record<ShadowStep, string>>>
  /** The steps that were measured on the page. The other steps are interpolated. */
  readonly measured: readonly ShadowStep[]
  /** CSS value; null when the page has no inner shadow. */
  readonly inner: string | null
}

/** The box of a component. The sides are in the order top, right, bottom, left. */
export interface BoxStyle {
  /** The visible opaque colour, composited on the background behind. For a gradient, its first stop. */
  readonly backgroundColor: Hex
  /** Composited on the background of the element. */
  readonly borderColor: Sides<Hex>
  readonly borderWidth: Sides<number>
  readonly borderStyle: Sides<string>
  readonly borderRadius: number
  readonly padding: Sides<number>
  /** CSS value, or `none`. */
  readonly boxShadow: string
}

/** The style of a kind of button. Lengths are in CSS pixels. */
export interface ButtonStyle extends BoxStyle, FontChoice {
  readonly color: Hex
  readonly fontSize: number
  readonly fontWeight: number
  /** The kinds of line, by their CSS names: `none`, `underline` and so on. */
  readonly textDecoration: string
}

/** The style of cards. Lengths are in CSS pixels. */
export interface CardStyle extends BoxStyle {
  readonly textColor: Hex
}

/**
 * `json` has evidence, `dtcg` W3C design tokens, `css` custom properties, and `tailwind` a theme for Tailwind
 * CSS 4.
 */
export const STYLEGUIDE_FORMATS = ['json', 'dtcg', 'css', 'tailwind'] as const
export type StyleguideFormat = (typeof STYLEGUIDE_FORMATS)[number]

/** The settings for the lookup of a style guide. */
export interface StyleRequest extends LookupRequest {
  /**
   * The colour scheme that the page should use. If it differs from the scheme in the options, the page is
   * captured again and not stored. Default: `colorScheme` of the options.
   */
  readonly colorScheme?: ColorScheme | undefined
}

/** The result of a lookup of one page, with its style guide when the state is `ok`. */
export type StyleguideResult =
  | (Extract<Result, { readonly state: 'ok' }> & {
      readonly styleguide: Styleguide
      readonly fontLinks: FontLinks
    })
  | Exclude<Result, { readonly state: 'ok' }>
