/** Keeps `usage` up to date for one table. `entries`: 1 if a row counts as one, 0 if it is a part. */
export function counting(table: string, kind: string, entries: 0 | 1, bytes: string): string {
  return `
INSERT INTO usage SELECT '${kind}', count(*) * ${entries}, coalesce(sum(${bytes.replaceAll('$', '')}), 0) FROM ${table} WHERE true
  ON CONFLICT (kind) DO UPDATE SET entries = entries + excluded.entries, bytes = bytes + excluded.bytes;${countingTriggers(table, kind, entries, bytes)}`
}

/** Only the triggers, for a table whose rows have already been counted. */
export function countingTriggers(table: string, kind: string, entries: 0 | 1, bytes: string): string {
  const of = (row: 'NEW' | 'OLD') => bytes.replaceAll('$', `${row}.`)
  return `
CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} BEGIN
  UPDATE usage SET entries = entries + ${entries}, bytes = bytes + ${of('NEW')} WHERE kind = '${kind}';
END;
CREATE TRIGGER ${table}_changed AFTER UPDATE ON ${table} BEGIN
  UPDATE usage SET bytes = bytes + ${of('NEW')} - ${of('OLD')} WHERE kind = '${kind}';
END;
CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} BEGIN
  UPDATE usage SET entries = entries - ${entries}, bytes = bytes - ${of('OLD')} WHERE kind = '${kind}';
END;
`
}

/** The counted tables: the table, the kind of its rows, whether a row is an entry, and its bytes. */
export const COUNTED: readonly (readonly [table: string, kind: string, entries: 0 | 1, bytes: string])[] = [
  ['results', 'results', 1, 'octet_length($head)'],
  ['findings', 'results', 0, 'octet_length($finding)'],
  ['answers', 'answers', 1, 'octet_length($body)'],
  ['language_results', 'languages', 1, 'octet_length($result)'],
  ['snapshots', 'snapshots', 1, 'length($data)'],
  ['bodies', 'snapshots', 0, 'length($data)'],
  ['pictures', 'pictures', 1, '$size'],
  ['scrapes', 'pages', 1, '$size'],
]

/**
 * Tables that keep a database within its limits. `usage` has the amount of each kind, which triggers update.
 * `bounds` has the limits of this file. `unused_bodies` names bodies whose last snapshot was deleted: they
 * are deleted later, a few at a time, unless a new snapshot uses them.
 */
export const BOUNDS = `
ALTER TABLE snapshots ADD COLUMN kept_at INTEGER NOT NULL DEFAULT 0;
UPDATE snapshots SET kept_at = (SELECT finished_at FROM results WHERE results.domain = snapshots.domain);
CREATE INDEX snapshots_kept_at ON snapshots (kept_at);
CREATE INDEX results_finished_at ON results (finished_at);
CREATE INDEX language_results_finished_at ON language_results (finished_at);

CREATE TABLE unused_bodies (hash TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
DROP TRIGGER bodies_without_snapshot;
CREATE TRIGGER bodies_without_snapshot AFTER DELETE ON snapshot_bodies
WHEN NOT EXISTS (SELECT 1 FROM snapshot_bodies WHERE hash = OLD.hash)
BEGIN
  INSERT OR IGNORE INTO unused_bodies (hash) VALUES (OLD.hash);
END;

CREATE TABLE bounds (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE usage (
  kind    TEXT PRIMARY KEY,
  entries INTEGER NOT NULL,
  bytes   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
${COUNTED.map((row) => counting(...row)).join('\n')}
`
