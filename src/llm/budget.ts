import { DAY } from '../model/units.ts'

/** The most characters that a token has on average, from which the least number of tokens is estimated. */
const CHARS_PER_TOKEN = 4

/** Estimates the tokens of texts, without the model. */
export const tokensOf = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / CHARS_PER_TOKEN)

/** Returns the most tokens that texts can have: their bytes, because no token is smaller than a byte. */
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
