import { pageKey } from '../../formats/url.ts'
import type { Backdrop } from '../../model/values.ts'
import { picturesCompared } from '../compare-pictures.ts'
import type { Field } from '../field.ts'
import {
  colors,
  list,
  object,
  resolution,
  sizeOf,
  toWireColor,
  toWireResolution,
  wireColors,
  wireResolution,
} from '../shapes.ts'
import { picture, statedList } from '../stated.ts'
import { objectWith, urls } from '../truth.ts'

type Gold = {
  /**
   * `first` are URLs, any of which is right as the best picture; `wrong` are URLs of pictures that are not
   * backdrops.
   */
  readonly backdrops?: { readonly first?: readonly string[]; readonly wrong?: readonly string[] }
}

export const backdrops: Field<readonly Backdrop[], Gold> = {
  about: 'Large pictures that stand for the brand, best first.',
  value: (z) => list(z, object(z, { url: z.string(), colors: colors(z), resolution: resolution(z) })),
  stated: () =>
    statedList('addresses of pictures, or objects with a url', picture(), (given) => ({
      ...{ colors: [], ...given },
    })),
  wire: {
    key: 'backdrops',
    shape: (z) =>
      z
        .array(
          z.object({
            url: z.string().describe('Absolute URL of the picture.'),
            colors: wireColors(z),
            resolution: wireResolution(z),
          }),
        )
        .describe('Pictures behind a title, best first.'),
    of: (backdrops = []) => backdrops.map(toWire),
  },
  columns: [{ name: 'backdrop', first: 'url', in: 'export' }],
  line: {
    label: 'backdrop',
    text: (all, { pictures }) =>
      pictures(all.slice(0, 2).map(({ url, resolution }) => [url, sizeOf(resolution) ?? ''])),
  },
  // Most sites change their backdrops with their campaigns.
  isPassing: true,
  compare: (before, after, by) => picturesCompared(before, after, () => 'backdrop', by),
  truth: () => ({
    keys: {
      backdrops: ['an object of first and wrong, lists of URLs', objectWith({ first: urls, wrong: urls })],
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
  }),
}

function toWire({ url, colors, resolution }: Backdrop): object {
  return {
    url,
    colors: colors.map(toWireColor),
    ...(resolution && { resolution: toWireResolution(resolution) }),
  }
}
