/** What companies of an industry say of themselves, and words that tell nothing of one. */

import { z } from 'zod'
import { column, list, pairs, table, text } from '../table.ts'

const word = z.string().regex(/^\p{Ll}[\p{Ll}\d]*$/u)

/**
 * A subindustry of the wire stands in one row with its words, of which the process that serves loads none.
 */
const subindustry = z.strictObject({ industry: text, subindustry: text, phrases: text })

export const INDUSTRIES = [
  table({
    file: 'industries/keywords.csv',
    module: 'industries/keywords',
    name: 'KEYWORDS',
    about:
      'What companies of an industry of six digits say of themselves in English: phrases between commas.',
    row: z.strictObject({ naics: z.string().regex(/^\d{6}$/), phrases: text }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'industries/eic.csv',
    module: 'industries/eic',
    name: 'EIC',
    about:
      'The industries of the wire (contract 2, `Eic`): a closed list of 24 industries and 220 subindustries, each under one industry.',
    row: subindustry,
    key: (row) => row.subindustry,
    compiled: {
      schema: z.record(z.string(), z.array(z.string())),
      from: (rows) => {
        const names = [...new Set(rows.map(({ industry }) => industry))]
        return Object.fromEntries(
          names.map((name) => {
            const under = rows.filter(({ industry }) => industry === name)
            return [name, under.map((row) => row.subindustry)]
          }),
        )
      },
    },
  }),
  table({
    file: 'industries/eic.csv',
    module: 'industries/eic-words',
    name: 'EIC_WORDS',
    about: 'What companies of the subindustries say of themselves, phrases between commas.',
    row: subindustry,
    key: (row) => row.subindustry,
    compiled: {
      schema: z.array(z.tuple([z.string(), z.string()])),
      from: (rows) => rows.map((row): [string, string] => [row.subindustry, row.phrases]),
    },
  }),
  table({
    file: 'industries/cues.csv',
    module: 'industries/cues',
    name: 'CUES',
    about:
      'Words that tell which kind of business it is, whatever it deals in: who makes, who sells and who repairs boots speak of the same boots. Phrases stand between commas; the factor says how much likelier the industries become whose NAICS codes begin so, or that are of that sector.',
    row: z.strictObject({ phrases: text, naics: list(), factor: z.coerce.number().gt(1) }),
  }),
  table({
    file: 'industries/financial.csv',
    module: 'industries/financial',
    name: 'FINANCIAL_INDUSTRIES',
    about:
      'The industries that datasets of listed companies name, about as these spell them, as NAICS 2022 groups, the most likely first.',
    row: z.strictObject({ name: text, naics: list() }),
  }),
  table({
    file: 'industries/stop-words.csv',
    module: 'industries/stop-words',
    name: 'STOP_WORDS',
    about: 'Words that any company may say, and that tell nothing of its industry.',
    row: z.strictObject({ word }),
    compiled: column(),
  }),
  table({
    file: 'industries/page-words.csv',
    module: 'industries/page-words',
    name: 'PAGE_WORDS',
    about:
      'Words that stand on pages of any business: entries of menus, buttons, forms, footers. Beside a description they tell nothing; within one they count as others do.',
    row: z.strictObject({ word }),
    compiled: column(),
  }),
  table({
    file: 'industries/spellings.csv',
    module: 'industries/spellings',
    name: 'SPELLINGS',
    about:
      'Words with two spellings or two names on the two sides of an ocean, to the one that the keywords use.',
    row: z.strictObject({ word, keyword: word }),
    compiled: pairs(z.string()),
  }),
]
