/**
 * Visits of workers to hosts that run, or whose pause is not over; `is_rest` for one that the host asked for.
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
