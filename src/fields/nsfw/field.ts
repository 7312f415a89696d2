import * as z from 'zod/mini'
import type { Field } from '../field.ts'
import { statedJson } from '../stated.ts'

type Gold = {
  readonly isNsfw?: boolean
}

export const isNsfw: Field<boolean, Gold> = {
  about: 'Whether the site is for adults only.',
  value: (z) => z.boolean(),
  stated: () => statedJson('true or false', z.boolean()),
  wire: {
    key: 'is_nsfw',
    shape: (z) => z.boolean().describe('Whether the site is for adults.'),
    of: (isNsfw) => isNsfw ?? false,
  },
  columns: [{ name: 'is_nsfw', in: 'export', type: 'boolean' }],
  line: { label: 'adults', text: (isNsfw) => (isNsfw ? 'for adults only' : ''), isOptional: true },
  truth: () => ({
    keys: { isNsfw: ['true or false', z.boolean()] },
    scores: {
      is_nsfw: ({ isNsfw }, found) => (isNsfw === undefined ? undefined : Number(found === isNsfw)),
    },
  }),
}
