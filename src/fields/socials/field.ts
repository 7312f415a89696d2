import * as z from 'zod/mini'
import { pageKey } from '../../formats/url.ts'
import { SERVED_SOCIAL_TYPES, SOCIAL_TYPES, type Social } from '../../model/values.ts'
import { byParts } from '../compare.ts'
import type { Field } from '../field.ts'
import { list, object } from '../shapes.ts'
import { statedList, URL_TEXT } from '../stated.ts'
import { aUrl, f1 } from '../truth.ts'

type Gold = {
  readonly socials?: readonly { readonly url: string }[]
}

/** Networks with a column of their own. */
const NETWORKS = ['linkedin', 'x', 'facebook', 'instagram', 'youtube', 'tiktok', 'github', 'pinterest']

export const socials: Field<readonly Social[], Gold> = {
  about: 'The profiles of the brand on social networks.',
  value: (z) => list(z, object(z, { type: z.string(), url: z.string() })),
  stated: () =>
    statedList('objects such as {"type": "x", "url": "https://x.com/acme"}', stated(), (given) => given),
  wire: {
    key: 'socials',
    shape: (z) =>
      z.array(z.object({ type: z.enum<readonly string[]>(SERVED_SOCIAL_TYPES), url: z.string() })),
    of: (socials = []) => socials.filter(isServed).map(({ type, url }) => ({ type, url })),
  },
  columns: [
    { name: 'socials', all: 'url' },
    ...NETWORKS.map((is) => ({
      ...({ name: is, first: 'url', in: 'view' } as const),
      where: [{ member: 'type', is }],
    })),
  ],
  line: {
    label: 'socials',
    text: (all, { side, addresses }) => side(addresses(all.map(({ url }) => url))),
  },
  compare: byParts((all) => all.map(({ type, url }) => ({ part: type, entry: url })), pageKey),
  truth: () => ({
    keys: {
      socials: ['a list of objects with a url', z.array(z.looseObject({ url: aUrl }))],
    },
    scores: {
      socials: ({ socials }, found = []) =>
        socials &&
        f1(
          socials.map(({ url }) => pageKey(url)),
          found.map(({ url }) => pageKey(url)),
        ),
    },
  }),
}

/** Whether a network is in the HTTP API, whose clients only know a closed list. */
function isServed({ type }: Social): boolean {
  return SERVED_SOCIAL_TYPES.some((served) => served === type)
}

const stated = () => z.looseObject({ type: z.enum(SOCIAL_TYPES), url: z.string().check(z.regex(URL_TEXT)) })
