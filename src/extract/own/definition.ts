import type { OwnShape } from '../../fields/own.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Finding } from '../../model/finding.ts'
import { type BrandRecord, findingIn } from '../../model/record.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { OwnPage } from './page.ts'

/** A field that a user defines: the shape of its value, how it is read from a page, and how it is shown. */
export interface OwnField<V = unknown> extends OwnShape<V>, Readable<V> {}

/** The part of a definition that an engine reads; its value may be of any type. */
export interface Readable<V = unknown> {
  readonly name: string
  /**
   * The module that exports the definition: `import.meta.url`. The processes that read pages import the
   * module. It is needed only when an engine gets the definition itself and not the name of its module.
   */
  readonly module?: string | undefined
  /**
   * Returns the finding for one page, synchronously: the same page gives the same finding, without clock,
   * random numbers or network. An error that it throws becomes the failure of its own field.
   */
  readonly extract: (page: OwnPage, snapshot: Snapshot) => Finding<V>
}

/**
 * Returns the definition unchanged: TypeScript checks it, and infers the type of the value. Throws
 * `invalid_input` for a value that is not a definition; an engine checks the rest.
 */
export function defineField<V>(definition: OwnField<V>): OwnField<V> {
  const { name, value, extract } = (definition ?? {}) as Partial<OwnField<V>>
  if (typeof name === 'string' && typeof value === 'function' && typeof extract === 'function')
    return definition
  throw new BlazonError(
    'invalid_input',
    'A definition of a field has a name, and the functions value and extract.',
  )
}

/** Returns the finding of a user's field, with its type; undefined when the record lacks the field. */
export function fieldIn<V>(record: BrandRecord, field: Readable<V>): Finding<V> | undefined {
  const { fields } = (record ?? {}) as Partial<BrandRecord>
  if (typeof fields !== 'object' || fields === null || typeof field?.name !== 'string')
    throw new BlazonError(
      'invalid_input',
      'The finding of a field is in a record, by the definition of the field.',
    )
  return findingIn(fields, field.name) as Finding<V> | undefined
}
