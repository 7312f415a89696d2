import { SECOND } from '../units.ts'
import { characters, count, milliseconds } from './setting.ts'

/** How a language model is used, where one is set (`llm` of the settings, or `BLAZON_LLM_URL`). */
export const LLM = {
  /** Time for one answer of the model. */
  timeoutMs: milliseconds(30 * SECOND),
  /** How often a request that failed in a way that may pass is sent again. */
  maxRetries: count(2, { min: 0, max: 10 }),
  /** Text of pages that is sent with one question: about four characters are a token. */
  maxInputChars: characters(60_000),
  /** Tokens of one answer. */
  maxOutputTokens: count(2000, { max: 100_000 }),
}
