import type { ServeDeps } from './deps.ts'
import type { Caller, Flights } from './flights.ts'
import { type Params, type ParamValues, type RawParams, readParams } from './params.ts'

/** What a route's work may use. */
export interface Context extends ServeDeps {
  /** Work by name of the answer; the result is the wire body. */
  readonly flights: Flights<string>
}

/** One endpoint as data. `answer` gives the body of a 200, as JSON text, or throws. */
interface RouteSpec<P extends Params> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Without `timeoutMS`, which every endpoint takes. */
  readonly params: P
  readonly answer: (params: ParamValues<P>, caller: Caller, context: Context) => Promise<string>
}

/** A route with its parameter types closed in, so that routes of all kinds fit in one list. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly params: Params
  readonly run: (raw: RawParams, caller: Caller, context: Context) => Promise<string>
}

export function route<const P extends Params>({ method, path, params, answer }: RouteSpec<P>): Route {
  return {
    method,
    path,
    params,
    run: async (raw, caller, context) => answer(readParams(params, raw), caller, context),
  }
}
