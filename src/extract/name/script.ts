/** Names in other scripts than domains are written in, of which the domain says nothing. */

import { lettersOf } from '../../formats/text/affinity.ts'
import { view } from '../../snapshot/memo.ts'
import { titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { cleanName } from './clean.ts'
import { homeLabelsOf } from './home-links.ts'
import { declaredOf } from './own.ts'

/** Whether a name has no letter that a domain could have, and the title has the name. */
export function isTitledInScript(snapshot: Snapshot, name: string): boolean {
  if (!/\p{L}/u.test(name) || /\p{Script=Latin}/u.test(name)) return false
  return titleLettersOf(snapshot).includes(lettersOf(name))
}

const titleLettersOf = view((snapshot: Snapshot): string => lettersOf(titleOf(snapshot) ?? ''))

/**
 * Whether the page declares such a name, or its mark says it. A part of the title that agrees with them is
 * the name, wherever it stands.
 */
export function isDeclaredInScript(snapshot: Snapshot, name: string): boolean {
  if (!isTitledInScript(snapshot, name)) return false
  const letters = lettersOf(name)
  return declaredOf(snapshot).has(letters) || marksOf(snapshot).has(letters)
}

/** How sure a link has to be the mark: a picture in the header, or its name there. */
const MARK = 0.7

/** Letters of what the marks of the page say. */
const marksOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const marks = homeLabelsOf(snapshot).filter(({ strength }) => strength >= MARK)
  return new Set(marks.map(({ text }) => lettersOf(cleanName(snapshot, text, 'label'))))
})
