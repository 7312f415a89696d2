/**
 * The tools of other rooms that definitions of fields use. They are loaded only to score or to correct
 * values.
 */

import { distance, parseColor } from '../formats/css/color.ts'
import { colorName } from '../formats/css/color-names.ts'
import { sectorOf } from '../industry/naics.ts'

export const TOOLS = { colorName, distance, parseColor, sectorOf }

export type Tools = typeof TOOLS
