/** Limits of questions to a language model that cannot be set. */
export const QUESTION = {
  /** How often a request is repeated after a failure that may be temporary. */
  maxRetries: 2,
  /** Characters of page text that are sent with one question. A token is about four characters. */
  maxInputChars: 60_000,
  /** Tokens of one answer of the model. */
  maxOutputTokens: 2_000,
}
