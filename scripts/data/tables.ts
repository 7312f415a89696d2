/** All tables that are files of their own. */

import type { Compiled } from './module.ts'
import { CODES } from './tables/codes.ts'
import { COLORS } from './tables/colors.ts'
import { COMPANIES } from './tables/companies.ts'
import { FIRMS } from './tables/firms.ts'
import { FORMS } from './tables/forms.ts'
import { HOSTS } from './tables/hosts.ts'
import { INDUSTRIES } from './tables/industries.ts'
import { PLACES } from './tables/places.ts'
import { STATEMENTS } from './tables/statements.ts'
import { VENDORS } from './tables/vendors.ts'

const TABLES = [
  ...[...CODES, ...INDUSTRIES, ...COLORS, ...COMPANIES, ...FORMS, ...STATEMENTS],
  ...[...FIRMS, ...HOSTS, ...PLACES, ...VENDORS],
]

export function fileTables(data: URL): Compiled[] {
  return TABLES.map((read) => read(data))
}
