import { DAY } from '../model/units.ts'

/** The number of characters of a token in the languages with the fewest characters per token. */
const CHARS_PER_TOKEN = 4

/** An estimate of the tokens of texts, without the model. */
export const tokensOf = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / CHARS_PER_TOKEN)

/** No text takes more tokens than it has bytes: the smallest token of any model is a byte. */
export const mostTokensOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** Reports the tokens that a question really used, in place of the reserved ones. */
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
     * are left today. Without a call of `settle`, all reserved tokens count as used.
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
