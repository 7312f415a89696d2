import { BlazonError } from '../model/errors.ts'
import { foundValue } from '../model/finding.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { FontsResult } from '../model/record.ts'
import type { PageHandle } from '../model/site.ts'
import type { FontUse } from '../model/values.ts'
import type { BrandHandle, Call } from './call.ts'
import { JSON_FLAG, type Look, OK, type Ok, okShape, REFRESH_FLAG } from './doors.ts'
import { fontLinksShape } from './styleguide-shape.ts'

export interface FontsMethod {
  /**
   * Returns the fonts of the brand's page, or of the page at a URL. Fonts with the most words come first, and
   * `fontLinks` has their files. The fonts of the brand's page come from the same result as `brand`. A page
   * at a URL is captured, and not stored.
   */
  fonts(handle: BrandHandle | PageHandle, request?: LookupRequest): Promise<FontsResult>
}

export const fonts: Call<LookupRequest, FontsResult, FontsMethod> = {
  ways: ['domain', 'company', 'url'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  // This route uses the record of the brand, so that one visit of the site serves fonts and brand.
  http: {
    path: '/v1/brand/fonts',
    aliases: ['/v1/web/fonts'],
    summary: 'the font families of a domain and how much each is used',
    subject: 'place',
    answer: (z) =>
      z
        .object({
          ...okShape(z),
          domain: z.string(),
          fonts: z.array(
            z.object({
              font: z.string().describe('The family.'),
              uses: z.array(z.string()).describe('Kinds of elements, most words first.'),
              fallbacks: z.array(z.string()),
              num_elements: z.int(),
              num_words: z.int(),
              percent_elements: z.number().describe('From 0 to 100.'),
              percent_words: z.number().describe('From 0 to 100.'),
              load_error: z
                .string()
                .optional()
                .describe('Why its files did not load, so that a fallback is shown.'),
            }),
          ),
          fontLinks: fontLinksShape(z).optional(),
        })
        .meta({ id: 'FontsAnswer' }),
    stored: {
      names: () => [['fonts']],
      resultOf: ({ fonts: _, fontLinks: _links, url: _url, capturedAt: _at, producer: _by, ...result }) =>
        result,
      body: fontsBody,
    },
  },
  command: {
    subject: 'brand or page',
    description: 'the font families of a page by the words that are read in them',
    examples: [
      ['blazon fonts example.com', 'a table'],
      ['blazon fonts example.com --json', 'all that is known of each family'],
    ],
    flags: [JSON_FLAG, REFRESH_FLAG],
    // The fonts are a part of the record, so the record is left out.
    json: ({ record: _, ...found }) => found,
    print({ domain, url, fonts }, look) {
      const { bold, dim, red, safe } = look
      const head = `${bold(domain)}  ${dim(url)}\n`
      if ('error' in fonts) return `${head}    ${red('failed')}  ${safe(fonts.error)}\n`
      const families = foundValue(fonts) ?? []
      if (families.length === 0) return `${head}    ${dim('no font of its own: the browser chooses')}\n`
      const rows = families.map((family) => rowOf(family, look))
      return head + look.table(HEADINGS, rows, [2, 3]) + restOf(families, look) + lossesOf(families, look)
    },
  },
  run: async (...asked) => (await import('../paths/fonts.ts')).fontsOf(...asked),
}

const HEADINGS = ['family', 'role', 'words', 'elements', 'used for', 'falls back to']

function rowOf(
  { family, roles, percentWords, percentElements, uses, fallbacks }: FontUse,
  { safe, cut }: Look,
): string[] {
  const shares = [percentWords, percentElements].map((share) => `${share.toFixed(1)} %`)
  return [
    cut(safe(family), 32),
    roles.join(' '),
    ...shares,
    uses.slice(0, 5).join(' '),
    cut(safe(fallbacks.join(', ')), 48),
  ]
}

/** A smaller percentage of words comes from rounding and is not shown. */
const WORTH_TELLING = 0.5

function restOf(families: readonly FontUse[], { dim }: Look): string {
  const rest = families.reduce((left, { percentWords }) => left - percentWords, 100)
  return rest < WORTH_TELLING
    ? ''
    : `    ${dim(`${rest.toFixed(1)} % of the words are in fonts that the browser chooses`)}\n`
}

function lossesOf(families: readonly FontUse[], { yellow, safe, cutAtWord }: Look): string {
  return families
    .flatMap(({ family, loadError }) =>
      loadError === undefined
        ? []
        : [`    ${yellow(safe(family))} did not load: ${cutAtWord(safe(loadError), 240)}\n`],
    )
    .join('')
}

/** Makes the body. The key `load_error` says why a family did not load. It is not in the API contract. */
function fontsBody({ domain, fonts: found, fontLinks }: Ok<FontsResult>): object {
  if ('error' in found) throw new BlazonError('internal', found.error)
  const isLinked = Object.keys(fontLinks).length > 0
  const uses = (foundValue(found) ?? []).map(toFontUse)
  return { ...OK, domain, fonts: uses, ...(isLinked && { fontLinks }) }
}

function toFontUse({ family, uses, fallbacks, loadError, ...share }: FontUse): object {
  return {
    font: family,
    uses,
    fallbacks,
    num_elements: share.elements,
    num_words: share.words,
    percent_elements: share.percentElements,
    percent_words: share.percentWords,
    ...(loadError !== undefined && { load_error: loadError }),
  }
}
