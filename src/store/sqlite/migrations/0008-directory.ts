/**
 * Companies, with a row for each source that contains them, so that a source can be replaced and removed.
 * While `imported_at` is null, a source is being imported and not used.
 *
 * `size` is the length of a key: keys one edit away have nearly the same. `reversed` finds keys that differ
 * at the beginning. A listing without a symbol is an ISIN about which nothing else is known.
 *
 * `corrections` and `directory_overrides` are set by the operator.
 */
export const DIRECTORY = `
CREATE TABLE directory_sources (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  name        TEXT NOT NULL,
  licence     TEXT NOT NULL,
  version     TEXT NOT NULL,
  rows        INTEGER NOT NULL DEFAULT 0,
  companies   INTEGER NOT NULL DEFAULT 0,
  begun_at    INTEGER NOT NULL,
  imported_at INTEGER
) STRICT;

CREATE TABLE companies (
  id        INTEGER PRIMARY KEY,
  source    INTEGER NOT NULL REFERENCES directory_sources ON DELETE CASCADE,
  domain    TEXT NOT NULL,
  name      TEXT NOT NULL,
  country   TEXT,
  countries TEXT NOT NULL,
  rank      REAL NOT NULL,
  UNIQUE (source, domain)
) STRICT;

CREATE TABLE company_domains (
  company INTEGER NOT NULL REFERENCES companies ON DELETE CASCADE,
  domain  TEXT NOT NULL,
  role    TEXT NOT NULL,
  country TEXT,
  PRIMARY KEY (company, domain)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_domains_domain ON company_domains (domain);

CREATE TABLE company_names (
  company  INTEGER NOT NULL REFERENCES companies ON DELETE CASCADE,
  key      TEXT NOT NULL,
  name     TEXT NOT NULL,
  kind     TEXT NOT NULL,
  weight   REAL NOT NULL,
  size     INTEGER NOT NULL,
  reversed TEXT NOT NULL,
  PRIMARY KEY (company, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_names_key ON company_names (size, key);
CREATE INDEX company_names_reversed ON company_names (size, reversed);

CREATE TABLE company_listings (
  company   INTEGER NOT NULL REFERENCES companies ON DELETE CASCADE,
  symbol    TEXT NOT NULL,
  exchange  TEXT NOT NULL,
  isin      TEXT NOT NULL,
  mic       TEXT,
  is_active INTEGER NOT NULL,
  PRIMARY KEY (company, symbol, exchange, isin)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_listings_symbol ON company_listings (symbol) WHERE symbol <> '';
CREATE INDEX company_listings_isin ON company_listings (isin) WHERE isin <> '';

CREATE TABLE company_categories (
  company INTEGER NOT NULL REFERENCES companies ON DELETE CASCADE,
  scheme  TEXT NOT NULL,
  value   TEXT NOT NULL,
  PRIMARY KEY (company, scheme, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE directory_overrides (
  kind     TEXT NOT NULL,
  key      TEXT NOT NULL,
  exchange TEXT NOT NULL,
  input    TEXT NOT NULL,
  domain   TEXT NOT NULL,
  who      TEXT NOT NULL,
  why      TEXT NOT NULL,
  at       INTEGER NOT NULL,
  PRIMARY KEY (kind, key, exchange)
) STRICT, WITHOUT ROWID;

CREATE TABLE corrections (
  domain TEXT NOT NULL,
  field  TEXT NOT NULL,
  value  TEXT NOT NULL,
  who    TEXT NOT NULL,
  why    TEXT NOT NULL,
  at     INTEGER NOT NULL,
  PRIMARY KEY (domain, field)
) STRICT, WITHOUT ROWID;
`
