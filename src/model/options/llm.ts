import { IMPROVED, type Improved } from '../improved.ts'
import { SECOND } from '../units.ts'
import { characters, count, listOf, milliseconds, optionalText } from './setting.ts'

const isImproved = (value: unknown) => IMPROVED.some((name) => name === value)

/** Which language model answers what no rule does, and its bounds. None by default. */
export const LLM = {
  /**
   * Base URL of an endpoint that speaks the protocol of OpenAI, such as `http://127.0.0.1:11434/v1`. Default:
   * no model is asked.
   */
  url: optionalText('an http or https URL', (value) => /^https?:\/\/\S+$/.test(value)),
  /** Name of the model, as the endpoint knows it. */
  model: optionalText('a text that is not empty', (value) => value.trim() !== ''),
  /** Bearer key of the endpoint. Default: none, as for a server on one's own machine. */
  key: optionalText('a text that is not empty', (value) => value.trim() !== ''),
  /**
   * What the model may say in results where no rule is sure, beside answers to questions: the `slogan`, the
   * `industries`, the `features` of products, and the `translation` of description and slogan into a language
   * that was asked for and that the site does not have. Default: nothing.
   */
  improve: listOf<Improved>([], `a list of ${IMPROVED.join(', ')}`, isImproved),
  /** Time for one answer of the model, with all its repetitions. */
  timeoutMs: milliseconds(30 * SECOND),
  /** How often a request that failed in a way that may pass is sent again. */
  maxRetries: count(2, { min: 0, max: 10 }),
  /** Text of pages that is sent with one question: about four characters are a token. */
  maxInputChars: characters(60_000),
  /** Tokens of one answer. */
  maxOutputTokens: count(2000, { max: 100_000 }),
  /**
   * Tokens that the model may take in a day (UTC): a quarter of the characters at least, and as many more as
   * the endpoint counts, up to one for each byte of the question. A question that might exceed them is not
   * asked. Counted by each process for itself.
   */
  maxTokensPerDay: count(Number.POSITIVE_INFINITY, { max: 1_000_000_000_000, orInfinity: true }),
}
