/** All tables that are files of their own. */

import type { Compiled } from './module.ts'
import { CODES } from './tables/codes.ts'
import { FORMS } from './tables/forms.ts'
import { HOSTS } from './tables/hosts.ts'
import { PLACES } from './tables/places.ts'
import { VENDORS } from './tables/vendors.ts'

const TABLES = [...CODES, ...FORMS, ...HOSTS, ...PLACES, ...VENDORS]

export function fileTables(data: URL): Compiled[] {
  return TABLES.map((read) => read(data))
}
