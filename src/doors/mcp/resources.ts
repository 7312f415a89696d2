/** Lists and reads resources: stored brands, and pictures of the service. */

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
/** Brands on one page of the list. The service suggests no more at once. */
const PAGE = 20
/** The largest number of tokens of a resource. Clients cannot choose another number. */
const MAX_TOKENS = 10_000
/** A cursor is the name of a host, which has at most this many characters. */
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
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The cursor is not from this service')
  const url = `/v1/brand/suggest?${new URLSearchParams({ limit: String(PAGE), after: cursor || '-' })}`
  const answer = await service.ask({ method: 'GET', url }, signal)
  const { suggestions } = JSON.parse(readable(answer).bytes.toString('utf8')) as {
    readonly suggestions: readonly { readonly domain: string }[]
  }
  // The name of a brand is a text of its page, so the list only has the domain.
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
