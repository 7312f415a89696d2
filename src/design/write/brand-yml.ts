/** Writes a design as `_brand.yml`, the brand file of Quarto and Shiny (posit-dev/brand-yml). */

import type { Design, DesignMark, FontFile } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import { groupedBy } from '../../model/keyed.ts'
import type { TypeStyle } from '../../model/styleguide.ts'
import { colorsOf, px, typeStylesOf } from './tokens.ts'
import { type YamlValue, yaml } from './yaml.ts'

type Section = { readonly [key: string]: YamlValue | undefined }

/** Writes the brand file. Logos are named by paths relative to this file, and fonts by their addresses. */
export function brandYml(design: Design, marks: readonly DesignMark[]): string {
  const { name, url, styleguide } = design
  const link = foundValue(styleguide.components.button.link)
  const types = new Map(typeStylesOf(design))
  const heading = types.get('h1') ?? types.get('h2') ?? types.get('h3')
  return yaml({
    meta: { name, link: { home: url } },
    logo: logoSection(marks),
    color: colorSection(design),
    typography: {
      fonts: fontsOf(design),
      base: typeSection(types.get('body')),
      headings: headingSection(heading),
      link: link && { color: link.color, weight: link.fontWeight, decoration: link.textDecoration },
    },
  })
}

function logoSection(marks: readonly DesignMark[]): Section {
  const at = (name: string) =>
    ['svg', 'png']
      .map((ending) => `marks/${name}.${ending}`)
      .find((path) => marks.some((mark) => mark.path === path))
  const themed = (name: string): Section | undefined => {
    const [light, dark] = [at(`${name}-light`), at(`${name}-dark`)]
    return light === undefined ? undefined : { light, dark: dark ?? light }
  }
  return { small: themed('icon'), medium: themed('logo') ?? themed('icon'), large: themed('logo') }
}

/** Writes the palette with the names of DESIGN.md, and semantic colours that refer to these names. */
function colorSection(design: Design): Section {
  const colors = colorsOf(design)
  const names = new Set(colors.map(([name]) => name))
  const one = (...wanted: readonly string[]) => wanted.find((name) => names.has(name))
  // A colour of the palette must not have the name of a semantic colour, which would then refer to itself.
  const palette = Object.fromEntries(colors.map(([name, hex]) => [paletteName(name), hex]))
  const reference = (name: string | undefined) => (name === undefined ? undefined : paletteName(name))
  return {
    palette,
    foreground: reference(one('on-surface')),
    background: reference(one('surface')),
    primary: reference(one('primary')),
    secondary: reference(one('secondary')),
    tertiary: reference(one('brand-accent', 'accent')),
  }
}

const SEMANTIC =
  /^(?:foreground|background|primary|secondary|tertiary|success|info|warning|danger|light|dark|link)$/

function paletteName(name: string): string {
  return SEMANTIC.test(name) ? `brand-${name}` : name
}

/** Groups font files by family. */
function fontsOf({ fontFiles }: Design): YamlValue {
  return [...groupedBy(fontFiles, ({ family }) => family)].map(([family, files]) => ({
    family,
    source: 'file',
    files: files.map(({ url, weight, style }) => ({ path: url, weight: weightText(weight), style })),
  }))
}

function weightText([low, high]: FontFile['weight']): YamlValue {
  return low === high ? low : `${low}..${high}`
}

function typeSection(style: TypeStyle | undefined): Section | undefined {
  if (!style) return undefined
  const { fontFamily, fontSize, fontWeight } = style
  return {
    family: fontFamily ?? undefined,
    size: px(fontSize),
    weight: fontWeight,
    'line-height': lines(style),
  }
}

function headingSection(style: TypeStyle | undefined): Section | undefined {
  if (!style) return undefined
  const { fontFamily, fontWeight } = style
  return { family: fontFamily ?? undefined, weight: fontWeight, 'line-height': lines(style) }
}

function lines({ lineHeight, fontSize }: TypeStyle): number | undefined {
  return lineHeight === null || fontSize === 0 ? undefined : Math.round((lineHeight / fontSize) * 1000) / 1000
}
