import type { Spot } from '../../snapshot/spots.ts'

/** Attributes of an element that say what it is for: class names and id. */
export function namesOf({ element }: Spot): string {
  const { class: classes = '', id = '' } = element?.attribs ?? {}
  return `${classes} ${id}`.trim()
}

/** Where a spot is, for evidence: its tag with the words in it, or its path. */
export function placeOf({ sample: { tag, path, text } }: Spot): string {
  return text ? `${tag} "${text.slice(0, 40)}"` : `${tag} at ${path}`
}
