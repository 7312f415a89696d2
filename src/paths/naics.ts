import type { Deadline } from '../concurrency/deadline.ts'
import { foundValue, isFound } from '../model/finding.ts'
import type { Industries, IndustriesResult, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Brand, BrandRequest } from './brand.ts'

export interface NaicsPorts {
  readonly brand: Brand['run']
  /** By words and meaning, in a process of its own. */
  readonly classify: (evidence: IndustryEvidence & IndustryBounds, signal: AbortSignal) => Promise<Industries>
}

/** The industries of a brand, from the same result as the brand, and from the meaning of its description. */
export function createNaics({ brand, classify }: NaicsPorts) {
  return {
    async run(
      site: Site,
      { minResults, maxResults, ...request }: BrandRequest & IndustryBounds,
      deadline: Deadline,
    ): Promise<IndustriesResult> {
      const { result } = await brand(site, request, deadline)
      if (result.state !== 'ok') return result
      const evidence = { ...evidenceOf(result.record), minResults, maxResults }
      const { domain } = result
      return { state: 'ok', domain, ...(await classify(evidence, deadline.signal)) }
    },
  }
}

/**
 * What a record says of what the company does. The industries that its page named count as those of a
 * directory, and those that its words told are words again.
 */
function evidenceOf({ fields }: BrandRecord): IndustryEvidence {
  const codes = foundValue(fields.industries)?.naics ?? []
  const isNamed = isFound(fields.industries) && fields.industries.rule === 'schema-type'
  const said = [foundValue(fields.description), foundValue(fields.slogan)].filter(Boolean)
  const sure = codes.filter(({ confidence }) => confidence !== 'low')
  return {
    name: foundValue(fields.name),
    description: said.join('. '),
    text: (sure.length > 0 ? sure : codes).map(({ name }) => name).join('. '),
    ...(isNamed && { categories: codes.slice(0, 1).map(({ code }) => ({ scheme: 'naics', value: code })) }),
  }
}
