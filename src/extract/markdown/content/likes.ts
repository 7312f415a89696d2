import type { Element } from 'domhandler'
import { parentOf } from '../../../snapshot/dom.ts'
import { isSentence, type Line, PARTS } from './lines.ts'

/**
 * The short lines that stand among others of their kind of which at least one is found: elements of one name
 * and class in one parent, or in parents of one name and class beside each other, as the steps of a guide. Of
 * those none is a sentence, since among sentences a short line may be the label of a box. Items and cells are
 * left to the list or table in which they have their place.
 */
export function amongLikes(lines: readonly Line[], isFound: (line: Line) => boolean): ReadonlySet<Line> {
  const groups = new Map<string, Line[]>()
  const numbers = new Map<Element, number>()
  const numberOf = (element: Element) => {
    const number = numbers.get(element) ?? numbers.size
    numbers.set(element, number)
    return number
  }
  for (const line of lines.filter(({ element }) => !PARTS.has(element.name))) {
    for (const place of placesOf(line.element, numberOf)) {
      const group = groups.get(place)
      if (group) group.push(line)
      else groups.set(place, [line])
    }
  }
  const isListed = (group: readonly Line[]) => group.some(isFound) && !group.some(isSentence)
  return new Set([...groups.values()].filter(isListed).flat())
}

function placesOf(element: Element, numberOf: (element: Element) => number): string[] {
  const parent = parentOf(element)
  const above = parent && parentOf(parent)
  const beside = parent ? [`${numberOf(parent)} ${kindOf(element)}`] : []
  return parent && above ? [...beside, `${numberOf(above)} ${kindOf(parent)} ${kindOf(element)}`] : beside
}

const kindOf = ({ name, attribs }: Element): string => `${name}.${attribs.class?.trim() ?? ''}`
