import { pageKey } from '../../formats/url.ts'
import type { Backdrop } from '../../model/values.ts'
import type { Field } from '../field.ts'
import { isListOf, isObjectOf, isUrl } from '../truth.ts'
import { backdrops as extract } from './index.ts'

type Gold = {
  /**
   * `first` are URLs, any of which is right as the best picture; `wrong` are pictures that do not stand for
   * the brand.
   */
  readonly backdrops?: { readonly first?: readonly string[]; readonly wrong?: readonly string[] }
}

export const backdrops: Field<readonly Backdrop[], Gold> = {
  about: 'Large pictures that stand for the brand, best first.',
  extract,
  truth: {
    keys: {
      backdrops: [
        'an object of first and wrong, lists of URLs',
        isObjectOf({ first: isListOf(isUrl), wrong: isListOf(isUrl) }),
      ],
    },
    scores: {
      backdrop_first: ({ backdrops }, [first] = []) =>
        backdrops?.first &&
        Number(first !== undefined && backdrops.first.map(pageKey).includes(pageKey(first.url))),
      backdrop_no_strangers: ({ backdrops }, found = []) => {
        if (!backdrops?.wrong?.length) return undefined
        const wrong = new Set(backdrops.wrong.map(pageKey))
        return Number(!found.some(({ url }) => wrong.has(pageKey(url))))
      },
    },
  },
}
