import { languageName } from '../../formats/language.ts'
import { pageLanguageOf } from '../../snapshot/language.ts'
import { declaredLangOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Rule, type Sighting, sighted } from '../extractor.ts'

/** What says in which language a page is, strongest first: of 480 sample pages that declare one, 7 are in another. */
export const RULES: readonly Rule<string>[] = [
  { id: 'words', weight: 0.95, read: fromWords },
  { id: 'declared', weight: 0.8, read: fromDeclaration },
]

function* fromWords(snapshot: Snapshot): Generator<Sighting<string>> {
  const { told, words } = pageLanguageOf(snapshot)
  if (told === undefined || words === undefined) return
  const { hits, of, examples } = words
  yield sighted(told, evidence('text', 'body', `${hits} of ${of}: ${examples.join(', ')}`), 1, undefined)
}

/** `html[lang]` and what stands in for it. Words that speak for others count before it. */
function* fromDeclaration(snapshot: Snapshot): Generator<Sighting<string>> {
  const { told, declared, words } = pageLanguageOf(snapshot)
  const { text = '', where = '' } = declaredLangOf(snapshot) ?? {}
  if (declared === undefined) return
  const other = words && told !== declared ? words.among.map(languageName).join(' or ') : undefined
  yield sighted(declared, evidence('html', where, text), 1, other && `its words are ${other}`)
}
