import type { BrandRecord, Result } from './record.ts'

type In<S extends Result['state']> = Extract<Result, { readonly state: S }>

/** Of a stored result what tells whether it does for a request. The findings, nearly all of it, are left out: thousands of these are read in a second. */
export type Outline =
  | { readonly state: 'ok'; readonly record: Pick<BrandRecord, 'producer' | 'notes'> }
  | Pick<In<'refused'>, 'state'>
  | Pick<In<'failed'>, 'state' | 'retryable'>
