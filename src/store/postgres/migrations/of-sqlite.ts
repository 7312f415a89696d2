const TYPES: readonly (readonly [written: RegExp, postgres: string])[] = [
  [/\bid( +)INTEGER PRIMARY KEY(?: AUTOINCREMENT)?/g, 'id$1BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'],
  [/\bINTEGER\b/g, 'BIGINT'],
  [/\bREAL\b/g, 'DOUBLE PRECISION'],
  [/\bBLOB\b/g, 'BYTEA'],
  [/\bTEXT\b/g, 'TEXT COLLATE "C"'],
  [/\) STRICT(?:, WITHOUT ROWID)?;/g, ');'],
]

/** Returns tables and indexes of a migration of SQLite for PostgreSQL. Texts are compared byte by byte. */
export function ofSqlite(tables: string): string {
  return TYPES.reduce((text, [written, postgres]) => text.replaceAll(written, postgres), tables)
}
