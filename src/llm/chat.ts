import { OpenAI } from 'openai'
import type { Options } from '../model/options.ts'
import { createBudget, tokensOf } from './budget.ts'
import { withRetries } from './retries.ts'
import type { JsonSchema } from './schema.ts'

/** One question: what the model is told, and the shape of its answer. */
export interface Question {
  /** Of the shape, for the endpoint. */
  readonly name: string
  readonly system: string
  readonly user: string
  readonly schema: JsonSchema
}

/** What the model said, or why it said nothing. */
export type Reply = { readonly content: string } | { readonly why: string }

export type Chat = (question: Question, signal: AbortSignal) => Promise<Reply>

/**
 * Sends questions to the endpoint of the options, within their bounds of time, retries and tokens. Rejects
 * only when the signal has fired; whatever else goes wrong is told.
 */
export function createChat(llm: Options['llm'], now: () => Date): Chat {
  const { key, model, timeoutMs, maxRetries, maxOutputTokens, maxTokensPerDay } = llm
  const client = clientOf(llm)
  const budget = createBudget(maxTokensPerDay, now)
  return async ({ name, system, user, schema }, signal) => {
    const tokens = tokensOf(system, user)
    const settle = budget.setAside(tokens + maxOutputTokens)
    if (!settle) return { why: `of its ${maxTokensPerDay} tokens a day too few are left` }
    const overdue = AbortSignal.timeout(timeoutMs)
    const until = performance.now() + timeoutMs
    const ended = AbortSignal.any([signal, overdue])
    const send = () =>
      client.chat.completions.create(
        {
          ...{ model: model ?? '', temperature: 0, max_tokens: maxOutputTokens },
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        },
        { signal: ended },
      )
    try {
      const leftMs = () => until - performance.now()
      const completion = await withRetries(send, { maxRetries, leftMs, signal: ended })
      const choice = completion.choices?.[0]
      const counted = completion.usage?.total_tokens
      settle(counted ?? tokens + tokensOf(choice?.message?.content ?? ''))
      return replyOf(choice, maxOutputTokens)
    } catch (thrown) {
      // The endpoint may go on with a question that nobody waits for, so that its tokens count as taken.
      if (signal.aborted) throw signal.reason
      if (overdue.aborted) return { why: `it timed out after ${timeoutMs} ms` }
      settle(0)
      // Some endpoints repeat a key that they refuse.
      const why = thrown instanceof Error ? thrown.message : String(thrown)
      return { why: key ? why.replaceAll(key, '[key]') : why }
    }
  }
}

/**
 * The endpoint is the one that the operator named, so that a redirect is an error; and nothing but the
 * options says what is sent, so that the variables of the package are not read.
 */
function clientOf({ url, key, timeoutMs }: Options['llm']) {
  return new OpenAI({
    ...{ baseURL: url, apiKey: key ?? 'none', timeout: timeoutMs, maxRetries: 0 },
    ...{ organization: null, project: null, logLevel: 'off' },
    fetchOptions: { redirect: 'error' },
  })
}

interface Choice {
  readonly finish_reason?: string
  readonly message?: { readonly content?: string | null; readonly refusal?: string | null }
}

function replyOf(choice: Choice | undefined, maxOutputTokens: number): Reply {
  const { content, refusal } = choice?.message ?? {}
  if (choice?.finish_reason === 'length')
    return { why: `its answer was cut off after ${maxOutputTokens} tokens` }
  if (typeof content === 'string' && content !== '') return { content }
  return { why: refusal ? `it refused: ${refusal}` : 'it said nothing' }
}
