import type { CompanyHandle } from '../model/company.ts'
import type { Checks } from '../model/options/schema.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Asked, Ports } from '../paths/ports.ts'
import type { Way } from '../resolve/handles.ts'
import type { CommandDoor, HttpDoor } from './doors.ts'

/** The ways to name a brand. */
export type BrandHandle = Handle | CompanyHandle | Site

/**
 * One lookup. The engine makes a method of it, which checks the handle and the request, finds the site,
 * limits the time, and renews a stored answer that is too old. A call of the same name is in `CALLS`.
 */
export interface Call<R, T, M = unknown> {
  /** The type of the method, whose comment editors show. No call has a value here. */
  readonly method?: M
  /** The ways in which the subject may be named. */
  readonly ways: readonly Way[]
  /** The schema of each key of the request. */
  readonly request: Checks
  /** Checks that concern several keys. Throws `invalid_input`. */
  readonly check?: (request: R) => void
  /**
   * The arguments of the method. `handle`: it alone. `together`: handle and request are one object. Default:
   * the handle, and then the request.
   */
  readonly takes?: 'handle' | 'together' | 'handle, folder, request'
  /** True when the answer is stored, so that a stale one can be renewed in the background. */
  readonly isRenewable?: true
  readonly run: (asked: Asked<R>, ports: Ports) => Promise<T>
  /** The routes of the HTTP service. */
  readonly http?: HttpDoor<T> | readonly HttpDoor<T>[]
  /** The command. Left out for a call whose command is written by hand in `doors/cli/commands/`. */
  readonly command?: CommandDoor<T>
}
