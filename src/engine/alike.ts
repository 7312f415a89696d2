/** Finds brands whose name or domain is similar to a text, which may have typing errors. */

import { distance } from 'fastest-levenshtein'
import { foldedWords, nameKey } from '../directory/keys.ts'
import type { Suggestion, SuggestRequest } from '../model/suggestions.ts'
import { asCompany, asStored, merged, type SuggestPorts } from './suggestion.ts'

/** The number of names of the directory that are read from each index. */
const MAX_NAMES = 100
/** A brand is found despite a typing error if this many characters at its beginning are correct. */
const CORRECT_CHARS = 2

type Rules = Pick<SuggestRequest, 'by' | 'wholeWords' | 'typos'>

/** Returns the brands. Those with the fewest wrong characters come first. */
export async function brandsAlike(
  text: string,
  { by = ['name', 'domain'], wholeWords = false, typos = 0 }: Rules,
  { store, directory }: SuggestPorts,
): Promise<readonly Suggestion[]> {
  const wanted = foldedWords(text).join(' ')
  const key = nameKey(text)
  if (wanted === '') return []
  const starts = typos === 0 ? [text] : [text, text.slice(0, CORRECT_CHARS)]
  const [stored, beginning, near] = await Promise.all([
    Promise.all(starts.map((start) => store.brandsFrom(start))),
    Promise.all(starts.map((start) => directory.namesFrom(nameKey(start), MAX_NAMES))),
    typos === 0 || key === '' ? [] : directory.namesNear(key),
  ])
  const names = [...beginning.flat(), ...near].sort((a, b) => b.company.rank - a.company.rank)
  const found = merged([
    ...stored.flat().map(asStored),
    ...names.map(({ company }) => asCompany(company, 'name')),
  ])
  return found
    .map((brand) => ({ brand, wrong: wrongIn(brand, wanted, { by, wholeWords }) }))
    .filter(({ wrong }) => wrong <= typos)
    .sort((a, b) => a.wrong - b.wrong)
    .map(({ brand }) => brand)
}

/** Returns the number of wrong characters at the most similar place of a brand's name or domain. */
function wrongIn(
  { name = '', domain }: Suggestion,
  wanted: string,
  { by, wholeWords }: { readonly by: readonly string[]; readonly wholeWords: boolean },
): number {
  const texts = [by.includes('name') ? name : '', by.includes('domain') ? domain : '']
  const places = texts.flatMap((one) => {
    const words = foldedWords(one)
    return words.map((_, at) => words.slice(at))
  })
  return Math.min(...places.map((words) => wrongAt(words, wanted, wholeWords)))
}

/** Compares a text with beginnings of words. These are as long as the text or a little longer. */
function wrongAt(words: readonly string[], wanted: string, wholeWords: boolean): number {
  const count = wanted.split(' ').length
  if (wholeWords) return distance(wanted, words.slice(0, count).join(' '))
  const whole = words.join(' ')
  const lengths = [-2, -1, 0, 1, 2].map((more) => wanted.length + more).filter((length) => length > 0)
  return Math.min(...lengths.map((length) => distance(wanted, whole.slice(0, length))))
}
