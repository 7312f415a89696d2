/** Turns answers of the service into results of tools. */

import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server'
import { fitted } from './cut.ts'
import type { Service, Tool, ToolAnswer } from './tool.ts'

/**
 * The key of an answer that contains all texts of websites. They are values of JSON there, so that no text of
 * a page can end the data and begin something else.
 */
export const SITE_DATA = 'site_data'

/**
 * A larger picture is refused, because clients send it to a model as base64, of which models take at most 5
 * MB.
 */
const MAX_PICTURE_BYTES = 3.5 * 1024 * 1024
/** An SVG is sent to a model as text and costs its tokens, so its limit is lower. */
const MAX_SVG_BYTES = 60_000

/** Keys of answers that are of no use to an agent. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  ...['status', 'code', 'success', 'request_id', 'key_metadata', 'cache_metadata'],
])

/** Returns the result of a tool for the answer to its request. */
export async function resultOf(
  { gives }: Tool,
  answer: ToolAnswer,
  maxTokens: number,
  { ask, fileAt }: Service,
  signal: AbortSignal,
): Promise<CallToolResult> {
  if (answer.status !== 200) return errorResult(refusalIn(answer))
  if (gives === 'picture') return pictureResult(answer, [])
  const text: ContentBlock = { type: 'text', text: textOf(answer, maxTokens) }
  if (gives === 'json') return { content: [text] }
  const paths = Object.values(valueIn(answer)).flatMap((each) => fileAt(String(each)) ?? [])
  const [url] = paths
  if (url === undefined) throw new Error('An answer with the path of a picture has none.')
  const picture = await ask({ method: 'GET', url }, signal)
  return picture.status === 200 ? pictureResult(picture, [text]) : errorResult(refusalIn(picture))
}

/** Returns the answer as JSON with at most `maxTokens` tokens. */
export function textOf(answer: ToolAnswer, maxTokens: number): string {
  const kept = Object.entries(valueIn(answer)).filter(([key]) => !FOR_PROGRAMS.has(key))
  return JSON.stringify(fitted(Object.fromEntries(kept), maxTokens))
}

export function errorResult(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}

/** Returns the sentence of a refusal with its code. */
export function refusalIn(answer: ToolAnswer): string {
  const { message, error_code: code } = valueIn(answer)
  return `${message} (${code})`
}

function pictureResult({ bytes, contentType }: ToolAnswer, before: readonly ContentBlock[]): CallToolResult {
  const [mimeType = ''] = contentType.split(';', 1)
  const isSvg = mimeType === 'image/svg+xml'
  const most = isSvg ? MAX_SVG_BYTES : MAX_PICTURE_BYTES
  if (bytes.length > most)
    return errorResult(
      `The picture has ${bytes.length} bytes, more than the ${most} that clients take: ${isSvg ? 'ask for png' : 'ask for a smaller one'}`,
    )
  if (!isSvg) return { content: [{ type: 'image', data: bytes.toString('base64'), mimeType }, ...before] }
  // Models cannot see an SVG as a picture, so it is sent as the text of a file.
  const resource = { uri: 'blazon://picture.svg', mimeType, text: bytes.toString('utf8') }
  return { content: [{ type: 'resource', resource }, ...before] }
}

function valueIn({ bytes }: ToolAnswer): Readonly<Record<string, unknown>> {
  return JSON.parse(bytes.toString('utf8'))
}
