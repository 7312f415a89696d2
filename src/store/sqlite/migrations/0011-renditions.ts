import { counting } from './0005-bounds.ts'

/** Drawn logos by domain and style, which are deleted with the result from which they were drawn. */
export const DRAWINGS = `
CREATE TABLE renditions (
  domain       TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  variant      TEXT NOT NULL,
  content_type TEXT NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL,
  source       TEXT NOT NULL,
  hash         TEXT NOT NULL,
  kept_at      INTEGER NOT NULL,
  size         INTEGER NOT NULL,
  data         BLOB NOT NULL,
  PRIMARY KEY (domain, variant)
) STRICT;
CREATE INDEX renditions_kept_at ON renditions (kept_at, size);
`
export const RENDITIONS = `${DRAWINGS}${counting('renditions', 'renditions', 1, '$size')}
`
