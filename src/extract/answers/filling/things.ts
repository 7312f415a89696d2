/** Chooses the things on pages of which an object, or a list of objects, is filled. */

import type { Cell, Entity, PageMaterial, Things } from '../../../model/facts.ts'
import { wordsOf } from '../words.ts'
import { cellsFor } from './cells.ts'
import { wordsOfThings } from './meanings.ts'
import type { ObjectNode, SchemaNode } from './tree.ts'

/** Things with the page that has them. */
export interface FoundThings extends Things {
  readonly url: string
}

/** One thing, with the place where it stands. */
export interface FoundThing extends Omit<FoundThings, 'things'>, Entity {}

/** How well things fit a list of objects. */
export const FIT = {
  /** How much things of each kind count, when they fit equally well. */
  structuredData: 1,
  product: 0.95,
  table: 0.9,
  question: 0.9,
  other: 0.7,
  /** Things that are not called like the list need values for this part of the fields, and for so many. */
  minPart: 0.6,
  minFields: 2,
  /** How far things that are called like the list come before others, and those on a page that is. */
  named: 1,
  onItsPage: 0.5,
  /** Factor for things whose type is known and is another one than the list has. */
  otherType: 0.6,
}

const TYPED: ReadonlySet<Things['kind']> = new Set(['structured-data', 'product', 'question'])

function weightOf(kind: Things['kind']): number {
  if (kind === 'structured-data') return FIT.structuredData
  return kind === 'product' || kind === 'table' || kind === 'question' ? FIT[kind] : FIT.other
}

/**
 * Returns the thing that is called like an object of the schema, such as `address`: within a thing, or on the
 * pages.
 */
export function thingFor(
  node: ObjectNode,
  name: string,
  among: FoundThing | readonly PageMaterial[],
): FoundThing | undefined {
  const groups = 'cells' in among ? groupsIn(among) : allThings(among)
  const [first] = groups
    .filter(({ label }) => isNamed(name, wordsOfThings(label)))
    .flatMap(({ things, ...of }) => things.slice(0, 1).map((thing) => ({ ...of, ...thing })))
    .map((thing) => ({ thing, fields: fieldsIn(node, [thing]).length }))
    .toSorted((a, b) => b.fields - a.fields)
  return first && first.fields > 0 ? first.thing : undefined
}

/**
 * Returns the things for a list of objects, of all pages: those that fit best, and others of the same kind
 * with the same name.
 */
export function rowsFor(
  entry: ObjectNode,
  name: string,
  about: string,
  pages: readonly PageMaterial[],
): readonly FoundThings[] {
  return best(allThings(pages), (group) => scoreOf(group, entry, name, about, 2))
}

/** Returns the things within a thing for a list of objects. One such thing is enough. */
export function rowsWithin(
  entry: ObjectNode,
  name: string,
  about: string,
  thing: FoundThing,
): readonly FoundThings[] {
  return best(groupsIn(thing), (group) => scoreOf(group, entry, name, about, 1))
}

interface Score {
  readonly score: number
  /** Whether the heading above the things is called like the list. */
  readonly byHeading: boolean
}

function best(groups: readonly GroupOnPage[], scoreOf: (group: GroupOnPage) => Score): FoundThings[] {
  const scored = groups
    .map((group) => ({ group, ...scoreOf(group) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [first] = scored
  if (!first) return []
  return scored
    .filter(({ group, byHeading }) => isAlike(group, first.group) && (byHeading || !first.byHeading))
    .map(({ group }) => group)
}

const isAlike = (a: Things, b: Things) => a.kind === b.kind && a.label === b.label

interface GroupOnPage extends FoundThings {
  /** The words of the heading and address of the page. */
  readonly about: string
}

const groupsIn = ({ groups = [], url }: FoundThing): GroupOnPage[] =>
  groups.map((group) => ({ ...group, url, about: '' }))

function allThings(pages: readonly PageMaterial[]): GroupOnPage[] {
  return pages.flatMap(({ things, facts: { url, about = '' } }) =>
    things.map((group) => ({ ...group, url, about })),
  )
}

const NO_FIT: Score = { score: 0, byHeading: false }

function scoreOf(
  { kind, label, heading = '', things, about: page }: GroupOnPage,
  entry: ObjectNode,
  name: string,
  about: string,
  minThings: number,
): Score {
  const fields = fieldsIn(entry, things)
  const needed = entry.members.filter(
    ({ required, node }) => required && !node.nullable && node.kind === 'value',
  )
  const first = needed.length > 0 ? needed : entry.members.slice(0, 1)
  if (!first.every((member) => fields.includes(member.name))) return NO_FIT
  const part = fields.length / entry.members.length
  const words = wordsOfThings(label)
  const byHeading = isNamed(name, new Set(wordsOf(heading)))
  const isCalledSo = byHeading || isNamed(name, words) || isNamed(about, words)
  const isOnItsPage = isNamed(name, new Set(wordsOf(page)))
  const isLikely = part >= FIT.minPart && fields.length >= FIT.minFields && things.length >= minThings
  if (!isCalledSo && !isLikely) return NO_FIT
  const isOther = !isCalledSo && TYPED.has(kind)
  const weight =
    weightOf(kind) * part * filledPart(entry, things, fields) * (isOther ? FIT.otherType : 1)
  return { score: (isCalledSo ? FIT.named : isOnItsPage ? FIT.onItsPage : 0) + weight, byHeading }
}

/** The part of the cells of these fields that have a value. */
function filledPart(entry: ObjectNode, things: readonly Entity[], fields: readonly string[]): number {
  const sample = things.slice(0, SAMPLE)
  const all = sample.flatMap((thing) => fieldsIn(entry, [thing]))
  return all.length / Math.max(1, sample.length * fields.length)
}

/** Things that are looked at to judge all of their kind. */
const SAMPLE = 5

/** The names of the fields for which the first of these things have a value. */
function fieldsIn(entry: ObjectNode, things: readonly Entity[]): readonly string[] {
  const sample = things.slice(0, SAMPLE)
  const cells = sample.flatMap((thing) => thing.cells)
  const named = new Set(sample.flatMap((thing) => [...cellsFor(entry, thing.cells).keys()]))
  const groups = sample.flatMap((thing) => thing.groups ?? [])
  return entry.members.flatMap(({ name, node }) =>
    named.has(name) || hasParts(name, node, cells, groups) ? [name] : [],
  )
}

/** Whether things have values for a field that is an object, or a list of objects. */
function hasParts(
  name: string,
  node: SchemaNode,
  cells: readonly Cell[],
  groups: readonly Things[],
): boolean {
  if (node.kind === 'object') return fieldsIn(node, [{ cells, groups }]).length > 0
  if (node.kind === 'value' || node.entries.kind !== 'object') return false
  const { entries, about } = node
  return groups.some(
    (group) => scoreOf({ ...group, url: '', about: '' }, entries, name, about, 1).score > 0,
  )
}

/** Whether words have one of the words of a name that mean a thing, such as `members` of `team members`. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const asked = wordsOf(name)
  return asked.length > 0 && asked.length <= MAX_NAME_WORDS && asked.some((word) => words.has(word))
}

/** A longer text is a description, whose words mean anything. */
const MAX_NAME_WORDS = 4
