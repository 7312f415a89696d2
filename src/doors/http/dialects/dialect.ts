import type { RefusalForm } from '../refusals.ts'
import type { Route, RouteAt } from '../route.ts'

/** Maps the paths, parameters and answers of another service to the routes of `/v1`. */
export interface Dialect {
  /** The beginning of paths that belong to this dialect alone, such as `/v2/`. Default: none. */
  readonly prefix?: string
  /** The form of refusals. Default: the form of `/v1`. */
  readonly refused?: RefusalForm
  /** Makes the routes of the dialect. They call the routes of `/v1`. */
  readonly routes: (v1: RouteAt) => readonly Route[]
}
