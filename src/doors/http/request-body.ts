import type { FastifyInstance } from 'fastify'
import { WireError } from './errors.ts'
import { measured } from './recent-calls.ts'
import { REFUSALS } from './refusals.ts'

/** Reads bodies of JSON and bodies of bytes. A body of another type is refused. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_: unknown, bytes: Buffer) => bytes,
  )
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, async (_request: unknown, text: string) =>
    parseJson(text),
  )
}

/** JSON, and formats based on it, such as `application/vnd.api+json` (RFC 6839). */
const JSON_TYPE = /^application\/(?:[\w!#$&^.-]+\+)?json(?=$|[\s;])/i

function parseJson(text: string): unknown {
  try {
    // A byte order mark may be ignored (RFC 8259, section 8.1).
    const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (isNested(body, MAX_NESTED)) throw new RangeError('The body is nested too deep.')
    return measured(body, text)
  } catch (cause) {
    throw new WireError(REFUSALS.badBody, { cause })
  }
}

/**
 * The greatest depth of a body. No route needs half of it, and recursive functions fail at some thousands.
 */
const MAX_NESTED = 100

/** Whether lists and objects in a value are nested more deeply than this number of levels. */
function isNested(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inner.some((each) => isNested(each, levels - 1))
}
