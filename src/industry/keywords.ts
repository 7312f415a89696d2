import { KEYWORDS } from '../data/industries/keywords.ts'
import { once } from '../model/keyed.ts'

const keywords = once(() => new Map<string, string>(KEYWORDS))

/**
 * Returns phrases, separated by commas, by which companies of a NAICS code of six digits describe themselves.
 */
export function keywordsOf(code: string): string {
  return keywords().get(code) ?? ''
}
