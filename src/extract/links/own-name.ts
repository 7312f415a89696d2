/** Removes the name of the site from link texts. */

import { labelsOf } from '../../formats/text/affinity.ts'
import { fold } from '../../lexicon/page-names/fold.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/**
 * Words between a page name and the name of the organisation, in the form that `fold` gives: `Careers at
 * Acme`.
 */
const JOINING = /\s+(?:at|with|bei|chez|en|hos|pa)$/

const namesOf = view((snapshot: Snapshot): readonly string[] =>
  labelsOf(snapshot.site)
    .map((label) => fold(label).replaceAll(' ', ''))
    .filter(({ length }) => length > 2),
)

/**
 * Removes the name of the site, as its domain has it, from a folded text: `acme blog`, `careers at acme` and
 * `red hat jobs` mean the same without it. A text that is only the name is returned unchanged.
 */
export function withoutOwnName(folded: string, snapshot: Snapshot): string {
  const letters = folded.replaceAll(' ', '')
  const name = namesOf(snapshot).find((known) => letters.includes(known))
  if (name === undefined || letters === name) return folded
  const words = folded.split(' ')
  for (const at of words.keys()) {
    let end = at
    let joined = ''
    while (end < words.length && joined.length < name.length) joined += words[end++]
    if (joined !== name) continue
    const rest = [...words.slice(0, at), ...words.slice(words[end] === 's' ? end + 1 : end)]
    return rest.join(' ').replace(JOINING, '')
  }
  return folded
}
