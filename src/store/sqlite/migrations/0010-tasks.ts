/**
 * Calls that are made in the background, once for each `name`: call, handle and request as JSON. `holder`
 * names the lease of the process that works on it. `takes` counts the begins since it last ended, `failures`
 * the ends with an error that may be temporary, `completed` the ends as done. Times are milliseconds since
 * 1970, UTC.
 */
export const TASKS = `
CREATE TABLE tasks (
  id        INTEGER PRIMARY KEY,
  name      TEXT NOT NULL UNIQUE,
  state     TEXT NOT NULL,
  due_at    INTEGER NOT NULL,
  takes     INTEGER NOT NULL DEFAULT 0,
  failures  INTEGER NOT NULL DEFAULT 0,
  completed INTEGER NOT NULL DEFAULT 0,
  holder    TEXT,
  added_at  INTEGER NOT NULL,
  ended_at  INTEGER,
  note      TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX tasks_due ON tasks (state, due_at, id);
`
