import * as z from 'zod/mini'
import { IMPROVED } from '../improved.ts'
import { SECOND } from '../units.ts'
import { count, listOf, milliseconds, optionalText } from './setting.ts'

/** The language model for values that no rule finds, and its limits. By default no model is used. */
export const LLM = {
  /** Base URL of an endpoint with OpenAI's protocol, such as `http://127.0.0.1:11434/v1`. Default: none. */
  url: optionalText('an http or https URL', z.regex(/^https?:\/\/\S+$/)),
  /** Name of the model at the endpoint. */
  model: optionalText('a text that is not empty', z.regex(/\S/)),
  /** Bearer key of the endpoint. Default: none, as for a model on the operator's own machine. */
  key: optionalText('a text that is not empty', z.regex(/\S/)),
  /**
   * Values that the model may supply in results when no rule is sure, in addition to answers to questions:
   * the `slogan`, the `industries`, the `features` of products, and the `translation` of description and
   * slogan into a requested language that the site does not have. Default: nothing.
   */
  improve: listOf([], `a list of ${IMPROVED.join(', ')}`, z.enum(IMPROVED)),
  /** Time for one answer of the model, including all repetitions of the request. */
  timeoutMs: milliseconds(30 * SECOND),
  /**
   * Tokens that the model may use in a day (UTC). A request counts at least one token for four characters. It
   * counts more when the endpoint reports more, up to one token for each byte of the question. A question
   * that might exceed the limit is not sent. Each process counts separately.
   */
  maxTokensPerDay: count(Number.POSITIVE_INFINITY, { max: 1_000_000_000_000, orInfinity: true }),
}
