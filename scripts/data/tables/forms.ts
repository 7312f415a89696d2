/** Legal forms of companies, and the numbers under which authorities know companies. */

import { z } from 'zod'
import { expression, list, pairs, table } from '../table.ts'

export const FORMS = [
  table({
    file: 'companies/legal-forms.csv',
    module: 'companies/legal-forms',
    name: 'LEGAL_FORMS',
    about:
      'Legal forms of companies, folded as `directory/keys.ts` folds words and without spaces, and words that stand behind a name in the same way. `countries` are those in which a company may have the form (ISO 3166-1 alpha-2): none stand with forms that very many countries have, such as Limited.',
    row: z.strictObject({ form: z.string().regex(/^[\p{Ll}\p{Lo}]+$/u), countries: list() }),
    compiled: pairs(z.array(z.string())),
  }),
  table({
    file: 'companies/register-numbers.json',
    module: 'companies/register-numbers',
    name: 'REGISTER_NUMBERS',
    about:
      'Numbers under which authorities know a company and which pages announce in a way of their own: what they are called, how pages announce them, and how they are written. Those that stand behind a label are among the labels of languages.',
    row: z.strictObject({ labels: z.array(z.string()), announced: expression, written: expression }),
    key: (row) => row.announced,
  }),
]
