import { APIError } from 'openai'
import type { Options } from '../model/options.ts'
import { QUESTION } from './bounds.ts'
import { createBudget, mostTokensOf, tokensOf } from './budget.ts'
import { AnswerTooLong, clientOf } from './client.ts'
import { withRetries } from './retries.ts'
import type { JsonSchema } from './schema.ts'

/** One question: the text for the model, and the schema of its answer. */
export interface Question {
  /** The name of the schema, which the endpoint requires. */
  readonly name: string
  readonly system: string
  readonly user: string
  readonly schema: JsonSchema
}

/** The answer of the model, or the reason why there is none. */
export type Reply = { readonly content: string } | { readonly why: string }

export type Chat = (question: Question, signal: AbortSignal) => Promise<Reply>

/**
 * Sends questions to the endpoint of the options, with limits of time, retries and tokens. Rejects only when
 * the signal has fired. For any other failure, it returns the reason.
 */
export function createChat(llm: Options['llm'], now: () => Date): Chat {
  const { key, model, timeoutMs, maxTokensPerDay } = llm
  const { maxRetries, maxOutputTokens } = QUESTION
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
      const answer = saidIn(completion)
      settle(tokensTaken([system, user], answer, maxOutputTokens))
      return replyOf(answer, maxOutputTokens)
    } catch (thrown) {
      if (thrown instanceof AnswerTooLong) return { why: thrown.message }
      // The endpoint may still work on a cancelled question, so its tokens count as used.
      if (signal.aborted) throw signal.reason
      if (overdue.aborted) return { why: `it timed out after ${timeoutMs} ms` }
      // An error of the endpoint used no tokens, but an unreadable answer did.
      if (thrown instanceof APIError) settle(0)
      // Some endpoints repeat a refused key in their message, so it is removed.
      const why = thrown instanceof Error ? thrown.message : String(thrown)
      return { why: key ? why.replaceAll(key, '[key]') : why }
    }
  }
}

/** The parts of an answer that are read. Their types are unknown, because an endpoint may send anything. */
interface Said {
  /** The tokens of question and answer, by the count of the endpoint. */
  readonly counted: unknown
  readonly finish: unknown
  readonly content: string
  readonly refusal: string
}

function saidIn(completion: unknown): Said {
  const { choices, usage } = membersOf(completion)
  const [choice] = Array.isArray(choices) ? (choices as unknown[]) : []
  const { finish_reason: finish, message } = membersOf(choice)
  const { content, refusal } = membersOf(message)
  return {
    counted: membersOf(usage).total_tokens,
    finish,
    content: typeof content === 'string' ? content : '',
    refusal: typeof refusal === 'string' ? refusal : '',
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

function replyOf({ finish, content, refusal }: Said, maxOutputTokens: number): Reply {
  if (finish === 'length') return { why: `its answer was cut off after ${maxOutputTokens} tokens` }
  if (content !== '') return { content }
  return { why: refusal === '' ? 'it said nothing' : `it refused: ${refusal}` }
}

/**
 * Returns the number of tokens of a question and its answer. The number from the endpoint is limited to the
 * range that is possible for texts of these lengths.
 */
function tokensTaken(asked: string[], { counted, content }: Said, maxOutputTokens: number): number {
  const least = tokensOf(...asked, content)
  const most = Math.max(least, mostTokensOf(...asked) + maxOutputTokens)
  return Number.isSafeInteger(counted) ? Math.min(Math.max(Number(counted), least), most) : least
}
