/** All tables that are files of their own. */

import type { Compiled } from './module.ts'
import { CODES } from './tables/codes.ts'
import { COLORS } from './tables/colors.ts'
import { COMPANIES } from './tables/companies.ts'
import { FIRMS } from './tables/firms.ts'
import { INDUSTRIES } from './tables/industries.ts'
import { STATEMENTS } from './tables/statements.ts'

const TABLES = [...CODES, ...INDUSTRIES, ...COLORS, ...COMPANIES, ...STATEMENTS, ...FIRMS]

export function fileTables(data: URL): Compiled[] {
  return TABLES.map((read) => read(data))
}
