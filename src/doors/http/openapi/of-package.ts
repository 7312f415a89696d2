import { type FieldTable, OUR_FIELDS } from '../../../fields/index.ts'
import { DEFAULTS } from '../../../model/options.ts'
import { ROUTES, routesFor } from '../routes/index.ts'
import { type OpenApiDocument, openApiOf } from './document.ts'

/** Describes all routes of the package, with default options, for records with these fields. */
export function openApiOfPackage(
  publicUrl: string | undefined,
  fields: FieldTable = OUR_FIELDS,
): OpenApiDocument {
  const { maxTimeoutMs } = DEFAULTS.serve
  return openApiOf({
    routes: fields === OUR_FIELDS ? ROUTES : routesFor(fields),
    maxTimeoutMs,
    publicUrl,
  })
}
