import { z } from 'zod'
import { about } from '../../../model/about.ts'
import { ENVELOPE_SHAPE } from '../answers/envelope.ts'
import { ERROR_ANSWER } from '../answers/error.ts'
import { commonParams } from '../common-params.ts'
import { jsonSchemaOf } from '../json-schema.ts'
import type { Route } from '../route.ts'
import { type Operation, operationOf, sharedResponses } from './operation.ts'

/** The path of the document. */
export const OPENAPI = '/v1/openapi.json'

/** The parts of an OpenAPI 3.1 document that blazon uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Readonly<Record<string, unknown>>
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  /** Operations by path, and then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The routes and settings from which a service is described. */
export interface Described {
  readonly routes: readonly Route[]
  /** The largest value of the parameter `timeoutMS`, in milliseconds. */
  readonly maxTimeoutMs: number
  /** The address of the service, if it is known. */
  readonly publicUrl: string | undefined
}

/** Describes the service as OpenAPI 3.1. The description is made only from the routes. */
export function openApiOf({ routes, maxTimeoutMs, publicUrl }: Described): OpenApiDocument {
  const common = commonParams(maxTimeoutMs)
  const { answers, schemas } = answersOf(routes)
  // The name of an operation comes from its path. A route for GET may have the same path, and a name must be
  // unique.
  const isSecond = (route: Route, path: string) =>
    routes.find(({ paths }) => paths.includes(path))?.method !== route.method
  const paths = routes.flatMap((route, at) =>
    route.paths.map(
      (path) =>
        [
          path,
          {
            [route.method.toLowerCase()]: operationOf(
              { ...route, isSecond: isSecond(route, path) },
              path,
              common,
              answers[at],
            ),
          },
        ] as const,
    ),
  )
  return {
    openapi: '3.1.0',
    info: infoOf(),
    // When the address is not known, `/` refers to the host of the document.
    servers: [{ url: publicUrl ?? '/' }],
    security: [{ key: [] }],
    tags: TAGS,
    paths: byPath(paths),
    components: { securitySchemes: { key: SCHEME }, schemas, responses: sharedResponses() },
  }
}

const SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: 'A key, as `blazon keys create NAME` makes one.',
}

/** The second part of a path is its tag. */
const TAGS = [
  { name: 'brand', description: 'Brands, by whatever names them.' },
  { name: 'web', description: 'Single pages and lists of pages.' },
]

function infoOf() {
  const { name, version, description, license } = about()
  return { title: name, version, description, license: { name: license, identifier: license } }
}

/** Returns the schemas of the answers, in the order of the routes, and the schemas to which they refer. */
function answersOf(routes: readonly Route[]) {
  const isShape = (route: Route) => route.answer instanceof z.ZodType
  const all = routes.map(({ answer }) => (answer instanceof z.ZodType ? answer : z.string()))
  const { prefixItems = [], $defs = {} } = jsonSchemaOf(z.tuple([ERROR_ANSWER, ...all]))
  const placed = JSON.parse(JSON.stringify({ prefixItems, $defs }).replaceAll('#/$defs/', SCHEMAS)) as {
    readonly prefixItems: readonly Described200[]
    readonly $defs: Readonly<Record<string, Described200>>
  }
  const answers = placed.prefixItems.slice(1)
  const envelope = jsonSchemaOf(ENVELOPE_SHAPE)
  const named = new Set(answers.flatMap(({ $ref }) => ($ref ? [$ref.slice(SCHEMAS.length)] : [])))
  const schemas = Object.entries(placed.$defs).map(([name, schema]) => [
    name,
    named.has(name) ? joined(schema, envelope) : schema,
  ])
  return {
    answers: routes.map((route, at) => {
      const answer = answers[at]
      return answer && isShape(route) ? (answer.$ref ? answer : joined(answer, envelope)) : undefined
    }),
    schemas: Object.fromEntries(schemas),
  }
}

interface Described200 {
  readonly $ref?: string
  readonly properties?: object
  readonly required?: readonly string[]
}

/** Adds the keys at the end of every answer. */
function joined(schema: Described200, envelope: Described200): Described200 {
  if (!schema.properties) return schema
  const required = [...(schema.required ?? []), ...(envelope.required ?? [])]
  return { ...schema, properties: { ...schema.properties, ...envelope.properties }, required }
}

const SCHEMAS = '#/components/schemas/'

/** Merges the operations of each path into one object. */
function byPath(entries: readonly (readonly [string, Readonly<Record<string, Operation>>])[]) {
  const paths = new Map<string, Record<string, Operation>>()
  for (const [path, operation] of entries) paths.set(path, { ...paths.get(path), ...operation })
  return Object.fromEntries(paths)
}
