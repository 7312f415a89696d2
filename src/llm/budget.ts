import { DAY } from '../model/units.ts'

/** About as many characters are a token, in the languages that need the fewest characters for one. */
const CHARS_PER_TOKEN = 4

/** The tokens that texts take, as far as it can be told without the model. */
export const tokensOf = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / CHARS_PER_TOKEN)

/** No text takes more tokens than it has bytes: the smallest token of any model is a byte. */
export const mostTokensOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** Says how many tokens a question took at last, in place of those that were set aside for it. */
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
     * Sets tokens aside, so that questions that are asked at the same time stay within the bound together.
     * Undefined when fewer are left today. Without `settle`, all of them count as taken.
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
