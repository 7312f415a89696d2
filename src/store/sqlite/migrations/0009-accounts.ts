/**
 * A bucket is a number of tokens at a point in time. A lease has the credits of a quota that a process may
 * still spend without a new request to the database.
 */
export const SPENDING = `CREATE TABLE endpoint_credits (
  endpoint TEXT PRIMARY KEY,
  credits  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE buckets (
  name           TEXT PRIMARY KEY,
  tokens         REAL NOT NULL,
  at             INTEGER NOT NULL,
  promised_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE quotas (
  organisation TEXT NOT NULL REFERENCES organisations (id),
  period       TEXT NOT NULL,
  used         INTEGER NOT NULL,
  PRIMARY KEY (organisation, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE credit_leases (
  holder       TEXT NOT NULL,
  organisation TEXT NOT NULL,
  period       TEXT NOT NULL,
  credits      INTEGER NOT NULL,
  until        INTEGER NOT NULL,
  PRIMARY KEY (organisation, period, holder)
) STRICT, WITHOUT ROWID;`

export const DAILY_USAGE = `CREATE TABLE daily_usage (
  organisation TEXT NOT NULL,
  day          TEXT NOT NULL,
  endpoint     TEXT NOT NULL,
  status       INTEGER NOT NULL,
  calls        INTEGER NOT NULL,
  credits      INTEGER NOT NULL,
  PRIMARY KEY (organisation, day, endpoint, status)
) STRICT, WITHOUT ROWID;`

/**
 * The first plans are those of the hosted service, as its public pages had them in November 2026, without the
 * rate of the trial; `enterprise` is by contract. Overage is in US cents for 1,000 credits.
 */
export const ACCOUNTS = `
CREATE TABLE plans (
  name       TEXT PRIMARY KEY,
  quota      INTEGER,
  period     TEXT NOT NULL,
  per_second INTEGER,
  overage    INTEGER,
  prefetch   INTEGER NOT NULL
) STRICT;
INSERT INTO plans (name, quota, period, per_second, overage, prefetch) VALUES
  ('trial', 50, 'once', 1, NULL, 0),
  ('basic', 3000, 'month', 2, 1900, 1),
  ('pro', 20000, 'month', 5, 900, 1),
  ('scale', 250000, 'month', 20, 600, 1),
  ('enterprise', NULL, 'month', NULL, NULL, 1);

CREATE TABLE organisations (
  id           TEXT PRIMARY KEY,
  name         TEXT NOT NULL UNIQUE,
  plan         TEXT NOT NULL REFERENCES plans (name),
  created_at   INTEGER NOT NULL,
  suspended_at INTEGER
) STRICT;

ALTER TABLE keys ADD COLUMN kind TEXT NOT NULL DEFAULT 'secret';
ALTER TABLE keys ADD COLUMN prefix TEXT NOT NULL DEFAULT '';
ALTER TABLE keys ADD COLUMN referrers TEXT NOT NULL DEFAULT '[]';
ALTER TABLE keys ADD COLUMN permissions TEXT;
ALTER TABLE keys ADD COLUMN expires_at INTEGER;
ALTER TABLE keys ADD COLUMN organisation TEXT REFERENCES organisations (id);

${SPENDING}

CREATE TABLE calls (
  seq          INTEGER PRIMARY KEY,
  organisation TEXT NOT NULL,
  key_id       TEXT NOT NULL,
  request_id   TEXT NOT NULL,
  method       TEXT NOT NULL,
  endpoint     TEXT NOT NULL,
  status       INTEGER NOT NULL,
  at           INTEGER NOT NULL,
  elapsed_ms   INTEGER NOT NULL,
  credits      INTEGER NOT NULL
) STRICT;
CREATE INDEX calls_organisation ON calls (organisation, seq);
CREATE INDEX calls_at ON calls (at);

${DAILY_USAGE}
`
