/** Finds the value of a schema among the cells of a thing, and converts it to the type of the schema. */

import { absoluteUrl } from '../../../formats/url.ts'
import { wordsOf } from '../../../lexicon/asked-words.ts'
import type { Cell } from '../../../model/facts.ts'
import type { DataPoint, DataValue } from '../../../model/query.ts'
import { type Asked, askedOf, hasAny, labelScore } from '../match.ts'
import { isFitting } from '../shapes.ts'
import { entryOf, numbersIn } from '../values.ts'
import { namesOf, othersFor } from './meanings.ts'
import type { ObjectNode, ValueNode } from './tree.ts'

/** A cell whose name fits less well has another meaning. */
const MIN_SCORE = 0.55
/** Factor for each later name of a cell and of a field, so that the first ones decide. */
const LATER = 0.98

/** Words at the end of a name that say how its value is written. */
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

/**
 * Returns the cells of a thing that the fields of an object mean, by the names of the fields: those whose
 * names fit best, of the type of the field. A name that only often means the same takes no cell that another
 * field is called like. The only list of a thing belongs to the only field that wants a list and has none:
 * below the price of a plan stand its features, whatever they are called. When it has to be sure, the title
 * of a thing is not what a person does.
 */
export function cellsFor(
  { members }: ObjectNode,
  cells: readonly Cell[],
  isSure = false,
): ReadonlyMap<string, Cell> {
  const wanted = members.flatMap(({ name, node }) => {
    const value = node.kind === 'list' ? node.entries : node
    return value.kind === 'value' ? [{ name, value, isList: node.kind === 'list' }] : []
  })
  const found = new Map<string, Cell>()
  const add = (name: string, cell: Cell | undefined) => cell && found.set(name, cell)
  for (const { name, value } of wanted) add(name, bestFor(value, askedFor(value), cells))
  for (const { name, value } of wanted) {
    if (found.has(name)) continue
    // A text that a field has says nothing else of the thing, wherever it stands again.
    const taken = new Set([...found.values()].flatMap(({ values }) => values))
    const all = othersAsked(value)
    const others = isSure ? all.filter(({ words }) => !words.has('title')) : all
    // What names a thing has the label `title` as well, and is no title of a person.
    const isName = all.some(({ words }) => words.has('name'))
    const rest = cells.filter(
      ({ labels, values }) =>
        !values.every((text) => taken.has(text)) && (isName || !labels.includes('name')),
    )
    add(name, bestFor(value, others, rest))
  }
  const [field, ...others] = wanted.filter(({ name, isList }) => isList && !found.has(name))
  const used = new Set(found.values())
  const [list, ...more] = cells.filter((cell) => cell.isList && !used.has(cell))
  if (field && others.length === 0 && more.length === 0) add(field.name, list)
  return withOwnTexts(
    found,
    new Map(wanted.map(({ name, value, isList }) => [name, isList ? undefined : value])),
  )
}

/** A text is the value of one field: a cell with several texts gives another field the next of them. */
function withOwnTexts(
  found: ReadonlyMap<string, Cell>,
  wanted: ReadonlyMap<string, ValueNode | undefined>,
): ReadonlyMap<string, Cell> {
  const own = new Map(found)
  const used = new Set<string>()
  const isText = (name: string) => {
    const node = wanted.get(name)
    return node !== undefined && !node.choices && pointFor(name, node).type === 'text'
  }
  const texts = [...found].filter(([name]) => isText(name))
  for (const [name, cell] of texts.toSorted(([, a], [, b]) => a.values.length - b.values.length)) {
    const values = cell.values.filter((text) => !used.has(text))
    const [first] = values
    if (first === undefined) own.delete(name)
    else used.add(first)
    if (values.length > 0) own.set(name, { ...cell, values })
  }
  return own
}

function bestFor(node: ValueNode, asked: readonly Asked[], cells: readonly Cell[]): Cell | undefined {
  const scored = cells.map((cell) => {
    const scores = cell.labels.flatMap((label, at) =>
      namesOf(label).flatMap((name) => {
        const words = new Set(wordsOf(name))
        return asked.map((each, n) => labelScore('table', words, each) * LATER ** (at + n))
      }),
    )
    const isOther = cell.labels.includes('image') && !asked.some(({ words }) => hasAny(words, PICTURES))
    return { cell, score: isOther ? 0 : Math.max(0, ...scores) }
  })
  return scored
    .filter(({ score }) => score > MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ cell }) => cell)
    .find(({ values }) =>
      values.some((text) => valueIn(text, node, ANY_BASE) !== undefined && isOfForm(text, node, asked)),
    )
}

/** The address of a picture is no address of a page. */
const PICTURES: ReadonlySet<string> = new Set(wordsOf('image photo picture avatar thumbnail logo icon'))

/** Kinds of texts that are known by their form. */
const FORMS = ['hour', 'phone', 'fax', 'email']

function isOfForm(text: string, { type, choices }: ValueNode, [first]: readonly Asked[]): boolean {
  const words = FORMS.filter((form) => type === 'text' && !choices && first?.words.has(form))
  return words.length === 0 || isFitting(text, new Set(words))
}

/** What a field asks for, by its names; made once for each field. */
const askedFor = onceFor((node) =>
  node.names.flatMap((name) => {
    const point = pointFor(name, node)
    return [askedOf({ ...point, name }), ...(point.name === name ? [] : [askedOf(point)])]
  }),
)
const othersAsked = onceFor((node) =>
  node.names.flatMap(othersFor).map((name) => askedOf({ ...pointFor(name, node), name })),
)

function onceFor(make: (node: ValueNode) => readonly Asked[]): typeof make {
  const made = new WeakMap<ValueNode, readonly Asked[]>()
  return (node) => {
    const asked = made.get(node) ?? make(node)
    made.set(node, asked)
    return asked
  }
}

/** Whether a text is an address does not depend on the page that it stands on. */
const ANY_BASE = 'http://any.example/'

const YES = /^(?:https?:\/\/schema\.org\/)?(?:in[\s_-]?stock|limited[\s_-]?availability|available)$/i
const NO =
  /^(?:https?:\/\/schema\.org\/)?(?:out[\s_-]?of[\s_-]?stock|sold[\s_-]?out|discontinued|unavailable)$/i
/** Signs in tables, also in the form of a picture. */
const [HAS, LACKS] = [/^[✓✔✅☑]\ufe0f?$/u, /^[✗✘✕❌×–—-]\ufe0f?$/u]

/** Converts a text to the type of a value; undefined when it has no such value. */
export function valueIn(text: string, node: ValueNode, base: string): DataValue | undefined {
  const { choices, names, isMoment } = node
  if (choices) return choiceIn(text, choices)
  if (isMoment) return momentIn(text)
  switch (pointFor(names[0] ?? '', node).type) {
    case 'number':
      return numberIn(text)
    case 'boolean':
      if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
      if (YES.test(text) || HAS.test(text)) return true
      return NO.test(text) || LACKS.test(text) ? false : entryOf(text, 'boolean')
    case 'date':
      return entryOf(text, 'date')
    case 'url':
      return /^(?:https?:|\/|\.)/i.test(text) ? absoluteUrl(text, base) : undefined
    default:
      return text.trim() || undefined
  }
}

/** Matches a time of a day with its difference from UTC, as formats of dates and times want it. */
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)/

function momentIn(text: string): string | undefined {
  const [written = ''] = MOMENT.exec(text) ?? []
  const at = new Date(written)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The only number of a text, or the first of several where the rest is a period: `12.50 / 30 days`. */
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
