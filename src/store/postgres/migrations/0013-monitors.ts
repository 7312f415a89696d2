/** The tables of migration `0033-monitors.ts` of SQLite. */
export const MONITORS = `
CREATE TABLE monitors (
  id             TEXT COLLATE "C" PRIMARY KEY,
  owner          TEXT COLLATE "C" NOT NULL,
  name           TEXT COLLATE "C" NOT NULL,
  url            TEXT COLLATE "C" NOT NULL,
  target_type    TEXT COLLATE "C" NOT NULL,
  detection_type TEXT COLLATE "C" NOT NULL,
  target         TEXT COLLATE "C" NOT NULL,
  detection      TEXT COLLATE "C" NOT NULL,
  schedule       TEXT COLLATE "C" NOT NULL,
  interval_ms    BIGINT NOT NULL,
  tags           TEXT COLLATE "C" NOT NULL,
  webhook        TEXT COLLATE "C",
  status         TEXT COLLATE "C" NOT NULL CHECK (status IN ('active', 'paused', 'failed')),
  version        BIGINT NOT NULL DEFAULT 1,
  baseline       TEXT COLLATE "C",
  baseline_at    BIGINT,
  failures       BIGINT NOT NULL DEFAULT 0,
  error_code     TEXT COLLATE "C",
  message        TEXT COLLATE "C",
  created_at     BIGINT NOT NULL,
  updated_at     BIGINT NOT NULL,
  last_run_at    BIGINT,
  last_change_at BIGINT,
  next_run_at    BIGINT
);
CREATE INDEX monitors_next_run_at ON monitors (next_run_at) WHERE next_run_at IS NOT NULL;
CREATE INDEX monitors_owner ON monitors (owner, created_at, id);
CREATE INDEX monitors_created_at ON monitors (created_at, id);

CREATE TABLE monitor_runs (
  id             TEXT COLLATE "C" PRIMARY KEY,
  monitor        TEXT COLLATE "C" NOT NULL,
  owner          TEXT COLLATE "C" NOT NULL,
  version        BIGINT NOT NULL,
  host           TEXT COLLATE "C" NOT NULL,
  run_type       TEXT COLLATE "C" NOT NULL,
  target_type    TEXT COLLATE "C" NOT NULL,
  detection_type TEXT COLLATE "C" NOT NULL,
  status         TEXT COLLATE "C" NOT NULL CHECK (status IN ('queued', 'running', 'completed', 'failed', 'skipped')),
  baseline_made  BIGINT NOT NULL DEFAULT 0,
  change_id      TEXT COLLATE "C",
  credits        BIGINT NOT NULL DEFAULT 0,
  skip_reason    TEXT COLLATE "C",
  error_code     TEXT COLLATE "C",
  message        TEXT COLLATE "C",
  begun          BIGINT NOT NULL DEFAULT 0,
  holder         TEXT COLLATE "C",
  created_at     BIGINT NOT NULL,
  started_at     BIGINT,
  completed_at   BIGINT
);
CREATE INDEX monitor_runs_queued ON monitor_runs (created_at, id) WHERE status = 'queued';
CREATE INDEX monitor_runs_running ON monitor_runs (holder, owner, monitor) WHERE status = 'running';
CREATE INDEX monitor_runs_credits ON monitor_runs (completed_at) WHERE credits > 0;
CREATE INDEX monitor_runs_monitor ON monitor_runs (monitor, created_at, id);
CREATE INDEX monitor_runs_owner ON monitor_runs (owner, created_at, id);
CREATE INDEX monitor_runs_created_at ON monitor_runs (created_at, id);

CREATE TABLE monitor_changes (
  id             TEXT COLLATE "C" PRIMARY KEY,
  monitor        TEXT COLLATE "C" NOT NULL REFERENCES monitors (id) ON DELETE CASCADE,
  run            TEXT COLLATE "C" NOT NULL UNIQUE,
  owner          TEXT COLLATE "C" NOT NULL,
  target_type    TEXT COLLATE "C" NOT NULL,
  detection_type TEXT COLLATE "C" NOT NULL,
  url            TEXT COLLATE "C" NOT NULL,
  tags           TEXT COLLATE "C" NOT NULL,
  difference     TEXT COLLATE "C" NOT NULL,
  detected_at    BIGINT NOT NULL
);
CREATE INDEX monitor_changes_monitor ON monitor_changes (monitor, detected_at, id);
CREATE INDEX monitor_changes_owner ON monitor_changes (owner, detected_at, id);
CREATE INDEX monitor_changes_detected_at ON monitor_changes (detected_at, id);
`
