import type { LinkKind } from '../../model/values.ts'
import { WORDS } from './words/index.ts'
import { SLUGS } from './words/slugs.ts'
import type { Slugs } from './words/words.ts'

/** What a text says about key pages. */
export interface Meaning {
  readonly kind: LinkKind
  /** 0 to 1: 1 when the text is the phrase itself. */
  readonly strength: number
  /** The phrase often leads elsewhere. */
  readonly weak: boolean
}

interface Entry {
  readonly kind: LinkKind
  readonly lang: string
  readonly weak: boolean
}

type Index = ReadonlyMap<string, readonly Entry[]>

/** Left of the strength of a phrase that often leads elsewhere. */
const WEAK = 0.65

/**
 * Left of it when the phrase is of a language that is neither the page's nor English. Paths mix languages, and
 * a short word means one thing here and another there: with nothing else it is not enough.
 */
const IN_OTHER_LANGUAGE = { text: 0.9, path: 0.6 } as const

/** Lost for each word around the phrase; a single word inside others says little ("contact lenses"). */
const PER_EXTRA_WORD = 0.12
const SINGLE_WORD_INSIDE = 0.45
/** Left when the phrase is one of two things that a legal page is called after: `Privacy and legal notices`, `Terms and rules`. */
const ONE_OF_TWO = 0.85
const JOINT = / (?:and|und|et|y|e|en|och|og|i|ja|ve) /
const LEGAL: ReadonlySet<LinkKind> = new Set(['terms', 'privacy'])
/** A blog goes by its last word: `Research blog`, `Kitchen diary`. */
const LAST_WORD = 0.75
const MAX_WORDS = 6
const MAX_UNSPACED_CHARS = 14

/** Phrases written in one word, as paths have them, are told from other words from this length on. */
const MIN_JOINED_CHARS = 8

/** Letters that no mark can be taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** How paths spell letters that ASCII lacks. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

const WORDS_INDEX = indexOf(WORDS)
const PHRASES = { text: WORDS_INDEX, path: indexOf(SLUGS, WORDS_INDEX) } as const

/** Scripts whose words stand without spaces, or that write a phrase with them and without. */
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Phrases in those, longest first: they are looked for anywhere in a short text. */
const UNSPACED: readonly string[] = [...PHRASES.text.keys()]
  .filter((phrase) => UNSPACED_SCRIPT.test(phrase))
  .sort((a, b) => b.length - a.length)

/** Key pages that a link text, or a segment of a path, may name, for a page in the given language. Texts come folded. */
export function meaningsOf(text: string, source: 'text' | 'path', lang: string | undefined): Meaning[] {
  const folded = once(text.replace(/^\d+ | \d+$/g, ''))
  const words = folded.split(' ')
  if (!folded || words.length > MAX_WORDS) return []
  const phrases = PHRASES[source]
  const reading = { lang: lang?.slice(0, 2).toLowerCase(), foreign: IN_OTHER_LANGUAGE[source] }
  const whole = phrases.get(folded)
  if (whole) return toMeanings(whole, 1, reading)
  const named = folded.split(JOINT).flatMap((part) => (part === folded ? [] : (phrases.get(part) ?? [])))
  const legal = named.filter(
    (entry) => LEGAL.has(entry.kind) && (!reading.lang || [reading.lang, 'en'].includes(entry.lang)),
  )
  if (legal.some(({ weak }) => !weak)) return toMeanings(legal, ONE_OF_TWO, reading)
  for (let length = words.length - 1; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const entries = phrases.get(words.slice(at, at + length).join(' '))
      const extra = words.length - length
      if (!entries) continue
      if (length > 1) return toMeanings(entries, 1 - extra * PER_EXTRA_WORD, reading)
      // A lone word of another language is a coincidence of letters.
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
  return inside === undefined ? [] : toMeanings(phrases.get(inside) ?? [], 0.8, reading)
}

function isBlog({ kind }: Entry): boolean {
  return kind === 'blog'
}

/** What a phrase says in the page's language counts before what it says in English, and that before any other. */
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

/** A text that is there twice, as links that roll over when pointed at have it. */
function once(folded: string): string {
  const half = folded.slice(0, Math.floor(folded.length / 2))
  return half.length > 2 && (folded === half + half || folded === `${half} ${half}`) ? half : folded
}

/** Letters and digits in lower case, without marks; everything else is a space. */
export function fold(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : withoutMarks(text)
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function withoutMarks(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return bare.replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
}

/** A phrase as texts and paths may have it: as written, spelled out, and in one word. */
function formsOf(phrase: string): Set<string> {
  const spelled = phrase.replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter)
  const keys = spelled === phrase ? [fold(phrase)] : [fold(phrase), fold(spelled)]
  const joined = keys.map((key) => key.replaceAll(' ', '')).filter(({ length }) => length >= MIN_JOINED_CHARS)
  return new Set([...keys, ...joined])
}

/** The index of a table, added to that of another. */
function indexOf(table: Slugs, base: Index = new Map()): Index {
  const index = new Map(base)
  for (const [lang, kinds] of Object.entries(table)) {
    for (const [kind, phrases] of Object.entries(kinds) as [LinkKind, string][]) {
      for (const phrase of phrases.split(/,\s*/)) {
        const entry = { kind, lang, weak: phrase.startsWith('~') }
        for (const form of formsOf(phrase)) index.set(form, [...(index.get(form) ?? []), entry])
      }
    }
  }
  return index
}
