/**
 * The attempts at a begun lookup that ended with a temporary failure, and the time of the next.
 *
 * `site_notes` has what one process learned about a site, such as its robots.txt, until it expires. A row
 * replaces the previous one in its slot, so that there are never more rows than slots. Times are milliseconds
 * since 1970, UTC.
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
