import { languageName } from '../../formats/text/language.ts'
import { pageLanguageOf } from '../../snapshot/language/language.ts'
import { declaredLangOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match, matched, type Rule } from '../extractor.ts'

/**
 * The sources of a page's language, strongest first. Words come before the declaration because 7 of 480
 * sample pages that declare a language are written in another.
 */
export const RULES: readonly Rule<string>[] = [
  { id: 'words', weight: 0.95, read: fromWords },
  { id: 'declared', weight: 0.8, read: fromDeclaration },
]

function* fromWords(snapshot: Snapshot): Generator<Match<string>> {
  const { told, words } = pageLanguageOf(snapshot)
  if (told === undefined || words === undefined) return
  const { hits, of, examples } = words
  yield matched(told, evidence('text', 'body', `${hits} of ${of}: ${examples.join(', ')}`), 1, undefined)
}

/** Reads `html[lang]` and what may replace it, unless the words are clearly in another language. */
function* fromDeclaration(snapshot: Snapshot): Generator<Match<string>> {
  const { told, declared, words } = pageLanguageOf(snapshot)
  const { text = '', where = '' } = declaredLangOf(snapshot) ?? {}
  if (declared === undefined) return
  const other = words && told !== declared ? words.among.map(languageName).join(' or ') : undefined
  yield matched(declared, evidence('html', where, text), 1, other && `its words are ${other}`)
}
