import { EXPLICIT_PARTS } from '../../data/languages/explicit-parts.ts'
import { EXPLICIT_WORDS } from '../../data/languages/explicit-words.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { anyOf, pattern } from '../../lexicon/pattern.ts'

/** Top-level domains for adult content. `.sexy` is left out because it is also sold for clothes. */
export const ADULT_SUFFIXES: ReadonlySet<string> = new Set(['xxx', 'porn', 'adult', 'sex'])

/**
 * Values of `rating`: `adult` and `mature` as search engines read them, and "Restricted To Adults"
 * (rtalabel.org).
 */
export const LABELS = /^(?:adult|mature|restricted|RTA-5042-1996-1400-1577-RTA)$/i

/** Matches words in domains that have no other meaning there. */
export const ADULT_LABEL = anyOf(inAllLanguages(EXPLICIT_PARTS, 'domains'), 'i')

/** Matches questions whether a visitor is 18. */
export const AGE_GATE = anyOf(inAllLanguages(EXPLICIT_PARTS, 'ages'), 'iu')

const KINDS = ['porn', 'acts', 'bodies', 'people', 'live', 'kinks', 'toys'] as const

/** Explicit words by kind, one pattern for each kind and all languages. */
export const EXPLICIT: readonly (readonly [kind: string, pattern: RegExp])[] = KINDS.map((kind) => [
  kind,
  anywhere(kind),
])

/** Matches words of sites that treat, counsel, filter or inform. */
export const HELP = anywhere('help')

function anywhere(kind: keyof (typeof EXPLICIT_WORDS)[string]): RegExp {
  const words = inAllLanguages(EXPLICIT_WORDS, kind)
  return pattern('giu')`\b(?:${words})\b|${inAllLanguages(EXPLICIT_PARTS, kind)}`
}
