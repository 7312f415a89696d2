import type { Deadline } from '../concurrency/deadline.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import type { CompanyHandle } from '../model/company.ts'
import type { Checks } from '../model/options/schema.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Ports } from '../paths/ports.ts'
import type { Way } from '../resolve/handles.ts'
import type { CommandDoor, HttpDoor } from './doors.ts'

/** The ways to name a brand. */
export type BrandHandle = Handle | CompanyHandle | Site

/** Everything that a call gets: the site that the handle names, the request, and the time for both. */
export interface Asked<R> {
  readonly site: Site
  /** Absolute URL, when the handle names a page. */
  readonly page: string | undefined
  /** The request, whose language is a tag. */
  readonly request: R
  readonly deadline: Deadline
  /** How the site was found, when the caller named no domain. */
  readonly identified: Identified | undefined
  /** The folder that the caller named, for a call that writes one. */
  readonly folder: string | undefined
}

/**
 * One lookup. The engine makes its method of it: it checks the handle and the request, finds the site, limits
 * the time, and renews a stored answer that is too old. A call of the same name is in `CALLS`.
 */
export interface Call<R, T> {
  /** The ways in which the subject may be named. */
  readonly ways: readonly Way[]
  /** The schema of each key of the request. */
  readonly request: Checks
  /** Checks that concern several keys. Throws `invalid_input`. */
  readonly check?: (request: R) => void
  /**
   * The arguments of the method. `together`: handle and request are one object. Default: the handle, and then
   * the request.
   */
  readonly takes?: 'together' | 'handle, folder, request'
  /** True when the answer is stored, so that a stale one can be renewed in the background. */
  readonly isRenewable?: true
  readonly run: (asked: Asked<R>, ports: Ports) => Promise<T>
  /** The route of the HTTP service. Left out for a call whose route is written by hand in `doors/http/routes/`. */
  readonly http?: HttpDoor<T>
  /** The command. Left out for a call whose command is written by hand in `doors/cli/commands/`. */
  readonly command?: CommandDoor<T>
}
