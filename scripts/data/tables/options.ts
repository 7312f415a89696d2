/** Options that earlier versions had. */

import { z } from 'zod'
import { pairs, table } from '../table.ts'

const row = z.strictObject({
  option: z.string().regex(/^[a-z]+(?:[A-Z][a-z]+)*\.[a-z]\w*$/),
  now: z.string().regex(/[^.]$/),
})

export const REMOVED = [
  table({
    file: 'options/removed.csv',
    module: 'options/removed',
    name: 'REMOVED_OPTIONS',
    about:
      'Options that earlier versions had, each with what holds now, as the end of a sentence. Whoever still sets one is refused with that sentence.',
    row,
    compiled: pairs(z.string()),
  }),
]
