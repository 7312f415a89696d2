/** Cleans texts that may be slogans, and rejects those that are not. */

import { unescaped } from '../../formats/text/escaped.ts'
import { WORDS_BY_SCRIPT } from '../../formats/text/language-words.ts'
import { isBoilerplate } from '../../lexicon/boilerplate.ts'
import { commonplace } from '../../lexicon/commonplace.ts'
import { GREETINGS } from '../../lexicon/page-names/index.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { inScripts, UNSPACED_SCRIPTS } from '../../lexicon/scripts.ts'
import { foldSpace } from '../../snapshot/dom.ts'
import { speaks } from './names.ts'

/** A longer text is a description. Languages with many small words need more words for a slogan. */
const MAX_CHARS = 100
const MAX_WORDS = 17
/** A shorter text is a label. In scripts without spaces, characters are counted instead of words. */
const MIN_WORDS = 2
const MIN_DENSE_CHARS = 4
/** A text with more commas or sentences is a list. Within one sentence more commas are allowed. */
const MAX_COMMAS = 1
const MAX_COMMAS_IN_SENTENCE = 4
const MAX_SENTENCES = 4

const DENSE = inScripts(UNSPACED_SCRIPTS)

/** Removes quotes around a slogan, and separators between it and the name. */
export function cleanSlogan(raw: string): string {
  return foldSpace(unescaped(raw.slice(0, 500)).replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''))
    .replace(/^[\s|:–—·•-]+|[\s|:–—·•-]+$/g, '')
    .replace(/^["'“„«‘]([^"“”„«»]*)["'”“»’]$/, '$1')
}

/** Returns why a text is not a slogan; undefined when it may be. */
export function sloganRejection(text: string): string | undefined {
  if (!/\p{L}/u.test(text)) return 'has no letters'
  if (isBoilerplate(text)) return 'is boilerplate'
  if (isPageName(text) || GREETING.test(text) || BARRIER.test(text)) return 'greets or names a page'
  const words = text.split(/\s+/).length
  if (text.length > MAX_CHARS || words > MAX_WORDS) return 'is too long for a claim'
  if (DENSE.test(text) ? text.length < MIN_DENSE_CHARS : words < MIN_WORDS) return 'is a label'
  const commas = text.match(/[,،、，;]/g)?.length ?? 0
  if (commas > (isSentence(text) ? MAX_COMMAS_IN_SENTENCE : MAX_COMMAS)) return 'is a list'
  if (/\S\s*(?:[|•·»]|::)\s*\S/.test(text)) return 'is a list'
  if ((text.match(/\S[.!?](?=\s|$)/g) ?? []).length > MAX_SENTENCES) return 'is a list'
  if (ADDRESS.test(text.replace(OF_HISTORY, ''))) return 'is an address or a number'
  return commonplace(text)
}

const ADDRESS = /https?:|www\.|@\w|\d{4,}|\d\.\d/

/** Words before a firm's founding year. */
const SINCE = words(`
  since est est. established founded anno seit gegründet depuis fondée fondé desde fundada fundado dal sinds
  sedan siden vuodesta od с от з від din 創業 設立 創立 始于 始於 创立于 創立於 自`)

/** Matches years before 1900, founding years behind words such as `since`, and round thousands. */
const OF_HISTORY = pattern('giu')`
  (?<!\d)1[5-9]\d\d(?!\d)|(?<=(?:^|[^\p{L}])(?:${SINCE})[\s:]{0,2})20\d\d(?!\d)|
  (?<!\d)20\d\d(?=年?(?:創業|設立|創立|以来|부터|년부터| óta))|(?<!\d)[1-9]\d{0,2}000(?!\d)
`

/**
 * Whether the commas of a text may be in a sentence, as in `Fast, light and solid anvils`. For this, no word
 * may be repeated, as in lists for search engines. Also, either all words but the first are in small letters,
 * or small words connect them.
 */
function isSentence(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length > 3)
  if (new Set(words).size < words.length) return false
  const later = text
    .split(/[\s,]+/)
    .slice(1)
    .filter((word) => /\p{L}/u.test(word))
  const english = littleWords('en')
  return (
    later.every((word) => !/^\p{Lu}/u.test(word)) ||
    later.some((word) => english.has(word) && !JOINING.has(word))
  )
}

/** Whether a text may be a label of few words in small letters: `eau de parfum`. */
export function isFewWords(text: string, lang: string | undefined): boolean {
  if (DENSE.test(text) || /[.!]$/.test(text) || speaks(text)) return false
  const small = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word === word.toLowerCase())
  return text.split(/[\s-]+/).length < 4 && !small.some((word) => isSpoken(word, lang))
}

/** Matches greetings at the beginning of titles and headlines, which any site may have. */
const GREETING = pattern('iu')`^(?:${GREETINGS})(?!\p{Script=Latin})`
/** Matches words of error and login pages. */
const BARRIER = /\b(?:log ?in|sign ?in|404|not found)\b/i

/**
 * Whether a title or headline only names a thing, as `Office Space London` does: each word has a capital,
 * none is a common word of sentences, and there is no punctuation. Scripts without capitals have no labels.
 */
export function isLabel(text: string, lang: string | undefined): boolean {
  const isList = /,.*\s(?:and|&|und|et|y|e|en|och|og|ja|i|a|și|és|ve|dan|và)\s/i.test(text)
  if (
    /[.!?…:;'’"“„«]/.test(text) ||
    (text.includes(',') && !isList) ||
    !/^[\P{L}\p{Script=Latin}]+$/u.test(text)
  )
    return false
  if (speaks(text)) return false
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !JOINING.has(word.toLowerCase()))
  return words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) && !isSpoken(word.toLowerCase(), lang))
}

/** Whether a word is a common small word of sentences, in the page's language or English. */
function isSpoken(word: string, lang: string | undefined): boolean {
  const known = [lang?.slice(0, 2).toLowerCase() ?? 'en', 'en']
  return !JOINING.has(word) && known.some((one) => littleWords(one).has(word))
}

/** Small words that also connect names, so they do not show a sentence. */
const JOINING: ReadonlySet<string> = new Set(
  'and of in at or by from near und von oder aus bei et de du des en à y e del los las da do das dos di van o och i på og ja w z we ve v și és dan và'.split(
    ' ',
  ),
)

function littleWords(lang: string): ReadonlySet<string> {
  return new Set(WORDS_BY_SCRIPT.get('Latin')?.get(lang))
}
