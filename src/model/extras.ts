import type { ProductsResult } from './product-lookup.ts'
import type { DataPoint, QueryResult } from './query.ts'

/** Further lookups of a batch for each domain, by their kind. */
interface Kinds {
  /** The largest number of products: 1 to 12. */
  readonly products: { readonly asked: number; readonly found: ProductsResult }
  readonly answers: { readonly asked: readonly DataPoint[]; readonly found: QueryResult }
}

export type ExtraKind = keyof Kinds

/** The result of one further lookup, or the reason why it failed. */
export type Extra<K extends ExtraKind = ExtraKind> = {
  readonly [Kind in ExtraKind]: { readonly kind: Kind } & Kinds[Kind]
}[K]

/** A further lookup as it is stored. */
export type StoredExtra = Extra & { readonly finishedAt: Date }

/** The further lookups that were requested for any domain of a database. */
export interface ExtrasAsked {
  readonly products: boolean
  /** Names of the questions, in the order in which they were asked; each once. */
  readonly questions: readonly string[]
}

/** The extra of a kind, if it is there. */
export function extraOf<K extends ExtraKind>(extras: readonly Extra[], kind: K): Extra<K> | undefined {
  return extras.find((extra): extra is Extra<K> => extra.kind === kind)
}

/** Why the lookup failed, in words; undefined when it did not. */
export function problemOf({ found }: Extra): string | undefined {
  if (found.state === 'ok') return undefined
  return found.state === 'failed' ? found.message : `the page is ${found.class.replaceAll('_', ' ')}`
}
