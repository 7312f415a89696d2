/**
 * Pages and lists of pages by address and settings (`name`). `data` is the list, or the index of a page's
 * snapshot, whose bodies are in other rows. `size` counts all bytes as they are stored. Times are
 * milliseconds since 1970, UTC.
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
