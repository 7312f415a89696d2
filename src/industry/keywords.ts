import { KEYWORDS } from '../data/industries/keywords.ts'

let keywords: ReadonlyMap<string, string> | undefined

/** Phrases with which companies of an industry of six digits describe themselves, separated by commas. */
export function keywordsOf(code: string): string {
  keywords ??= new Map(KEYWORDS)
  return keywords.get(code) ?? ''
}
