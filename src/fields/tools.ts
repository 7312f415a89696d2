/** What definitions of fields use of other rooms. It is loaded by those alone who score or correct values. */

import { distance, parseColor } from '../formats/css/color.ts'
import { colorName } from '../formats/css/color-names.ts'
import { sectorOf } from '../industry/naics.ts'

export const TOOLS = { colorName, distance, parseColor, sectorOf }

export type Tools = typeof TOOLS
