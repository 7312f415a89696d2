/** All tables that are files of their own. */

import type { Compiled } from './module.ts'
import { CODES } from './tables/codes.ts'
import { VENDORS } from './tables/vendors.ts'

const TABLES = [...CODES, ...VENDORS]

export function fileTables(data: URL): Compiled[] {
  return TABLES.map((read) => read(data))
}
