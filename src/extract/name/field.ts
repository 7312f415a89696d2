import type { Field } from '../field.ts'
import { isListOf, isText, lettersAndDigits } from '../truth.ts'
import { name as extract } from './index.ts'

type Gold = {
  readonly name?: string
  /** Other names that are right as well. */
  readonly nameAlso?: readonly string[]
}

export const name: Field<string, Gold> = {
  about: 'The name of the brand as the site writes it, without its legal form.',
  extract,
  truth: {
    keys: { name: ['a text', isText], nameAlso: ['a list of texts', isListOf(isText)] },
    scores: {
      name: ({ name, nameAlso = [] }, found = '') =>
        name === undefined
          ? undefined
          : Number([name, ...nameAlso].map(lettersAndDigits).includes(lettersAndDigits(found))),
    },
  },
}
