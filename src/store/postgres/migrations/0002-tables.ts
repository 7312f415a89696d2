/**
 * The tables of the store. They have the names, columns and meanings of those in SQLite (`sqlite/migrations/`,
 * where each table is described). Texts are compared byte by byte, as SQLite does. Times are milliseconds
 * since 1970, UTC. `rowid` is the order in which rows were added, where a query needs it.
 */
const RESULTS = `
CREATE TABLE results (
  domain      TEXT PRIMARY KEY,
  head        TEXT NOT NULL,
  digest      TEXT NOT NULL,
  attempts    BIGINT NOT NULL,
  finished_at BIGINT NOT NULL,
  evidence    BYTEA,
  state       TEXT NOT NULL GENERATED ALWAYS AS (head ->> '$.state') STORED CHECK (state IN ('ok', 'refused', 'failed')),
  class       TEXT GENERATED ALWAYS AS (head ->> '$.class') STORED,
  url         TEXT GENERATED ALWAYS AS (coalesce(head ->> '$.record.url', head ->> '$.url')) STORED,
  producer    TEXT GENERATED ALWAYS AS (head ->> '$.record.producer') STORED,
  code        TEXT GENERATED ALWAYS AS (head ->> '$.code') STORED,
  message     TEXT GENERATED ALWAYS AS (head ->> '$.message') STORED,
  retryable   TEXT GENERATED ALWAYS AS (head ->> '$.retryable') STORED
);
CREATE INDEX results_finished_at ON results (finished_at);
CREATE INDEX results_outcome ON results (state, class, code);

CREATE TABLE findings (
  domain    TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  extractor TEXT NOT NULL,
  finding   TEXT NOT NULL,
  PRIMARY KEY (domain, extractor)
);
CREATE INDEX findings_phone ON findings ((finding ->> '$.value')) WHERE extractor = 'phone';

CREATE TABLE language_results (
  domain      TEXT NOT NULL,
  language    TEXT NOT NULL,
  result      TEXT NOT NULL,
  attempts    BIGINT NOT NULL,
  finished_at BIGINT NOT NULL,
  state       TEXT NOT NULL GENERATED ALWAYS AS (result ->> '$.state') STORED CHECK (state IN ('ok', 'refused', 'failed')),
  PRIMARY KEY (language, domain)
);
CREATE INDEX language_results_finished_at ON language_results (finished_at);

CREATE TABLE answers (
  domain TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  route  TEXT NOT NULL,
  body   TEXT NOT NULL,
  PRIMARY KEY (domain, route)
);

CREATE TABLE snapshots (
  domain  TEXT PRIMARY KEY REFERENCES results ON DELETE CASCADE,
  packed  BIGINT NOT NULL,
  data    BYTEA NOT NULL,
  kept_at BIGINT NOT NULL
);
CREATE INDEX snapshots_kept_at ON snapshots (kept_at);

CREATE TABLE bodies (hash TEXT PRIMARY KEY, packed BIGINT NOT NULL, data BYTEA NOT NULL);
CREATE TABLE unused_bodies (hash TEXT PRIMARY KEY);
CREATE TABLE snapshot_bodies (
  domain   TEXT NOT NULL REFERENCES snapshots ON DELETE CASCADE,
  position BIGINT NOT NULL,
  hash     TEXT NOT NULL REFERENCES bodies,
  PRIMARY KEY (domain, position)
);
CREATE INDEX snapshot_bodies_hash ON snapshot_bodies (hash);

CREATE TABLE extras (
  rowid       BIGINT GENERATED ALWAYS AS IDENTITY,
  domain      TEXT NOT NULL,
  kind        TEXT NOT NULL CHECK (kind IN ('products', 'answers')),
  asked       TEXT NOT NULL,
  found       TEXT NOT NULL,
  finished_at BIGINT NOT NULL,
  PRIMARY KEY (domain, kind)
);
CREATE INDEX extras_finished_at ON extras (finished_at);
CREATE INDEX extras_asked ON extras (kind, md5(asked));
`

const PAGES = `
CREATE TABLE scrapes (
  id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name    TEXT NOT NULL UNIQUE,
  kept_at BIGINT NOT NULL,
  size    BIGINT NOT NULL,
  packed  BIGINT NOT NULL,
  data    BYTEA NOT NULL
);
CREATE INDEX scrapes_kept_at ON scrapes (kept_at, size);
CREATE TABLE scrape_bodies (
  scrape   BIGINT NOT NULL REFERENCES scrapes ON DELETE CASCADE,
  position BIGINT NOT NULL,
  hash     TEXT NOT NULL,
  packed   BIGINT NOT NULL,
  data     BYTEA NOT NULL,
  PRIMARY KEY (scrape, position)
);

CREATE TABLE pictures (
  hash    TEXT PRIMARY KEY,
  token   TEXT NOT NULL UNIQUE,
  width   BIGINT NOT NULL,
  height  BIGINT NOT NULL,
  kept_at BIGINT NOT NULL,
  size    BIGINT NOT NULL,
  data    BYTEA NOT NULL
);
CREATE INDEX pictures_kept_at ON pictures (kept_at, size);
CREATE TABLE screenshots (
  domain   TEXT NOT NULL,
  page     TEXT NOT NULL,
  type     TEXT NOT NULL,
  priority TEXT NOT NULL,
  url      TEXT NOT NULL,
  notes    TEXT NOT NULL,
  taken_at BIGINT NOT NULL,
  hash     TEXT NOT NULL REFERENCES pictures ON DELETE CASCADE,
  PRIMARY KEY (domain, page, type, priority)
);
CREATE INDEX screenshots_hash ON screenshots (hash);

CREATE TABLE renditions (
  domain       TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  variant      TEXT NOT NULL,
  content_type TEXT NOT NULL,
  width        BIGINT NOT NULL,
  height       BIGINT NOT NULL,
  source       TEXT NOT NULL,
  hash         TEXT NOT NULL,
  kept_at      BIGINT NOT NULL,
  size         BIGINT NOT NULL,
  data         BYTEA NOT NULL,
  PRIMARY KEY (domain, variant)
);
CREATE INDEX renditions_kept_at ON renditions (kept_at, size);
`

const WORK = `
CREATE TABLE lines (
  list     TEXT NOT NULL,
  language TEXT NOT NULL,
  line     BIGINT NOT NULL,
  input    TEXT NOT NULL,
  domain   TEXT,
  reason   TEXT,
  read_as  TEXT,
  kept     TEXT,
  PRIMARY KEY (list, language, line),
  CHECK ((domain IS NULL) <> (reason IS NULL))
);
CREATE INDEX lines_domain ON lines (language, domain);
CREATE TABLE list_runs (
  list       TEXT NOT NULL,
  language   TEXT NOT NULL,
  redo       TEXT NOT NULL,
  started_at BIGINT NOT NULL,
  ended_at   BIGINT,
  total      BIGINT,
  PRIMARY KEY (list, language)
);
CREATE TABLE leases (
  name       TEXT PRIMARY KEY,
  holder     TEXT NOT NULL,
  host       TEXT NOT NULL,
  pid        BIGINT NOT NULL,
  renewed_at BIGINT NOT NULL
);
CREATE TABLE tasks (
  id        BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name      TEXT NOT NULL UNIQUE,
  state     TEXT NOT NULL,
  due_at    BIGINT NOT NULL,
  takes     BIGINT NOT NULL DEFAULT 0,
  failures  BIGINT NOT NULL DEFAULT 0,
  completed BIGINT NOT NULL DEFAULT 0,
  holder    TEXT,
  added_at  BIGINT NOT NULL,
  ended_at  BIGINT,
  note      TEXT NOT NULL DEFAULT ''
);
CREATE INDEX tasks_due ON tasks (state, due_at, id);
CREATE INDEX tasks_ended ON tasks (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE bounds (name TEXT PRIMARY KEY, value BIGINT NOT NULL);
`

const DIRECTORY = `
CREATE TABLE directory_sources (
  id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name        TEXT NOT NULL,
  licence     TEXT NOT NULL,
  version     TEXT NOT NULL,
  rows        BIGINT NOT NULL DEFAULT 0,
  companies   BIGINT NOT NULL DEFAULT 0,
  begun_at    BIGINT NOT NULL,
  imported_at BIGINT
);
CREATE TABLE companies (
  id        BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source    BIGINT NOT NULL REFERENCES directory_sources ON DELETE CASCADE,
  domain    TEXT NOT NULL,
  name      TEXT NOT NULL,
  country   TEXT,
  countries TEXT NOT NULL,
  rank      DOUBLE PRECISION NOT NULL,
  UNIQUE (source, domain)
);
CREATE INDEX companies_domain ON companies (domain);
CREATE TABLE company_domains (
  company BIGINT NOT NULL REFERENCES companies ON DELETE CASCADE,
  domain  TEXT NOT NULL,
  role    TEXT NOT NULL,
  country TEXT,
  PRIMARY KEY (company, domain)
);
CREATE INDEX company_domains_domain ON company_domains (domain);
CREATE TABLE company_names (
  company  BIGINT NOT NULL REFERENCES companies ON DELETE CASCADE,
  key      TEXT NOT NULL,
  name     TEXT NOT NULL,
  kind     TEXT NOT NULL,
  weight   DOUBLE PRECISION NOT NULL,
  size     BIGINT NOT NULL,
  reversed TEXT NOT NULL,
  PRIMARY KEY (company, key)
);
CREATE INDEX company_names_key ON company_names (size, key);
CREATE INDEX company_names_reversed ON company_names (size, reversed);
CREATE TABLE company_listings (
  company   BIGINT NOT NULL REFERENCES companies ON DELETE CASCADE,
  symbol    TEXT NOT NULL,
  exchange  TEXT NOT NULL,
  isin      TEXT NOT NULL,
  mic       TEXT,
  is_active BIGINT NOT NULL,
  PRIMARY KEY (company, symbol, exchange, isin)
);
CREATE INDEX company_listings_symbol ON company_listings (symbol) WHERE symbol <> '';
CREATE INDEX company_listings_isin ON company_listings (isin) WHERE isin <> '';
CREATE TABLE company_categories (
  company BIGINT NOT NULL REFERENCES companies ON DELETE CASCADE,
  scheme  TEXT NOT NULL,
  value   TEXT NOT NULL,
  PRIMARY KEY (company, scheme, value)
);

CREATE UNLOGGED TABLE staged_names (
  source BIGINT, company BIGINT, key TEXT, name TEXT, kind TEXT, weight DOUBLE PRECISION, size BIGINT, reversed TEXT
);
CREATE INDEX staged_names_source ON staged_names (source);
CREATE UNLOGGED TABLE staged_listings (
  source BIGINT, company BIGINT, symbol TEXT, exchange TEXT, isin TEXT, mic TEXT, is_active BIGINT
);
CREATE INDEX staged_listings_source ON staged_listings (source, isin);

CREATE TABLE directory_overrides (
  kind     TEXT NOT NULL,
  key      TEXT NOT NULL,
  exchange TEXT NOT NULL,
  input    TEXT NOT NULL,
  domain   TEXT NOT NULL,
  who      TEXT NOT NULL,
  why      TEXT NOT NULL,
  at       BIGINT NOT NULL,
  PRIMARY KEY (kind, key, exchange)
);
CREATE TABLE corrections (
  domain TEXT NOT NULL,
  field  TEXT NOT NULL,
  value  TEXT NOT NULL,
  who    TEXT NOT NULL,
  why    TEXT NOT NULL,
  at     BIGINT NOT NULL,
  PRIMARY KEY (domain, field)
);
`

const asBytes = (tables: string) => tables.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')

export const TABLES = [RESULTS, PAGES, WORK, DIRECTORY].map(asBytes).join('')
