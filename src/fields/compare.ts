/**
 * Comparisons of an earlier and a later value of a field, from which each `field.ts` builds its `compare`.
 */

import type { Change } from '../model/diff.ts'
import type { Color, LogoMode, Resolution } from '../model/values.ts'
import { lettersAndDigits } from './truth.ts'

/** Returns the changes from an earlier to a later value; empty when they mean the same. */
export type Compare<V> = (before: V, after: V, by: Comparison) => readonly Change[]

/** Functions that a comparison needs in addition to the two values. */
export interface Comparison {
  /** The difference of two colours by CIEDE2000. */
  deltaE(before: string, after: string): number
  /** Compares a picture of the earlier record with one of the later record. */
  likeness(before: Pictured, after: Pictured): Likeness
  /** Records that pictures were compared by the facts in the records, and not by their pixels. */
  usesRecord(): void
}

/** The facts about a picture in a record. */
export interface Pictured {
  readonly url: string
  readonly mode?: LogoMode
  readonly colors: readonly Color[]
  readonly resolution?: Resolution
}

/** How similar two pictures are, and how this was decided. */
export interface Likeness {
  /**
   * `variant`: the same artwork for another background. `recoloured`: the same artwork for the same
   * background, in other colours.
   */
  readonly is: 'same' | 'variant' | 'recoloured' | 'other'
  /**
   * `record`: the pixels of one picture were not available, so addresses, sizes and colours were compared.
   */
  readonly by: 'bytes' | 'pixels' | 'record'
}

/**
 * Colours up to this difference by CIEDE2000 are shades of one colour. Rounding in style sheets and
 * compression of pictures cause such differences. From 5 on "an observer notices two different colours" (W.
 * Mokrzycki, M. Tatol, Color difference Delta E - A survey, Machine Graphics and Vision 20/4, 2011).
 */
export const SAME_SHADE = 5

/** Compares whole values. */
export const whole =
  <V>(isSame: (before: V, after: V) => boolean): Compare<V> =>
  (before, after) =>
    isSame(before, after) ? [] : [{ kind: 'changed', before, after }]

/** Compares texts by their letters and digits. Texts without letters and digits are compared as they are. */
export const byText: Compare<string> = whole((before, after) => keyOf(before) === keyOf(after))

const keyOf = (text: string): string => lettersAndDigits(text) || text.trim()

/** An entry of a list, or a member of an object. */
export interface Part<T> {
  readonly part: string
  readonly entry: T
}

/** Returns the changes of parts. A part has not changed if the other value has a part that is like it. */
export function partsCompared<T>(
  before: readonly Part<T>[],
  after: readonly Part<T>[],
  isSame: (before: Part<T>, after: Part<T>) => boolean,
): readonly Change[] {
  const gone = before.filter((one) => !after.some((other) => isSame(one, other)))
  const come = after.filter((one) => !before.some((other) => isSame(other, one)))
  return paired(gone, come)
}

/** Compares values by their parts. The key of an entry names its part. */
export const byParts =
  <V>(partsOf: (value: V) => readonly Part<string>[], keyOf: (entry: string) => string): Compare<V> =>
  (before, after) =>
    partsCompared(
      partsOf(before),
      partsOf(after),
      (one, other) => one.part === other.part && keyOf(one.entry) === keyOf(other.entry),
    )

/**
 * Makes changes from removed and added entries. A removed and an added entry of the same part are one change;
 * they are paired in their order.
 */
export function paired<T>(gone: readonly Part<T>[], come: readonly Part<T>[]): readonly Change[] {
  const left = [...come]
  const changes = gone.map(({ part, entry: before }): Change => {
    const at = left.findIndex((other) => other.part === part)
    const [after] = at < 0 ? [] : left.splice(at, 1)
    return after ? { kind: 'changed', part, before, after: after.entry } : { kind: 'removed', part, before }
  })
  return [...changes, ...left.map(({ part, entry: after }): Change => ({ kind: 'added', part, after }))]
}
