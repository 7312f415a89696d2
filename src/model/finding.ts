/** Where a value was read. */
export interface Evidence {
  /** Kind of source: `meta`, `json-ld`, `title`, `css`, `svg`, `link`, `manifest`, `text`, `header` ... */
  readonly source: string
  /** Selector, property path or URL at which it stands. */
  readonly where: string
  /** What was read there, at most 200 characters. */
  readonly text: string
}

/** One possible answer that a rule saw. */
export interface Candidate<T> {
  readonly rule: string
  readonly value: T
  /** 0 to 1, comparable within one finding only. */
  readonly score: number
  readonly evidence: readonly Evidence[]
  /** Why it lost although it was seen; absent on candidates that could win. */
  readonly rejected?: string
}

/** What an extractor looked at on its way: for `explain`, never part of a stored record. */
export interface Trace {
  /** Rules in the order tried, with the number of candidates each saw. */
  readonly tried: readonly { readonly rule: string; readonly saw: number }[]
  /** All candidates, best first. */
  readonly candidates: readonly Candidate<unknown>[]
}

/** A value with its evidence. `confidence` is 0 to 1: 0.9 and up is declared by the site, 0.5 and below is inferred. */
export interface Found<T> {
  readonly value: T
  readonly confidence: number
  /** Rule that gave the value (of a list: its first entry). */
  readonly rule: string
  readonly evidence: readonly Evidence[]
  readonly trace?: Trace
}

/** Nothing was found; `tried` names the rules that looked. */
export interface Absent {
  readonly value: null
  readonly tried: readonly string[]
  readonly trace?: Trace
}

/** The extractor itself failed. One failure costs one field. */
export interface Failed {
  readonly error: string
}

/** Three outcomes, never one null. */
export type Finding<T> = Found<T> | Absent | Failed

export function isFound<T>(finding: Finding<T>): finding is Found<T> {
  return 'value' in finding && finding.value !== null
}

/** The value, or undefined when there is none. */
export function foundValue<T>(finding: Finding<T> | undefined): T | undefined {
  return finding && isFound(finding) ? finding.value : undefined
}
