import type { Field } from '../field.ts'
import { isListOf, isText } from '../truth.ts'
import { description as extract } from './index.ts'

type Gold = {
  /** Words that a right description contains, all of them, in any case. */
  readonly descriptionIncludes?: readonly string[]
}

export const description: Field<string, Gold> = {
  about: 'What the site says about itself, in its own words.',
  extract,
  truth: {
    keys: { descriptionIncludes: ['a list of words', isListOf(isText)] },
    scores: {
      description: ({ descriptionIncludes: words }, found = '') => {
        if (!words) return undefined
        const text = found.toLowerCase()
        return Number(text !== '' && words.every((word) => text.includes(word.toLowerCase())))
      },
    },
  },
}
