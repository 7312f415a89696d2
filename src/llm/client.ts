import { OpenAI } from 'openai'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'

/**
 * The number of bytes that are read of an answer, including errors. With `QUESTION.maxOutputTokens`, an
 * answer has some 8 kB of text.
 */
const MAX_ANSWER_BYTES = 2 ** 20

/** Thrown for an answer that is longer than any valid answer. */
export class AnswerTooLong extends BlazonError {
  constructor() {
    super('too_large', `its answer was longer than ${MAX_ANSWER_BYTES} bytes`)
  }
}

/** Limits how much of an answer is read, whatever its status. The package itself has no limit. */
class BoundedClient extends OpenAI {
  override async fetchWithTimeout(...request: Parameters<OpenAI['fetchWithTimeout']>): Promise<Response> {
    const response = await super.fetchWithTimeout(...request)
    const { body, status, headers } = response
    if (body === null) return response
    let read = 0
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        read += part.byteLength
        if (read > MAX_ANSWER_BYTES) out.error(new AnswerTooLong())
        else out.enqueue(part)
      },
    })
    return new Response(body.pipeThrough(bound), { status, headers })
  }
}

/**
 * Makes a client. A redirect is an error, because only the operator's endpoint may get the request. The
 * package's environment variables are ignored, because only the options may decide what is sent.
 */
export function clientOf({ url, key, timeoutMs }: Options['llm']): OpenAI {
  return new BoundedClient({
    ...{ baseURL: url, apiKey: key ?? 'none', timeout: timeoutMs, maxRetries: 0 },
    ...{ organization: null, project: null, logLevel: 'off' },
    fetchOptions: { redirect: 'error' },
  })
}
