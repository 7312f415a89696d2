import { matchesOf } from '../../lexicon/pattern.ts'
import { addTo } from '../../model/keyed.ts'
import { CANTONESE, LANGUAGE_OF_SCRIPT, WORDS_BY_SCRIPT } from './language-words.ts'

export interface TextLanguage {
  /** BCP 47 tags, the likeliest first; never empty. Several tags mean that the words fit all of them. */
  readonly among: readonly string[]
  /** The number of words in the text's script, or of letters where the script belongs to one language. */
  readonly of: number
  /** How many of the words or letters counted in `of` indicate the first tag. */
  readonly hits: number
  /** Some of the words that indicate the first tag, the commonest first. */
  readonly examples: readonly string[]
}

/** A text with fewer words is not judged. */
const MIN_WORDS = 12
/** A text with fewer letters is not judged by its script. */
const MIN_LETTERS = 30
/** The least share of common words. Running text has 25 to 45 %, a page of names and prices 10 %. */
const MIN_SHARE = 0.06
const MIN_HITS = 4
/** The least number of different words, because a single repeated word may be a name or a label. */
const MIN_DIFFERENT = 3
/**
 * Languages whose score is at least this share of the best one cannot be distinguished from it: Danish and
 * Norwegian, and Indonesian and Malay, share most of their common words.
 */
const NEAR = 0.8
/** The least share of letters for a non-Latin script. It is low, because such pages have Latin names. */
const MIN_OTHER_SCRIPT = 0.3
/**
 * The least share of kana among Chinese characters and kana in Japanese. Japanese has 30 to 60 %; a Chinese
 * page has at most the kana in a product's name.
 */
const MIN_KANA = 0.08
/**
 * The least share of Cantonese characters among Chinese ones in written Cantonese, which has some 5 %. A page
 * that only quotes Cantonese has hardly 1 %.
 */
const MIN_CANTONESE = 0.02
const MAX_EXAMPLES = 6

/** Japanese mixes Han, Hiragana and Katakana, so they count as one script. */
const CHINESE_OR_JAPANESE = 'Han'
const LETTERS: readonly (readonly [script: string, letter: RegExp])[] = [
  ...[...WORDS_BY_SCRIPT.keys(), ...LANGUAGE_OF_SCRIPT.keys()].map(
    (name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const,
  ),
  [CHINESE_OR_JAPANESE, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
]

/** Maps each common word to its languages, by script. */
const INDEX = new Map(
  [...WORDS_BY_SCRIPT].map(([script, lists]) => {
    const index = new Map<string, string[]>()
    for (const [tag, words] of lists)
      for (const word of words) index.set(word, [...(index.get(word) ?? []), tag])
    return [script, index] as const
  }),
)

/**
 * Matches a word. A change to or from Latin letters ends the word, because scripts without spaces have Latin
 * names directly beside other words.
 */
const WORD =
  /[ʻʼ]?\p{Script=Latin}[\p{Script=Latin}\p{M}'’‘ʻʼ]*|(?:(?!\p{Script=Latin})[\p{L}\p{M}])(?:(?!\p{Script=Latin})[\p{L}\p{M}'’‘ʻʼ])*/gu

/**
 * Finds the language by common words, of at most `maxWords`, or by letters of a script that belongs to one.
 * Undefined for a text that is too short, or in a language without a table.
 */
export function languageOfText(text: string, maxWords: number): TextLanguage | undefined {
  const byScript = new Map<string, string[]>()
  for (const [word] of matchesOf(text, WORD, maxWords)) {
    const [script = ''] = LETTERS.find(([, letter]) => letter.test(word)) ?? []
    addTo(byScript, script, word)
  }
  const script = scriptOf(byScript)
  const words = byScript.get(script) ?? []
  return INDEX.has(script) ? byWords(script, words) : byLetters(script, words)
}

function lettersOf(words: readonly string[] = []): number {
  return words.reduce((sum, { length }) => sum + length, 0)
}

/** Returns the script with the most letters. Latin counts only where there are few other letters. */
function scriptOf(byScript: ReadonlyMap<string, readonly string[]>): string {
  const counts = [...byScript].map(([script, words]) => ({ script, letters: lettersOf(words) }))
  const all = counts.reduce((sum, { letters }) => sum + letters, 0)
  const most = counts.sort((a, b) => b.letters - a.letters)
  const other = most.find(({ script }) => script !== 'Latin' && script !== '')
  return other && other.letters >= all * MIN_OTHER_SCRIPT ? other.script : 'Latin'
}

function byWords(script: string, words: readonly string[]): TextLanguage | undefined {
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

/** Splits `l'eau` into two words, but not a word of the list such as `o'z`. */
function partsOf(word: string, index: ReadonlyMap<string, unknown>): string[] {
  return index.has(word) ? [word] : word.split(/['’‘ʻʼ]/)
}

function byLetters(script: string, words: readonly string[]): TextLanguage | undefined {
  const text = words.join('')
  const tag = script === CHINESE_OR_JAPANESE ? chineseOrJapanese(text) : LANGUAGE_OF_SCRIPT.get(script)
  if (tag === undefined || text.length < MIN_LETTERS) return undefined
  return { among: [tag], of: text.length, hits: text.length, examples: words.slice(0, MAX_EXAMPLES) }
}

function chineseOrJapanese(text: string): string {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  if (kana >= text.length * MIN_KANA) return 'ja'
  const cantonese = text.match(CANTONESE)?.length ?? 0
  return cantonese >= text.length * MIN_CANTONESE ? 'yue' : 'zh'
}
