/** Lists that were uploaded to a service. Their text is stored until their work is done. */
export const UPLOADED_LISTS = `
CREATE TABLE uploaded_lists (
  list       TEXT COLLATE "C" PRIMARY KEY,
  text       TEXT NOT NULL,
  kind       TEXT COLLATE "C",
  named      TEXT,
  total      BIGINT NOT NULL,
  state      TEXT COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'running', 'stopped', 'done', 'failed')),
  message    TEXT,
  created_at BIGINT NOT NULL,
  ended_at   BIGINT
);
`
