import type { Deadline } from '../concurrency/deadline.ts'
import type { ObjectNode, SchemaNode } from '../extract/answers/filling/tree.ts'
import type { ExtractedData, ExtractResult } from '../model/extract.ts'
import type { ModelPoint } from '../model/language-model.ts'
import { type FieldType, QUERY_BOUNDS } from '../model/query.ts'
import { saidByModel } from './model-time.ts'
import type { FillTask, Ports } from './ports.ts'
import { askModel } from './query-model.ts'

type Found = Extract<ExtractResult, { readonly state: 'ok' }>

/** The request, and the pages that were read. */
interface Material {
  readonly tree: ObjectNode
  readonly instructions: string
  readonly task: FillTask
}

/**
 * Asks the model, if there is one, for values that the rules did not find. An answer counts only when the
 * page has the quoted passage. If the model fails, the values of the rules remain.
 */
export async function filledByModel(
  found: Found,
  { tree, instructions, task }: Material,
  ports: Pick<Ports, 'model' | 'fill'>,
  deadline: Deadline,
): Promise<Found> {
  const { model } = ports
  const unread = 'The instructions only decided which links were followed first: no language model is set.'
  if (!model) return instructions === '' ? found : { ...found, notes: [...found.notes, unread] }
  const points = pointsIn(tree, [], new Set(found.absent)).slice(0, QUERY_BOUNDS.points)
  const texts = task.pages.flatMap(({ facts, text }) => (text ? [{ url: facts.url, text }] : []))
  if (points.length === 0 || texts.length === 0) return found
  const said = await saidByModel(
    (ending) => askModel(model, points, texts, ending.signal, instructions),
    deadline,
  )
  const borne = 'borne' in said ? said.borne : []
  const given = borne.map(({ name, ...each }) => ({ ...each, path: name, rule: 'model' }))
  const all: ExtractedData = given.length > 0 ? await ports.fill({ ...task, given }, deadline.signal) : found
  return { ...found, ...all, notes: [...found.notes, ...said.notes] }
}

/** Returns the questions for the values at these places. The name of a question is its place. */
function pointsIn(node: SchemaNode, path: readonly string[], absent: ReadonlySet<string>): ModelPoint[] {
  const name = pointer(path)
  if (node.kind === 'object')
    return node.members.flatMap((member) => pointsIn(member.node, [...path, member.name], absent))
  // If an object has no value at all, only the object itself is in `absent`.
  const places = path.map((_, at) => pointer(path.slice(0, at + 1)))
  if (!places.some((place) => absent.has(place))) return []
  const description = node.about === '' ? {} : { description: node.about }
  if (node.kind === 'value') {
    const { type, choices, example } = node
    const words = choices?.filter((each) => typeof each === 'string')
    return [
      { name, type, ...description, ...(example && { example }), ...(words?.length && { choices: words }) },
    ]
  }
  const { entries } = node
  if (entries.kind === 'value') return [{ name, type: 'list', entries: entries.type, ...description }]
  if (entries.kind === 'list') return []
  const fields = entries.members.flatMap(({ name: field, node: each }) =>
    each.kind === 'value' ? [[field, FIELD_OF[each.type]] as const] : [],
  )
  return [{ name, type: 'list', entries: 'object', fields: Object.fromEntries(fields), ...description }]
}

const FIELD_OF: Readonly<Record<'text' | 'number' | 'boolean' | 'date' | 'url', FieldType>> = {
  ...{ text: 'string', url: 'string', number: 'number', boolean: 'boolean', date: 'date' },
}

/** Returns the JSON Pointer (RFC 6901) of a place. */
const pointer = (path: readonly string[]) =>
  path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
