/** Asks a language model behind any endpoint that speaks the protocol of OpenAI's chat completions. */

import { OpenAI } from 'openai'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { AskModel, DataPoint, ModelPage, Proposal } from '../model/query.ts'
import { ANSWERING, questionText } from './prompt.ts'
import { answerSchema, proposalsIn } from './schema.ts'

/**
 * Makes what asks the model of the options; undefined when they name none. Throws `invalid_input` for a URL
 * without a model. The operator names the endpoint, so that it may be on a private address; it is
 * reached past the gate, which is for sites. A model that fails or answers anything else than what was asked
 * gives no answers and a note; only a signal that fires rejects.
 */
export function createModel({ llm }: Pick<Options, 'llm'>): AskModel | undefined {
  const { url, model, key, timeoutMs: timeout, maxRetries, maxInputChars, maxOutputTokens } = llm
  if (url === undefined) return undefined
  if (model === undefined)
    throw new BlazonError('invalid_input', 'llm.url names an endpoint; llm.model has to name its model.')
  const client = clientOf({ url, key, timeout, maxRetries })
  return async (points, pages, signal) => {
    const texts = within(pages, maxInputChars)
    try {
      const completion = await client.chat.completions.create(
        {
          model,
          temperature: 0,
          max_tokens: maxOutputTokens,
          messages: [
            { role: 'system', content: ANSWERING },
            { role: 'user', content: questionText(points, texts) },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answers', strict: true, schema: answerSchema(points, pages.length) },
          },
        },
        { signal },
      )
      return read(completion.choices[0]?.message, points, texts)
    } catch (thrown) {
      if (signal.aborted) throw signal.reason
      // Some endpoints repeat a key that they refuse.
      const why = thrown instanceof Error ? thrown.message : String(thrown)
      return none(key ? why.replaceAll(key, '[key]') : why)
    }
  }
}

/**
 * The endpoint is the one that the operator named, so that a redirect is an error; and nothing but the
 * options says what is sent, so that the variables of the package are not read.
 */
function clientOf(given: { url: string; key: string | undefined; timeout: number; maxRetries: number }) {
  const { url: baseURL, key: apiKey = 'none', timeout, maxRetries } = given
  return new OpenAI({
    ...{ baseURL, apiKey, timeout, maxRetries, organization: null, project: null, logLevel: 'off' },
    fetchOptions: { redirect: 'error' },
  })
}

function read(
  message: { readonly content?: string | null; readonly refusal?: string | null } | undefined,
  points: readonly DataPoint[],
  pages: readonly ModelPage[],
): { proposals: readonly Proposal[]; notes: readonly string[] } {
  if (!message?.content) return none(message?.refusal ? `it refused: ${message.refusal}` : 'it said nothing')
  const proposals = proposalsIn(message.content, points, pages)
  return proposals ? { proposals, notes: [] } : none('its answer is not what was asked for')
}

function none(why: string): { proposals: readonly Proposal[]; notes: readonly string[] } {
  return { proposals: [], notes: [`The model gave no answers: ${why.slice(0, 200)}`] }
}

/** The beginning of each page, all of them together within so many characters. */
function within(pages: readonly ModelPage[], maxChars: number): ModelPage[] {
  let left = maxChars
  return pages.map(({ url, text }, at) => {
    // What short pages do not need is for those after them.
    const share = Math.floor(left / (pages.length - at))
    const kept = text.slice(0, share)
    left -= kept.length
    return { url, text: kept }
  })
}
