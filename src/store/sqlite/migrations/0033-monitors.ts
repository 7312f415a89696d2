/**
 * Monitors of pages, sitemaps and data, their runs, and the changes that were found. `target`, `detection`,
 * `schedule`, `tags`, `webhook` and `baseline` are JSON. `next_run_at` is null while a monitor is paused.
 * `version` grows when the target changes, so that a run that began earlier is superseded. Runs stay when
 * their monitor is deleted, because their credits would be missing otherwise. Times are milliseconds since
 * 1970, UTC.
 */
export const MONITORS = `
CREATE TABLE monitors (
  id             TEXT PRIMARY KEY,
  owner          TEXT NOT NULL,
  name           TEXT NOT NULL,
  url            TEXT NOT NULL,
  target_type    TEXT NOT NULL,
  detection_type TEXT NOT NULL,
  target         TEXT NOT NULL,
  detection      TEXT NOT NULL,
  schedule       TEXT NOT NULL,
  interval_ms    INTEGER NOT NULL,
  tags           TEXT NOT NULL,
  webhook        TEXT,
  status         TEXT NOT NULL CHECK (status IN ('active', 'paused', 'failed')),
  version        INTEGER NOT NULL DEFAULT 1,
  baseline       TEXT,
  baseline_at    INTEGER,
  failures       INTEGER NOT NULL DEFAULT 0,
  error_code     TEXT,
  message        TEXT,
  created_at     INTEGER NOT NULL,
  updated_at     INTEGER NOT NULL,
  last_run_at    INTEGER,
  last_change_at INTEGER,
  next_run_at    INTEGER
) STRICT;
CREATE INDEX monitors_next_run_at ON monitors (next_run_at) WHERE next_run_at IS NOT NULL;
CREATE INDEX monitors_owner ON monitors (owner, created_at, id);
CREATE INDEX monitors_created_at ON monitors (created_at, id);

CREATE TABLE monitor_runs (
  id             TEXT PRIMARY KEY,
  monitor        TEXT NOT NULL,
  owner          TEXT NOT NULL,
  version        INTEGER NOT NULL,
  host           TEXT NOT NULL,
  run_type       TEXT NOT NULL,
  target_type    TEXT NOT NULL,
  detection_type TEXT NOT NULL,
  status         TEXT NOT NULL CHECK (status IN ('queued', 'running', 'completed', 'failed', 'skipped')),
  baseline_made  INTEGER NOT NULL DEFAULT 0,
  change_id      TEXT,
  credits        INTEGER NOT NULL DEFAULT 0,
  skip_reason    TEXT,
  error_code     TEXT,
  message        TEXT,
  begun          INTEGER NOT NULL DEFAULT 0,
  holder         TEXT,
  created_at     INTEGER NOT NULL,
  started_at     INTEGER,
  completed_at   INTEGER
) STRICT;
CREATE INDEX monitor_runs_queued ON monitor_runs (created_at, id) WHERE status = 'queued';
CREATE INDEX monitor_runs_running ON monitor_runs (holder, owner, monitor) WHERE status = 'running';
CREATE INDEX monitor_runs_credits ON monitor_runs (completed_at) WHERE credits > 0;
CREATE INDEX monitor_runs_monitor ON monitor_runs (monitor, created_at, id);
CREATE INDEX monitor_runs_owner ON monitor_runs (owner, created_at, id);
CREATE INDEX monitor_runs_created_at ON monitor_runs (created_at, id);

CREATE TABLE monitor_changes (
  id             TEXT PRIMARY KEY,
  monitor        TEXT NOT NULL REFERENCES monitors (id) ON DELETE CASCADE,
  run            TEXT NOT NULL UNIQUE,
  owner          TEXT NOT NULL,
  target_type    TEXT NOT NULL,
  detection_type TEXT NOT NULL,
  url            TEXT NOT NULL,
  tags           TEXT NOT NULL,
  difference     TEXT NOT NULL,
  detected_at    INTEGER NOT NULL
) STRICT;
CREATE INDEX monitor_changes_monitor ON monitor_changes (monitor, detected_at, id);
CREATE INDEX monitor_changes_owner ON monitor_changes (owner, detected_at, id);
CREATE INDEX monitor_changes_detected_at ON monitor_changes (detected_at, id);
`
