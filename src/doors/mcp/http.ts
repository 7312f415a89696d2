import { createMcpHandler } from '@modelcontextprotocol/server'
import { mcpServer } from './server.ts'
import type { Service } from './tool.ts'

export interface Endpoint {
  /** Answers a message of a client. The service is the one that the caller made for this client. */
  answer(request: Request, message: unknown, service: Service): Promise<Response>
  close(): Promise<void>
}

/** The streamable HTTP transport without sessions: each message is answered by a new server. */
export function createEndpoint(failed: (error: Error) => void): Endpoint {
  const services = new WeakMap<Request, Service>()
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const service = requestInfo && services.get(requestInfo)
      if (!service) throw new Error('A message came without its request.')
      return mcpServer(service)
    },
    // This service never announces anything, so no client may keep a stream open to wait for announcements.
    { onerror: failed, maxSubscriptions: 0 },
  )
  return {
    answer(request, parsedBody, service) {
      services.set(request, service)
      return handler.fetch(request, { parsedBody })
    },
    close: handler.close,
  }
}
