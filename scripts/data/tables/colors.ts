/** Names of colours. */

import { z } from 'zod'
import { pairs, table } from '../table.ts'

const row = z.strictObject({ name: z.string().min(1), hex: z.string().regex(/^#[0-9a-f]{6}$/) })

export const COLORS = [
  table({
    file: 'colors/names.csv',
    module: 'colors/names',
    name: 'COLOR_NAMES',
    about:
      'Everyday words with a colour for each, chosen by us. Greys are named by their lightness alone. Where these words are far apart, the systematic names stand between them.',
    row,
    compiled: pairs(z.string()),
  }),
  table({
    file: 'colors/systematic-names.csv',
    module: 'colors/systematic-names',
    name: 'SYSTEMATIC_NAMES',
    about:
      'Names of muted, dark and mixed colours: designations of the ISCC-NBS system with the sRGB values of their centroids. They are those of dark and greyish colours that are more than 5.5 (CIEDE2000) away from every everyday word.',
    row,
    compiled: pairs(z.string()),
  }),
]
