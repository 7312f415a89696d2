import type { CompanyHandle } from '../model/company.ts'
import type { LogoRequest } from '../model/logo.ts'
import { LOGO_REQUEST } from '../model/options/requests.ts'
import type { Site } from '../model/site.ts'
import type { Handle } from './engine.ts'

/** Splits the argument of `logo` into the handle of the brand and the style of the drawing. */
export function logoAsked(asked: (Handle | CompanyHandle | Site) & LogoRequest): {
  readonly handle: Handle | CompanyHandle | Site
  readonly request: LogoRequest
} {
  const parts = Object.entries(asked)
  const isOfRequest = ([name]: [string, unknown]) => Object.hasOwn(LOGO_REQUEST, name)
  return {
    handle: Object.fromEntries(parts.filter((part) => !isOfRequest(part))) as unknown as Handle,
    request: Object.fromEntries(parts.filter(isOfRequest)) as LogoRequest,
  }
}
