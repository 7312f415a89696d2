import { wireEic } from '../fields/industries/field.ts'
import { BlazonError } from '../model/errors.ts'
import { foundValue } from '../model/finding.ts'
import type { Industries, IndustriesResult, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import { count } from '../model/options/setting.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Asked, Ports } from '../paths/ports.ts'
import type { BrandHandle, Call } from './call.ts'
import { type Flag, JSON_FLAG, type Kinds, REFRESH_FLAG, type Zod } from './doors.ts'

export interface NaicsMethod {
  /**
   * Returns the industries of a company from its site: codes of NAICS 2022 and SIC, and the industries that
   * HTTP answers use. They come from the same result as `brand`. If the optional packages `@energetic-ai/*`
   * are installed, the meaning of the description counts, too. Rejects like `brand`, and with `invalid_input`
   * for invalid numbers of results.
   */
  naics(handle: BrandHandle, request?: LookupRequest & IndustryBounds): Promise<IndustriesResult>
}

const RESULTS = count(1, { max: 10 })

export const INDUSTRIES_REQUEST = { ...LOOKUP_REQUEST, minResults: RESULTS, maxResults: RESULTS }

/** The default number of codes for HTTP requests. */
const MAX_RESULTS = 5

export const RESULT_FLAGS: readonly Flag[] = [
  ['--min-results <n>', 'codes at least', [1, 10]],
  ['--max-results <n>', 'codes at most', [1, 10]],
  ...[JSON_FLAG, REFRESH_FLAG],
]

export function resultParams({ integer }: Kinds) {
  return {
    minResults: integer(1, 10).default(1).describe('What is missing is filled with codes of low confidence.'),
    maxResults: integer(1, 10)
      .optional()
      .describe(`Not below minResults. Default: ${MAX_RESULTS}, or minResults where that is more.`),
  }
}

interface ResultParams {
  readonly minResults: number
  readonly maxResults?: number | undefined
}

export function resultBounds({ minResults, maxResults }: ResultParams): Required<ResultParams> {
  const most = maxResults ?? Math.max(minResults, MAX_RESULTS)
  if (minResults <= most) return { minResults, maxResults: most }
  const message = `The parameter minResults (${minResults}) is above maxResults (${most})`
  throw new BlazonError('invalid_input', message)
}

export const confidenceShape = (z: Zod) => z.enum(['high', 'medium', 'low'])

export const naics: Call<LookupRequest & IndustryBounds, IndustriesResult, NaicsMethod> = {
  ways: ['domain', 'company'],
  request: INDUSTRIES_REQUEST,
  isRenewable: true,
  // `sic` and `industries` are not in the API contract. The answer has no numeric `code`.
  http: {
    path: '/v1/brand/naics',
    tool: 'classify',
    aliases: ['/v1/web/naics'],
    summary: 'what a company does, in NAICS and SIC',
    subject: 'input',
    params: resultParams,
    request: resultBounds,
    answer: (z) =>
      z
        .object({
          status: z.literal('ok'),
          type: z.literal('naics'),
          domain: z.string(),
          codes: z
            .array(z.object({ code: z.string(), name: z.string(), confidence: confidenceShape(z) }))
            .describe('NAICS 2022, most likely first.'),
          sic: z.array(z.object({ code: z.string(), name: z.string() })).describe('SIC of 1987.'),
          industries: z.object({ eic: z.array(wireEic(z)) }),
        })
        .meta({ id: 'NaicsAnswer' }),
    body: ({ domain, naics, sic, eic }) => {
      const codes = naics.map(({ code, name, confidence }) => ({ code, name, confidence }))
      return { status: 'ok', type: 'naics', domain, codes, sic, industries: { eic } }
    },
  },
  command: {
    subject: 'brand',
    description: 'what a company does, in NAICS and SIC',
    examples: [
      ['blazon naics example.com', 'a line for each code'],
      ['blazon naics example.com --json', 'with SIC and EIC'],
    ],
    flags: RESULT_FLAGS,
    lines: ({ naics }) => naics.map(({ code, name, confidence }) => [code, `${name} (${confidence})`]),
  },
  run: industriesOf,
}

/** Returns the industries of a brand, from its record and from the meaning of its description. */
export async function industriesOf(
  { site, request, deadline, identified }: Asked<LookupRequest & IndustryBounds>,
  ports: Ports,
): Promise<IndustriesResult> {
  const { minResults, maxResults, ...rest } = request
  const { brandOf } = await import('../paths/brand.ts')
  const result = await brandOf(ports, site, rest, deadline, identified)
  if (result.state !== 'ok') return result
  const evidence = { ...evidenceOf(result.record), minResults, maxResults }
  const found = await ports.classify(evidence, deadline.signal)
  return { state: 'ok', domain: result.domain, ...asSureAs(result.record, found) }
}

/**
 * Returns the texts and categories of a record from which industries are derived. The first industry of the
 * record counts as a category unless its confidence is low, because it is based on the whole page and the
 * directory. From all other fields only the words count.
 */
function evidenceOf({ fields }: BrandRecord): IndustryEvidence {
  const codes = foundValue(fields.industries)?.naics ?? []
  const said = [foundValue(fields.description), foundValue(fields.slogan)].filter(Boolean)
  const [first] = codes
  const sure = codes.filter(({ confidence }) => confidence !== 'low')
  return {
    name: foundValue(fields.name),
    description: said.join('. '),
    text: (sure.length > 0 ? sure : codes).map(({ name }) => name).join('. '),
    ...(first && first.confidence !== 'low' && { categories: [{ scheme: 'naics', value: first.code }] }),
  }
}

/**
 * Lowers each confidence of `high` to `medium` when the first industry of the record has a lower confidence,
 * so that this answer does not claim more than the record.
 */
function asSureAs({ fields }: BrandRecord, { naics, ...others }: Industries): Industries {
  const known = foundValue(fields.industries)?.naics[0]
  const most = known && (known.confidence === 'high' ? 'high' : 'medium')
  return {
    ...others,
    naics: naics.map((match) =>
      most === 'medium' && match.confidence === 'high' ? { ...match, confidence: most } : match,
    ),
  }
}
