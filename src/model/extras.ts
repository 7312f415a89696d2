import type { ProductsResult } from './product-lookup.ts'
import type { DataPoint, QueryResult } from './query.ts'

/** The additional lookups that a batch can make for each domain. */
interface Kinds {
  /** The largest number of products: 1 to 12. */
  readonly products: { readonly asked: number; readonly found: ProductsResult }
  readonly answers: { readonly asked: readonly DataPoint[]; readonly found: QueryResult }
}

export type ExtraKind = keyof Kinds

/** The result of one additional lookup, or the reason why it failed. */
export type Extra<K extends ExtraKind = ExtraKind> = {
  readonly [Kind in ExtraKind]: { readonly kind: Kind } & Kinds[Kind]
}[K]

/** An additional lookup as it is stored. */
export type StoredExtra = Extra & { readonly finishedAt: Date }

/** The additional lookups that were requested for any domain of a database. */
export interface ExtrasAsked {
  readonly products: boolean
  /** Names of the questions, in the order in which they were asked; each once. */
  readonly questions: readonly string[]
}

export function extraOf<K extends ExtraKind>(extras: readonly Extra[], kind: K): Extra<K> | undefined {
  return extras.find((extra): extra is Extra<K> => extra.kind === kind)
}

/** Returns in words why the lookup failed; undefined when it did not fail. */
export function problemOf({ found }: Extra): string | undefined {
  if (found.state === 'ok') return undefined
  return found.state === 'failed' ? found.message : `the page is ${found.class.replaceAll('_', ' ')}`
}
