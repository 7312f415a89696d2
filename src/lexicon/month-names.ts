import { MONTHS } from '../data/languages/months.ts'
import { SHORT_MONTHS } from '../data/languages/short-months.ts'
import { tagOfWords } from './language-tag.ts'
import { words } from './pattern.ts'

/** Months of the Persian calendar, whose year begins in March. */
const PERSIAN_MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'

/** Returns a name in lower case without accents. Marks that are letters of a script stay. */
export function foldedMonth(name: string): string {
  const lower = name.toLowerCase()
  // This test comes first, because the function runs for each word of many lines.
  if (/^[a-z]+$/.test(lower)) return lower
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655.]/g, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
}

type Names = ReadonlyMap<string, number>

const namesIn = (months: readonly (readonly string[])[]): Names =>
  new Map(months.flatMap((forms, at) => forms.map((form): [string, number] => [foldedMonth(form), at + 1])))

const ROWS = Object.entries(MONTHS).map(([tag, row]) => ({ tag, names: namesIn(row) }))

/** Names that count only in their own language: `Mac` is March in Malay. */
const WORDS_ELSEWHERE = ['mac']

/**
 * Folded names with the same meaning in all languages. `listopada` is left out, because it is October in
 * Croatian and November in Polish.
 */
export const MONTH_NAMES: Names = namesInAll()

function namesInAll(): Names {
  const all = new Map<string, number>()
  const doubtful = new Set<string>()
  for (const [name, month] of ROWS.flatMap(({ names }) => [...names])) {
    if ((all.get(name) ?? month) !== month) doubtful.add(name)
    all.set(name, month)
  }
  for (const name of [...doubtful, ...WORDS_ELSEWHERE]) all.delete(name)
  return all
}

const OWN_NAMES: ReadonlyMap<string, Names> = new Map(
  ROWS.map(({ tag, names }) => [tag, new Map([...namesIn(SHORT_MONTHS[tag] ?? []), ...names])]),
)

const PERSIAN_NAMES = namesIn(words(PERSIAN_MONTHS).map((name) => [name]))

/**
 * Returns the number of the month with this folded name, first in the language of the tag. Undefined for
 * other words, and for names of different months in different languages.
 */
export function monthNamed(name: string, language = ''): number | undefined {
  return OWN_NAMES.get(tagOfWords(language))?.get(name) ?? MONTH_NAMES.get(name)
}

/** Returns the number of the month in the Persian calendar with this folded name. */
export const persianMonthNamed = (name: string): number | undefined => PERSIAN_NAMES.get(name)
