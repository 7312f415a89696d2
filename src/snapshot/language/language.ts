import { languageOfTag } from '../../formats/text/language.ts'
import { languageOfText, type TextLanguage } from '../../formats/text/language-of-text.ts'
import { byName } from '../../model/by-name.ts'
import { view } from '../memo.ts'
import { langOf } from '../meta.ts'
import type { Snapshot } from '../snapshot.ts'
import { visibleTextOf } from '../text.ts'

/** Holds the signs of a page's language. Tags are the shortest of BCP 47, such as `de`. */
export interface PageLanguage {
  /** The language by the page's words; of several, the declared one. Undefined when words do not decide. */
  readonly told: string | undefined
  /** Languages that the words leave open, where the declaration does not decide among them. */
  readonly open: readonly string[]
  /** The language that the document declares, if it is a known one. */
  readonly declared: string | undefined
  /** Undefined for a page with too few words. */
  readonly words: TextLanguage | undefined
}

/** Words by which the language of a page is detected. */
const MAX_LANGUAGE_WORDS = 2_000

export const pageLanguageOf = view((snapshot: Snapshot): PageLanguage => {
  const words = languageOfText(visibleTextOf(snapshot), MAX_LANGUAGE_WORDS)
  const declared = languageOfTag(langOf(snapshot) ?? '')?.tag
  const { among = [] } = words ?? {}
  const open = [...new Set(among.flatMap((tag) => [tag, ...(ALIKE[tag] ?? [])]))]
  if (declared !== undefined && open.includes(declared)) return { told: declared, open: [], declared, words }
  return { told: among.length > 1 ? undefined : among[0], open, declared, words }
})

/**
 * Languages that words do not distinguish. Chinese characters may be Cantonese or the standard Chinese that
 * its speakers write, and Bosnian is written like Croatian or like Serbian.
 */
const ALIKE = byName<readonly string[]>({ zh: ['yue'], hr: ['bs'], sr: ['bs'] })

/**
 * Returns the language of a page: by its words, or as declared where there are too few words. `open` lists
 * other languages that the words allow.
 */
export function languageOf(snapshot: Snapshot): { language: string | undefined; open: readonly string[] } {
  const { told, open, declared, words } = pageLanguageOf(snapshot)
  return { language: told ?? (words ? undefined : declared), open }
}
