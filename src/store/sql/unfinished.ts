/**
 * A database has this table while another one is copied into it (`copy/`). Meanwhile nobody else may open it:
 * its contents are incomplete, and rows of others would conflict with the copied rows.
 */
export const UNFINISHED = 'unfinished_copy'

/** Queries that return a row when the database has this table. */
export const IS_UNFINISHED = {
  sqlite: `SELECT 1 FROM sqlite_schema WHERE name = '${UNFINISHED}'`,
  postgres: `SELECT 1 FROM pg_class
    WHERE relname = '${UNFINISHED}' AND relnamespace = current_schema()::regnamespace`,
} as const

export const UNFINISHED_MEANS =
  'holds an unfinished copy of another database; finish it with the same "blazon migrate", or delete it'
