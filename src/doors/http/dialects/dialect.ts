import type { RefusalForm } from '../refusals.ts'
import type { Route, RouteAt } from '../route.ts'

/** The names of another service as mappings onto the routes of `/v1`. */
export interface Dialect {
  /** The beginning of the paths that are all of this dialect, such as `/v2/`. Default: none. */
  readonly prefix?: string
  /** The form of refusals. Default: that of `/v1`. */
  readonly refused?: RefusalForm
  /** Makes its routes of those of `/v1`. */
  readonly routes: (v1: RouteAt) => readonly Route[]
}
