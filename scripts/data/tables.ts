/** All tables that are files of their own. */

import { readdirSync } from 'node:fs'
import { Fault } from './fault.ts'
import type { Compiled } from './module.ts'
import { CODES } from './tables/codes.ts'
import { COLORS } from './tables/colors.ts'
import { COMPANIES } from './tables/companies.ts'
import { FIRMS } from './tables/firms.ts'
import { FORMS } from './tables/forms.ts'
import { HOSTS } from './tables/hosts.ts'
import { INDUSTRIES } from './tables/industries.ts'
import { REMOVED } from './tables/options.ts'
import { PLACES } from './tables/places.ts'
import { STATEMENTS } from './tables/statements.ts'
import { VENDORS } from './tables/vendors.ts'

const TABLES = [
  ...[...CODES, ...INDUSTRIES, ...COLORS, ...COMPANIES, ...FORMS, ...STATEMENTS],
  ...[...FIRMS, ...HOSTS, ...PLACES, ...REMOVED, ...VENDORS],
]

/** Reads all of them. Throws a `Fault` for a file that breaks a rule, and for one that no table reads. */
export function fileTables(data: URL): Compiled[] {
  const tables = TABLES.map((read) => read(data))
  const read = new Set(tables.map(({ from }) => from.replace('data/', '')))
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:csv|json)$/.test(file) && !file.startsWith('languages/') && !read.has(file))
      throw new Fault(`data/${file} is read by no table: define one in scripts/data/tables`)
  return tables
}
