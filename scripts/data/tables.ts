/** All tables that are files of their own. */

import type { Compiled } from './module.ts'
import { CODES } from './tables/codes.ts'

const TABLES = [...CODES]

export function fileTables(data: URL): Compiled[] {
  return TABLES.map((read) => read(data))
}
