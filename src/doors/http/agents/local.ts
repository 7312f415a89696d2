import type { Blazon } from '../../../engine/engine.ts'
import type { Service } from '../../mcp/tool.ts'
import { routesFor } from '../routes/index.ts'
import type { BlazonServer } from '../server.ts'
import { serviceFor } from './service.ts'
import { toolsOf } from './tools.ts'

/**
 * The beginning of addresses of this service for a client that has no connection to it by HTTP. The client
 * reads them as resources.
 */
const ORIGIN = 'blazon://files'

/** A server that listens nowhere, as a client in the same process or at a pipe has it. */
export function localService(
  { fields }: Pick<Blazon, 'fields'>,
  { inject }: BlazonServer,
  gone: AbortSignal,
): Service {
  const tools = toolsOf(routesFor(fields))
  return serviceFor({ tools, authorization: 'Bearer stdio', origin: ORIGIN, gone, inject })
}
