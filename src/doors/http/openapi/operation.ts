import { z } from 'zod'
import { commonRefusals } from '../errors.ts'
import { jsonSchemaOf } from '../json-schema.ts'
import type { Params } from '../params.ts'
import type { Refusal } from '../refusals.ts'
import type { Route } from '../route.ts'
import { EXAMPLES } from './examples.ts'

type Plain = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description: string
  readonly style?: 'deepObject'
  readonly explode?: true
  readonly schema: Plain
  readonly example?: unknown
}

export interface RequestBody {
  readonly required: true
  readonly content: {
    readonly 'application/json'?: { readonly schema: Plain; readonly example: unknown }
    readonly 'application/octet-stream'?: Plain
  }
}

export interface Response {
  /** A reference to a shared response. An object with a reference has no other keys. */
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Plain
  readonly content?: Readonly<Record<string, { readonly schema?: Plain; readonly examples?: Plain }>>
}

/** The description of one endpoint. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly deprecated?: true
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: RequestBody
  /** The responses by status. */
  readonly responses: Readonly<Record<string, Response>>
}

/**
 * Describes a route at one of its paths. `common` are the parameters of all routes, and `answer` is the
 * schema of a body with status 200.
 */
export function operationOf(
  route: Route & { readonly isSecond: boolean },
  path: string,
  common: Params,
  answer: object | undefined,
): Operation {
  const { method, paths, summary, params, errors, takesBytes } = route
  const others = paths.filter((each) => each !== path)
  const { body: _, ...besideBytes } = params
  const named = Object.entries({ ...(takesBytes ? besideBytes : params), ...common })
  const all = named.map(([name, type]) => parameterOf(name, type, path))
  const inBody = hasBody(method) && !takesBytes ? all.filter((each) => each.in === 'query') : []
  return {
    operationId: route.isSecond ? nameOf(path) + capitalised(method.toLowerCase()) : nameOf(path),
    summary: capitalised(summary),
    ...(others.length > 0 && { description: `Also at ${others.join(' and ')}.` }),
    tags: tagsOf(path),
    ...(all.length > inBody.length && { parameters: all.filter((each) => !inBody.includes(each)) }),
    ...(inBody.length > 0 && { requestBody: bodyOf(inBody) }),
    ...(takesBytes && { requestBody: BYTES }),
    responses: { 200: successOf(route, answer), ...refusalsOf(method, errors) },
  }
}

const BYTES: RequestBody = { required: true, content: { 'application/octet-stream': {} } }

const hasBody = (method: Route['method']) => method === 'POST' || method === 'PATCH'

/** Makes the name of an operation from its path: `brandRetrieveByName` for `/v1/brand/retrieve-by-name`. */
function nameOf(path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'v1')
  return words.map((word, at) => (at === 0 ? word : capitalised(word))).join('')
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

function tagsOf(path: string): readonly string[] {
  const [, , tag = ''] = path.split('/')
  return [tag]
}

function parameterOf(name: string, type: z.ZodType, path: string): Parameter {
  const leftOut = type.safeParse(undefined)
  const { description = '', examples: _, ...schema } = jsonSchemaOf(type)
  const fallback = leftOut.success ? leftOut.data : undefined
  const [example = EXAMPLES.get(name)] = (z.globalRegistry.get(type)?.examples ?? []) as readonly unknown[]
  return {
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: !leftOut.success,
    description,
    // In a query, the keys of an object stand in brackets, as in `timeoutOpts[milliseconds]=5000`.
    ...(schema.type === 'object' && { style: 'deepObject', explode: true }),
    schema: { ...schema, ...(fallback !== undefined && { default: fallback }) },
    ...(example !== undefined && { example }),
  }
}

function bodyOf(params: readonly Parameter[]): RequestBody {
  const properties = params.map(({ name, schema, description }) => [name, { ...schema, description }])
  const required = params.filter((each) => each.required).map(({ name }) => name)
  const examples = params.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]))
  const schema = { type: 'object', properties: Object.fromEntries(properties), required }
  return {
    required: true,
    content: { 'application/json': { schema, example: Object.fromEntries(examples) } },
  }
}

function successOf({ answer: given }: Route, answer: object | undefined): Response {
  if (given instanceof z.ZodType)
    return {
      description: 'The answer',
      headers: REQUEST_ID,
      content: { 'application/json': { schema: { ...answer } } },
    }
  const content = Object.fromEntries(given.media.map((type) => [type, {}]))
  return { description: 'The answer', headers: REQUEST_ID, content }
}

const text = (description: string) => ({ description, schema: { type: 'string' } })
const REQUEST_ID = { 'X-Request-Id': text('Names this call in the log of the service.') }

/** Descriptions of the headers of refusals. */
const HEADERS: Plain = {
  'retry-after': text('Whole seconds to wait before the next call.'),
  'retry-after-ms': text('Milliseconds to wait before the next call.'),
  'x-should-retry': text('false: the same call would fail again.'),
  'www-authenticate': text('Bearer'),
}
const ALLOW = { Allow: text('The methods that the path takes.') }

/** Returns the responses that endpoints share, by their names among the components. */
export function sharedResponses(): Readonly<Record<string, Response>> {
  const entries = [...byStatus(commonRefusals())]
  return Object.fromEntries(entries.map(([status, refusals]) => [`Refused${status}`, responseOf(refusals)]))
}

function byStatus(refusals: readonly Refusal[]): ReadonlyMap<number, readonly Refusal[]> {
  const statuses = new Map<number, Refusal[]>()
  for (const refusal of refusals)
    statuses.set(refusal.status, [...(statuses.get(refusal.status) ?? []), refusal])
  return statuses
}

/** Returns the responses for refusals. Only a request with a body can be refused for the size of its body. */
function refusalsOf(method: Route['method'], own: readonly Refusal[]): Readonly<Record<string, Response>> {
  const isOwn = new Set(own.map(({ status }) => status))
  const entries = [...byStatus([...commonRefusals(), ...own])]
    .filter(([status]) => status !== 413 || hasBody(method))
    .map(([status, refusals]) => [
      status,
      isOwn.has(status) ? responseOf(refusals) : { $ref: `#/components/responses/Refused${status}` },
    ])
  return Object.fromEntries(entries)
}

function responseOf(refusals: readonly Refusal[]): Response {
  const byCode = new Map(refusals.map((refusal) => [refusal.errorCode, refusal]))
  const names = [...byCode.values()].flatMap(({ headers = {} }) => Object.keys(headers))
  const headers = Object.fromEntries(names.map((name) => [name, HEADERS[name] ?? text(name)]))
  const examples = [...byCode.values()].map(({ status, errorCode, message }) => [
    errorCode,
    { value: { status: 'error', message, code: status, error_code: errorCode, request_id: 'b4f1' } },
  ])
  return {
    description: [...byCode.values()].map(({ message }) => `${message}.`).join(' '),
    headers: { ...REQUEST_ID, ...headers, ...(byCode.has('METHOD_NOT_ALLOWED') && ALLOW) },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
