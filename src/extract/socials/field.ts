import { pageKey } from '../../formats/url.ts'
import type { Social } from '../../model/values.ts'
import type { Field } from '../field.ts'
import { f1, isListOf, isObject, isUrl } from '../truth.ts'
import { socials as extract } from './index.ts'

type Gold = {
  readonly socials?: readonly { readonly url: string }[]
}

export const socials: Field<readonly Social[], Gold> = {
  about: 'The profiles of the brand on social networks.',
  extract,
  truth: {
    keys: {
      socials: [
        'a list of objects with a url',
        isListOf((value) => isObject(value) && 'url' in value && isUrl(value.url)),
      ],
    },
    scores: {
      socials: ({ socials }, found = []) =>
        socials &&
        f1(
          socials.map(({ url }) => pageKey(url)),
          found.map(({ url }) => pageKey(url)),
        ),
    },
  },
}
