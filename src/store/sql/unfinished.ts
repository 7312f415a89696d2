/**
 * A database has this table while another one is copied into it (`copy/`). Nobody else may open it then: its
 * contents are incomplete, and rows of others would be in the way of the copied ones.
 */
export const UNFINISHED = 'unfinished_copy'

/** Returns a row when the database has that table. */
export const IS_UNFINISHED = {
  sqlite: `SELECT 1 FROM sqlite_schema WHERE name = '${UNFINISHED}'`,
  postgres: `SELECT 1 FROM pg_class
    WHERE relname = '${UNFINISHED}' AND relnamespace = current_schema()::regnamespace`,
} as const

export const UNFINISHED_MEANS =
  'holds an unfinished copy of another database; finish it with the same "blazon migrate", or delete it'
