import type { Chance } from './chance.ts'

/** A function that reads what others wrote, and its inputs. */
export interface Reader<T = unknown> {
  /** Makes the same input for the same `chance`. */
  make(chance: Chance): T
  /** Returns what was read, which must be the same for the same input. */
  read(input: T): unknown
  /** True when the reader documents that it throws a `BlazonError`. Any other error is a crash. */
  readonly refuses?: true
  /** Allowed processor time in ms: a base, and an addition for each 1,024 bytes. */
  readonly limit: readonly [ms: number, msPerKib: number]
}

export type Readers = Readonly<Record<string, Reader>>

/** A reader in a list of readers with inputs of different types. */
export function reader<T>(it: Reader<T>): Reader {
  return it as Reader
}

/** Limits of readers that take almost no time, of which most is compilation. */
export const QUICK = [150, 2] as const
