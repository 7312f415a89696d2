import { labelsOf } from '../../formats/affinity.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { fold } from './phrases.ts'

/** What joins a name to what comes before it, as `fold` leaves it: `Careers at Acme`. */
const JOINING = /\s+(?:at|with|bei|chez|en|hos|pa)$/

const namesOf = view((snapshot: Snapshot): readonly string[] =>
  labelsOf(snapshot.site)
    .map((label) => fold(label).replaceAll(' ', ''))
    .filter(({ length }) => length > 2),
)

/**
 * A folded text without the name in the site's domain: `acme blog`, `careers at acme` and `red hat jobs` say the same
 * as without it. A text that is the name alone stays.
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
