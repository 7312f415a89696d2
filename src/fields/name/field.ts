import { byText } from '../compare.ts'
import type { Field } from '../field.ts'
import { statedText } from '../stated.ts'
import { lettersAndDigits, someText, someTexts } from '../truth.ts'

type Gold = {
  readonly name?: string
  /** Other right names. */
  readonly nameAlso?: readonly string[]
}

export const name: Field<string, Gold> = {
  about: 'The name of the brand as the site writes it, without its legal form.',
  value: (z) => z.string(),
  stated: () => statedText('a text'),
  wire: {
    key: 'title',
    shape: (z) => z.string().optional().describe('The name of the brand.'),
    of: (name) => name || undefined,
  },
  columns: [{ name: 'name' }],
  compare: byText,
  truth: () => ({
    keys: { name: ['a text', someText], nameAlso: ['a list of texts', someTexts] },
    scores: {
      name: ({ name, nameAlso = [] }, found = '') =>
        name === undefined
          ? undefined
          : Number([name, ...nameAlso].map(lettersAndDigits).includes(lettersAndDigits(found))),
    },
  }),
}
