import { z } from 'zod'
import type { Arguments, Tool, ToolRequest } from '../../mcp/tool.ts'
import { jsonSchemaOf } from '../json-schema.ts'
import { isObject, type RawParams } from '../params.ts'
import type { Route } from '../route.ts'
import { REFUSED_PARAMS } from '../subjects.ts'

/**
 * Returns the tools of agents: all routes with a name for a tool. The description of a parameter that several
 * tools share is in the first of them alone, because the list costs tokens in every conversation.
 */
export function toolsOf(routes: readonly Route[]): readonly Tool[] {
  const said = new Set<string>()
  return routes.flatMap((route) => (route.tool === undefined ? [] : [toolOf(route, route.tool, said)]))
}

function toolOf(route: Route, name: string, said: Set<string>): Tool {
  const { params, summary, answer, answersWithPicture } = route
  const entries = Object.entries(params).filter(isForAgents)
  return {
    name,
    description: `${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`,
    properties: Object.fromEntries(
      entries.map(([param, type]) => [param, saidOnce(param, schemaOf(type), said)]),
    ),
    required: entries.flatMap(([param, type]) => (type.safeParse(undefined).success ? [] : [param])),
    gives: !(answer instanceof z.ZodType) ? 'picture' : answersWithPicture ? 'picture by its path' : 'json',
    requestFor: (given) => requestFor(route, given),
  }
}

function saidOnce(param: string, { description, ...schema }: RawParams, said: Set<string>): object {
  const line = `${param}: ${description}`
  if (description === undefined || said.has(line)) return schema
  said.add(line)
  return { ...schema, description }
}

/**
 * Parameters that no tool has. Public keys are for pages, headers may contain secrets that no model should
 * see, and no country is accepted. The other parameters are for programs: an agent uses another tool or the
 * default, and they would cost tokens in every conversation.
 */
const NOT_FOR_AGENTS: ReadonlySet<string> = new Set([
  ...['key', 'headers', 'country', 'actions', 'settleAnimations', 'includeFrames', 'pdf', 'visit'],
  ...['includeHTML', 'shortenBase64Images', 'frontMatter', 'chunks', 'factCheck', 'allElements', 'scale'],
  ...['scrollOffset', 'specific_pages', 'stopAfterMs'],
])

const isForAgents = ([param, type]: readonly [string, z.ZodType]) =>
  !NOT_FOR_AGENTS.has(param) && !REFUSED_PARAMS.has(type) && jsonSchemaOf(type).enum?.length !== 1

/** A longer list of values, such as all countries, would cost tokens in every conversation. */
const MAX_VALUES = 24
const SHOWN_VALUES = 3

function schemaOf(type: z.ZodType): RawParams {
  const { examples: _, enum: values = [], ...schema } = jsonSchemaOf(type)
  const leftOut = type.safeParse(undefined)
  const byDefault = leftOut.success ? leftOut.data : undefined
  const { description = '' } = schema
  return {
    ...lean(schema),
    ...(values.length > MAX_VALUES
      ? { description: `${description} Such as ${values.slice(0, SHOWN_VALUES).join(', ')}.`.trim() }
      : values.length > 0 && { enum: values }),
    // A default of false or 0 is what an agent expects anyway.
    ...(Boolean(byDefault) && { default: byDefault }),
  }
}

/** Keys of schemas that no tool has. When a value exceeds a bound, the refusal names the bound. */
const BOUNDS: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'propertyNames'],
])

/** Returns a schema without the keys that an agent does not need. */
function lean(schema: RawParams): RawParams {
  const kept = Object.entries(schema).filter(([key, value]) => {
    if (key === 'minimum') return Number(value) > 1
    if (key === 'default') return Boolean(value)
    return !BOUNDS.has(key) && !(key === 'additionalProperties' && Object.keys(Object(value)).length === 0)
  })
  const each = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(each) : isObject(value) ? lean(value) : value
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      // The keys of `properties` are names of properties, not keys of a schema.
      key === 'properties' && isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, each(inner)]))
        : each(value),
    ]),
  )
}

/**
 * Makes the request for a call of a tool. An argument that is null counts as absent, as in the body of a
 * request.
 */
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

/**
 * Writes a value as pairs of a query. A list repeats its name, and the key of an object stands in brackets.
 */
function pairsOf(name: string, value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap((each) => pairsOf(name, each))
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, each]) => pairsOf(`${name}[${key}]`, each))
}
