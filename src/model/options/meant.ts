/**
 * The name that somebody meant who wrote one that is not there, for a message; undefined where none is near.
 * In this order: the same letters, as in `timeout_ms` for `timeoutMs`; the only one that begins so, as
 * `timeout`, in which the unit was left out; the only one that has it within; the one that is fewest typing
 * errors away.
 */
export function meantName(written: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(written.slice(0, MAX_LETTERS))
  const same = names.find((name) => lettersOf(name) === letters)
  if (same !== undefined || letters.length < MIN_LETTERS) return same
  const longer =
    onlyOne(names.filter((name) => lettersOf(name).startsWith(letters))) ??
    onlyOne(names.filter((name) => lettersOf(name).includes(letters)))
  if (longer !== undefined) return longer
  const [nearest] = names
    .map((name) => ({ name, errors: errorsBetween(letters, lettersOf(name)) }))
    .filter(({ errors }) => errors <= Math.max(1, letters.length * ERRORS_PER_LETTER))
    .sort((one, other) => one.errors - other.errors)
  return nearest?.name
}

/** No name of ours is longer by far. */
const MAX_LETTERS = 60

/** Fewer letters are near too many names. */
const MIN_LETTERS = 3

/**
 * One typing error in each five letters: `maxImgaes` is near `maxImages`, and `maxPages` is something else.
 */
const ERRORS_PER_LETTER = 0.2

function onlyOne(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined
}

function lettersOf(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase()
}

/**
 * How many typing errors lead from one text to the other: a letter too many, one that is lacking, a wrong
 * one, or two that changed places.
 */
function errorsBetween(one: string, other: string): number {
  let last: readonly number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? (last[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped))
    }
    last = row
    row = next
  }
  return row[other.length] ?? 0
}
