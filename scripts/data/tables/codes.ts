/** Codes of industries: the standards, and which code of one is which of another. */

import { z } from 'zod'
import { list, pairs, table } from '../table.ts'

const text = z.string().min(1)
const naics = z.string().regex(/^\d{2,6}$|^\d\d-\d\d$/)
const sic = z.string().regex(/^\d{4}$/)

export const CODES = [
  table({
    file: 'codes/naics.csv',
    module: 'codes/naics',
    name: 'NAICS_TITLES',
    about:
      'The codes and titles of NAICS 2022 (North American Industry Classification System), all levels: a sector has 2 digits or is a range of them, a group 4, an industry 6.',
    row: z.strictObject({ code: naics, title: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/sic.csv',
    module: 'codes/sic',
    name: 'SIC_TITLES',
    about: 'The codes and titles of the Standard Industrial Classification of 1987, four digits.',
    row: z.strictObject({ code: sic, title: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'codes/naics-sic.csv',
    module: 'codes/naics-sic',
    name: 'NAICS_SIC',
    about: 'Which SIC codes of 1987 the industries of a NAICS 2022 group were in, the most usual first.',
    row: z.strictObject({ group: naics, sic: list() }),
    compiled: pairs(z.array(z.string())),
  }),
  table({
    file: 'codes/schema-naics.csv',
    module: 'codes/schema-naics',
    name: 'SCHEMA_NAICS',
    about:
      'What an organization of a schema.org type does, as the NAICS 2022 code of its industry, or the beginning of it where the type is a wide one. Types are in lower case; those that say nothing of an industry (`Organization`, `LocalBusiness`, `Corporation`) are not here.',
    row: z.strictObject({ type: z.string().regex(/^[a-z]+$/), naics }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'industries/keywords.csv',
    module: 'industries/keywords',
    name: 'KEYWORDS',
    about:
      'What companies of an industry of six digits say of themselves in English: phrases between commas.',
    row: z.strictObject({ naics, phrases: text }),
    compiled: pairs(z.string()),
  }),
]
