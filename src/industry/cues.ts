import { CUES } from '../data/industries/cues.ts'
import { isUnder } from './naics.ts'
import { termsOf } from './words.ts'

/* Kinds of business by the words of a text: makers, dealers, schools, public bodies. */

interface Compiled {
  readonly terms: ReadonlySet<string>
  readonly naics: readonly string[]
  readonly factor: number
}

let compiled: readonly Compiled[] | undefined

/** The factor by which these terms make the industry of a code more likely; 1 without a sign. */
export function cuesIn(terms: ReadonlySet<string>): (code: string) => number {
  compiled ??= CUES.map(({ phrases, naics, factor }) => ({ terms: phraseTerms(phrases), naics, factor }))
  const seen = compiled.filter((cue) => [...cue.terms].some((term) => terms.has(term)))
  return (code) =>
    seen.reduce((all, { naics, factor }) => (naics.some((one) => isUnder(code, one)) ? all * factor : all), 1)
}

/** The last term of each phrase: the pair of a phrase of two words, the stem of a single word. */
function phraseTerms(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(', ').flatMap((phrase) => termsOf(phrase).slice(-1)))
}
