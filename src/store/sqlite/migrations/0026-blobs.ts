import { counting, countingTriggers } from './0005-bounds.ts'
import { COUNTED_NOW } from './0023-packed-evidence.ts'

/** The tables with bytes that may be in objects. */
export const WITH_BLOBS = ['bodies', 'snapshots', 'scrapes', 'scrape_bodies', 'pictures'] as const

/** The bytes of a row, including the bytes of its object. Triggers count them. */
const BYTES = '(length($data) + coalesce((SELECT blobs.bytes FROM blobs WHERE blobs.key = $blob), 0))'

/** Tables without a column for the size of a row's bytes. */
const UNSIZED: readonly string[] = ['snapshots', 'bodies']

const OBJECTS = ['blobs', 'blobs', 1, 'CASE WHEN $free_at IS NULL THEN $bytes ELSE 0 END'] as const

/** The counted tables, now that bytes may be in objects. */
export const COUNTED_WITH_BLOBS: typeof COUNTED_NOW = [
  ...COUNTED_NOW.map(([table, kind, entries, bytes]) => {
    return [table, kind, entries, UNSIZED.includes(table) ? BYTES : bytes] as const
  }),
  OBJECTS,
]

/**
 * Bytes outside of the database, in objects of a folder or a bucket. `blob` of a row is the key of its
 * object, and `data` is empty then. `blobs` has all objects; the meaning of `free_at` is in `sql/blobs.ts`.
 * `blob_places` has one row: the place, and the folder in it that belongs to this database.
 */
export const BLOBS = `
CREATE TABLE blobs (key TEXT PRIMARY KEY, bytes INTEGER NOT NULL, free_at INTEGER) STRICT, WITHOUT ROWID;
CREATE INDEX blobs_free_at ON blobs (free_at);
CREATE TABLE blob_places (
  one   INTEGER PRIMARY KEY CHECK (one = 1),
  id    TEXT NOT NULL,
  place TEXT NOT NULL
) STRICT;
${counting(...OBJECTS)}
${UNSIZED.map((table) => ['added', 'changed', 'removed'].map((end) => `DROP TRIGGER ${table}_${end};`).join('\n')).join('\n')}
${WITH_BLOBS.map(
  (table) => `
ALTER TABLE ${table} ADD COLUMN blob TEXT;
CREATE TRIGGER ${table}_freed AFTER DELETE ON ${table} WHEN OLD.blob IS NOT NULL BEGIN
  UPDATE blobs SET free_at = 0 WHERE key = OLD.blob;
END;`,
).join('\n')}
${UNSIZED.map((table) => countingTriggers(table, 'snapshots', table === 'snapshots' ? 1 : 0, BYTES)).join('\n')}
`
