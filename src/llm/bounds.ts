/** Bounds of questions to a language model that nobody sets. */
export const QUESTION = {
  /** How often a request is repeated after a failure that may pass. */
  maxRetries: 2,
  /** Characters of page text that are sent with one question: about four characters are a token. */
  maxInputChars: 60_000,
  /** Tokens of one answer of the model. */
  maxOutputTokens: 2_000,
}
