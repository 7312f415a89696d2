/**
 * Runs the function of a user's field on a page. Any error of the function becomes the failure of the field.
 */

import { failedField } from '../../fields/failed.ts'
import type { Zod } from '../../fields/field.ts'
import { beginning } from '../../formats/text/excerpt.ts'
import type { Evidence, Finding, Trace } from '../../model/finding.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { OwnField } from './definition.ts'
import { ownPage } from './page.ts'

export interface OwnRun {
  readonly snapshot: Snapshot
  readonly z: Zod
  /** A finding with more bytes as JSON is a failure. */
  readonly maxBytes: number
}

export function ownFinding(field: OwnField, { snapshot, z, maxBytes }: OwnRun): Finding<unknown> {
  try {
    const said: unknown = field.extract(ownPage(snapshot), snapshot)
    const finding = readFinding(said, field, z)
    if (Buffer.byteLength(JSON.stringify(finding)) > maxBytes)
      throw new Error(`its finding has more than ${maxBytes} bytes`)
    return finding
  } catch (thrown) {
    return failedField(field.name, thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** The finding as plain JSON. Throws a sentence for any other value. */
function readFinding(said: unknown, { value: shape }: OwnField, z: Zod): Finding<unknown> {
  if (said instanceof Promise) throw new Error('extract returned a promise, and must answer at once')
  if (typeof said !== 'object' || said === null) throw new Error(`extract returned ${String(said)}; ${MUST}`)
  const { value, error, confidence, rule, evidence, tried, trace } = plain(said)
  if (typeof error === 'string') throw new Error(error)
  if (value === null || value === undefined) {
    if (!isTexts(tried)) throw new Error(`tried must be a list of texts; ${MUST}`)
    return { value: null, tried, trace: traceOf(trace, tried) }
  }
  const read = shape(z).safeParse(value)
  if (!read.success) throw new Error(`its shape refuses the value: ${z.prettifyError(read.error)}`)
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1))
    throw new Error(`confidence is ${String(confidence)}, and must be from 0 to 1`)
  if (typeof rule !== 'string') throw new Error('rule must be the name of a rule')
  if (!Array.isArray(evidence) || !evidence.every(isEvidence))
    throw new Error('evidence must be a list of objects with the texts source, where and text')
  // The value is stored as the extractor returned it: a shape only decides whether it is right.
  const found = { value, confidence, rule, evidence: evidence.map(shortened) }
  return { ...found, trace: traceOf(trace, [rule], [{ ...found, score: confidence }]) }
}

const MUST = 'it must be what page.found, page.absent or page.best return'

interface Said {
  readonly [K: string]: unknown
}

/** Only values that JSON can represent are stored and sent. */
const plain = (said: object): Said => JSON.parse(JSON.stringify(said)) as Said

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function isEvidence(value: unknown): value is Evidence {
  const { source, where, text } = (value ?? {}) as Partial<Record<keyof Evidence, unknown>>
  return isTexts([source, where, text])
}

const shortened = ({ source, where, text }: Evidence): Evidence => ({
  ...{ source, where },
  text: beginning(text, 200),
})

/** The steps for `explain`: those of `page.best`, else the rule that the finding names. */
function traceOf(trace: unknown, rules: readonly string[], candidates: Trace['candidates'] = []): Trace {
  if (isTrace(trace)) return trace
  return { tried: rules.map((rule) => ({ rule, saw: candidates.length })), candidates }
}

function isTrace(trace: unknown): trace is Trace {
  const { tried, candidates } = (trace ?? {}) as { readonly [K in keyof Trace]?: unknown }
  return isListOf(tried, isStep) && isListOf(candidates, isCandidate)
}

const isListOf = (value: unknown, isOne: (each: Said) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => isOne((each ?? {}) as Said))

const isStep = ({ rule, saw }: Said) => typeof rule === 'string' && typeof saw === 'number'

const isCandidate = ({ rule, score, evidence, rejected = '' }: Said) =>
  isTexts([rule, rejected]) && typeof score === 'number' && isListOf(evidence, isEvidence)
