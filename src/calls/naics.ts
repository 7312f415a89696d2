import { foundValue } from '../model/finding.ts'
import type { Industries, IndustriesResult, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import { count } from '../model/options/setting.ts'
import type { BrandRecord } from '../model/record.ts'
import { brandOf } from '../paths/brand.ts'
import type { Ports } from '../paths/ports.ts'
import type { Asked, BrandHandle, Call } from './call.ts'

export interface NaicsMethod {
  /**
   * The industries of the company behind a handle, from its site: codes of NAICS 2022 and SIC, and the
   * industries of the HTTP answers. They come from the same result as `brand`. Where the optional packages
   * `@energetic-ai/*` are installed, the meaning of its description counts too. Rejects as `brand` does, and
   * with `invalid_input` for invalid bounds.
   */
  naics(handle: BrandHandle, request?: LookupRequest & IndustryBounds): Promise<IndustriesResult>
}

const RESULTS = count(1, { max: 10 })

export const INDUSTRIES_REQUEST = { ...LOOKUP_REQUEST, minResults: RESULTS, maxResults: RESULTS }

export const naics: Call<LookupRequest & IndustryBounds, IndustriesResult> = {
  ways: ['domain', 'company'],
  request: INDUSTRIES_REQUEST,
  isRenewable: true,
  run: industriesOf,
}

/** The industries of a brand, from the same result as the brand, and by the meaning of its description. */
export async function industriesOf(
  { site, request, deadline, identified }: Asked<LookupRequest & IndustryBounds>,
  ports: Ports,
): Promise<IndustriesResult> {
  const { minResults, maxResults, ...rest } = request
  const result = await brandOf(ports, site, rest, deadline, identified)
  if (result.state !== 'ok') return result
  const evidence = { ...evidenceOf(result.record), minResults, maxResults }
  const found = await ports.classify(evidence, deadline.signal)
  return { state: 'ok', domain: result.domain, ...asSureAs(result.record, found) }
}

/**
 * The texts and categories of a record from which industries are derived. Its first industry counts as a
 * category unless it is a guess, since the whole page and the directory say more than the description; its
 * other texts count as words.
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

/** The industries, whose first confidence is at most the confidence in the record. */
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
