import type { Evidence } from './finding.ts'
import type { Result } from './record.ts'
import type { Hex } from './style.ts'
import type { Styleguide } from './styleguide.ts'

/**
 * The design of a page, as tokens. All values are computed values of the page. Plain JSON. Lengths are in CSS
 * pixels.
 */
export interface Design {
  readonly domain: string
  /** The name of the brand, or its domain when no name was found. */
  readonly name: string
  /** The URL of the page. */
  readonly url: string
  /** The style guide of the page for visitors who prefer the light scheme. */
  readonly styleguide: Styleguide
  /** The style guide of the page in its dark scheme; absent when it has none. */
  readonly dark?: Styleguide
  /** The way in which the page switches to its dark scheme; absent when it has none. */
  readonly darkBy?: DarkSwitch
  /** Colours by role in both schemes; empty without a dark scheme. */
  readonly pairs: readonly ColorPair[]
  /** Texts on their backgrounds: first those of the style guide, then the most frequent ones of the page. */
  readonly contrast: readonly ContrastPair[]
  /** CSS values of painted gradients, the largest first. */
  readonly gradients: readonly string[]
  /** Radii of corners, the smallest first. */
  readonly radii: readonly Radius[]
  /** Widths of the window at which the layout changes, the smallest first. */
  readonly breakpoints: readonly number[]
  /** The states of components whose look differs from the component at rest. */
  readonly states: readonly ComponentState[]
  /** Font files of the families in which the page shows text. */
  readonly fontFiles: readonly FontFile[]
  /** The places where the values were read, by part. The style guides have their own evidence. */
  readonly evidence: Readonly<Record<EvidencePart, readonly Evidence[]>>
  /** Sentences about missing parts, with the reason. */
  readonly notes: readonly string[]
}

const EVIDENCE_PARTS = [
  'dark',
  'contrast',
  'gradients',
  'radii',
  'breakpoints',
  'states',
  'fontFiles',
] as const
export type EvidencePart = (typeof EVIDENCE_PARTS)[number]

/**
 * The switch to the dark scheme. `media`: the condition `prefers-color-scheme` or the property
 * `color-scheme`. `class` and `attribute`: a class or an attribute of the document element or of `body`,
 * which scripts set; `name` and `value` describe it.
 */
export interface DarkSwitch {
  readonly by: 'media' | 'class' | 'attribute'
  readonly on?: 'html' | 'body'
  readonly name?: string
  readonly value?: string
}

export interface ColorPair {
  /** A role such as `background`, `button-primary-text` or `brand-accent`. */
  readonly role: string
  readonly light: Hex
  readonly dark: Hex
}

/**
 * The levels of contrast in WCAG 2.2: `AAA` from 7, `AA` from 4.5, `AA large` from 3, which is only
 * sufficient for large text, and `fail` below.
 */
const CONTRAST_LEVELS = ['AAA', 'AA', 'AA large', 'fail'] as const
export type ContrastLevel = (typeof CONTRAST_LEVELS)[number]

export interface ContrastPair {
  /** The component, such as `button-primary`. Absent for a pair that was only found on the page. */
  readonly role?: string
  readonly text: Hex
  readonly ground: Hex
  /** From 1 to 21, with two decimals. */
  readonly ratio: number
  readonly level: ContrastLevel
  /** The number of words on the page with these colours. */
  readonly words: number
}

export interface Radius {
  /** `xs`, `sm`, `md`, `lg` or `xl`. `full` is a radius that makes any box round. */
  readonly name: string
  readonly px: number
  /** The number of elements with this radius. */
  readonly count: number
}

const COMPONENTS = ['button-primary', 'button-secondary', 'link', 'card'] as const
export type ComponentName = (typeof COMPONENTS)[number]

export const USES = ['hover', 'focus', 'active'] as const

export interface ComponentState {
  readonly component: ComponentName
  readonly state: (typeof USES)[number]
  /** The CSS properties that differ from the component at rest, with their values. */
  readonly properties: Readonly<Record<string, string>>
}

export interface FontFile {
  readonly family: string
  /** One weight, or the lowest and the highest of a variable font. */
  readonly weight: readonly [lowest: number, highest: number]
  readonly style: string
  readonly url: string
  /** `woff2`, `woff`, `ttf` and so on; `unknown` when the address does not show it. */
  readonly format: string
  /** The licence, if it is known from the family or from the host of the file. */
  readonly licence?: string
}

/** A file of a design. Its content is text or bytes. */
export type DesignFile = {
  /** The path relative to the folder of the design, such as `marks/logo-light.svg`. */
  readonly path: string
  readonly mediaType: string
} & ({ readonly text: string } | { readonly bytes: Uint8Array })

/** A drawing of the brand's logo or icon. */
export interface DesignMark {
  readonly path: string
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** The size of the picture in pixels. */
  readonly width: number
  readonly height: number
}

/** The result of the lookup of a design, with its files. */
export type DesignResult =
  | (Extract<Result, { readonly state: 'ok' }> & {
      readonly design: Design
      readonly files: readonly DesignFile[]
    })
  | Exclude<Result, { readonly state: 'ok' }>
