import { FILES } from '../../../calls/doors.ts'
import type { Service, Tool } from '../../mcp/tool.ts'
import type { InjectedAnswer, InjectedRequest } from '../injected.ts'
import { within } from './within.ts'

interface Client {
  readonly tools: readonly Tool[]
  /** The Authorization header of the client, which is sent with each of its calls. */
  readonly authorization: string
  /** The beginning of addresses of this service in answers. */
  readonly origin: string
  /** Fires when the client has left. */
  readonly gone: AbortSignal
  readonly inject: (request: InjectedRequest) => Promise<InjectedAnswer>
}

/**
 * Makes the service for one client of the Model Context Protocol. Each call of a tool is a request like any
 * other: it has the key of the client, and the rates, limits, counts and log lines of its route.
 */
export function serviceFor({ tools, authorization, origin, gone, inject }: Client): Service {
  return {
    tools,
    async ask({ method, url, body }, signal) {
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const request = { method, url, body, headers: { authorization, ...json } }
      const { statusCode, headers, rawPayload } = await within(
        { signal: AbortSignal.any([signal, gone]), origin },
        () => inject(request),
      )
      return { status: statusCode, contentType: String(headers['content-type']), bytes: rawPayload }
    },
    fileAt(address) {
      const at = address.indexOf(FILES)
      const [path = ''] = address.slice(at).split(/[?#]/, 1)
      // With dots between slashes, the path could lead to another route.
      return at > 0 && /^(?:[\w-]+\.)*[\w-]+$/.test(path.slice(FILES.length)) ? path : undefined
    },
  }
}
