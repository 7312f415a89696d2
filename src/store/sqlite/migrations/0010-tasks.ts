/**
 * Calls that are made later, in the background. Equal calls have the same `name` and are stored once: the
 * call, its handle and its request as JSON. `holder` names the lease of the process that works on the task.
 * `takes` counts how often its work was begun since it last ended, `failures` how often it failed with an
 * error that may be temporary, and `completed` how often it ended as done. Times are milliseconds since 1970,
 * UTC.
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
