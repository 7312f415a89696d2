/** Names and descriptions of elements, for rules and evidence. */

import { beginning } from '../../formats/text/excerpt.ts'
import type { ElementContext } from '../../snapshot/element-context.ts'

/** Classes and id of an element, which name its purpose. */
export function namesOf({ element }: ElementContext): string {
  const { class: classes = '', id = '' } = element?.attribs ?? {}
  return `${classes} ${id}`.trim()
}

/** Describes an element in evidence: its tag with its text, or its path. */
export function placeOf({ sample: { tag, path, text } }: ElementContext): string {
  return text ? `${tag} "${beginning(text, 40)}"` : `${tag} at ${path}`
}
