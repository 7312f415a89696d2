import { languageOfTag } from '../formats/language.ts'
import { languageOfText, type WordsSay } from '../formats/language-of-text.ts'
import { DEFAULTS } from '../model/options.ts'
import { view } from './memo.ts'
import { langOf } from './meta.ts'
import type { Snapshot } from './snapshot.ts'
import { visibleTextOf } from './text.ts'

/** What a page says of its language. Tags are BCP 47, the shortest: `de`. */
export interface PageLanguage {
  /** By its words; where they leave several open, the one of these that the document declares. Undefined when they do not decide. */
  readonly told: string | undefined
  /** Those that the words leave open, where the document does not decide among them. */
  readonly open: readonly string[]
  /** What the document declares of itself, as far as we know that language. */
  readonly declared: string | undefined
  /** Undefined for a page with too few words. */
  readonly words: WordsSay | undefined
}

export const pageLanguageOf = view((snapshot: Snapshot): PageLanguage => {
  const words = languageOfText(visibleTextOf(snapshot), DEFAULTS.html.maxLanguageWords)
  const declared = languageOfTag(langOf(snapshot) ?? '')?.tag
  const { among = [] } = words ?? {}
  const open = [...new Set(among.flatMap((tag) => [tag, ...(ALIKE[tag] ?? [])]))]
  if (declared !== undefined && open.includes(declared)) return { told: declared, open: [], declared, words }
  return { told: among.length > 1 ? undefined : among[0], open, declared, words }
})

/**
 * What words do not tell apart: Chinese characters alone are Cantonese or the Chinese that its speakers write, and Bosnian is written as
 * Croatian or as Serbian is.
 */
const ALIKE: Readonly<Record<string, readonly string[]>> = { zh: ['yue'], hr: ['bs'], sr: ['bs'] }

/** The language of a page: by its words, as it declares where they are too few; beside it those that the words leave `open`. */
export function languageOf(snapshot: Snapshot): { language: string | undefined; open: readonly string[] } {
  const { told, open, declared, words } = pageLanguageOf(snapshot)
  return { language: told ?? (words ? undefined : declared), open }
}
