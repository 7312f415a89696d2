import { CANTONESE, LANGUAGE_OF_SCRIPT, WORDS_BY_SCRIPT } from './language-words.ts'

/** What the words of a text say of its language. */
export interface WordsSay {
  /** BCP 47, likeliest first: one where the words decide, several where they leave it open, never none. */
  readonly among: readonly string[]
  /** Words of its script; letters, where the script has a language of its own. */
  readonly of: number
  /** Those that speak for the first. */
  readonly hits: number
  /** Some of those, the commonest first. */
  readonly examples: readonly string[]
}

/** A text of fewer words says nothing. */
const MIN_WORDS = 12
/** Nor one of fewer letters, of a script with a language of its own. */
const MIN_LETTERS = 30
/** Little words are 25 to 45 of a hundred in running text, and 10 on a page of names and prices. */
const MIN_SHARE = 0.06
const MIN_HITS = 4
/** Of those so many different ones: one that comes again and again is a name, or the same label on each thing for sale. */
const MIN_DIFFERENT = 3
/** So near to the first the words do not decide: Danish and Norwegian, Indonesian and Malay share most of theirs. */
const NEAR = 0.8
/** Of all letters: pages in other scripts than Latin are full of names in it. */
const MIN_OTHER_SCRIPT = 0.3
/** Of Chinese characters and kana together: Japanese has three to six kana in ten, a Chinese page those of a product's name at most. */
const MIN_KANA = 0.08
/** Of Chinese characters: written Cantonese has some five in a hundred, a page that quotes it hardly one. */
const MIN_CANTONESE = 0.02
const MAX_EXAMPLES = 6

/** Japanese is written in all three of its scripts, so they are one here. */
const EASTERN = 'Han'
const LETTERS: readonly (readonly [script: string, letter: RegExp])[] = [
  ...[...Object.keys(WORDS_BY_SCRIPT), ...Object.keys(LANGUAGE_OF_SCRIPT)].map(
    (name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const,
  ),
  [EASTERN, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
]

/** Word -> languages that have it, by script. */
const INDEX = new Map(
  Object.entries(WORDS_BY_SCRIPT).map(([script, lists]) => {
    const index = new Map<string, string[]>()
    for (const [tag, list] of Object.entries(lists))
      for (const word of new Set(list.split(' '))) index.set(word, [...(index.get(word) ?? []), tag])
    return [script, index] as const
  }),
)

/** Scripts without spaces put names in Latin letters right beside their own: there a word ends. */
const WORD =
  /[ʻʼ]?\p{Script=Latin}[\p{Script=Latin}\p{M}'’‘ʻʼ]*|(?:(?!\p{Script=Latin})[\p{L}\p{M}])(?:(?!\p{Script=Latin})[\p{L}\p{M}'’‘ʻʼ])*/gu

/**
 * By the words that hold its sentences together, or by its letters where they are one language's. Looks at the first `maxWords`. Undefined for
 * a text that is too short to tell, or in no language that we know. Pure.
 */
export function languageOfText(text: string, maxWords: number): WordsSay | undefined {
  const byScript = new Map<string, string[]>()
  let left = maxWords
  for (const [word] of text.matchAll(WORD)) {
    if (left-- <= 0) break
    const [script = ''] = LETTERS.find(([, letter]) => letter.test(word)) ?? []
    const words = byScript.get(script)
    if (words) words.push(word)
    else byScript.set(script, [word])
  }
  const script = scriptOf(byScript)
  const words = byScript.get(script) ?? []
  return INDEX.has(script) ? byWords(script, words) : byLetters(script, words)
}

function lettersOf(words: readonly string[] = []): number {
  return words.reduce((sum, { length }) => sum + length, 0)
}

/** That of most letters, but Latin only where there is little else. */
function scriptOf(byScript: ReadonlyMap<string, readonly string[]>): string {
  const counts = [...byScript].map(([script, words]) => ({ script, letters: lettersOf(words) }))
  const all = counts.reduce((sum, { letters }) => sum + letters, 0)
  const most = counts.sort((a, b) => b.letters - a.letters)
  const other = most.find(({ script }) => script !== 'Latin' && script !== '')
  return other && other.letters >= all * MIN_OTHER_SCRIPT ? other.script : 'Latin'
}

function byWords(script: string, words: readonly string[]): WordsSay | undefined {
  const index = INDEX.get(script)
  if (!index || words.length < MIN_WORDS) return undefined
  const scores = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const part of words.flatMap((word) => partsOf(word.toLowerCase(), index))) {
    const tags = index.get(part) ?? []
    if (tags.length > 0) counts.set(part, (counts.get(part) ?? 0) + 1)
    for (const tag of tags) scores.set(tag, (scores.get(tag) ?? 0) + 1 / tags.length)
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  const [first = '', best = 0] = ranked[0] ?? []
  const said = [...counts].filter(([word]) => index.get(word)?.includes(first)).sort(([, a], [, b]) => b - a)
  const hits = said.reduce((sum, [, count]) => sum + count, 0)
  if (said.length < MIN_DIFFERENT || hits < MIN_HITS || hits < words.length * MIN_SHARE) return undefined
  const among = ranked.filter(([, score]) => score >= best * NEAR).map(([tag]) => tag)
  return { among, of: words.length, hits, examples: said.slice(0, MAX_EXAMPLES).map(([word]) => word) }
}

/** `l'eau` is two words where it is not one of the list's, such as `o'z`. */
function partsOf(word: string, index: ReadonlyMap<string, unknown>): string[] {
  return index.has(word) ? [word] : word.split(/['’‘ʻʼ]/)
}

function byLetters(script: string, words: readonly string[]): WordsSay | undefined {
  const text = words.join('')
  const tag = script === EASTERN ? eastern(text) : LANGUAGE_OF_SCRIPT[script]
  if (tag === undefined || text.length < MIN_LETTERS) return undefined
  return { among: [tag], of: text.length, hits: text.length, examples: words.slice(0, MAX_EXAMPLES) }
}

function eastern(text: string): string {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana >= text.length * MIN_KANA) return 'ja'
  const cantonese = text.match(CANTONESE)?.length ?? 0
  return cantonese >= text.length * MIN_CANTONESE ? 'yue' : 'zh'
}
