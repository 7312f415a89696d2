import type { FontUse } from '../../model/values.ts'
import { byParts } from '../compare.ts'
import type { Field } from '../field.ts'
import { list, object } from '../shapes.ts'
import { orText, statedList } from '../stated.ts'
import { lettersAndDigits, objectWith, someTexts } from '../truth.ts'

type Gold = {
  /** Families for each role, any of which is right. */
  readonly fonts?: { readonly heading?: readonly string[]; readonly body?: readonly string[] }
}

export const fonts: Field<readonly FontUse[], Gold> = {
  about: 'The font families of the page with their roles, those with most words first.',
  value: (z) =>
    list(
      z,
      object(z, {
        family: z.string(),
        fallbacks: list(z, z.string()),
        uses: list(z, z.string()),
        roles: list(z, z.enum(['heading', 'body', 'other'])),
        elements: z.number(),
        words: z.number(),
        percentElements: z.number(),
        percentWords: z.number(),
        loadError: z.string().exactOptional(),
      }),
    ),
  stated: () =>
    statedList('names of font families, or objects with a family', orText('family', /\S/), filled),
  wire: {
    key: 'fonts',
    shape: (z) => z.array(z.object({ name: z.string(), usage: z.enum(['heading', 'body', 'other']) })),
    // A family in two roles is listed twice, so that clients find it by its usage.
    of: (fonts = []) => fonts.flatMap(({ family, roles }) => roles.map((usage) => ({ name: family, usage }))),
  },
  columns: [
    { name: 'fonts', all: 'family', between: '; ', in: 'export' },
    { name: 'heading_font', first: 'family', where: [{ member: 'roles', has: 'heading' }], in: 'view' },
    { name: 'body_font', first: 'family', where: [{ member: 'roles', has: 'body' }], in: 'view' },
  ],
  line: {
    label: 'fonts',
    text: (all, { side, safe }) => {
      const shown = all.slice(0, 4).map(({ family, roles }) => `${safe(family)} (${roles.join(', ')})`)
      return side(shown.map((item, at) => (at < shown.length - 1 ? `${item},` : item)))
    },
  },
  compare: byParts(partsOf, lettersAndDigits),
  truth: () => ({
    keys: {
      fonts: [
        'an object of heading and body, lists of families',
        objectWith({ heading: someTexts, body: someTexts }),
      ],
    },
    scores: {
      font_heading: ({ fonts }, found) => familyScore('heading', fonts?.heading, found),
      font_body: ({ fonts }, found) => familyScore('body', fonts?.body, found),
    },
  }),
}

/**
 * Returns the families of headings and body. Families without a role, such as the font of an embedded player,
 * change although the brand does not.
 */
function partsOf(fonts: readonly FontUse[]) {
  return fonts.flatMap(({ family, roles }) =>
    roles.filter((role) => role !== 'other').map((part) => ({ part, entry: family })),
  )
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

function filled(given: object, at: number): object {
  const roles = [at === 0 ? 'heading' : at === 1 ? 'body' : 'other']
  const unknown = { elements: 0, words: 0, percentElements: 0, percentWords: 0 }
  return { fallbacks: [], uses: [], roles, ...unknown, ...given }
}
