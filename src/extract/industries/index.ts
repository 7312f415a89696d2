import { judgeEvidence } from '../../industry/classify.ts'
import { isOfTypes } from '../../industry/evidence.ts'
import type { Evidence } from '../../model/finding.ts'
import { INDUSTRY_CONFIDENCE, type Industries } from '../../model/industries.ts'
import { absent, type Extractor, evidence } from '../extractor.ts'
import { saidOn } from './read.ts'

/** The largest number of NAICS codes in a record, so that a route can return as many as a client requests. */
export const MAX_CODES = 10

/**
 * The business of the company, by the types that it declares in structured data, else by its words. Absent
 * when neither suggests an industry.
 */
export const industries: Extractor<Industries> = (snapshot) => {
  const { ofTypes, ofTexts, schemaTypes, ...texts } = saidOn(snapshot)
  const { industries: value, words } = judgeEvidence({ ...texts, schemaTypes, maxResults: MAX_CODES })
  const first = value.naics[0]
  const isByType = first !== undefined && isOfTypes(first.code, schemaTypes)
  const tried = [
    { rule: 'schema-type', saw: Number(isByType) },
    { rule: 'words', saw: Number(first !== undefined && !isByType) },
  ]
  if (!first || value.eic.length === 0) return absent({ tried, candidates: [] })
  const rule = isByType ? 'schema-type' : 'words'
  const told = words.length > 0 ? [evidence('text', 'words that counted', words.join(', '))] : []
  const read: readonly Evidence[] = isByType ? ofTypes : [...ofTexts, ...told]
  const confidence = INDUSTRY_CONFIDENCE[first.confidence]
  const found = { value, rule, evidence: read }
  return { ...found, confidence, trace: { tried, candidates: [{ ...found, score: confidence }] } }
}
