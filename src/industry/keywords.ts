import { KEYWORDS } from '../data/industries/keywords.ts'
import { once } from '../model/keyed.ts'

const keywords = once(() => new Map<string, string>(KEYWORDS))

/** Returns phrases of companies in an industry (six digits) about themselves, separated by commas. */
export function keywordsOf(code: string): string {
  return keywords().get(code) ?? ''
}
