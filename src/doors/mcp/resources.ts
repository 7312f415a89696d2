/** Stored brands, and pictures of the service, as resources that clients list and read. */

import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
} from '@modelcontextprotocol/server'
import { refusalIn, textOf } from './answer.ts'
import type { Service, ToolAnswer } from './tool.ts'

const BRAND = 'blazon://brand/'
/** Brands of one page of the list, as many as the service suggests at most. */
const PAGE = 20
/** The most tokens of a resource, of which nobody says how long it may be. */
const MAX_TOKENS = 10_000
/** The longest name of a host. */
const MAX_CURSOR_CHARS = 253

export const TEMPLATES = [
  {
    uriTemplate: `${BRAND}{domain}`,
    name: 'brand',
    description: 'The brand of a domain. A stored one is read; any other is looked up.',
    mimeType: 'application/json',
  },
]

/** Returns a page of the stored brands by their domains. The cursor is the last domain of the page before. */
export async function listed(
  service: Service,
  cursor: string,
  signal: AbortSignal,
): Promise<ListResourcesResult> {
  if (cursor.length > MAX_CURSOR_CHARS)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The cursor is none of this service')
  const url = `/v1/brand/suggest?${new URLSearchParams({ limit: String(PAGE), after: cursor || '-' })}`
  const answer = await service.ask({ method: 'GET', url }, signal)
  const { suggestions } = JSON.parse(readable(answer).bytes.toString('utf8')) as {
    readonly suggestions: readonly { readonly domain: string }[]
  }
  // The name of a brand comes from its page, so the list has its domain alone.
  const resources = suggestions.map(
    ({ domain }): Resource => ({ uri: BRAND + domain, name: domain, mimeType: 'application/json' }),
  )
  const last = suggestions.length === PAGE ? suggestions.at(-1) : undefined
  return { resources, ...(last && { nextCursor: last.domain }) }
}

/** Reads a resource by its address. */
export async function read(service: Service, uri: string, signal: AbortSignal): Promise<ReadResourceResult> {
  if (uri.startsWith(BRAND)) {
    const domain = encodeURIComponent(decodeURIComponent(uri.slice(BRAND.length)))
    const answer = readable(
      await service.ask({ method: 'GET', url: `/v1/brand/retrieve?domain=${domain}` }, signal),
    )
    return { contents: [{ uri, mimeType: 'application/json', text: textOf(answer, MAX_TOKENS) }] }
  }
  const url = service.fileAt(uri)
  if (url === undefined)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no resource ${uri.slice(0, 200)}`)
  const { bytes, contentType } = readable(await service.ask({ method: 'GET', url }, signal))
  return { contents: [{ uri, mimeType: contentType, blob: bytes.toString('base64') }] }
}

function readable(answer: ToolAnswer): ToolAnswer {
  if (answer.status === 200) return answer
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, refusalIn(answer))
}
