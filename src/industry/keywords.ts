import { KEYWORDS } from '../data/industries/keywords.ts'
import { once } from '../model/keyed.ts'

const keywords = once(() => new Map<string, string>(KEYWORDS))

/**
 * Returns the phrases, separated by commas, by which companies of an industry describe themselves. `code` is
 * its NAICS code of six digits.
 */
export function keywordsOf(code: string): string {
  return keywords().get(code) ?? ''
}
