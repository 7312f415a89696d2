/** Names and descriptions of elements, for rules and evidence. */

import { beginning } from '../../formats/text/excerpt.ts'
import type { ElementContext } from '../../snapshot/element-context.ts'

/** Returns an element's classes and id, which name its purpose. */
export function namesOf({ element }: ElementContext): string {
  const { class: classes = '', id = '' } = element?.attribs ?? {}
  return `${classes} ${id}`.trim()
}

/** Describes an element in evidence by its tag and text, or by its path. */
export function placeOf({ sample: { tag, path, text } }: ElementContext): string {
  return text ? `${tag} "${beginning(text, 40)}"` : `${tag} at ${path}`
}
