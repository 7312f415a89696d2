/**
 * Triggers that update counts and report changes.
 *
 * `usage` has the amount of each kind of content. With one row for each kind, simultaneous transactions would
 * wait for each other at this row. So each transaction adds to a row that no other transaction has locked, or
 * to a new row, and the view adds the rows up. A kind has as many rows as transactions ever wrote at the same
 * time.
 *
 * Functions find the tables of their schema, whatever the search path of the caller is.
 *
 * Each change that a cache of the service depends on is announced on the channel of its schema, with the name
 * of the store that made it, when its transaction is committed.
 */
const COUNTS = `
CREATE TABLE usage_parts (
  kind    TEXT COLLATE "C" NOT NULL,
  part    BIGINT GENERATED ALWAYS AS IDENTITY,
  entries BIGINT NOT NULL,
  bytes   BIGINT NOT NULL,
  PRIMARY KEY (kind, part)
);
CREATE VIEW usage AS
SELECT kind, sum(entries)::bigint AS entries, sum(bytes)::bigint AS bytes FROM usage_parts GROUP BY kind;

CREATE FUNCTION count_usage(counted text, more bigint, size bigint) RETURNS void LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE free bigint;
BEGIN
  IF more = 0 AND size = 0 THEN RETURN; END IF;
  SELECT part INTO free FROM usage_parts WHERE kind = counted ORDER BY part LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE usage_parts SET entries = entries + more, bytes = bytes + size
      WHERE kind = counted AND part = free;
  ELSE
    INSERT INTO usage_parts (kind, entries, bytes) VALUES (counted, more, size);
  END IF;
END $$;
`

/** A counted table: its name, the kind of its rows, whether a row is an entry, and its bytes. */
type Counted = readonly [table: string, kind: string, entries: 0 | 1, bytes: string]

const COUNTED: readonly Counted[] = [
  ['results', 'results', 1, 'octet_length(head) + coalesce(octet_length(evidence), 0)'],
  ['findings', 'results', 0, 'octet_length(finding)'],
  ['answers', 'answers', 1, 'octet_length(body)'],
  ['language_results', 'languages', 1, 'octet_length(result)'],
  ['snapshots', 'snapshots', 1, 'octet_length(data)'],
  ['bodies', 'snapshots', 0, 'octet_length(data)'],
  ['pictures', 'pictures', 1, 'size'],
  ['scrapes', 'pages', 1, 'size'],
  ['renditions', 'renditions', 1, 'size'],
  // The status does not show these rows, but they are deleted, too, when the database exceeds its limit.
  ['extras', 'extras', 1, 'octet_length(asked) + octet_length(found)'],
  ['lines', 'lines', 1, 'octet_length(list) + octet_length(input) + coalesce(octet_length(kept), 0)'],
]

function counting([table, kind, entries, bytes]: Counted): string {
  const sum = (rows: string) => `(SELECT coalesce(sum(${bytes}), 0)::bigint FROM ${rows})`
  const count = (rows: string) => `(SELECT count(*) * ${entries} FROM ${rows})`
  const trigger = (when: string, rows: string) => `
CREATE TRIGGER ${table}_counted_${when.toLowerCase()} AFTER ${when} ON ${table} REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION count_${table}();`
  return `
CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
#variable_conflict use_column
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM count_usage('${kind}', ${count('added')}, ${sum('added')});
  ELSIF TG_OP = 'DELETE' THEN PERFORM count_usage('${kind}', -${count('removed')}, -${sum('removed')});
  ELSE PERFORM count_usage('${kind}', 0, ${sum('added')} - ${sum('removed')});
  END IF;
  RETURN NULL;
END $$;
${trigger('INSERT', 'NEW TABLE AS added')}
${trigger('DELETE', 'OLD TABLE AS removed')}
${trigger('UPDATE', 'NEW TABLE AS added OLD TABLE AS removed')}
`
}

/**
 * Transactions that delete references to the same body run one after another, so that the last one sees that
 * no other reference is left. All of them lock bodies in the same order, to avoid deadlocks.
 */
const BODIES = `
CREATE FUNCTION note_unused_bodies() RETURNS trigger LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$ BEGIN
  PERFORM 1 FROM bodies WHERE hash IN (SELECT hash FROM removed) ORDER BY hash FOR NO KEY UPDATE;
  INSERT INTO unused_bodies (hash) SELECT DISTINCT hash FROM removed
    WHERE NOT EXISTS (SELECT 1 FROM snapshot_bodies WHERE snapshot_bodies.hash = removed.hash)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER bodies_without_snapshot AFTER DELETE ON snapshot_bodies REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_unused_bodies();
`

const BEGUN = `
CREATE FUNCTION forget_begun_lookups() RETURNS trigger LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$ BEGIN
  DELETE FROM begun_lookups WHERE list = NEW.list AND language = NEW.language;
  RETURN NULL;
END $$;
CREATE TRIGGER list_runs_ended AFTER UPDATE OF ended_at ON list_runs
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION forget_begun_lookups();
`

const ANNOUNCED = [
  ...['results', 'language_results', 'answers', 'corrections', 'organisations', 'plans', 'endpoint_credits'],
  ...['directory_sources', 'directory_overrides'],
]
/** A new time of a key's last use does not count as a change. */
const OF_KEYS = ['name', 'suspended_at', 'revoked_at', 'permissions', 'expires_at', 'organisation']

const announcing = (table: string, update = 'UPDATE') => `
CREATE TRIGGER ${table}_announced AFTER INSERT OR DELETE OR ${update} ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION announce();`

const CHANGES = `
CREATE FUNCTION announce() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('blazon ' || TG_TABLE_SCHEMA, current_setting('application_name'));
  RETURN NULL;
END $$;
${ANNOUNCED.map((table) => announcing(table)).join('')}
${announcing('keys', `UPDATE OF ${OF_KEYS.join(', ')}`)}
`

export const TRIGGERS = [COUNTS, ...COUNTED.map(counting), BODIES, BEGUN, CHANGES].join('')
