/** Tools of other rooms for the definitions of fields. They are loaded only to score or correct values. */

import { distance, parseColor } from '../formats/css/color.ts'
import { colorName } from '../formats/css/color-names.ts'
import { sectorOf } from '../industry/naics.ts'

export const TOOLS = { colorName, distance, parseColor, sectorOf }

export type Tools = typeof TOOLS
