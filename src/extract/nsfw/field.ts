import type { Field } from '../field.ts'
import { isFlag } from '../truth.ts'
import { isNsfw as extract } from './index.ts'

type Gold = {
  readonly isNsfw?: boolean
}

export const isNsfw: Field<boolean, Gold> = {
  about: 'Whether the site is for adults only.',
  extract,
  truth: {
    keys: { isNsfw: ['true or false', isFlag] },
    scores: {
      is_nsfw: ({ isNsfw }, found) => (isNsfw === undefined ? undefined : Number(found === isNsfw)),
    },
  },
}
