import type { Correction } from '../model/corrections.ts'
import type { Saying } from './directory.ts'

/** Values that an operator sets for fields of records. They take precedence over all extracted values. */
export interface Corrections {
  /**
   * Sets a field of a domain's record to a text, or to a value in the form of the record. null means that the
   * site has no such value. The correction applies to every returned record until it is removed. Rejects with
   * `invalid_input` for a text that is not a domain, an unknown field, and a value that the field cannot
   * have.
   */
  set(domain: string, field: string, value: unknown, saying?: Saying): Promise<Correction>
  /** Removes a correction. Rejects with `not_found` when there is none. */
  remove(domain: string, field: string): Promise<void>
  /** The corrections of one domain. */
  of(domain: string): Promise<readonly Correction[]>
  /** All corrections, sorted by domain and field. */
  all(): AsyncIterable<Correction>
}
