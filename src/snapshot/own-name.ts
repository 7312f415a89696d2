import { labelsOf } from '../formats/text/affinity.ts'
import { fold } from '../lexicon/page-names/fold.ts'
import { pattern, words } from '../lexicon/pattern.ts'
import { view } from './memo.ts'
import { metaContent } from './meta.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Folded words before the name of the organisation: `Careers at Acme`, `Kontakt zu Acme`, `Связаться с Acme`.
 */
const JOINING_WORDS = words(`
  at with to the of bei zu mit chez avec de da do en a con com hos pa med met til till van z s с со із ile cu me με עם مع`)
const JOINING = pattern('u')`
  (?:\s+(?:${JOINING_WORDS}))+$
`

/** Words for the people behind the name: `Contact the Acme team`. */
const PEOPLE = /\s+(?:the\s+)?(?:team|staff|office)$/

/**
 * The names of the site: the names in its domain, and the name that it declares, because a company whose
 * domain is `getacme.io` may have the name Acme. The longest comes first.
 */
const namesOf = view((snapshot: Snapshot): readonly string[] =>
  [...labelsOf(snapshot.site), metaContent(snapshot, 'og:site_name', 'application-name') ?? '']
    .map((label) => fold(label).replaceAll(' ', ''))
    .filter(({ length }) => length > 2)
    .sort((a, b) => b.length - a.length),
)

/**
 * Removes the name of the site from a folded text: `acme blog`, `careers at acme` and `red hat jobs` mean the
 * same without it. A text that is only the name is returned unchanged.
 */
export function withoutOwnName(folded: string, snapshot: Snapshot): string {
  const letters = folded.replaceAll(' ', '')
  const name = namesOf(snapshot).find((known) => letters.includes(known))
  if (name === undefined || letters === name) return folded
  const parts = folded.split(' ')
  for (const at of parts.keys()) {
    let end = at
    let joined = ''
    while (end < parts.length && joined.length < name.length) joined += parts[end++]
    if (joined !== name) continue
    const rest = [...parts.slice(0, at), ...parts.slice(parts[end] === 's' ? end + 1 : end)]
    return rest.join(' ').replace(PEOPLE, '').replace(JOINING, '')
  }
  return folded
}
