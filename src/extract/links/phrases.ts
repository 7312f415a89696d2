/** Finds the key pages that a text or a path names, by phrases of all languages. */

import { PAGES } from '../../data/languages/pages.ts'
import { PATHS } from '../../data/languages/paths.ts'
import { tagOfWords } from '../../lexicon/language-tag.ts'
import { formsOf } from '../../lexicon/page-names/fold.ts'
import { DENSE_SCRIPTS, inScripts } from '../../lexicon/scripts.ts'
import { LINK_KINDS, type LinkKind } from '../../model/values.ts'

/** A kind of key page that a text names. */
export interface Meaning {
  readonly kind: LinkKind
  /** How certain the meaning is, 0 to 1. It is 1 when the text is exactly the phrase. */
  readonly strength: number
  /** True for a phrase that often leads elsewhere. */
  readonly weak: boolean
}

interface Entry {
  readonly kind: LinkKind
  readonly lang: string
  readonly weak: boolean
}

type Index = ReadonlyMap<string, readonly Entry[]>

/** Factor for a phrase that often leads elsewhere. */
const WEAK = 0.65

/**
 * Factors for a phrase that is neither in the page's language nor in English. Paths mix languages, and a
 * short word may have another meaning in another language. So a path with such a phrase is not enough alone.
 */
const IN_OTHER_LANGUAGE = { text: 0.9, path: 0.6 } as const

/**
 * The strength that each additional word takes away, and the strength of a single word within a longer text,
 * which is weak evidence (`contact lenses`).
 */
const PER_EXTRA_WORD = 0.12
const SINGLE_WORD_INSIDE = 0.45
/** Factor for a phrase that is one of two names of a page: `Privacy and legal notices`, `Terms and rules`. */
const ONE_OF_TWO = 0.85
const JOINT = / (?:and|und|et|y|e|en|och|og|i|ja|ve) /
const LEGAL: ReadonlySet<LinkKind> = new Set(['terms', 'privacy'])
/** Strength when only the last word names a blog: `Research blog`, `Kitchen diary`. */
const LAST_WORD = 0.75
const MAX_WORDS = 6
const MAX_UNSPACED_CHARS = 14

const IN_TEXTS = indexOf(PAGES)
const PHRASES = { text: IN_TEXTS, path: indexOf(PATHS, IN_TEXTS) } as const
/** The first words of all phrases. Most texts have none of them. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  Object.values(PHRASES).flatMap((index) => [...index.keys()].map((phrase) => phrase.split(' ')[0] ?? '')),
)

/** Scripts that write words without spaces, or the same phrase with or without them. */
const UNSPACED_SCRIPT = inScripts(DENSE_SCRIPTS)

/** Phrases in the scripts of `UNSPACED_SCRIPT`, longest first. They may be anywhere in a short text. */
const UNSPACED: readonly string[] = [...PHRASES.text.keys()]
  .filter((phrase) => UNSPACED_SCRIPT.test(phrase))
  .sort((a, b) => b.length - a.length)

/** Returns the kinds of key pages that a folded text or segment may name, on a page in `lang`. */
export function meaningsOf(text: string, source: 'text' | 'path', lang: string | undefined): Meaning[] {
  const folded = once(/\d/.test(text) ? text.replace(/^\d+ | \d+$/g, '') : text)
  const words = folded.split(' ')
  if (!folded || words.length > MAX_WORDS) return []
  const known = PHRASES[source]
  const reading = {
    lang: lang === undefined ? undefined : tagOfWords(lang),
    foreign: IN_OTHER_LANGUAGE[source],
  }
  const whole = known.get(folded)
  if (whole) return toMeanings(whole, 1, reading)
  const named = folded.split(JOINT).flatMap((part) => (part === folded ? [] : (known.get(part) ?? [])))
  const legal = named.filter(
    (entry) => LEGAL.has(entry.kind) && (!reading.lang || [reading.lang, 'en'].includes(entry.lang)),
  )
  if (legal.some(({ weak }) => !weak)) return toMeanings(legal, ONE_OF_TWO, reading)
  for (let length = words.length - 1; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (!FIRST_WORDS.has(words[at] ?? '')) continue
      const entries = known.get(words.slice(at, at + length).join(' '))
      const extra = words.length - length
      if (!entries) continue
      if (length > 1) return toMeanings(entries, 1 - extra * PER_EXTRA_WORD, reading)
      // A single word of another language is a coincidence, so it does not count.
      const told = toMeanings(entries, SINGLE_WORD_INSIDE - extra * PER_EXTRA_WORD, {
        ...reading,
        foreign: 0,
      })
      return at === 1 && extra === 1
        ? [...told, ...toMeanings(entries.filter(isBlog), LAST_WORD, reading)]
        : told
    }
  }
  const inside =
    folded.length <= MAX_UNSPACED_CHARS && UNSPACED_SCRIPT.test(folded)
      ? UNSPACED.find((phrase) => phrase.length > 1 && folded.includes(phrase))
      : undefined
  return inside === undefined ? [] : toMeanings(known.get(inside) ?? [], 0.8, reading)
}

function isBlog({ kind }: Entry): boolean {
  return kind === 'blog'
}

/** Returns the kinds that a phrase names, in the page's language, else English, else any other. */
function toMeanings(
  entries: readonly Entry[],
  strength: number,
  { lang, foreign }: { lang: string | undefined; foreign: number },
): Meaning[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  const meanings = kinds.map((kind) => {
    const all = entries.filter((entry) => entry.kind === kind)
    const near = [lang, 'en'].map((known) => all.filter((entry) => entry.lang === known))
    const told = near.find(({ length }) => length > 0)
    const weak = (told ?? all).every((entry) => entry.weak)
    const value = strength * (weak ? WEAK : 1) * (told || !lang ? 1 : foreign)
    return { kind, weak, strength: value }
  })
  return meanings.filter((meaning) => meaning.strength > 0)
}

/** Removes a repetition, because links with a hover effect often contain their text twice. */
function once(folded: string): string {
  const half = folded.slice(0, Math.floor(folded.length / 2))
  return half.length > 2 && (folded === half + half || folded === `${half} ${half}`) ? half : folded
}

function indexOf(table: typeof PATHS, base: Index = new Map()): Index {
  const index = new Map(base)
  for (const [lang, pages] of Object.entries(table)) {
    for (const kind of LINK_KINDS) {
      for (const phrase of pages[kind] ?? []) {
        const entry = { kind, lang, weak: phrase.startsWith('~') }
        for (const form of formsOf(phrase)) index.set(form, [...(index.get(form) ?? []), entry])
      }
    }
  }
  return index
}
