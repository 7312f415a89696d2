import type { IndustriesResult, IndustryBounds, SicResult } from '../model/industries.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { BrandHandle, Call } from './call.ts'
import {
  confidenceShape,
  INDUSTRIES_REQUEST,
  industriesOf,
  RESULT_FLAGS,
  resultBounds,
  resultParams,
} from './naics.ts'

export interface SicMethod {
  /**
   * Returns the industries of a company in the Standard Industrial Classification of 1987, with the major
   * group of each code. They are derived from the codes of `naics`. Rejects like `naics`.
   */
  sic(handle: BrandHandle, request?: LookupRequest & IndustryBounds): Promise<SicResult>
}

/**
 * The largest number of NAICS codes from which SIC codes are derived. More NAICS codes than SIC codes are
 * needed, because several NAICS codes may lead to the same SIC code.
 */
const MAX_NAICS = 10

export const sic: Call<LookupRequest & IndustryBounds, SicResult, SicMethod> = {
  ways: ['domain', 'company'],
  request: INDUSTRIES_REQUEST,
  isRenewable: true,
  http: {
    path: '/v1/web/sic',
    aliases: ['/v1/brand/sic'],
    summary: 'what a company does, in SIC',
    subject: 'input',
    params: (kinds) => ({
      ...resultParams(kinds),
      type: kinds.z
        .enum(['original_sic'])
        .default('original_sic')
        .describe('The classification of 1987. The list of the SEC is not available.'),
    }),
    request: resultBounds,
    answer: (z) =>
      z
        .object({
          status: z.literal('ok'),
          type: z.literal('sic'),
          domain: z.string(),
          classification: z.literal('original_sic'),
          codes: z
            .array(
              z.object({
                code: z.string().describe('Four digits.'),
                name: z.string(),
                confidence: confidenceShape(z),
                majorGroup: z.string().describe('The first two digits.'),
                majorGroupName: z.string(),
              }),
            )
            .describe('SIC of 1987, most likely first.'),
        })
        .meta({ id: 'SicAnswer' }),
    body: ({ domain, codes }) => ({
      ...{ status: 'ok', type: 'sic', domain, classification: 'original_sic', codes },
    }),
  },
  command: {
    subject: 'brand',
    description: 'what a company does, in SIC',
    examples: [
      ['blazon sic example.com', 'a line for each code'],
      ['blazon sic example.com --json', 'with the major groups'],
    ],
    flags: RESULT_FLAGS,
    lines: ({ codes }) =>
      codes.map(({ code, name, confidence, majorGroupName }) => [
        code,
        `${name} (${confidence}), ${majorGroupName}`,
      ]),
  },
  async run({ request, ...asked }, ports) {
    const { minResults = 1 } = request
    const wider = { ...request, minResults, maxResults: MAX_NAICS }
    const found: IndustriesResult = await industriesOf({ ...asked, request: wider }, ports)
    if (found.state !== 'ok') return found
    // The module is imported late, because it contains the titles of both classifications.
    const { sicCodes } = await import('../industry/sic.ts')
    return { state: 'ok', domain: found.domain, codes: sicCodes(found.naics, request) }
  },
}
