import { LEGAL_FORMS } from '../../lexicon/legal-forms.ts'

/** Matches scripts with capitals whose letters do not join, so that two letters may be shown. */
const TWO_LETTERS = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}]$/u
/** Georgian has capitals, but names are written without them. */
const WITHOUT_CAPITALS = /^\p{sc=Georgian}$/u
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
/** Names with at most this many characters, such as HP and 3M, are shown whole. */
const SHORT = 2

/**
 * Returns the letters for a name in any script: the initials of its first two words, the first letter of one
 * word, or a whole short name. Legal forms and a leading "the" do not count. If the name has no letter for
 * which `isKnown` is true, the label of the domain is used. Empty if the label has no such letter either.
 */
export function initialsOf(
  name: string | undefined,
  label: string,
  isKnown: (letter: string) => boolean,
): string {
  const shown = (letter: string) => shownAs(letter, isKnown)
  for (const text of [name ?? '', label]) {
    const words = wordsOf(text)
    const [first = '', second] = words
    const letters = [...first]
    if (second === undefined && letters.length <= SHORT) {
      const whole = letters.map(shown)
      if (letters.length > 0 && whole.every((letter) => letter !== undefined && TWO_OR_DIGIT.test(letter)))
        return whole.join('')
    }
    const [one, two] = [shown(letters[0] ?? ''), shown([...(second ?? '')][0] ?? '')]
    if (one === undefined) continue
    return two !== undefined && TWO_LETTERS.test(one) && TWO_LETTERS.test(two) ? one + two : one
  }
  return ''
}

const TWO_OR_DIGIT = new RegExp(`${TWO_LETTERS.source}|^\\p{Nd}$`, 'u')

/** Returns the words of a name without legal forms after it, with letters and marks composed (NFC). */
function wordsOf(text: string): readonly string[] {
  const words = text.normalize('NFC').match(WORD) ?? []
  let end = words.length
  while (end > 1 && LEGAL_FORMS.has(words[end - 1]?.toLowerCase() ?? '')) end--
  const kept = words.slice(0, end)
  return kept.length > 1 && kept[0]?.toLowerCase() === 'the' ? kept.slice(1) : kept
}

/** Returns a letter as a capital, without its accent if there is no outline with the accent. */
function shownAs(letter: string, isKnown: (letter: string) => boolean): string | undefined {
  if (letter === '') return undefined
  const [capital = letter] = WITHOUT_CAPITALS.test(letter) ? [letter] : letter.toUpperCase()
  const [plain = capital] = capital.normalize('NFD')
  return [capital, letter, plain].find(isKnown)
}
