/**
 * `results.head` is the result as JSON without its findings. The columns for people and queries are generated
 * from it, so nothing is stored twice. A new extractor is a new row in `findings` and needs no migration.
 * Times are milliseconds since 1970, UTC.
 */
export const FIRST = `
CREATE TABLE results (
  domain      TEXT PRIMARY KEY,
  head        TEXT NOT NULL,
  digest      TEXT NOT NULL,
  attempts    INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  state       TEXT NOT NULL GENERATED ALWAYS AS (head ->> '$.state') STORED CHECK (state IN ('ok', 'refused', 'failed')),
  class       TEXT GENERATED ALWAYS AS (head ->> '$.class') VIRTUAL,
  url         TEXT GENERATED ALWAYS AS (coalesce(head ->> '$.record.url', head ->> '$.url')) VIRTUAL,
  producer    TEXT GENERATED ALWAYS AS (head ->> '$.record.producer') VIRTUAL,
  code        TEXT GENERATED ALWAYS AS (head ->> '$.code') VIRTUAL,
  message     TEXT GENERATED ALWAYS AS (head ->> '$.message') VIRTUAL,
  retryable   INTEGER GENERATED ALWAYS AS (head ->> '$.retryable') VIRTUAL
) STRICT;

CREATE TABLE findings (
  domain    TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  extractor TEXT NOT NULL,
  finding   TEXT NOT NULL,
  PRIMARY KEY (domain, extractor)
) STRICT;

CREATE TABLE answers (
  domain TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  route  TEXT NOT NULL,
  body   TEXT NOT NULL,
  PRIMARY KEY (domain, route)
) STRICT;

CREATE TABLE snapshots (
  domain TEXT PRIMARY KEY REFERENCES results ON DELETE CASCADE,
  packed INTEGER NOT NULL,
  data   BLOB NOT NULL
) STRICT;

CREATE TABLE bodies (
  hash   TEXT PRIMARY KEY,
  packed INTEGER NOT NULL,
  data   BLOB NOT NULL
) STRICT;

CREATE TABLE snapshot_bodies (
  domain   TEXT NOT NULL REFERENCES snapshots ON DELETE CASCADE,
  position INTEGER NOT NULL,
  hash     TEXT NOT NULL REFERENCES bodies,
  PRIMARY KEY (domain, position)
) STRICT;
CREATE INDEX snapshot_bodies_hash ON snapshot_bodies (hash);
CREATE TRIGGER bodies_without_snapshot AFTER DELETE ON snapshot_bodies
WHEN NOT EXISTS (SELECT 1 FROM snapshot_bodies WHERE hash = OLD.hash)
BEGIN
  DELETE FROM bodies WHERE hash = OLD.hash;
END;

CREATE TABLE keys (
  id           TEXT PRIMARY KEY,
  name         TEXT NOT NULL,
  hash         BLOB NOT NULL UNIQUE,
  created_at   INTEGER NOT NULL,
  last_used_at INTEGER,
  suspended_at INTEGER,
  revoked_at   INTEGER
) STRICT;

CREATE TABLE invalid_lines (
  list   TEXT NOT NULL,
  line   INTEGER NOT NULL,
  input  TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (list, line)
) STRICT;

CREATE TABLE runs (
  list       TEXT PRIMARY KEY,
  redo       TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at   INTEGER
) STRICT;

CREATE TABLE leases (
  name       TEXT PRIMARY KEY,
  holder     TEXT NOT NULL,
  host       TEXT NOT NULL,
  pid        INTEGER NOT NULL,
  renewed_at INTEGER NOT NULL
) STRICT;
`
