import { createMcpHandler } from '@modelcontextprotocol/server'
import { mcpServer } from './server.ts'
import type { Service } from './tool.ts'

export interface Endpoint {
  /** Answers a message of a client, whose service the caller of this function makes. */
  answer(request: Request, message: unknown, service: Service): Promise<Response>
  close(): Promise<void>
}

/** The streamable HTTP transport without sessions: each message is answered by a server of its own. */
export function createEndpoint(failed: (error: Error) => void): Endpoint {
  const services = new WeakMap<Request, Service>()
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const service = requestInfo && services.get(requestInfo)
      if (!service) throw new Error('A message came without its request.')
      return mcpServer(service)
    },
    // Nothing is announced to clients, so that none may hold a stream open for announcements.
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
