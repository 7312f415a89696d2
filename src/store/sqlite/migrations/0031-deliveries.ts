/**
 * Events for webhooks, with all attempts. `due_at` is null when no attempt is planned. `next` is the reason
 * of the next attempt, `automatic` counts the attempts of the schedule `delays`, which is JSON, and `asked`
 * identifies a request to send the event again. Times are milliseconds since 1970, UTC.
 */
export const DELIVERIES = `
CREATE TABLE deliveries (
  id           TEXT PRIMARY KEY,
  owner        TEXT NOT NULL,
  event        TEXT NOT NULL,
  event_id     TEXT NOT NULL UNIQUE,
  source       TEXT NOT NULL CHECK (source IN ('batch', 'monitor')),
  source_id    TEXT NOT NULL,
  run_id       TEXT,
  url          TEXT NOT NULL,
  host         TEXT NOT NULL,
  secret       TEXT NOT NULL,
  delays       TEXT NOT NULL,
  body         TEXT NOT NULL,
  status       TEXT NOT NULL,
  next         TEXT NOT NULL CHECK (next IN ('initial', 'automatic', 'manual')),
  automatic    INTEGER NOT NULL DEFAULT 0,
  attempts     INTEGER NOT NULL DEFAULT 0,
  asked        TEXT,
  due_at       INTEGER,
  holder       TEXT,
  created_at   INTEGER NOT NULL,
  delivered_at INTEGER,
  error_code   TEXT,
  message      TEXT
) STRICT;
CREATE INDEX deliveries_due_at ON deliveries (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX deliveries_holder ON deliveries (holder) WHERE holder IS NOT NULL;
CREATE INDEX deliveries_owner ON deliveries (owner, created_at, id);
CREATE INDEX deliveries_source ON deliveries (source_id, created_at, id);
CREATE INDEX deliveries_created_at ON deliveries (created_at, id);

CREATE TABLE delivery_attempts (
  delivery     TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  attempt      INTEGER NOT NULL,
  made_by      TEXT NOT NULL,
  asked        TEXT,
  url          TEXT NOT NULL,
  started_at   INTEGER NOT NULL,
  completed_at INTEGER,
  http_status  INTEGER,
  error_code   TEXT,
  message      TEXT,
  PRIMARY KEY (delivery, attempt)
) STRICT, WITHOUT ROWID;
`
