import type { BrandRecord, Result } from './record.ts'

type In<S extends Result['state']> = Extract<Result, { readonly state: S }>

/**
 * The part of a stored result that decides whether it answers a request. It leaves out the findings, which
 * are most of a result, so that thousands of summaries can be read in a second.
 */
export type ResultSummary =
  | { readonly state: 'ok'; readonly record: Pick<BrandRecord, 'producer' | 'notes' | 'reductions'> }
  | Pick<In<'refused'>, 'state' | 'class' | 'status' | 'reductions'>
  | Pick<In<'failed'>, 'state' | 'code' | 'retryable'>
