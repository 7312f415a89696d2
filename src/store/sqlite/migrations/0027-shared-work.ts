/**
 * The attempts at a begun lookup that ended with a failure that may be temporary, and the time of the next
 * attempt.
 *
 * `site_notes` has what one process learned about a site and others may use until it expires: its robots.txt,
 * or the attempt that succeeds there. A row replaces the previous row in its slot, so the table never has
 * more rows than there are slots. Times are milliseconds since 1970, UTC.
 */
export const SHARED_WORK = `
ALTER TABLE begun_lookups ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE begun_lookups ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_tried_again ON results (domain) WHERE attempts > 1;
CREATE TABLE site_notes (
  slot  INTEGER PRIMARY KEY,
  kind  TEXT NOT NULL,
  name  TEXT NOT NULL,
  host  TEXT NOT NULL,
  until INTEGER NOT NULL,
  value TEXT NOT NULL
) STRICT;
`
