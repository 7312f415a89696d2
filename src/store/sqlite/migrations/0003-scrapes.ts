/**
 * Pages and lists of pages that were requested by their address: `name` has the address and the settings of
 * the request, so that a request with other settings has a separate row. `data` is the index of a page's
 * snapshot, whose bodies are in other rows, or the list itself. `size` counts all these bytes in their stored
 * form. Times are milliseconds since 1970, UTC.
 */
export const SCRAPES = `
CREATE TABLE scrapes (
  id      INTEGER PRIMARY KEY,
  name    TEXT NOT NULL UNIQUE,
  kept_at INTEGER NOT NULL,
  size    INTEGER NOT NULL,
  packed  INTEGER NOT NULL,
  data    BLOB NOT NULL
) STRICT;
CREATE INDEX scrapes_kept_at ON scrapes (kept_at, size);

CREATE TABLE scrape_bodies (
  scrape   INTEGER NOT NULL REFERENCES scrapes ON DELETE CASCADE,
  position INTEGER NOT NULL,
  hash     TEXT NOT NULL,
  packed   INTEGER NOT NULL,
  data     BLOB NOT NULL,
  PRIMARY KEY (scrape, position)
) STRICT;
`
