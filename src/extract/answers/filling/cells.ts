/**
 * Finds the value for a part of a schema among the cells of a thing, and converts it to the type of the
 * schema.
 */

import { absoluteUrl } from '../../../formats/url.ts'
import { wordsOf } from '../../../lexicon/asked-words.ts'
import type { Cell } from '../../../model/facts.ts'
import type { DataPoint, DataValue } from '../../../model/query.ts'
import { askedOf, labelScore } from '../match.ts'
import { entryOf, numbersIn } from '../values.ts'
import { namesOf } from './meanings.ts'
import type { ValueNode } from './tree.ts'

/** A column whose name has a lower score means something else. */
const MIN_SCORE = 0.5

/** Matches words at the end of a name that describe the form of the value and not its meaning. */
const FORM = /[\s_-]?(?:urls?|uris?|links?|href)$/i

/** Returns the question for a value: its name as words, and its type. */
export function pointFor(name: string, { about, type, example }: ValueNode): DataPoint {
  const isUrl = type === 'url' || (type === 'text' && FORM.test(name))
  const plain = name.replace(FORM, '')
  return {
    name: isUrl && plain !== '' ? plain : name,
    type: isUrl ? 'url' : type,
    ...(about !== '' && { description: about }),
    ...(example !== undefined && { example }),
  }
}

/** Returns the cell whose label fits a name best. Undefined when no label fits. */
export function cellFor(cells: readonly Cell[], name: string, node: ValueNode): Cell | undefined {
  const asked = [askedOf({ ...pointFor(name, node), name }), askedOf(pointFor(name, node))]
  const scored = cells.map((cell) => {
    const labels = cell.labels.flatMap((label) => namesOf(label))
    const scores = labels.flatMap((label) => {
      const words = new Set(wordsOf(label))
      return asked.map((each) => labelScore('table', words, each))
    })
    return { cell, score: Math.max(0, ...scores) }
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > MIN_SCORE ? best.cell : undefined
}

const YES = /^(?:https?:\/\/schema\.org\/)?(?:in[\s_-]?stock|limited[\s_-]?availability|available)$/i
const NO =
  /^(?:https?:\/\/schema\.org\/)?(?:out[\s_-]?of[\s_-]?stock|sold[\s_-]?out|discontinued|unavailable)$/i

/** Converts a text to the type of a value. Undefined when the text has no value of this type. */
export function valueIn(text: string, name: string, node: ValueNode, base: string): DataValue | undefined {
  const { choices } = node
  if (choices) return choiceIn(text, choices)
  switch (pointFor(name, node).type) {
    case 'number':
      return numberIn(text)
    case 'boolean':
      if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
      if (YES.test(text)) return true
      return NO.test(text) ? false : entryOf(text, 'boolean')
    case 'date':
      return entryOf(text, 'date')
    case 'url':
      return /^(?:https?:|\/|\.)/i.test(text) ? absoluteUrl(text, base) : undefined
    default:
      return text.trim() || undefined
  }
}

/**
 * Returns the only number of a text, or its first number when the text begins with it, as in `12.50 / 30
 * days`.
 */
function numberIn(text: string): number | undefined {
  const [first, ...others] = numbersIn(text)
  return others.length === 0 || /^[^\p{L}]{0,8}[\d.,]/u.test(text) ? first?.value : undefined
}

function choiceIn(text: string, choices: readonly unknown[]): DataValue | undefined {
  const plain = (each: unknown) => wordsOf(String(each)).join(' ')
  const found = choices.find((choice) => plain(choice) === plain(text))
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? found
    : undefined
}
