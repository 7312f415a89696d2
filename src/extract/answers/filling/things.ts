/** Chooses the things on pages from which an object, or a list of objects, is filled. */

import { wordsOf } from '../../../lexicon/asked-words.ts'
import type { Cell, PageMaterial, Things } from '../../../model/facts.ts'
import { cellFor } from './cells.ts'
import { wordsOfThings } from './meanings.ts'
import type { ObjectNode, SchemaNode } from './tree.ts'

/** Things with the address of their page. */
export interface FoundThings extends Things {
  readonly url: string
  /** True for an entry of a list. An entry takes its values from its own cells alone. */
  readonly isRow?: true
}

/** The weight of each kind of things. It decides between things that fit equally well. */
const WEIGHTS: Readonly<Partial<Record<Things['kind'], number>>> = {
  'structured-data': 1,
  product: 0.95,
  table: 0.9,
  question: 0.9,
}
const OTHER_WEIGHT = 0.7
/**
 * Things with another name than the list are only used if they have values for at least this part of the
 * fields, and for at least two fields.
 */
const MIN_PART = 0.6
const MIN_FIELDS = 2
/** The score of things that have the name of the list. It puts them before all others. */
const NAMED = 1

/** Returns the thing whose name is that of an object of the schema, such as `address`. */
export function thingFor(
  node: ObjectNode,
  path: readonly (string | number)[],
  pages: readonly PageMaterial[],
): (Omit<FoundThings, 'things'> & { readonly cells: readonly Cell[] }) | undefined {
  const name = String(path.at(-1))
  const [best] = allThings(pages)
    .filter(({ label }) => isNamed(name, wordsOfThings(label)))
    .flatMap(({ things, ...of }) => things.slice(0, 1).map((cells) => ({ ...of, cells })))
    .map((thing) => ({ thing, fields: fieldsIn(node, [thing.cells]).length }))
    .toSorted((a, b) => b.fields - a.fields)
  return best && best.fields > 0 ? best.thing : undefined
}

/**
 * Returns the things for a list of objects, from all pages: the group that fits best, and other groups of the
 * same kind and name.
 */
export function rowsFor(
  entry: SchemaNode,
  name: string,
  about: string,
  pages: readonly PageMaterial[],
): readonly FoundThings[] {
  if (entry.kind !== 'object') return []
  const scored = allThings(pages)
    .map((group) => ({ group, score: scoreOf(group, entry, name, about) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [best] = scored
  if (!best) return []
  return scored
    .filter(({ group }) => group.kind === best.group.kind && group.label === best.group.label)
    .map(({ group }) => group)
}

interface GroupOnPage extends FoundThings {
  /** The words of the heading and address of the page. */
  readonly about: string
}

function allThings(pages: readonly PageMaterial[]): GroupOnPage[] {
  return pages.flatMap(({ things, facts: { url, about = '' } }) =>
    things.map((group) => ({ ...group, url, about })),
  )
}

function scoreOf(
  { kind, label, things, about: page }: GroupOnPage,
  entry: ObjectNode,
  name: string,
  about: string,
): number {
  const fields = fieldsIn(entry, things)
  const needed = entry.members.filter(
    ({ required, node }) => required && !node.nullable && node.kind === 'value',
  )
  const first = needed.length > 0 ? needed : entry.members.slice(0, 1)
  if (!first.every((member) => fields.includes(member.name))) return 0
  const part = fields.length / entry.members.length
  const words = wordsOfThings(label)
  const isCalledSo = isNamed(name, words) || isNamed(about, words)
  const isOnItsPage = isNamed(name, new Set([...words, ...wordsOf(page)]))
  const isLikely = part >= MIN_PART && fields.length >= MIN_FIELDS && things.length > 1
  if (!isCalledSo && !isLikely) return 0
  const weight = WEIGHTS[kind] ?? OTHER_WEIGHT
  const filled = filledPart(entry, things, fields)
  return (isCalledSo ? NAMED : isOnItsPage ? NAMED / 2 : 0) + weight * part * filled
}

/** Returns which part of these fields is filled, on average, in the first things. */
function filledPart(
  entry: ObjectNode,
  things: readonly (readonly Cell[])[],
  fields: readonly string[],
): number {
  const sample = things.slice(0, SAMPLE)
  const all = sample.flatMap((cells) => fieldsIn(entry, [cells]))
  return all.length / Math.max(1, sample.length * fields.length)
}

/** So many things of a group are enough to judge all of them. */
const SAMPLE = 5

/** Returns the names of the fields for which the first things have a value. */
function fieldsIn(entry: ObjectNode, things: readonly (readonly Cell[])[]): readonly string[] {
  const cells = things.slice(0, SAMPLE).flat()
  return entry.members.flatMap(({ name, node }) => (hasField(name, node, cells) ? [name] : []))
}

function hasField(name: string, node: SchemaNode, cells: readonly Cell[]): boolean {
  if (node.kind === 'value') return cellFor(cells, name, node) !== undefined
  if (node.kind === 'list') return hasField(name, node.entries, cells)
  return node.members.some((member) => hasField(member.name, member.node, cells))
}

/** Whether one of the words names the same things as `name`, as `members` does for `team members`. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const asked = wordsOf(name)
  return asked.length > 0 && asked.length <= MAX_NAME_WORDS && asked.some((word) => words.has(word))
}

/** A longer name is a description, and its words may mean anything. */
const MAX_NAME_WORDS = 4
