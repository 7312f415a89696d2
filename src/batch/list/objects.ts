import { linesOf } from '../../formats/table/lines.ts'
import { type Column, placeOf } from './column.ts'
import type { ListEntry, ListRead } from './entry.ts'
import { ofKind } from './handles.ts'
import { withSample } from './sample.ts'

interface Line {
  readonly line: number
  readonly text: string
  /** What the line says; undefined when it is not JSON. */
  readonly value: unknown
}

/** Longer lines are cut, and are not JSON then. */
const MAX_OBJECT_CHARS = 1024 * 1024

/** The entries of a list with one JSON object a line. Empty lines are none. */
export async function* objectEntries(
  text: AsyncIterable<string>,
  { column, kind: wanted, onColumn }: ListRead,
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
    if (input !== undefined && input.trim() !== '')
      yield { line, input, handle: input.trim(), ...ofKind(kind, textAt(value, besideName)) }
    else yield { line, input: text, handle: '', reason: whyNot(value, name) }
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
  const objects = lines.flatMap(({ value }) => (isObject(value) ? [value] : []))
  const names = new Set(objects.flatMap((one) => Object.keys(one)))
  return Array.from(names, (name) => ({
    name,
    values: objects.map((one) => (typeof one[name] === 'string' ? one[name] : '')),
  }))
}

function textAt(value: unknown, name: string): string | undefined {
  const found = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return typeof found === 'string' ? found : undefined
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
