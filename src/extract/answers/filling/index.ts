/** Fills an object that a JSON Schema describes, by rules, from the material of pages. */

import { beginning } from '../../../formats/text/excerpt.ts'
import type { ExtractEvidence, ExtractedData, JsonSchemaObject } from '../../../model/extract.ts'
import type { Cell, PageFacts, PageMaterial } from '../../../model/facts.ts'
import type { DataAnswer, DataPoint } from '../../../model/query.ts'
import { answersOf } from '../index.ts'
import { cellsFor, pointFor, valueIn } from './cells.ts'
import { pointerTo, type SchemaCheck, schemaCheck } from './check.ts'
import { isTelling } from './meanings.ts'
import { type FoundThing, rowsFor, rowsWithin, thingFor } from './things.ts'
import { type ListNode, type ObjectNode, type SchemaNode, schemaTree, type ValueNode } from './tree.ts'

type Path = readonly (string | number)[]

/** A thing of which the values of an object are taken. */
interface Thing extends FoundThing {
  /** True for an entry of a list, which takes no values from elsewhere. */
  readonly isRow?: true
  /** The cells for the fields of the object, by their names. */
  readonly byField?: ReadonlyMap<string, Cell>
}

interface Filling {
  readonly pages: readonly PageMaterial[]
  readonly answers: ReadonlyMap<string, DataAnswer>
  readonly check: SchemaCheck
  readonly given: readonly GivenValue[]
  readonly evidence: ExtractEvidence[]
  readonly absent: string[]
}

/** A value that a model has read from a page, for a place where the rules find none. */
export interface GivenValue extends ExtractEvidence {
  readonly value: unknown
}

/**
 * Fills the object of a schema from pages, the first of which is where the caller began. `known` are facts
 * about the site. A value that no page says is null where the schema allows it, and else left out. Pure.
 * Throws `invalid_input` for a schema that cannot be used.
 */
export function filled(
  pages: readonly PageMaterial[],
  known: readonly PageFacts[],
  schema: JsonSchemaObject,
  given: readonly GivenValue[] = [],
): ExtractedData {
  const tree = schemaTree(schema)
  const check = schemaCheck(schema)
  const facts = [...known, ...pages.map((page) => page.facts)]
  const filling = { pages, answers: answersFor(tree, facts), check, given, evidence: [], absent: [] }
  const [first] = pages
  const [thing] = first?.subject?.things ?? []
  const subject = first?.subject && thing && { ...first.subject, ...thing, url: first.facts.url }
  const data = objectOf(tree, [], filling, subject) ?? {}
  const { evidence, absent } = filling
  return { data, evidence, absent, problems: check.problems(data) }
}

/** Asks for all values. Questions with the same name and another type are asked in different rounds. */
function answersFor(tree: ObjectNode, facts: readonly PageFacts[]): ReadonlyMap<string, DataAnswer> {
  const rounds: Map<string, DataPoint>[] = []
  for (const point of new Map(questionsOf(tree, []).map((each) => [keyOf(each), each])).values()) {
    const round = rounds.find((names) => !names.has(point.name)) ?? new Map<string, DataPoint>()
    if (round.size === 0) rounds.push(round)
    round.set(point.name, point)
  }
  return new Map(
    rounds.flatMap((round) =>
      answersOf(facts, [...round.values()]).answers.flatMap((answer) => {
        const point = round.get(answer.name)
        return point ? [[keyOf(point), answer] as const] : []
      }),
    ),
  )
}

const keyOf = ({ name, type, entries }: DataPoint) => `${name} ${type} ${entries ?? ''}`

/** The questions for the values of a tree outside of lists of objects. */
function questionsOf(node: SchemaNode, path: readonly string[]): DataPoint[] {
  if (node.kind === 'object')
    return node.members.flatMap((member) => questionsOf(member.node, [...path, member.name]))
  return pointsFor(node, path)
}

/**
 * Returns the questions for a value, the best first: by the names of all objects around it, then by its own.
 */
function pointsFor(node: ValueNode | ListNode, path: readonly string[]): DataPoint[] {
  const own = path.at(-1) ?? ''
  const names = path.length > 1 ? [path.slice(-2).join(' '), ...(isTelling(own) ? [own] : [])] : [own]
  if (node.kind === 'value') return names.map((name) => pointFor(name, node))
  const { entries, about } = node
  if (entries.kind !== 'value') return []
  return names.map((name) => {
    const { name: plain, type, ...rest } = pointFor(name, { ...entries, about: about || entries.about })
    return { ...rest, name: plain, type: 'list', entries: type === 'list' ? 'text' : type }
  })
}

function fill(node: SchemaNode, path: Path, filling: Filling, thing?: Thing): unknown {
  const value =
    node.kind === 'object'
      ? objectOf(node, path, filling, thing)
      : node.kind === 'list'
        ? listOf(node, path, filling, thing)
        : oneOf(node, path, filling, thing)
  const found = value ?? givenTo(node, path, filling)
  if (found === undefined) filling.absent.push(pointerTo(path))
  return found ?? (node.nullable ? null : undefined)
}

/** Returns the value of a model for a place, as far as the schema allows it. */
function givenTo(node: SchemaNode, path: Path, { given, check, evidence }: Filling): unknown {
  const { value, ...said } = given.find((each) => each.path === pointerTo(path)) ?? { value: undefined }
  const shaped = shapedAs(node, value, check)
  if (shaped === undefined || !('url' in said) || !check.allows(node.schema, shaped)) return undefined
  evidence.push(said)
  return shaped
}

/** Of a list of objects, adds null for fields without a value, and leaves out what the schema forbids. */
function shapedAs(node: SchemaNode, value: unknown, check: SchemaCheck): unknown {
  if (node.kind !== 'list' || node.entries.kind !== 'object' || !Array.isArray(value)) return value
  const { entries } = node
  const rows = value.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      entries.members.flatMap(({ name, node: field }) => {
        const cell = row[name] ?? (field.nullable ? null : undefined)
        return cell === undefined ? [] : [[name, cell] as const]
      }),
    ),
  )
  const allowed = rows.filter((row) => check.allows(entries.schema, row))
  return allowed.length > 0 ? allowed : undefined
}

function objectOf(
  node: ObjectNode,
  path: Path,
  filling: Filling,
  thing?: Thing,
): Record<string, unknown> | undefined {
  const before = filling.absent.length
  const chosen = chosenFor(node, path, filling, thing)
  const own = chosen && { ...chosen, byField: cellsFor(node, chosen.cells) }
  const members = node.members.flatMap(({ name, node: each }) => {
    const value = fill(each, [...path, name], filling, own)
    return value === undefined ? [] : [[name, value] as const]
  })
  const isFound = members.some(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
  if (isFound || path.length === 0) return Object.fromEntries(members)
  filling.absent.length = before
  return undefined
}

/** An object within an entry of a list is a part of that entry. */
function chosenFor(node: ObjectNode, path: Path, { pages }: Filling, thing?: Thing): Thing | undefined {
  const name = path.at(-1)
  if (typeof name !== 'string') return thing
  const within = thing && thingFor(node, name, thing)
  if (thing?.isRow) return within ? { ...within, isRow: true } : thing
  return within ?? thingFor(node, name, pages) ?? thing
}

function oneOf(node: ValueNode, path: Path, filling: Filling, thing?: Thing): unknown {
  const cell = thing?.byField?.get(String(path.at(-1)))
  const values = cell?.values.map((text) => ({ text, value: valueIn(text, node, thing?.url ?? '') })) ?? []
  const fit = values.find(({ value }) => value !== undefined && filling.check.allows(node.schema, value))
  if (fit && thing) {
    said(filling, path, thing, fit.text)
    return fit.value
  }
  return thing?.isRow ? undefined : answered(node, path, filling, (value) => convertedTo(node, value))
}

/** An answer in words may be one of the choices of the schema. */
function convertedTo(node: ValueNode, value: unknown): unknown {
  return node.choices && typeof value === 'string' ? valueIn(value, node, '') : value
}

function answered(
  node: ValueNode | ListNode,
  path: Path,
  filling: Filling,
  convert: (value: unknown) => unknown,
): unknown {
  const names = path.filter((step) => typeof step === 'string')
  for (const point of pointsFor(node, names)) {
    const answer = filling.answers.get(keyOf(point))
    const value = answer && convert(answer.value)
    if (!answer || value === undefined || !filling.check.allows(node.schema, value)) continue
    const { url, rule, evidence } = answer
    filling.evidence.push({ path: pointerTo(path), url, rule, evidence })
    return value
  }
  return undefined
}

function listOf(node: ListNode, path: Path, filling: Filling, thing?: Thing): readonly unknown[] | undefined {
  const { entries } = node
  if (entries.kind === 'value') return valuesOf(node, entries, path, filling, thing)
  if (entries.kind === 'list') return undefined
  const name = String(path.at(-1))
  const within = thing ? rowsWithin(entries, name, node.about, thing) : []
  const found = within.length > 0 || thing?.isRow ? within : rowsFor(entries, name, node.about, filling.pages)
  const rows = found.flatMap(({ things, ...of }) =>
    things.map((each): Thing => ({ ...of, ...each, isRow: true })),
  )
  const list: unknown[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const [evidence, absent] = [filling.evidence.length, filling.absent.length]
    const value = objectOf(entries, [...path, list.length], filling, row)
    const key = JSON.stringify(value)
    if (value !== undefined && !seen.has(key) && filling.check.allows(entries.schema, value)) {
      list.push(value)
      seen.add(key)
    } else {
      filling.evidence.length = evidence
      filling.absent.length = absent
    }
  }
  return list.length > 0 ? list : undefined
}

function valuesOf(node: ListNode, entries: ValueNode, path: Path, filling: Filling, thing?: Thing) {
  const cell = thing?.byField?.get(String(path.at(-1)))
  const values = [...new Set(cell?.values.flatMap((text) => valueIn(text, entries, thing?.url ?? '') ?? []))]
  if (cell && thing && values.length > 0 && filling.check.allows(node.schema, values)) {
    said(filling, path, thing, cell.values.join(', '))
    return values
  }
  if (thing?.isRow) return undefined
  return answered(node, path, filling, (value) => value) as readonly unknown[] | undefined
}

function said({ evidence }: Filling, path: Path, { url, kind, where }: Thing, text: string): void {
  evidence.push({
    ...{ path: pointerTo(path), url, rule: kind },
    evidence: [{ source: kind, where, text: beginning(text, 200) }],
  })
}
