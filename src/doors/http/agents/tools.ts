import { z } from 'zod'
import type { Arguments, Tool, ToolRequest } from '../../mcp/tool.ts'
import { jsonSchemaOf } from '../json-schema.ts'
import type { Route } from '../route.ts'
import { REFUSED_PARAMS } from '../subjects.ts'

/** The tools of agents: the routes that have the name of one. */
export function toolsOf(routes: readonly Route[]): readonly Tool[] {
  return routes.flatMap((route) => (route.tool === undefined ? [] : [toolOf(route, route.tool)]))
}

function toolOf(route: Route, name: string): Tool {
  const { params, summary, answer, answersWithPicture } = route
  const entries = Object.entries(params).filter(isForAgents)
  return {
    name,
    description: `${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`,
    properties: Object.fromEntries(entries.map(([param, type]) => [param, schemaOf(type)])),
    required: entries.flatMap(([param, type]) => (type.safeParse(undefined).success ? [] : [param])),
    gives: !(answer instanceof z.ZodType) ? 'picture' : answersWithPicture ? 'picture by its path' : 'json',
    requestFor: (given) => requestFor(route, given),
  }
}

/**
 * Parameters that no tool has. A public key is for pages, headers may hold secrets that no model should see,
 * no country is accepted, and the others would cost every conversation their tokens in each of five tools.
 */
const NOT_FOR_AGENTS: ReadonlySet<string> = new Set([
  ...['key', 'headers', 'country', 'actions', 'settleAnimations', 'includeFrames', 'pdf'],
])

const isForAgents = ([param, type]: readonly [string, z.ZodType]) =>
  !NOT_FOR_AGENTS.has(param) && !REFUSED_PARAMS.has(type)

/** A list of more values, such as all countries, would cost every conversation its tokens. */
const MAX_VALUES = 24
const SHOWN_VALUES = 3

function schemaOf(type: z.ZodType): object {
  const { examples: _, enum: values = [], ...schema } = jsonSchemaOf(type)
  const leftOut = type.safeParse(undefined)
  const byDefault = leftOut.success ? leftOut.data : undefined
  const { description = '' } = schema
  return {
    ...schema,
    ...(values.length > MAX_VALUES
      ? { description: `${description} Such as ${values.slice(0, SHOWN_VALUES).join(', ')}.`.trim() }
      : values.length > 0 && { enum: values }),
    ...(byDefault !== undefined && { default: byDefault }),
  }
}

/** Null counts as left out, as it does in the body of a request. */
function requestFor({ method, path }: Route, given: Arguments): ToolRequest {
  const there = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  const inPath = (name: string) => path.includes(`{${name}}`)
  const url = there.reduce(
    (made, [name, value]) => made.replace(`{${name}}`, () => encodeURIComponent(String(value))),
    path,
  )
  const rest = there.filter(([name]) => !inPath(name))
  if (method === 'POST') return { method, url, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.flatMap(([name, value]) => pairsOf(name, value)))
  return { method: 'GET', url: `${url}?${query}` }
}

/** A value as pairs of a query: a list repeats its name, and a key of an object stands in brackets. */
function pairsOf(name: string, value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap((each) => pairsOf(name, each))
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, each]) => pairsOf(`${name}[${key}]`, each))
}
