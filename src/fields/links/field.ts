import * as z from 'zod/mini'
import { pageKey } from '../../formats/url.ts'
import { type KeyLinks, LINK_KINDS, type LinkKind } from '../../model/values.ts'
import type { Card } from '../card.ts'
import { byParts } from '../compare.ts'
import type { Field } from '../field.ts'
import { objectOfTexts, statedJson, URL_TEXT } from '../stated.ts'
import { aUrl, f1, tableOf } from '../truth.ts'

type Gold = {
  /** URL by kind; null where the site has none. */
  readonly links?: { readonly [K in LinkKind]?: string | null }
}

/** The six links of the HTTP API in order. All are always present, and null when not found. */
const SERVED = [
  'careers',
  'blog',
  'terms',
  'privacy',
  'pricing',
  'contact',
] as const satisfies readonly LinkKind[]

export const links: Field<KeyLinks, Gold> = {
  about: 'The pages of the site that have a known purpose, such as careers, blog or privacy.',
  value: (z) => z.partialRecord(z.enum(LINK_KINDS), z.string()).readonly(),
  stated: () =>
    statedJson(
      `an object of addresses by kind: ${LINK_KINDS.join(', ')}`,
      objectOfTexts(LINK_KINDS, URL_TEXT),
    ),
  wire: {
    key: 'links',
    shape: (z) =>
      z
        .object(Object.fromEntries(SERVED.map((kind) => [kind, z.string().nullable()])))
        .describe('Key pages of the site; null for one that it does not link.'),
    of: (links = {}) => Object.fromEntries(SERVED.map((kind) => [kind, links[kind] ?? null])),
  },
  columns: LINK_KINDS.map((kind) => ({ name: kind, path: kind })),
  line: { label: 'links', text: shown },
  compare: byParts((links) => Object.entries(links).map(([part, entry]) => ({ part, entry })), pageKey),
  truth: () => ({
    keys: {
      links: ['an object of URLs, or null, by kind', tableOf(z.nullable(aUrl))],
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
  }),
}

/** Returns the kind and address of each key page, as many in a line as fit. */
function shown(links: KeyLinks, { side, addresses }: Card): string {
  const kinds = Object.keys(links)
  const texts = addresses(Object.values(links), Math.max(0, ...kinds.map(({ length }) => length)) + 1)
  return side(
    kinds.map((kind, at) => `${kind} ${texts[at]}`),
    '  ',
  )
}
