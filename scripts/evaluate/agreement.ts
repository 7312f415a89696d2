/** Compares data that was extracted with the data that a person read from the same pages. */

/** How many single values agree, of those that were found and of those that are true. */
export interface Agreement {
  readonly right: number
  readonly found: number
  readonly expected: number
}

/** In the truth, an object with this key alone has the forms of one value that are all right. */
const FORMS = '$either'

/**
 * Counts the single values of data, in objects and lists of any depth. Entries of a list are compared in the
 * order in which they agree best; null is no value.
 */
export function agreementOf(found: unknown, truth: unknown): Agreement {
  return { right: rightIn(found, truth), found: valuesIn(found), expected: valuesIn(truth) }
}

function valuesIn(data: unknown): number {
  if (data === null || data === undefined) return 0
  const parts = Array.isArray(data)
    ? data
    : isObject(data) && !(FORMS in data)
      ? Object.values(data)
      : undefined
  return parts === undefined ? 1 : sum(parts.map(valuesIn))
}

function rightIn(found: unknown, truth: unknown): number {
  if (found === null || found === undefined || truth === null) return 0
  if (Array.isArray(truth)) return Array.isArray(found) ? rightEntries(found, truth) : 0
  if (!isObject(truth)) return Number(isSame(found, truth))
  if (FORMS in truth) return Number([truth[FORMS]].flat().some((form) => isSame(found, form)))
  return isObject(found) ? sum(Object.keys(truth).map((key) => rightIn(found[key], truth[key]))) : 0
}

function rightEntries(found: readonly unknown[], truth: readonly unknown[]): number {
  const pairs = found.flatMap((one, a) => truth.map((other, b) => ({ a, b, right: rightIn(one, other) })))
  const [used, matched] = [new Set<number>(), new Set<number>()]
  let right = 0
  for (const pair of pairs.sort((a, b) => b.right - a.right)) {
    if (used.has(pair.a) || matched.has(pair.b)) continue
    used.add(pair.a)
    matched.add(pair.b)
    right += pair.right
  }
  return right
}

/** Values are the same when they differ in white space at most. */
function isSame(a: unknown, b: unknown): boolean {
  const folded = (value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value
  return folded(a) === folded(b)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
