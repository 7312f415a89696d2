import * as z from 'zod/mini'
import { byText } from '../compare.ts'
import type { Field } from '../field.ts'
import { statedText } from '../stated.ts'
import { lettersAndDigits, someTexts } from '../truth.ts'

type Gold = {
  /** Slogans, any of which is right; null where the site has none. */
  readonly slogan?: readonly string[] | null
}

export const slogan: Field<string, Gold> = {
  about: 'The short claim that the brand puts beside its name.',
  value: (z) => z.string(),
  stated: () => statedText('a text'),
  wire: { key: 'slogan', shape: (z) => z.string().optional(), of: (slogan) => slogan || undefined },
  columns: [{ name: 'slogan' }],
  line: { label: 'claim', text: (value, { text }) => text(value, 300) },
  compare: byText,
  truth: () => ({
    keys: { slogan: ['a list of texts, or null', z.nullable(someTexts)] },
    scores: {
      slogan: ({ slogan }, found) => {
        if (slogan === undefined) return undefined
        if (found === undefined) return Number(slogan === null)
        return Number((slogan ?? []).map(lettersAndDigits).includes(lettersAndDigits(found)))
      },
    },
  }),
}
