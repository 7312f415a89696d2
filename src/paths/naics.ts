import type { Deadline } from '../concurrency/deadline.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import { foundValue } from '../model/finding.ts'
import type { Industries, IndustriesResult, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { BrandRequest } from './brand.ts'
import type { Known } from './known.ts'

export interface NaicsPorts {
  readonly brand: Known['run']
  /** Classifies by words and meaning, in a separate process. */
  readonly classify: (evidence: IndustryEvidence & IndustryBounds, signal: AbortSignal) => Promise<Industries>
}

/** Finds the industries of a brand in the same result as the brand, and by the meaning of its description. */
export function createNaics({ brand, classify }: NaicsPorts) {
  return {
    async run(
      site: Site,
      { minResults, maxResults, ...request }: BrandRequest & IndustryBounds,
      deadline: Deadline,
      identified?: Identified,
    ): Promise<IndustriesResult> {
      const result = await brand(site, request, deadline, identified)
      if (result.state !== 'ok') return result
      const evidence = { ...evidenceOf(result.record), minResults, maxResults }
      const { domain } = result
      const found = await classify(evidence, deadline.signal)
      return { state: 'ok', domain, ...asSureAs(result.record, found) }
    },
  }
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
