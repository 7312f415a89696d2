import * as z from 'zod/mini'
import type { BytesRequest, BytesResult } from '../model/bytes.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { described, optional, text } from '../model/options/schema.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import { OUT_FLAG } from './doors.ts'

export interface BytesMethod {
  /**
   * Fetches the bytes at a URL, up to 20 MiB, over HTTP. No script runs, and nothing is stored. An answer
   * with any status is a result. `headers` are sent to the origin of the URL, but not to other origins to
   * which it redirects. The result is `failed` with `forbidden_target`, `unreachable`, `too_large` or
   * `timeout`. Rejects with `invalid_input` for an invalid URL or header.
   */
  bytes(handle: PageHandle, request?: BytesRequest): Promise<BytesResult>
}

const { producer: _, refresh: _refresh, ...CALLER } = CALLER_REQUEST

export const HEADERS_OF_CALLER = described(z.record(z.string(), z.string()), 'texts by name')

export const FILE_TOO_LARGE = {
  status: 413,
  errorCode: 'FILE_TOO_LARGE',
  message: 'The file has more than 20 MiB, or takes more to be read than the limits allow',
} as const

export const bytes: Call<BytesRequest, BytesResult, BytesMethod> = {
  ways: ['url'],
  request: { ...CALLER, ...optional({ headers: HEADERS_OF_CALLER, country: text }) },
  http: {
    path: '/v1/web/scrape/bytes',
    // No agent can read bytes, and they would not fit into its tokens.
    tool: '',
    summary: 'the bytes at an address, as base64',
    subject: 'url',
    subjectIs: 'Absolute URL of the file, http or https.',
    params: ({ z, object }) => ({
      headers: object(z.record(z.string(), z.string()))
        .optional()
        .describe('Headers by name for the origin of the URL, as JSON or as headers[Referer]=value.'),
      country: z.string().optional().describe('Refused, because no proxy states its country.'),
    }),
    request: (given: Pick<BytesRequest, 'headers' | 'country'>) => given,
    errors: [FILE_TOO_LARGE],
    refusal: (found, message) =>
      found.state === 'failed' && found.code === 'too_large' ? { ...FILE_TOO_LARGE, message } : undefined,
    isUncached: true,
    answer: (z) =>
      z
        .object({
          success: z.literal(true),
          url: z.string(),
          finalUrl: z.string().describe('After redirects.'),
          statusCode: z.int().describe('Of the site.'),
          contentType: z.string().describe('As the site states it, or application/octet-stream.'),
          contentLength: z.int().describe('Bytes before they were written as base64.'),
          encoding: z.literal('base64'),
          bytes: z.string(),
        })
        .meta({ id: 'BytesAnswer' }),
    body: ({ finalUrl, statusCode, contentType, bytes: found }, url) => ({
      ...{ success: true, url, finalUrl, statusCode, contentType },
      ...{ contentLength: found.length, encoding: 'base64' },
      bytes: Buffer.from(found.buffer, found.byteOffset, found.byteLength).toString('base64'),
    }),
  },
  command: {
    subject: 'address',
    description: 'the bytes at an address; no script runs and nothing is stored',
    examples: [
      ['blazon bytes https://example.com/report.pdf --out report.pdf', 'a file'],
      ['blazon bytes https://example.com/feed.xml > feed.xml', 'to stdout'],
    ],
    failure: 'the address could not be read',
    flags: [OUT_FLAG],
    isBinary: true,
    request: () => ({}),
    data: ({ bytes: found }) => found,
    account: ({ finalUrl, statusCode, contentType, bytes: found }) => [
      `${finalUrl}: status ${statusCode}, ${contentType}, ${found.length} bytes`,
    ],
  },
  run: async (...asked) => (await import('../paths/bytes.ts')).bytesOf(...asked),
}
