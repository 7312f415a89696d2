import type { FontUse } from '../../model/values.ts'
import type { Field } from '../field.ts'
import { isListOf, isObjectOf, isText, lettersAndDigits } from '../truth.ts'
import { fonts as extract } from './index.ts'

type Gold = {
  /** Families for each role, any of which is right. */
  readonly fonts?: { readonly heading?: readonly string[]; readonly body?: readonly string[] }
}

export const fonts: Field<readonly FontUse[], Gold> = {
  about: 'The font families of the page with their roles, those with most words first.',
  extract,
  truth: {
    keys: {
      fonts: [
        'an object of heading and body, lists of families',
        isObjectOf({ heading: isListOf(isText), body: isListOf(isText) }),
      ],
    },
    scores: {
      font_heading: ({ fonts }, found) => familyScore('heading', fonts?.heading, found),
      font_body: ({ fonts }, found) => familyScore('body', fonts?.body, found),
    },
  },
}

function familyScore(
  role: 'heading' | 'body',
  wanted: readonly string[] | undefined,
  found: readonly FontUse[] = [],
): number | undefined {
  if (!wanted) return undefined
  const use = found.find(({ roles }) => roles.includes(role))
  return Number(use !== undefined && wanted.map(lettersAndDigits).includes(lettersAndDigits(use.family)))
}
