/**
 * Returns the existing name that is closest to a mistyped one, for the error message; undefined when no name
 * is close. The rules, in this order: a name with the same letters, such as `timeoutMs` for `timeout_ms`; the
 * only name that begins with the text, as for `timeout` without its unit; the only name that contains the
 * text; the name with the fewest typing errors.
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

/** Longer texts are cut, because no name of an option is nearly this long. */
const MAX_LETTERS = 60

/** A text with fewer letters is close to too many names. */
const MIN_LETTERS = 3

/** Allows one typing error in five letters: `maxImgaes` is close to `maxImages`, but `maxPages` is not. */
const ERRORS_PER_LETTER = 0.2

function onlyOne(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined
}

function lettersOf(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase()
}

/** Counts the typing errors between two texts: an extra, missing or wrong letter, or two exchanged ones. */
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
