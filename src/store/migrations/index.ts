import { FIRST } from './0001-first.ts'
import { PICTURES } from './0002-pictures.ts'

/**
 * All migrations in order; the schema version of a database is the number of those that ran on it. Only ever
 * added to: a migration that was released is never changed.
 */
export const MIGRATIONS: readonly string[] = [FIRST, PICTURES]
