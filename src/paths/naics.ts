import type { Deadline } from '../concurrency/deadline.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import { foundValue, isFound } from '../model/finding.ts'
import type { Industries, IndustriesResult, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { BrandRequest } from './brand.ts'
import type { Known } from './known.ts'

export interface NaicsPorts {
  readonly brand: Known['run']
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
      found?: Identified,
    ): Promise<IndustriesResult> {
      const result = await brand(site, request, deadline, found)
      if (result.state !== 'ok') return result
      const evidence = { ...evidenceOf(result.record), minResults, maxResults }
      const { domain } = result
      return { state: 'ok', domain, ...(await classify(evidence, deadline.signal)) }
    },
  }
}

/** Rules of industries that are facts, and no reading of words. */
const NAMING: ReadonlySet<string> = new Set(['directory', 'schema-type', 'correction'])

/**
 * What a record says of what the company does. Industries that the directory or its page named count as
 * categories, and those that its words told are words again.
 */
function evidenceOf({ fields }: BrandRecord): IndustryEvidence {
  const codes = foundValue(fields.industries)?.naics ?? []
  const isNamed = isFound(fields.industries) && NAMING.has(fields.industries.rule)
  const said = [foundValue(fields.description), foundValue(fields.slogan)].filter(Boolean)
  const [first] = codes
  const sure = codes.filter(({ confidence }) => confidence !== 'low')
  return {
    name: foundValue(fields.name),
    description: said.join('. '),
    text: (sure.length > 0 ? sure : codes).map(({ name }) => name).join('. '),
    ...(isNamed &&
      first &&
      first.confidence !== 'low' && { categories: [{ scheme: 'naics', value: first.code }] }),
  }
}
