/** Lists that were uploaded to a service. Their text is stored until their work is done. */
export const UPLOADED_LISTS = `
CREATE TABLE uploaded_lists (
  list       TEXT PRIMARY KEY,
  text       TEXT NOT NULL,
  kind       TEXT,
  named      TEXT,
  total      INTEGER NOT NULL,
  state      TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'stopped', 'done', 'failed')),
  message    TEXT,
  created_at INTEGER NOT NULL,
  ended_at   INTEGER
) STRICT;
`
