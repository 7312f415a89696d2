/** The tables of migration `0031-deliveries.ts` of SQLite. */
export const DELIVERIES = `
CREATE TABLE deliveries (
  id           TEXT COLLATE "C" PRIMARY KEY,
  owner        TEXT COLLATE "C" NOT NULL,
  event        TEXT COLLATE "C" NOT NULL,
  event_id     TEXT COLLATE "C" NOT NULL UNIQUE,
  source       TEXT COLLATE "C" NOT NULL CHECK (source IN ('batch', 'monitor')),
  source_id    TEXT COLLATE "C" NOT NULL,
  run_id       TEXT COLLATE "C",
  url          TEXT COLLATE "C" NOT NULL,
  host         TEXT COLLATE "C" NOT NULL,
  secret       TEXT COLLATE "C" NOT NULL,
  delays       TEXT COLLATE "C" NOT NULL,
  body         TEXT COLLATE "C" NOT NULL,
  status       TEXT COLLATE "C" NOT NULL,
  next         TEXT COLLATE "C" NOT NULL CHECK (next IN ('initial', 'automatic', 'manual')),
  automatic    BIGINT NOT NULL DEFAULT 0,
  attempts     BIGINT NOT NULL DEFAULT 0,
  asked        TEXT COLLATE "C",
  due_at       BIGINT,
  holder       TEXT COLLATE "C",
  created_at   BIGINT NOT NULL,
  delivered_at BIGINT,
  error_code   TEXT COLLATE "C",
  message      TEXT COLLATE "C"
);
CREATE INDEX deliveries_due_at ON deliveries (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX deliveries_holder ON deliveries (holder) WHERE holder IS NOT NULL;
CREATE INDEX deliveries_owner ON deliveries (owner, created_at, id);
CREATE INDEX deliveries_source ON deliveries (source_id, created_at, id);
CREATE INDEX deliveries_created_at ON deliveries (created_at, id);

CREATE TABLE delivery_attempts (
  delivery     TEXT COLLATE "C" NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  attempt      BIGINT NOT NULL,
  made_by      TEXT COLLATE "C" NOT NULL,
  asked        TEXT COLLATE "C",
  url          TEXT COLLATE "C" NOT NULL,
  started_at   BIGINT NOT NULL,
  completed_at BIGINT,
  http_status  BIGINT,
  error_code   TEXT COLLATE "C",
  message      TEXT COLLATE "C",
  PRIMARY KEY (delivery, attempt)
);
`
