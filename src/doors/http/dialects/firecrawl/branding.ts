/** Writes a brand and its style guide as Firecrawl's branding profile. */

import type { z } from 'zod'
import type { styleguideShape } from '../../../../calls/styleguide-shape.ts'

type Styleguide = z.infer<ReturnType<typeof styleguideShape>>['styleguide']
type Type = NonNullable<Styleguide['typography']['p']>
type Button = NonNullable<Styleguide['components']['button']['primary']>

/** The parts of a brand that the profile uses. */
export interface Brand {
  readonly title?: string
  readonly colors: readonly { readonly hex: string }[]
  readonly logos: readonly { readonly url: string; readonly type: string | null }[]
  readonly fonts?: readonly { readonly name: string; readonly usage?: string | null }[]
}

/** Pictures that the page names in its metadata. */
interface Pictures {
  readonly favicon?: string | undefined
  readonly ogImage?: string | undefined
}

/**
 * Returns the profile. The first two colours of the brand are `primary` and `secondary`. Icons, animations,
 * layout, tone and personality are missing, because they are not measured.
 */
export function brandingProfile(brand: Brand, guide: Styleguide | undefined, pictures: Pictures): object {
  const logo = brand.logos[0]?.url ?? null
  const icon = brand.logos.find(({ type }) => type === 'icon')?.url
  return {
    ...(guide && { colorScheme: guide.mode }),
    ...(brand.title !== undefined && { brandName: brand.title }),
    logo,
    fonts: (brand.fonts ?? []).map(({ name, usage }) => ({ family: name, ...(usage && { role: usage }) })),
    colors: colorsOf(brand, guide),
    ...(guide && {
      typography: typographyOf(guide),
      ...spacingOf(guide),
      components: componentsOf(guide),
    }),
    images: { logo, favicon: pictures.favicon ?? icon ?? null, ogImage: pictures.ogImage ?? null },
  }
}

function colorsOf({ colors: [primary, secondary] }: Brand, guide: Styleguide | undefined): object {
  const { link } = guide?.components.button ?? {}
  return {
    ...(primary && { primary: primary.hex }),
    ...(secondary && { secondary: secondary.hex }),
    ...(guide && {
      ...{ accent: guide.colors.accent, background: guide.colors.background },
      textPrimary: guide.colors.text,
    }),
    ...(link && { link: link.color }),
  }
}

function typographyOf({ typography: { headings, p } }: Styleguide): object {
  const levels = Object.entries(headings)
  const [, heading] = levels[0] ?? []
  const sizes = [...levels, ['body', p] as const].flatMap(([name, type]) =>
    type ? [[name, type.fontSize]] : [],
  )
  const all = [p, ...levels.map(([, type]) => type)].filter((type) => type !== undefined)
  return {
    fontFamilies: { ...of('primary', p?.fontFamily), ...of('heading', heading?.fontFamily) },
    fontStacks: {
      ...{ ...of('primary', stackOf(p)), ...of('heading', stackOf(heading)) },
      ...{ ...of('body', stackOf(p)), ...of('paragraph', stackOf(p)) },
    },
    fontSizes: Object.fromEntries(sizes),
    lineHeights: { ...of('heading', ratioOf(heading)), ...of('body', ratioOf(p)) },
    fontWeights: Object.fromEntries(all.map(({ fontWeight }) => [weightName(fontWeight), fontWeight])),
  }
}

/** Returns an object with the key, or an empty object when there is no value. */
const of = (key: string, value: unknown): object => (value === undefined ? {} : { [key]: value })

const stackOf = (type: Type | undefined): readonly string[] | undefined =>
  type && [type.fontFamily, ...type.fontFallbacks]

/** The height of a line as a multiple of the font size; undefined for `normal`. */
function ratioOf(type: Type | undefined): number | undefined {
  const ratio = type && Number.parseFloat(type.lineHeight) / Number.parseFloat(type.fontSize)
  return ratio !== undefined && Number.isFinite(ratio) ? Math.round(ratio * 100) / 100 : undefined
}

/** The CSS names of font weights from 100 to 900. */
const WEIGHTS = ['thin', 'extralight', 'light', 'regular', 'medium', 'semibold', 'bold', 'extrabold', 'black']

const weightName = (weight: number): string =>
  WEIGHTS[Math.min(Math.max(Math.round(weight / 100), 1), WEIGHTS.length) - 1] ?? 'regular'

/**
 * Returns distances between elements and the radius of corners. It is empty for a page without measured
 * distances.
 */
function spacingOf({ elementSpacing, components }: Styleguide): object {
  const steps = Object.entries(elementSpacing).map(([name, css]) => [name, Number.parseFloat(css)] as const)
  const isMeasured = steps.some(([, px]) => px > 0)
  const radius = components.button.primary?.borderRadius ?? components.card?.borderRadius
  if (!isMeasured && radius === undefined) return {}
  const scale = { baseUnit: Number.parseFloat(elementSpacing.xs), margins: Object.fromEntries(steps) }
  return { spacing: { ...(isMeasured && scale), ...of('borderRadius', radius) } }
}

function componentsOf({ components: { button, card } }: Styleguide): object {
  return {
    ...of('buttonPrimary', button.primary && buttonOf(button.primary)),
    ...of('buttonSecondary', button.secondary && buttonOf(button.secondary)),
    ...of('card', card && boxOf(card)),
  }
}

function buttonOf({ color, fontSize, ...box }: Button): object {
  return { ...boxOf(box), textColor: color, fontSize }
}

function boxOf(
  box: Pick<Button, 'backgroundColor' | 'borderColor' | 'borderRadius' | 'padding' | 'boxShadow'>,
) {
  const { backgroundColor: background, borderColor, borderRadius, padding, boxShadow: shadow } = box
  return { background, borderColor, borderRadius, padding, shadow }
}
