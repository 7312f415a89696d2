import { lettersOf } from '../../formats/affinity.ts'
import { BOILERPLATE } from '../../formats/boilerplate.ts'
import { unescaped } from '../../formats/escaped.ts'
import { foldSpace } from '../../snapshot/dom.ts'

/** A longer text is cut at the last sentence that ends before this. */
const MAX_CHARS = 1000

/** Shorter texts are slogans or labels. Half of it in scripts that need fewer signs. */
const MIN_CHARS = 20

/** Plain text of a description: no markup, no escapes, no doubled white space. */
export function cleanDescription(raw: string): string {
  const text = foldSpace(
    unescaped(raw)
      .replace(/<\/?[a-z][^>]*>/gi, ' ')
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''),
  )
    .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1')
    .replace(/^[\s.,;:|–—-]+(?=\p{L})/u, '')
  if (text.length <= MAX_CHARS) return text
  const cut = text.slice(0, MAX_CHARS)
  const end = Math.max(
    cut.lastIndexOf('. '),
    cut.lastIndexOf('。'),
    cut.lastIndexOf('! '),
    cut.lastIndexOf('؟'),
  )
  return end > MAX_CHARS / 2 ? cut.slice(0, end + 1) : cut
}

/** Why a text does not describe the firm; undefined when it may. `names` are the page's title and names. */
export function unfit(text: string, names: readonly string[]): string | undefined {
  if (BOILERPLATE.some((pattern) => pattern.test(text))) return 'is boilerplate'
  const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  if (text.length < (dense ? MIN_CHARS / 2 : MIN_CHARS)) return 'is too short'
  if (!dense && text.split(/\s+/).length < 3) return 'is not a sentence'
  if (names.some((name) => lettersOf(name) === lettersOf(text))) return 'repeats the name'
  if (/^https?:\S+$/.test(text)) return 'is an address'
  return undefined
}
