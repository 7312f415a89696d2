import { LANGUAGES } from '../data/codes/languages.ts'

const SHORTEST: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((one) => [one.tag, ...one.tags].map((tag) => [tag.toLowerCase(), one.tag] as const)),
)

/**
 * The length of a tag that readers must accept at least (RFC 5646, section 4.4.1). The language stands at the
 * beginning of the tag.
 */
const MAX_TAG_CHARS = 35

const partsOf = (tag: string): string[] => tag.trim().slice(0, MAX_TAG_CHARS).toLowerCase().split(/[-_]/)

/**
 * The shortest tag of the language of a BCP 47 tag as pages write it: `no` for `nb-NO`. A variety that is not
 * listed counts as the language it belongs to.
 */
export function shortestTag(tag: string): string | undefined {
  const parts = partsOf(tag)
  for (let length = parts.length; length > 0; length--) {
    const found = SHORTEST.get(parts.slice(0, length).join('-'))
    if (found) return found
  }
  return undefined
}

/** Languages of which pages are read with the words of another: those that have few or none of their own. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ['ceb', 'tl'],
  ['yue', 'zh'],
])

/** The name in data/languages of the words for a page with this BCP 47 tag: `no` for `nb-NO`. */
export function tagOfWords(tag: string): string {
  const short = shortestTag(tag) ?? partsOf(tag)[0] ?? ''
  return READ_AS.get(short) ?? short
}
