import type { Evidence } from './finding.ts'
import type { Result } from './record.ts'
import type { Hex } from './style.ts'
import type { Styleguide } from './styleguide.ts'

/**
 * The design of a page, as tokens. Every value is one that the page computes. Plain JSON; all lengths are in
 * CSS pixels.
 */
export interface Design {
  readonly domain: string
  /** The name of the brand; its domain when no name was found. */
  readonly name: string
  /** The URL of the page. */
  readonly url: string
  /** The page as visitors see it who prefer the light scheme. */
  readonly styleguide: Styleguide
  /** The same page in its dark scheme; absent when it has none. */
  readonly dark?: Styleguide
  /** How the page changes to its dark scheme; absent when it has none. */
  readonly darkBy?: DarkSwitch
  /** Colours by role in both schemes; empty without a dark scheme. */
  readonly pairs: readonly ColorPair[]
  /** Texts on their backgrounds: those of the style guide, then the most used of the page. */
  readonly contrast: readonly ContrastPair[]
  /** CSS values of gradients that are painted, the largest first. */
  readonly gradients: readonly string[]
  /** Radii of corners, the smallest first. */
  readonly radii: readonly Radius[]
  /** Widths of the window at which the layout changes, the smallest first. */
  readonly breakpoints: readonly number[]
  /** How components look while they are used, where that differs. */
  readonly states: readonly ComponentState[]
  /** Font files of the families in which the page shows text. */
  readonly fontFiles: readonly FontFile[]
  /** Where the values of the parts were read. The style guides have their own evidence. */
  readonly evidence: Readonly<Record<EvidencePart, readonly Evidence[]>>
  /** Sentences about what is missing, and why. */
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
 * `media`: by `prefers-color-scheme` or `color-scheme`. `class` and `attribute`: by a class or an attribute
 * of the document element or of `body`, which scripts set. `name` and `value` are of that class or attribute.
 */
export interface DarkSwitch {
  readonly by: 'media' | 'class' | 'attribute'
  readonly on?: 'html' | 'body'
  readonly name?: string
  readonly value?: string
}

export interface ColorPair {
  /** Such as `background`, `button-primary-text` or `brand-accent`. */
  readonly role: string
  readonly light: Hex
  readonly dark: Hex
}

/**
 * What WCAG 2.2 calls the contrast of a text: `AAA` from 7, `AA` from 4.5, `AA large` from 3, which is enough
 * for large text alone, and `fail` below.
 */
const CONTRAST_LEVELS = ['AAA', 'AA', 'AA large', 'fail'] as const
export type ContrastLevel = (typeof CONTRAST_LEVELS)[number]

export interface ContrastPair {
  /** The component, such as `button-primary`; absent for a pair that was only found on the page. */
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
  /** `xs`, `sm`, `md`, `lg`, `xl`, or `full` for one that makes any box round. */
  readonly name: string
  readonly px: number
  /** The number of elements that have it. */
  readonly count: number
}

const COMPONENTS = ['button-primary', 'button-secondary', 'link', 'card'] as const
export type ComponentName = (typeof COMPONENTS)[number]

export const USES = ['hover', 'focus', 'active'] as const

export interface ComponentState {
  readonly component: ComponentName
  readonly state: (typeof USES)[number]
  /** The CSS properties that differ from those at rest, with their values. */
  readonly properties: Readonly<Record<string, string>>
}

export interface FontFile {
  readonly family: string
  /** One weight, or the lowest and the highest of a variable font. */
  readonly weight: readonly [lowest: number, highest: number]
  readonly style: string
  readonly url: string
  /** `woff2`, `woff`, `ttf` and so on; `unknown` when the address does not say. */
  readonly format: string
  /** What is known of the licence by the family or by the host of the file; absent when nothing is. */
  readonly licence?: string
}

/** A file of a design: text, or bytes. */
export type DesignFile = {
  /** Relative to the folder of the design, such as `marks/logo-light.svg`. */
  readonly path: string
  readonly mediaType: string
} & ({ readonly text: string } | { readonly bytes: Uint8Array })

/** A drawing of the brand's logo or icon. */
export interface DesignMark {
  readonly path: string
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** Size of the picture in pixels. */
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
