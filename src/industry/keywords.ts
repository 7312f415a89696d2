import { linesOf } from './naics.ts'
import { FACTORIES_FOOD_TEXTILES } from './tables/keywords/factories-food-textiles.ts'
import { FACTORIES_METAL_MACHINES } from './tables/keywords/factories-metal-machines.ts'
import { FACTORIES_WOOD_CHEMICALS } from './tables/keywords/factories-wood-chemicals.ts'
import { LAND } from './tables/keywords/land.ts'
import { PEOPLE } from './tables/keywords/people.ts'
import { SERVICES } from './tables/keywords/services.ts'
import { TRADE } from './tables/keywords/trade.ts'
import { TRANSPORT_TO_PROPERTY } from './tables/keywords/transport-to-property.ts'

const TABLES: readonly string[] = [
  ...[LAND, FACTORIES_FOOD_TEXTILES, FACTORIES_WOOD_CHEMICALS, FACTORIES_METAL_MACHINES],
  ...[TRADE, TRANSPORT_TO_PROPERTY, SERVICES, PEOPLE],
]

let keywords: ReadonlyMap<string, string> | undefined

/** What companies of an industry of six digits say of themselves: phrases between commas. */
export function keywordsOf(code: string): string {
  keywords ??= new Map(TABLES.flatMap((table) => [...linesOf(table)]))
  return keywords.get(code) ?? ''
}
