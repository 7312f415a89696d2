import { foundValue } from '../model/finding.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { FontsResult } from '../model/record.ts'
import type { FontUse } from '../model/values.ts'
import type { BrandHandle, Call } from './call.ts'
import { JSON_FLAG, type Look, REFRESH_FLAG } from './doors.ts'

export interface FontsMethod {
  /** The fonts of the brand's page, most words first. They come from the same result as `brand`. */
  fonts(handle: BrandHandle, request?: LookupRequest): Promise<FontsResult>
}

export const fonts: Call<LookupRequest, FontsResult, FontsMethod> = {
  ways: ['domain', 'company'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  command: {
    subject: 'brand',
    description: 'the font families of a page by the words that are read in them',
    examples: [
      ['blazon fonts example.com', 'a table'],
      ['blazon fonts example.com --json', 'all that is known of each family'],
    ],
    flags: [JSON_FLAG, REFRESH_FLAG],
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
  async run({ site, request, deadline }, ports) {
    const { lookUp } = await import('../paths/brand.ts')
    const { result } = await lookUp(ports, site, request, deadline)
    if (result.state !== 'ok') return result
    const { domain, url, capturedAt, producer, fields } = result.record
    return { state: 'ok', domain, url, capturedAt, producer, fonts: fields.fonts }
  },
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

/** A remaining share below this percentage comes from rounding. */
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
