const WITH_BLOBS = ['bodies', 'snapshots', 'scrapes', 'scrape_bodies', 'pictures']

const sum = (bytes: string, rows: string) => `(SELECT coalesce(sum(${bytes}), 0)::bigint FROM ${rows})`
const count = (entries: 0 | 1, rows: string) => `(SELECT count(*) * ${entries} FROM ${rows})`

/** Replaces the function that counts the rows of a table. Migration 0004 has created its triggers. */
function counting(table: string, kind: string, entries: 0 | 1, bytes: string): string {
  return `
CREATE OR REPLACE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
#variable_conflict use_column
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM count_usage('${kind}', ${count(entries, 'added')}, ${sum(bytes, 'added')});
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_usage('${kind}', -${count(entries, 'removed')}, -${sum(bytes, 'removed')});
  ELSE PERFORM count_usage('${kind}', 0, ${sum(bytes, 'added')} - ${sum(bytes, 'removed')});
  END IF;
  RETURN NULL;
END $$;
`
}

const trigger = (when: string, rows: string) => `
CREATE TRIGGER blobs_counted_${when.toLowerCase()} AFTER ${when} ON blobs REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION count_blobs();`

const BYTES = `octet_length(data) + coalesce((SELECT blobs.bytes FROM blobs WHERE blobs.key = blob), 0)`

/** As migration 0026 of SQLite. A row's object is freed in the transaction that deletes the row. */
export const BLOBS = `
CREATE TABLE blobs (key TEXT COLLATE "C" PRIMARY KEY, bytes BIGINT NOT NULL, free_at BIGINT);
CREATE INDEX blobs_free_at ON blobs (free_at);
CREATE TABLE blob_places (
  one   BIGINT PRIMARY KEY CHECK (one = 1),
  id    TEXT NOT NULL,
  place TEXT NOT NULL
);
CREATE FUNCTION free_blobs() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$ BEGIN
  UPDATE blobs SET free_at = 0 WHERE key IN (SELECT blob FROM removed WHERE blob IS NOT NULL);
  RETURN NULL;
END $$;
${WITH_BLOBS.map(
  (table) => `
ALTER TABLE ${table} ADD COLUMN blob TEXT COLLATE "C";
CREATE TRIGGER ${table}_freed AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION free_blobs();`,
).join('\n')}
${counting('snapshots', 'snapshots', 1, BYTES)}
${counting('bodies', 'snapshots', 0, BYTES)}
${counting('blobs', 'blobs', 1, 'CASE WHEN free_at IS NULL THEN bytes ELSE 0 END')}
${trigger('INSERT', 'NEW TABLE AS added')}
${trigger('DELETE', 'OLD TABLE AS removed')}
${trigger('UPDATE', 'NEW TABLE AS added OLD TABLE AS removed')}
`
