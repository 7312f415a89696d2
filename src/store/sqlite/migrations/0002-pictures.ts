/**
 * Pictures of pages, once by their content, with any number of targets. One without a target stays as long as
 * its address has to work. Times are milliseconds since 1970, UTC.
 */
export const PICTURES = `
CREATE TABLE pictures (
  hash    TEXT PRIMARY KEY,
  token   TEXT NOT NULL UNIQUE,
  width   INTEGER NOT NULL,
  height  INTEGER NOT NULL,
  kept_at INTEGER NOT NULL,
  size    INTEGER NOT NULL,
  data    BLOB NOT NULL
) STRICT;
CREATE INDEX pictures_kept_at ON pictures (kept_at, size);

CREATE TABLE screenshots (
  domain   TEXT NOT NULL,
  page     TEXT NOT NULL,
  type     TEXT NOT NULL,
  priority TEXT NOT NULL,
  url      TEXT NOT NULL,
  notes    TEXT NOT NULL,
  taken_at INTEGER NOT NULL,
  hash     TEXT NOT NULL REFERENCES pictures ON DELETE CASCADE,
  PRIMARY KEY (domain, page, type, priority)
) STRICT;
CREATE INDEX screenshots_hash ON screenshots (hash);
`
