import type { OwnShape } from '../../fields/own.ts'
import type { Finding } from '../../model/finding.ts'
import { type BrandRecord, findingIn } from '../../model/record.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { OwnPage } from './page.ts'

/** A field of a user: what its value is, how it is read from a page, and how it is shown. */
export interface OwnField<V = unknown> extends OwnShape<V>, Readable<V> {}

/** A definition of any kind of value, as an engine takes it. */
export interface Readable<V = unknown> {
  readonly name: string
  /**
   * The module that exports the definition: `import.meta.url`. The processes that read pages import it. Only
   * needed where the definition itself is given to an engine, in place of its module.
   */
  readonly module?: string | undefined
  /**
   * Answers from one page, at once: the same page gives the same finding, without clock, random numbers or
   * network. What it throws becomes the failure of its own field.
   */
  readonly extract: (page: OwnPage, snapshot: Snapshot) => Finding<V>
}

/** Returns the definition as it is; TypeScript checks it, and infers the type of the value. */
export function defineField<V>(definition: OwnField<V>): OwnField<V> {
  return definition
}

/** The finding of a user's field in a record, with its type; undefined when the record lacks the field. */
export function fieldIn<V>(record: BrandRecord, field: Readable<V>): Finding<V> | undefined {
  return findingIn(record.fields, field.name) as Finding<V> | undefined
}
