import type { Styleguide, StyleguideFormat } from '../../model/styleguide.ts'
import { cssProperties } from './css.ts'
import { designTokens } from './dtcg.ts'
import { tailwindTheme } from './tailwind.ts'

const WRITERS: Readonly<Record<StyleguideFormat, (styleguide: Styleguide) => string>> = {
  json: (styleguide) => `${JSON.stringify(styleguide, null, 2)}\n`,
  dtcg: designTokens,
  css: cssProperties,
  tailwind: tailwindTheme,
}

/** A styleguide as text. Pure. */
export function writeStyleguide(styleguide: Styleguide, format: StyleguideFormat): string {
  return WRITERS[format](styleguide)
}
