import { DEFAULTS } from '../../model/options.ts'
import { REMOVED, ROUTES } from '../routes/index.ts'
import { type OpenApiDocument, openApiOf } from './document.ts'

/** The description of all routes of the package, with the default options. */
export function openApiOfPackage(publicUrl: string | undefined): OpenApiDocument {
  const { maxTimeoutMs } = DEFAULTS.serve
  return openApiOf({ routes: ROUTES, removed: REMOVED, maxTimeoutMs, publicUrl })
}
