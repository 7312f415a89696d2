import type { Logger } from '../model/logger.ts'
import type { Site } from '../model/site.ts'
import type { ServeEngine } from './engine.ts'
import { type Params, type ParamValues, type RawParams, readParams } from './params.ts'
import type { Caller, SharedWork } from './shared-work.ts'
import type { UsageRecord } from './usage.ts'

/** JSON. */
export type Body = string | Buffer

/** What the work of a route may use. */
export interface Context {
  readonly engine: ServeEngine
  /** The site for a domain, which may have a port. Throws `invalid_input` for a text that names no site. */
  readonly resolve: (text: string) => Site
  /** Work by the name of its answer; its outcome is the wire body. */
  readonly shared: SharedWork<Body>
  /** Milliseconds, UTC. */
  readonly now: () => number
  /** A new request id: letters, digits and dashes. */
  readonly newId: () => string
  /** Told of each answer, and of unexpected failures whole. */
  readonly logger: Logger
  readonly recordUsage: ((call: UsageRecord) => Promise<void>) | undefined
}

/** One endpoint as data. `answer` gives the body of a 200, or throws. */
interface RouteSpec<P extends Params> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Other paths of the same endpoint, as later clients call it. */
  readonly aliases?: readonly string[]
  /** Without `timeoutMS`, which every endpoint takes. */
  readonly params: P
  readonly answer: (params: ParamValues<P>, caller: Caller, context: Context) => Promise<Body>
}

/** A route with its parameter types closed in, so that routes of all kinds fit in one list. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Its path, and all others under which it is the same. */
  readonly paths: readonly string[]
  readonly params: Params
  readonly run: (raw: RawParams, caller: Caller, context: Context) => Promise<Body>
}

export function route<const P extends Params>({
  method,
  path,
  aliases = [],
  params,
  answer,
}: RouteSpec<P>): Route {
  return {
    method,
    path,
    paths: [path, ...aliases],
    params,
    run: async (raw, caller, context) => answer(readParams(params, raw), caller, context),
  }
}
