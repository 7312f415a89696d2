import type { Extractor } from './extractor.ts'

/**
 * Everything that the project has to know about one field of a record. The folder of the extractor defines it
 * in its `field.ts`, and `fields.ts` lists it. `V` is the type of the value; `G` are the keys with which a
 * labelled list states the right value.
 */
export interface Field<V, G = unknown> {
  /** What the value is, in one sentence; `blazon explain --help` shows it. */
  readonly about: string
  readonly extract: Extractor<V>
  /** How a value is compared with a labelled case. Left out when labelled lists do not tell this field. */
  readonly truth?: Truth<V, G>
}

/** How a labelled list states the right value of a field, and how a found value is scored against it. */
export interface Truth<V, G> {
  /** What the value of each key must be. */
  readonly keys: { readonly [K in keyof G]-?: GoldKey }
  /** The scores, by the name under which they are reported, in that order. */
  readonly scores: Readonly<Record<string, Score<V, G>>>
}

/** What the value of a key must be: in words for an error message, and as a check. */
export type GoldKey = readonly [must: string, check: Check]

export type Check = (value: unknown) => boolean

/** Score of a found value, 0 to 1. Undefined when the case does not tell what is right. */
export type Score<V, G> = (expected: G, found: V | undefined) => number | undefined

/** Name of a field -> type of its value. */
export type ValuesOf<F> = { readonly [K in keyof F]: F[K] extends Field<infer V, infer _> ? V : never }

/**
 * All keys with which a labelled list states values of these fields: A & B for fields with the keys A and B,
 * by TypeScript's rule that several types for one parameter are inferred as their intersection.
 */
export type GoldOf<F> = {
  readonly [K in keyof F]: F[K] extends Field<infer _, infer G> ? (keys: G) => void : never
}[keyof F] extends (keys: infer All) => void
  ? All
  : never
