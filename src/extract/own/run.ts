/** Runs the function of a user's field on a page. Its errors become the failure of the field. */

import * as z from 'zod/mini'
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
  /** A finding whose JSON has more bytes is a failure. */
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

/** Returns the finding as plain JSON. Throws a sentence for any other value. */
function readFinding(said: unknown, { value: shape }: OwnField, zod: Zod): Finding<unknown> {
  if (said instanceof Promise) throw new Error('extract returned a promise, and must answer at once')
  if (typeof said !== 'object' || said === null) throw new Error(`extract returned ${String(said)}; ${MUST}`)
  const { value, error, confidence, rule, evidence, tried, trace } = plain(said)
  if (typeof error === 'string') throw new Error(error)
  if (value === null || value === undefined) {
    const { data: rules } = TEXTS.safeParse(tried)
    if (!rules) throw new Error(`tried must be a list of texts; ${MUST}`)
    return { value: null, tried: rules, trace: traceOf(trace, rules) }
  }
  const { error: refusal } = shape(zod).safeParse(value)
  if (refusal) throw new Error(`its shape refuses the value: ${zod.prettifyError(refusal)}`)
  const { data: sure } = CONFIDENCE.safeParse(confidence)
  if (sure === undefined) throw new Error(`confidence is ${String(confidence)}, and must be from 0 to 1`)
  if (typeof rule !== 'string') throw new Error('rule must be the name of a rule')
  const { data: read } = EVIDENCE.safeParse(evidence)
  if (!read) throw new Error('evidence must be a list of objects with the texts source, where and text')
  // The value is stored as the extractor returned it; its shape only checks it.
  const found = { value, confidence: sure, rule, evidence: read.map(shortened) }
  return { ...found, trace: traceOf(trace, [rule], [{ ...found, score: sure }]) }
}

const MUST = 'it must be what page.found, page.absent or page.best return'

interface Said {
  readonly [K: string]: unknown
}

/** Removes what JSON cannot represent, because only JSON is stored and sent. */
const plain = (said: object): Said => JSON.parse(JSON.stringify(said)) as Said

const TEXTS = z.array(z.string())
const EVIDENCE = z.array(z.looseObject({ source: z.string(), where: z.string(), text: z.string() }))
const CANDIDATE = z.looseObject({
  rule: z.string(),
  value: z.unknown(),
  score: z.number(),
  evidence: EVIDENCE,
  rejected: z.exactOptional(z.string()),
})
const TRACE = z.looseObject({
  tried: z.array(z.looseObject({ rule: z.string(), saw: z.number() })),
  candidates: z.array(CANDIDATE),
})
const CONFIDENCE = z.number().check(z.minimum(0), z.maximum(1))

const shortened = ({ source, where, text }: Evidence): Evidence => ({
  ...{ source, where },
  text: beginning(text, 200),
})

/** Returns the steps for `explain`: the steps of `page.best`, or else the rule that the finding names. */
function traceOf(trace: unknown, rules: readonly string[], candidates: Trace['candidates'] = []): Trace {
  const told = { tried: rules.map((rule) => ({ rule, saw: candidates.length })), candidates }
  return TRACE.safeParse(trace).data ?? told
}
