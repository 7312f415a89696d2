import { pageKey } from '../../formats/url.ts'
import type { KeyLinks, LinkKind } from '../../model/values.ts'
import type { Field } from '../field.ts'
import { f1, isTable, isUrl } from '../truth.ts'
import { links as extract } from './index.ts'

type Gold = {
  /** URL by kind; null where the site has none. */
  readonly links?: { readonly [K in LinkKind]?: string | null }
}

export const links: Field<KeyLinks, Gold> = {
  about: 'The pages of the site that have a known purpose, such as careers, blog or privacy.',
  extract,
  truth: {
    keys: {
      links: ['an object of URLs, or null, by kind', isTable((value) => value === null || isUrl(value))],
    },
    scores: {
      links: ({ links }, found = {}) => {
        if (!links) return undefined
        const kinds = Object.keys(links) as LinkKind[]
        const pairs = (urls: NonNullable<typeof links>) =>
          kinds.flatMap((kind) => (urls[kind] ? [`${kind} ${pageKey(urls[kind])}`] : []))
        return f1(pairs(links), pairs(found))
      },
    },
  },
}
