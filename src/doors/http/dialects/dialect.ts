import type { RefusalForm, Route } from '../route.ts'

/** The names of another service as mappings onto the routes of `/v1`. */
export interface Dialect {
  /** The beginning of the paths that are all of this dialect, such as `/v2/`. Default: none. */
  readonly prefix?: string
  /** The form of refusals. Default: that of `/v1`. */
  readonly refused?: RefusalForm
  /** Makes its routes. `v1` returns the route of a path, such as `/v1/logo/{domain}`. */
  readonly routes: (v1: (path: string) => Route) => readonly Route[]
}
