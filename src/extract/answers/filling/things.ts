/** Chooses the things on pages of which an object, or a list of objects, is filled. */

import { wordsOf } from '../../../lexicon/asked-words.ts'
import type { Cell, Entity, PageMaterial, Things } from '../../../model/facts.ts'
import { cellsFor } from './cells.ts'
import { isOpenList, isTelling, wordsOfThings } from './meanings.ts'
import type { ObjectNode, SchemaNode } from './tree.ts'
import { FIT } from './weights.ts'

/** Things with the page that has them. */
export interface FoundThings extends Things {
  readonly url: string
  /** The topic of the page. */
  readonly about?: string
}

/** One thing, with the place where it stands. */
export interface FoundThing extends Omit<FoundThings, 'things'>, Entity {}

const TYPED: ReadonlySet<Things['kind']> = new Set(['structured-data', 'product', 'question'])
/** Things whose values have the names that a page gives them. */
const NAMED: ReadonlySet<Things['kind']> = new Set([...TYPED, 'table'])

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
    .filter(({ label }) => namedPart(name, wordsOfThings(label)) > 0)
    .flatMap(({ things, ...of }) => things.slice(0, 1).map((thing) => ({ ...of, ...thing })))
    .map((thing) => ({ thing, fields: fieldsIn(node, thing).length }))
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
  /** Whether nothing but names such as `title` and `description` says that the things are meant. */
  readonly isGuess: boolean
}

function best(groups: readonly FoundThings[], scoreOf: (group: FoundThings) => Score): FoundThings[] {
  const scored = groups
    .map((group) => ({ group, ...scoreOf(group) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.group.things.length - a.group.things.length)
  const [first] = scored
  const isOpen = scored.some(
    ({ group, score }) =>
      first &&
      group.url === first.group.url &&
      !isAlike(group, first.group) &&
      score > first.score * FIT.asGood,
  )
  if (!first || (first.isGuess && isOpen)) return []
  return scored
    .filter(({ group, byHeading }) => isAlike(group, first.group) && (byHeading || !first.byHeading))
    .map(({ group }) => group)
}

const isAlike = (a: Things, b: Things) => a.kind === b.kind && a.label === b.label

const groupsIn = ({ groups = [], url }: FoundThing): FoundThings[] =>
  groups.map((group) => ({ ...group, url }))

const allThings = (pages: readonly PageMaterial[]): FoundThings[] =>
  pages.flatMap(({ things, facts: { url, about = '' } }) => things.map((group) => ({ ...group, url, about })))

const NO_FIT: Score = { score: 0, byHeading: false, isGuess: false }

function scoreOf(
  { kind, label, heading = '', about: topic = '', isAside, things }: Things & { about?: string },
  entry: ObjectNode,
  name: string,
  about: string,
  minThings: number,
): Score {
  const sample = things.slice(0, SAMPLE)
  const rows = sample.map((thing) => fieldsIn(entry, thing))
  const needed = neededOf(entry)
  const fields = new Set(rows.flat())
  const part = fields.size / entry.members.length
  const isBare = part < FIT.minPartOnTopic && fields.size < FIT.minFields && minThings > 1
  if (isBare || !areMost(rows, (row) => needed.every((each) => row.includes(each)))) return NO_FIT
  const words = wordsOfThings(label)
  const headed = namedPart(name, new Set(wordsOf(heading)))
  const named = Math.max(headed, namedPart(name, words), namedPart(about, words))
  const onTopic = isAside ? 0 : namedPart(name, new Set(wordsOf(topic)))
  const isTold =
    named + onTopic > 0 || areMost(sample, (thing) => fieldsIn(entry, thing, true).some(isTelling))
  const isLikely =
    (isTold || (kind === 'blocks' && isOpenList(name))) &&
    part >= (onTopic > 0 ? FIT.minPartOnTopic : FIT.minPart) &&
    fields.size >= FIT.minFields &&
    things.length >= minThings
  if (named === 0 && (isAside || !isLikely)) return NO_FIT
  const kindFactor = NAMED.has(kind) ? 1 : FIT.unnamed
  const typeFactor = named === 0 && TYPED.has(kind) ? FIT.otherType : 1
  const filled = rows.flat().length / (rows.length * fields.size)
  const all = FIT.named * Math.max(named, onTopic * FIT.topic) + part * filled * kindFactor * typeFactor
  const isAlone = things.length < 2 && minThings > 1
  return {
    score: all * (isAside ? FIT.aside : 1) * (isAlone ? FIT.alone : 1),
    byHeading: headed > 0,
    isGuess: !isTold,
  }
}

/** Whether something is true for enough of what is looked at. */
const areMost = <T>(all: readonly T[], has: (one: T) => boolean) =>
  all.length > 0 && all.filter(has).length >= FIT.minRows * all.length

/** The names of the fields that each entry has: the required values, else the first field. */
function neededOf({ members }: ObjectNode): readonly string[] {
  const needed = members.filter(({ required, node }) => required && !node.nullable && node.kind === 'value')
  return (needed.length > 0 ? needed : members.slice(0, 1)).map(({ name }) => name)
}

/** Things that are looked at to judge all of their kind. */
const SAMPLE = 5

/** The names of the fields for which a thing has a value. */
function fieldsIn(entry: ObjectNode, { cells, groups = [] }: Entity, isSure = false): readonly string[] {
  const named = cellsFor(entry, cells, isSure)
  return entry.members.flatMap(({ name, node }) =>
    named.has(name) || hasParts(name, node, cells, groups) ? [name] : [],
  )
}

/** Whether a thing has values for a field that is an object, or a list of objects. */
function hasParts(
  name: string,
  node: SchemaNode,
  cells: readonly Cell[],
  groups: readonly Things[],
): boolean {
  if (node.kind === 'object') return fieldsIn(node, { cells, groups }).length > 0
  if (node.kind === 'value' || node.entries.kind !== 'object') return false
  const { entries, about } = node
  return groups.some((group) => scoreOf(group, entries, name, about, 1).score > 0)
}

/**
 * Which part of the words of a name that mean a thing are among others, such as `members` of `team members`.
 */
function namedPart(name: string, words: ReadonlySet<string>): number {
  const asked = wordsOf(name)
  if (asked.length === 0 || asked.length > MAX_NAME_WORDS) return 0
  return asked.filter((word) => words.has(word)).length / asked.length
}

/** A longer text is a description, whose words mean anything. */
const MAX_NAME_WORDS = 4
