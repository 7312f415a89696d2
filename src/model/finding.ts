/** Where on the page a value was read. */
export interface Evidence {
  /** Kind of source: `meta`, `json-ld`, `title`, `css`, `svg`, `link`, `manifest`, `text`, `header` ... */
  readonly source: string
  /** Selector, property path or URL of the place. */
  readonly where: string
  /** The text that was read there, at most 200 characters. */
  readonly text: string
}

/** A possible value that a rule found. */
export interface Candidate<T> {
  readonly rule: string
  readonly value: T
  /** From 0 to 1. Scores can only be compared within one finding. */
  readonly score: number
  readonly evidence: readonly Evidence[]
  /** Why it was rejected; absent when it was not. */
  readonly rejected?: string
}

/** The steps of an extractor. `explain` shows them; they are never part of a stored record. */
export interface Trace {
  /** The rules in the order in which they were tried, each with the number of candidates that it found. */
  readonly tried: readonly { readonly rule: string; readonly saw: number }[]
  /** All candidates, best first. */
  readonly candidates: readonly Candidate<unknown>[]
}

/**
 * A value with its evidence. `confidence` is from 0 to 1: 0.9 or more means that the site declares the value,
 * 0.5 or less that the value is inferred.
 */
export interface Found<T> {
  readonly value: T
  readonly confidence: number
  /** The rule that found the value; for a list, the rule that found its first entry. */
  readonly rule: string
  readonly evidence: readonly Evidence[]
  readonly trace?: Trace
  /** The finding of the rules, when the value is from a language model. */
  readonly instead?: Omit<Found<T>, 'instead'> | Absent | Failed
}

/** No value was found. `tried` names the rules that looked for one. */
export interface Absent {
  readonly value: null
  readonly tried: readonly string[]
  readonly trace?: Trace
}

/** The extractor failed. Other fields are not affected. */
export interface Failed {
  readonly error: string
  readonly value?: undefined
}

/** The result of an extractor: a value, no value, or a failure. */
export type Finding<T> = Found<T> | Absent | Failed

/** Returns whether a finding has a value. It works for a single field, and in a loop over all fields. */
export function isFound<F extends Finding<unknown>>(finding: F): finding is Extract<F, Found<unknown>> {
  return typeof finding === 'object' && finding !== null && (finding.value ?? null) !== null
}

export function foundValue<T>(finding: Finding<T> | undefined): T | undefined {
  return finding && isFound(finding) ? finding.value : undefined
}

/** Returns a finding without its trace, as records contain it. */
export function withoutTrace(finding: Finding<unknown>): Finding<unknown> {
  if (!('trace' in finding)) return finding
  const { trace: _, ...kept } = finding
  return kept
}
