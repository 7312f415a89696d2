import { KEYWORDS } from '../data/industries/keywords.ts'

let keywords: ReadonlyMap<string, string> | undefined

/** What companies of an industry of six digits say of themselves: phrases between commas. */
export function keywordsOf(code: string): string {
  keywords ??= new Map(KEYWORDS)
  return keywords.get(code) ?? ''
}
