import type { CompanyHandle } from '../model/company.ts'
import type { Checks } from '../model/options/schema.ts'
import type { Handle, PageHandle, Site } from '../model/site.ts'
import type { Asked, Ports } from '../paths/ports.ts'
import type { Way } from '../resolve/handles.ts'
import type { CommandDoor, HttpDoor } from './doors.ts'

export type BrandHandle = Handle | CompanyHandle | Site | PageHandle

/**
 * The definition of one lookup. The engine makes a method from it. The method checks the handle and the
 * request, finds the site, limits the time, and renews a stored answer that is too old. Its name is the key
 * of the call in `CALLS`.
 */
export interface Call<R, T, M = unknown> {
  /**
   * The type of the method; editors show the comment of this type to users. Only the type checker uses this
   * key, so no call sets it.
   */
  readonly method?: M
  /** The kinds of handles that the method accepts. */
  readonly ways: readonly Way[]
  /** The schema of each key of the request. */
  readonly request: Checks
  /** Checks the keys of the request together. Throws `invalid_input`. */
  readonly check?: (request: R) => void
  /**
   * The arguments of the method. `handle`: only the handle. `together`: handle and request in one object.
   * Default: the handle, then the request.
   */
  readonly takes?: 'handle' | 'together' | 'handle, folder, request'
  /** Returns the milliseconds for the work when the caller sets none. Default: `lookupTimeoutMs`. */
  readonly usualMs?: (request: R, lookupTimeoutMs: number) => number
  /** True when the answer is stored, so that a stale answer can be renewed in the background. */
  readonly isRenewable?: true
  readonly run: (asked: Asked<R>, ports: Ports) => Promise<T>
  /** The routes of the HTTP service. */
  readonly http?: HttpDoor<T> | readonly HttpDoor<T>[]
  /** The command. Left out when the command is a file in `doors/cli/commands/`. */
  readonly command?: CommandDoor<T>
}
