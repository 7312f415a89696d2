import { withSample } from '../../formats/table/ahead.ts'
import { linesOf, MAX_OBJECT_CHARS } from '../../formats/table/lines.ts'
import { type Column, placeOf } from './column.ts'
import type { ListEntry, ListRead } from './entry.ts'
import { ofKind } from './handles.ts'

interface Line {
  readonly line: number
  readonly text: string
  /** The value of the line; undefined when it is not JSON. */
  readonly value: unknown
}

/** Yields the entries of a list with one JSON object on each line. Empty lines are skipped. */
export async function* objectEntries(
  text: AsyncIterable<string>,
  { column, kind: wanted, keep, onColumn }: ListRead,
): AsyncGenerator<ListEntry> {
  const { sample, all } = await withSample(valuesOf(text))
  const columns = columnsOf(sample)
  const found = columns.length > 0 ? placeOf(columns, { column, kind: wanted }) : undefined
  const name = (found && columns[found.place]?.name) ?? ''
  const { kind = 'domain', beside } = found ?? {}
  const besideName = beside === undefined ? '' : (columns[beside]?.name ?? '')
  if (name !== '') onColumn?.(name, kind)
  for await (const { line, text, value } of all) {
    const input = textAt(value, name)
    const kept = keep && isObject(value) ? { kept: keptOf(value) } : {}
    if (input !== undefined && input.trim() !== '')
      yield { line, input, handle: input.trim(), ...ofKind(kind, textAt(value, besideName)), ...kept }
    else yield { line, input: text, handle: '', reason: whyNot(value, name), ...kept }
  }
}

async function* valuesOf(text: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0
  for await (const one of linesOf(text, MAX_OBJECT_CHARS)) {
    line += 1
    if (one.trim() !== '') yield { line, text: one, value: parsed(one) }
  }
}

function columnsOf(lines: readonly Line[]): readonly Column[] {
  const objects = lines.flatMap(({ value }) => (isObject(value) ? [fieldsOf(value)] : []))
  const names = new Set(objects.flatMap((fields) => [...fields.keys()]))
  return Array.from(names, (name) => ({ name, values: objects.map((fields) => fields.get(name) ?? '') }))
}

function textAt(value: unknown, name: string): string | undefined {
  return isObject(value) ? fieldsOf(value).get(name) : undefined
}

/** Fields in more deeply nested objects are not read. */
const MAX_DEPTH = 5

/** Returns the fields of an object with their texts. Nested fields have names like `company.website`. */
function fieldsOf(object: Readonly<Record<string, unknown>>, depth = 1): Map<string, string | undefined> {
  const fields = new Map<string, string | undefined>()
  for (const [name, value] of Object.entries(object)) {
    if (isObject(value) && depth < MAX_DEPTH)
      for (const [below, text] of fieldsOf(value, depth + 1)) fields.set(`${name}.${below}`, text)
    else fields.set(name, typeof value === 'string' ? value : undefined)
  }
  return fields
}

function keptOf(object: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}

function whyNot(value: unknown, name: string): string {
  return isObject(value) ? `There is no text in “${name}” on this line.` : 'This line is no JSON object.'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
