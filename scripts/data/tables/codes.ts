/** Codes of industries: the standards, and which code of one is which of another. */

import { z } from 'zod'
import { list, pairs, table } from '../table.ts'

const text = z.string().min(1)
const naics = z.string().regex(/^\d{2,6}$|^\d\d-\d\d$/)
const sic = z.string().regex(/^\d{4}$/)

export const CODES = [
  table({
    file: 'codes/languages.csv',
    module: 'codes/languages',
    name: 'LANGUAGES',
    about:
      'Languages. A page in one of the tags, or in a variety of one, is in the language. Norwegian stands for both of its written forms. The Chinese of Hong Kong and Macau counts as Cantonese, which its speakers write.',
    row: z.strictObject({
      tag: text.describe('The shortest tag of BCP 47, which records have.'),
      name: text.describe('The English name in lower case, as `force_language` takes it.'),
      tags: list().describe('Those that the browsers of its speakers send, the usual one first.'),
      endonyms: list(';').describe('The names that its speakers use, without brackets.'),
      codes: list().describe('Other short forms in language switches, mostly codes of countries.'),
      contract: z
        .preprocess((cell) => cell === 'yes', z.boolean())
        .describe('Whether it can be asked for over HTTP.'),
      rank: z.coerce
        .number<string>()
        .int()
        .describe(
          'Of languages that share the words of a text, the one with the lowest rank is named first.',
        ),
      script: z.string().describe('The script that it has nearly to itself, by its name in Unicode.'),
    }),
  }),
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
