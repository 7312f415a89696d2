import type { z } from 'zod'
import type { Schema } from '../model/options/schema.ts'
import type { Card } from './card.ts'
import type { Column } from './columns.ts'
import type { Compare } from './compare.ts'
import type { Stated } from './stated.ts'
import type { Tools } from './tools.ts'

/**
 * All facts about one field of a record, except for the rules that read it from pages. These are in
 * `extract/index.ts`, so that a process that only serves records does not load them. `V` is the type of the
 * value; `G` are the keys with which a labelled list states the right value.
 */
export interface Field<V, G = unknown> {
  /** The meaning of the value, in one sentence; `blazon explain --help` shows it. */
  readonly about: string
  /** The shape of the value in a record. */
  readonly value: Shape<V>
  /** How an operator states the value in a correction. Default: any JSON. */
  readonly stated?: (tools: Tools) => Stated
  /** How a value is compared with a labelled case. Absent for a field that labelled lists cannot state. */
  readonly truth?: (tools: Tools) => Truth<V, G>
  /** The key in answers of the HTTP API. Absent for a field without a key. */
  readonly wire?: Wire<V>
  /** Columns of the CSV and of the view `brands`. */
  readonly columns?: readonly Column[]
  /** The line of the card in the terminal. */
  readonly line?: Line<V>
  /** How an earlier and a later value are compared. Default: by their JSON. */
  readonly compare?: Compare<V>
  /**
   * True for a field that often changes although the brand does not. It is compared only when the caller
   * names it.
   */
  readonly isPassing?: true
}

export type Zod = typeof z

/**
 * A shape of a JSON value. The caller passes the schema library, which takes 7 ms to load and which most
 * commands do not need.
 */
export type Shape<V> = (z: Zod) => z.ZodType<V>

/** A key of an answer. */
export interface Wire<V> {
  readonly key: string
  readonly shape: (z: Zod) => z.ZodType
  /**
   * Returns the value of the key; undefined leaves the key out. `value` is undefined when nothing was found.
   */
  readonly of: (value: V | undefined) => unknown
}

/** A line of the card. */
export interface Line<V> {
  /** The text at the beginning of the line. Fields with the same label share a line. */
  readonly label: string
  readonly text: (value: V, card: Card) => string
  /** Whether the line is left out when there is no value, instead of showing "not found". */
  readonly isOptional?: true
}

/** How a labelled list states the right value of a field, and how a value is scored against it. */
export interface Truth<V, G> {
  /** The rule for the value of each key. */
  readonly keys: { readonly [K in keyof G]-?: GoldKey }
  /** The scores in the order of reports, by name. */
  readonly scores: Readonly<Record<string, Score<V, G>>>
}

/** The rule for the value of a key: in words for an error message, and as a schema. */
export type GoldKey = readonly [must: string, schema: Schema]

/** Score of a found value, 0 to 1. Undefined when the case does not say what is right. */
export type Score<V, G> = (expected: G, found: V | undefined) => number | undefined

/** Maps the name of each field to the type of its value. */
export type ValuesOf<F> = { readonly [K in keyof F]: F[K] extends Field<infer V, infer _> ? V : never }

/**
 * All keys with which a labelled list states values of these fields: A & B for fields with the keys A and B.
 * It works because TypeScript infers several types for one parameter as their intersection.
 */
export type GoldOf<F> = {
  readonly [K in keyof F]: F[K] extends Field<infer _, infer G> ? (keys: G) => void : never
}[keyof F] extends (keys: infer All) => void
  ? All
  : never
