import type { Blazon } from '../../../engine/engine.ts'
import type { Service } from '../../mcp/tool.ts'
import { routesFor } from '../routes/index.ts'
import type { BlazonServer } from '../server.ts'
import { serviceFor } from './service.ts'
import { toolsOf } from './tools.ts'

/**
 * The beginning of addresses of this service for a client without a connection by HTTP. The client reads
 * these addresses as resources.
 */
const ORIGIN = 'blazon://files'

/** Makes a service that does not listen at a port, for a client in the same process or at a pipe. */
export function localService(
  { fields }: Pick<Blazon, 'fields'>,
  { inject }: BlazonServer,
  gone: AbortSignal,
): Service {
  const tools = toolsOf(routesFor(fields))
  return serviceFor({ tools, authorization: 'Bearer stdio', origin: ORIGIN, gone, inject })
}
