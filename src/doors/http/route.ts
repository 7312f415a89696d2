import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Media } from '../../calls/doors.ts'
import type { FieldTable } from '../../fields/index.ts'
import type { BrandFile } from '../../model/brand-file.ts'
import type { BrandReport } from '../../model/brand-report.ts'
import type { Logger } from '../../model/logger.ts'
import type { KeptLogo } from '../../model/logo.ts'
import type { Site } from '../../model/site.ts'
import type { ServeEngine } from './engine.ts'
import { largeJson } from './large-json.ts'
import { endpointOf } from './limits/charges.ts'
import type { Limits } from './limits/index.ts'
import { type Params, type ParamValues, paramsReader, type RawParams } from './params.ts'
import type { RecentCalls } from './recent-calls.ts'
import type { Refusal, RefusalForm } from './refusals.ts'
import type { Caller, SharedWork } from './shared-work.ts'
import type { UsageRecord } from './usage.ts'

/** The bytes of an answer, or its text. */
export type Body = string | Buffer

/** The objects that the work of a route may use. */
export interface Context {
  readonly engine: ServeEngine
  /** The fields of the records of the engine. */
  readonly fields: FieldTable
  /**
   * Returns the site for a domain, which may have a port. Throws `invalid_input` for a text that names no
   * site.
   */
  readonly resolve: (text: string) => Site
  /**
   * Does work once for all requests that need the same answer. Answers are distinguished by their name. The
   * outcome is the body, or the object from which the body is made.
   */
  readonly shared: SharedWork<Body | RawParams | KeptLogo | BrandFile | BrandReport>
  readonly limits: Limits
  readonly recent: RecentCalls
  /** Returns the form of refusals at a path of a dialect that has no route. */
  readonly refusedAt: Spoken['refusedAt']
  /** Whether browsers get the board at `/`. */
  readonly board: boolean
  /** Milliseconds, UTC. */
  readonly now: () => number
  /** A new request id: letters, digits and dashes. */
  readonly newId: () => string
  /** Logs each answer, and unexpected failures in full. */
  readonly logger: Logger
  readonly recordUsage: ((call: UsageRecord) => Promise<void>) | undefined
}

/**
 * The answer of a call that did not fail. It is either only the body, which is JSON with status 200, or the
 * body with status, type and headers. The names of `headers` are in lower case.
 */
export type Reply =
  | Body
  | {
      /** A stream for a body of any length. */
      readonly body: Body | Readable
      readonly headers?: Readonly<Record<string, string>>
      /** Default: JSON. */
      readonly contentType?: string
      /** Default: 200. */
      readonly status?: 200 | 304
    }

/** The facts about an endpoint, from which the description of the service is made. */
interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** A parameter in the path is in braces, as in `/v1/logo/{domain}`. */
  readonly path: string
  /** Describes the answer in a few words that begin in lower case, such as `the brand of a domain`. */
  readonly summary: string
  /** The schema of a body with status 200. */
  readonly answer: z.ZodType | Media
  /**
   * True when the body of a request is bytes. The route gets them as the value of `body`, with the parameters
   * of the query.
   */
  readonly takesBytes?: boolean | undefined
  /** True when the work of the route obeys `maxAgeMs` and `zdr`. */
  readonly obeysStorage?: boolean | undefined
  /** True when the route can answer with a part of the result, for a caller who prefers that to a 408. */
  readonly answersPartly?: boolean | undefined
  /** The largest body of a request. Default: `SERVICE.bodyLimitBytes`. */
  readonly bodyLimitBytes?: number | undefined
  /** Returns why a request is refused before its parameters are checked. Default: no request is. */
  readonly refusal?: (given: RawParams, headers: Caller['headers']) => Refusal | undefined
  /**
   * The names of the parameters that may contain a public key, for an endpoint that web pages show. Default:
   * none, and public keys are refused.
   */
  readonly publicKeyIn?: readonly string[] | undefined
  /** The form of refusals. Default: the form of `/v1`. */
  readonly refused?: RefusalForm | undefined
  /** Translates the parameters of all endpoints. Default: they are read unchanged. */
  readonly common?: (given: RawParams) => RawParams
  /** The name of the tool by which agents call the endpoint. Default: the endpoint is not a tool. */
  readonly tool?: string | undefined
  /** True when the answer is JSON with the address of a picture at this service. */
  readonly answersWithPicture?: boolean | undefined
}

/** One endpoint as data. */
interface RouteSpec<P extends Params> extends Endpoint {
  /** Other paths of the same endpoint, which newer clients use. */
  readonly aliases?: readonly string[]
  /** Its name in permissions, prices and the history of calls. Default: the path without `/v1/`. */
  readonly endpoint?: string
  /** The parameters without those that every endpoint takes (`common-params.ts`). */
  readonly params: P
  /** Returns how many milliseconds a caller waits by default. Default: `serve.defaultTimeoutMs`. */
  readonly usualMs?: ((params: ParamValues<P>) => number) | undefined
  /** The refusals that only this endpoint sends. */
  readonly errors?: readonly Refusal[]
  /** Returns the answer, or throws. */
  readonly run: (params: ParamValues<P>, caller: Caller, context: Context) => Promise<Reply>
  /** Returns the answer before it becomes JSON, for routes that make their own answer of it. */
  readonly object?: (params: ParamValues<P>, caller: Caller, context: Context) => Promise<RawParams>
}

/** A route without its parameter types, so that routes of all kinds fit in one list. */
export interface Route extends Endpoint {
  /** Its path and its aliases. */
  readonly paths: readonly string[]
  readonly endpoint: string
  readonly params: Params
  readonly usualMs: (raw: RawParams) => number | undefined
  readonly errors: readonly Refusal[]
  readonly run: (raw: RawParams, caller: Caller, context: Context) => Promise<Reply>
  readonly object?: ((raw: RawParams, caller: Caller, context: Context) => Promise<RawParams>) | undefined
}

export function route<const P extends Params>(spec: RouteSpec<P>): Route {
  const { path, aliases = [], endpoint = endpointOf(path), params, errors = [], usualMs, ...rest } = spec
  const { run, object } = rest
  const read = paramsReader(params)
  return {
    ...{ ...spec, endpoint, errors, paths: [path, ...aliases] },
    usualMs: (raw) => usualMs?.(read(raw)),
    run: async (raw, caller, context) => run(read(raw), caller, context),
    object: object && (async (raw, caller, context) => object(read(raw), caller, context)),
  }
}

/** Makes a route whose answer is the JSON of its object, which may be large. */
export function objectRoute<const P extends Params>(
  spec: Omit<RouteSpec<P>, 'run'> & Required<Pick<RouteSpec<P>, 'object'>>,
): Route {
  return route({ ...spec, run: async (...asked) => largeJson(await spec.object(...asked)) })
}

/** The routes of the dialects of a service, and the form of refusals at paths without a route. */
export interface Spoken {
  readonly routes: readonly Route[]
  readonly refusedAt: (path: string) => RefusalForm | undefined
}

/** Finds routes by a path, such as `/v1/logo/{domain}`. */
export interface RouteAt {
  /** Throws an error when there is none. */
  (path: string): Route
  has(path: string): boolean
}

export function routeAt(routes: readonly Route[]): RouteAt {
  const find = (path: string) => routes.find(({ paths }) => paths.includes(path))
  const at = (path: string): Route => {
    const found = find(path)
    if (!found) throw new Error(`There is no route ${path}.`)
    return found
  }
  return Object.assign(at, { has: (path: string) => find(path) !== undefined })
}
