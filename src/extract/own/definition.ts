import type { OwnShape } from '../../fields/own.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Finding } from '../../model/finding.ts'
import { type BrandRecord, findingIn } from '../../model/record.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { OwnPage } from './page.ts'

/** A field of a user: what its value is, how it is read from a page, and how it is shown. */
export interface OwnField<V = unknown> extends OwnShape<V>, Readable<V> {}

/** A definition whose value may be of any type, as an engine takes it. */
export interface Readable<V = unknown> {
  readonly name: string
  /**
   * The module that exports the definition: `import.meta.url`. The processes that read pages import it. It is
   * needed only when an engine gets the definition itself, in place of its module.
   */
  readonly module?: string | undefined
  /**
   * Answers from one page, at once: the same page gives the same finding, without clock, random numbers or
   * network. An error that it throws becomes the failure of its own field.
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

/** The finding of a user's field in a record, with its type; undefined when the record lacks the field. */
export function fieldIn<V>(record: BrandRecord, field: Readable<V>): Finding<V> | undefined {
  const { fields } = (record ?? {}) as Partial<BrandRecord>
  if (typeof fields !== 'object' || fields === null || typeof field?.name !== 'string')
    throw new BlazonError(
      'invalid_input',
      'The finding of a field is in a record, by the definition of the field.',
    )
  return findingIn(fields, field.name) as Finding<V> | undefined
}
