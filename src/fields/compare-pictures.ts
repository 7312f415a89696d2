import type { Change } from '../model/diff.ts'
import { type Comparison, type Likeness, type Part, type Pictured, paired } from './compare.ts'

type Variant = Pictured & { readonly group?: number; readonly missing?: true }

/**
 * Compares lists of pictures by what they show, whatever their addresses are. If several pictures are
 * variants of one artwork, only the first is reported.
 */
export function picturesCompared<P extends Variant>(
  before: readonly P[],
  after: readonly P[],
  partOf: (picture: P) => string,
  by: Comparison,
): readonly Change[] {
  const [earlier, later] = [shownOf(before), shownOf(after)]
  const isThere = (found: readonly Likeness[]): boolean => {
    const decisive = decisiveOf(found)
    if ((decisive ? [decisive] : found).some((one) => one.by === 'record')) by.usesRecord()
    return decisive !== undefined
  }
  const gone = earlier.filter((one) => !isThere(later.map((other) => by.likeness(one, other))))
  const come = later.filter((one) => !isThere(earlier.map((other) => by.likeness(other, one))))
  const parts = (all: readonly P[]): readonly Part<P>[] =>
    firstOfGroups(all).map((entry) => ({ part: partOf(entry), entry }))
  return paired(parts(gone), parts(come)).map((change) =>
    change.kind === 'changed'
      ? { ...change, why: whyOf(by.likeness(change.before as P, change.after as P)) }
      : change,
  )
}

/** Leaves out pictures whose files are missing, unless all files are missing. */
function shownOf<P extends Variant>(all: readonly P[]): readonly P[] {
  const there = all.filter(({ missing }) => !missing)
  return there.length > 0 ? there : all
}

/**
 * Returns the likeness that decides whether a list contains a picture. A variant for another background
 * counts only if no picture for the same background shows the artwork in other colours.
 */
function decisiveOf(found: readonly Likeness[]): Likeness | undefined {
  const same = found.find(({ is }) => is === 'same')
  if (same || found.some(({ is }) => is === 'recoloured')) return same
  return found.find(({ is }) => is === 'variant')
}

function firstOfGroups<P extends Variant>(all: readonly P[]): readonly P[] {
  return all.filter(
    ({ group }, at) => group === undefined || all.findIndex((one) => one.group === group) === at,
  )
}

function whyOf({ is, by }: Likeness): string {
  if (by === 'record') return 'by address, size and colours: no picture was at hand'
  return is === 'recoloured' ? 'the same shape in other colours' : 'another picture'
}
