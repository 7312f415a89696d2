import { DAY } from '../model/units.ts'

/**
 * The average number of characters of a token is at most this. From it, the lowest number of tokens is
 * estimated.
 */
const CHARS_PER_TOKEN = 4

/** Estimates the tokens of texts, without the model. */
export const tokensOf = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / CHARS_PER_TOKEN)

/**
 * Returns the largest number of tokens that texts can have: their bytes, because each token has at least one
 * byte.
 */
export const mostTokensOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** Reports how many tokens a question used, which replaces the number of reserved tokens. */
export type Settle = (taken: number) => void

/** Counts the tokens of a day, which begins at midnight UTC. */
export function createBudget(maxPerDay: number, now: () => Date) {
  let day = 0
  let spent = 0
  const today = () => {
    const current = Math.floor(now().getTime() / DAY)
    if (current !== day) spent = 0
    day = current
    return current
  }
  return {
    /**
     * Reserves tokens, so that simultaneous questions stay within the limit together. Undefined when fewer
     * tokens are left today. Unless `settle` is called, all reserved tokens count as used.
     */
    setAside(tokens: number): Settle | undefined {
      const begun = today()
      if (spent + tokens > maxPerDay) return undefined
      spent += tokens
      return (taken) => {
        if (today() === begun) spent += taken - tokens
      }
    },
  }
}
