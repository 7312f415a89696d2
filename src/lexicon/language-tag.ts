import { LANGUAGES } from '../data/codes/languages.ts'

const SHORTEST: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((one) => [one.tag, ...one.tags].map((tag) => [tag.toLowerCase(), one.tag] as const)),
)

/**
 * A longer tag is cut, because readers need not accept more (RFC 5646, section 4.4.1). The language is at the
 * beginning of a tag, so it is never cut off.
 */
const MAX_TAG_CHARS = 35

const partsOf = (tag: string): string[] => tag.trim().slice(0, MAX_TAG_CHARS).toLowerCase().split(/[-_]/)

/** Returns the shortest tag of the language in a BCP 47 tag: `no` for `nb-NO`. */
export function shortestTag(tag: string): string | undefined {
  const parts = partsOf(tag)
  for (let length = parts.length; length > 0; length--) {
    const found = SHORTEST.get(parts.slice(0, length).join('-'))
    if (found) return found
  }
  return undefined
}

/** Languages for which data/languages has few or no words, each with the language whose words are used. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ['ceb', 'tl'],
  ['yue', 'zh'],
])

/** Returns the tag under which data/languages has words: `no` for `nb-NO`. */
export function tagOfWords(tag: string): string {
  const short = shortestTag(tag) ?? partsOf(tag)[0] ?? ''
  return READ_AS.get(short) ?? short
}
