/**
 * How names of companies are put together. The companies themselves are compiled by
 * `scripts/make/directory.ts`.
 */

import { z } from 'zod'
import { list, pairs, table } from '../table.ts'

const word = z.string().regex(/^[a-z]+$/)

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
]
