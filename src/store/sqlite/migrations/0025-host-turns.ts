/**
 * Visits of workers to hosts: visits that are running, and visits whose pause is not over. `is_rest`: the
 * host asked for the pause, so that nobody visits it until then. Times are milliseconds since 1970, UTC.
 */
export const HOST_TURNS = `
CREATE TABLE host_turns (
  turn    TEXT PRIMARY KEY,
  host    TEXT NOT NULL,
  until   INTEGER NOT NULL,
  is_rest INTEGER NOT NULL CHECK (is_rest IN (0, 1))
) STRICT;
CREATE INDEX host_turns_host ON host_turns (host);
`
