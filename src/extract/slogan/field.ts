import type { Field } from '../field.ts'
import { isListOf, isText, lettersAndDigits } from '../truth.ts'
import { slogan as extract } from './index.ts'

type Gold = {
  /** Slogans, any of which is right; null where the site has none. */
  readonly slogan?: readonly string[] | null
}

export const slogan: Field<string, Gold> = {
  about: 'The short claim that the brand puts beside its name.',
  extract,
  truth: {
    keys: { slogan: ['a list of texts, or null', (value) => value === null || isListOf(isText)(value)] },
    scores: {
      slogan: ({ slogan }, found) => {
        if (slogan === undefined) return undefined
        if (found === undefined) return Number(slogan === null)
        return Number((slogan ?? []).map(lettersAndDigits).includes(lettersAndDigits(found)))
      },
    },
  },
}
