import { Readable } from 'node:stream'
import { isObject, type RawParams } from '../params.ts'
import type { Context, Route } from '../route.ts'
import type { Caller } from '../shared-work.ts'

/**
 * Calls a route in this process, and returns its answer. Rejects with the error of the route. Only a route
 * whose answers are small may lack `object`, because a text of megabytes takes long to parse.
 */
export async function bodyOf(
  route: Route,
  given: RawParams,
  caller: Caller,
  context: Context,
): Promise<RawParams> {
  if (route.object) return route.object(given, caller, context)
  const reply = await route.run(given, caller, context)
  const body = typeof reply === 'string' || Buffer.isBuffer(reply) ? reply : reply.body
  if (body instanceof Readable) throw new Error(`${route.path} answers with a stream.`)
  const read: unknown = JSON.parse(body.toString('utf8'))
  if (!isObject(read)) throw new Error(`${route.path} answers with no object.`)
  return read
}
