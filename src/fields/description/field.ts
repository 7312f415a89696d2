import { byText } from '../compare.ts'
import type { Field } from '../field.ts'
import { statedText } from '../stated.ts'
import { someTexts } from '../truth.ts'

type Gold = {
  /** Words that a right description must all contain, in upper or lower case. */
  readonly descriptionIncludes?: readonly string[]
}

export const description: Field<string, Gold> = {
  about: 'What the site says about itself, in its own words.',
  value: (z) => z.string(),
  stated: () => statedText('a text'),
  wire: {
    key: 'description',
    shape: (z) => z.string().optional(),
    of: (description) => description || undefined,
  },
  columns: [{ name: 'description' }],
  line: { label: 'about', text: (value, { text }) => text(value, 100) },
  compare: byText,
  truth: () => ({
    keys: { descriptionIncludes: ['a list of words', someTexts] },
    scores: {
      description: ({ descriptionIncludes: words }, found = '') => {
        if (!words) return undefined
        const text = found.toLowerCase()
        return Number(text !== '' && words.every((word) => text.includes(word.toLowerCase())))
      },
    },
  }),
}
