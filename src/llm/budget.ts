import { DAY } from '../model/units.ts'

/** About as many characters are a token, in the languages that need the fewest characters for one. */
const CHARS_PER_TOKEN = 4

/** The tokens that texts take, as far as it can be told without the model. */
export const tokensOf = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / CHARS_PER_TOKEN)

/** Counts the tokens of a day, which begins at midnight UTC. */
export function createBudget(maxPerDay: number, now: () => Date) {
  let day = 0
  let spent = 0
  const today = () => {
    const current = Math.floor(now().getTime() / DAY)
    if (current !== day) spent = 0
    day = current
  }
  return {
    /** Whether so many tokens are left today. */
    has(tokens: number): boolean {
      today()
      return spent + tokens <= maxPerDay
    },
    spend(tokens: number): void {
      today()
      spent += tokens
    },
  }
}
