/** The formats in which a styleguide is written. */

import { BlazonError } from '../../model/errors.ts'
import { choice } from '../../model/options/schema.ts'
import { checkValue } from '../../model/options/validate.ts'
import { STYLEGUIDE_FORMATS, type Styleguide, type StyleguideFormat } from '../../model/styleguide.ts'
import { cssProperties } from './css.ts'
import { designTokens } from './dtcg.ts'
import { tailwindTheme } from './tailwind.ts'

const WRITERS: Readonly<Record<StyleguideFormat, (styleguide: Styleguide) => string>> = {
  json: (styleguide) => `${JSON.stringify(styleguide, null, 2)}\n`,
  dtcg: designTokens,
  css: cssProperties,
  tailwind: tailwindTheme,
}

const PARTS = ['mode', 'colors', 'typography', 'elementSpacing', 'shadows', 'components'] as const

/**
 * Writes a styleguide in one of the formats. Pure. Throws `invalid_input` for an unknown format, and for a
 * value that is not a style guide.
 */
export function writeStyleguide(styleguide: Styleguide, format: StyleguideFormat): string {
  checkValue('format', format, choice(STYLEGUIDE_FORMATS))
  try {
    if (PARTS.some((part) => typeof styleguide[part] !== 'object')) throw new TypeError('A part is missing.')
    return WRITERS[format](styleguide)
  } catch (cause) {
    // Writing can fail only because the value does not have the shape of a styleguide.
    const message = 'This is no styleguide: one comes from extractStyleguide, or is `styleguide` of a result.'
    throw new BlazonError('invalid_input', message, { cause })
  }
}
