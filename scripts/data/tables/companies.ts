/**
 * How names of companies are put together. The companies themselves are compiled by
 * `scripts/make/directory.ts`.
 */

import { z } from 'zod'
import { list, pairs, table } from '../table.ts'

const word = z.string().regex(/^[a-z]+$/)

const NAME_WORDS = z.strictObject({
  otherWords: z
    .array(z.string())
    .describe(
      'Words of English, and given names, that are one letter away from the name of a brand: no typing errors.',
    ),
  common: z
    .array(z.string())
    .describe(
      'What very many companies are called by: things of nature, jewels, virtues, directions, peoples and frequent surnames. A name of one such word alone is only accepted for a household brand.',
    ),
  generic: z
    .array(z.string())
    .describe('What kind of company it is, or nothing at all: a name of such words alone names nobody.'),
  emptyEndings: z
    .array(z.string())
    .describe('What people put behind a name, and what does not distinguish it from another brand.'),
})

export const COMPANIES = [
  table({
    file: 'companies/trade-words.csv',
    module: 'companies/trade-words',
    name: 'TRADES',
    about:
      'Words behind a name that say what its company does, with the first digits of the NAICS 2022 codes of who does that. A word may stand in several rows. Folded as `directory/keys.ts` folds words.',
    row: z.strictObject({ words: list(), naics: list() }),
  }),
  table({
    file: 'companies/name-abbreviations.csv',
    module: 'companies/name-abbreviations',
    name: 'NAME_ABBREVIATIONS',
    about:
      'What an abbreviation in the name of a company stands for, as registers and brokers use it. Folded as `directory/keys.ts` folds words.',
    row: z.strictObject({ abbreviation: word, word }),
    compiled: pairs(z.string()),
  }),
  table({
    file: 'companies/name-words.json',
    module: 'companies/name-words',
    name: 'NAME_WORDS',
    about:
      'Words in names of companies that tell no company by themselves. Folded as `directory/keys.ts` folds words.',
    row: z.strictObject({ list: NAME_WORDS.keyof(), words: z.array(z.string().min(1)) }),
    compiled: {
      schema: NAME_WORDS,
      from: (rows) => Object.fromEntries(rows.map(({ list, words }) => [list, words])),
    },
  }),
]
