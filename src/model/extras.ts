import type { ProductsResult } from './product-lookup.ts'
import type { DataPoint, QueryResult } from './query.ts'

/** What a batch asks of a domain beside its record, by what it finds out. */
interface Kinds {
  /** Asked is how many products at most: 1 to 12. */
  readonly products: { readonly asked: number; readonly found: ProductsResult }
  readonly answers: { readonly asked: readonly DataPoint[]; readonly found: QueryResult }
}

export type ExtraKind = keyof Kinds

/** What was found out, or why it could not be. */
export type Extra<K extends ExtraKind = ExtraKind> = {
  readonly [Kind in ExtraKind]: { readonly kind: Kind } & Kinds[Kind]
}[K]

/** The same as it is stored. */
export type StoredExtra = Extra & { readonly finishedAt: Date }

/** What was asked of any domain of a database. */
export interface ExtrasAsked {
  readonly products: boolean
  /** Names of the questions, in the order in which they were asked; each once. */
  readonly questions: readonly string[]
}

/** The extra of a kind, if it is there. */
export function extraOf<K extends ExtraKind>(extras: readonly Extra[], kind: K): Extra<K> | undefined {
  return extras.find((extra): extra is Extra<K> => extra.kind === kind)
}

/** Why nothing could be found out, in words; undefined when it could. */
export function problemOf({ found }: Extra): string | undefined {
  if (found.state === 'ok') return undefined
  return found.state === 'failed' ? found.message : `the page is ${found.class.replaceAll('_', ' ')}`
}
