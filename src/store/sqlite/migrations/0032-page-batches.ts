/**
 * Batches of pages, and their pages with the packed results. `search` has the words by which a batch is
 * found, each between line ends, and `tag_lines` has its tags in the same form. `errors` has the numbers of
 * failed pages by code, as JSON. A page is waiting, running, ended, or left out because another page is the
 * same. `key` and `final_key` identify the pages of a crawl before and after redirects. Times are
 * milliseconds since 1970, UTC.
 */
export const PAGE_BATCHES = `
CREATE TABLE page_batches (
  id           TEXT PRIMARY KEY,
  owner        TEXT NOT NULL,
  asked        TEXT,
  mode         TEXT NOT NULL CHECK (mode IN ('scrape', 'crawl')),
  format       TEXT NOT NULL CHECK (format IN ('markdown', 'html')),
  status       TEXT NOT NULL,
  options      TEXT NOT NULL,
  crawl        TEXT,
  home         TEXT,
  tags         TEXT NOT NULL,
  tag_lines    TEXT NOT NULL,
  search       TEXT NOT NULL,
  intake       TEXT NOT NULL,
  invalid_urls TEXT NOT NULL,
  reserved     INTEGER NOT NULL,
  price        INTEGER NOT NULL,
  webhook      TEXT,
  delivery     TEXT,
  positions    INTEGER NOT NULL,
  found        INTEGER NOT NULL,
  succeeded    INTEGER NOT NULL DEFAULT 0,
  failed       INTEGER NOT NULL DEFAULT 0,
  errors       TEXT NOT NULL DEFAULT '{}',
  failure      TEXT,
  token        TEXT NOT NULL UNIQUE,
  files        TEXT,
  bytes        INTEGER NOT NULL DEFAULT 0,
  served_at    INTEGER NOT NULL DEFAULT 0,
  created_at   INTEGER NOT NULL,
  started_at   INTEGER,
  completed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX page_batches_asked ON page_batches (owner, asked) WHERE asked IS NOT NULL;
CREATE INDEX page_batches_owner ON page_batches (owner, created_at, id);
CREATE INDEX page_batches_created_at ON page_batches (created_at, id);
CREATE INDEX page_batches_open ON page_batches (owner, served_at) WHERE completed_at IS NULL;
CREATE INDEX page_batches_completed_at ON page_batches (completed_at) WHERE completed_at IS NOT NULL;

CREATE TABLE batch_pages (
  batch     TEXT NOT NULL REFERENCES page_batches (id) ON DELETE CASCADE,
  position  INTEGER NOT NULL,
  url       TEXT NOT NULL,
  item      TEXT,
  meta      TEXT,
  depth     INTEGER NOT NULL,
  key       TEXT,
  final_key TEXT,
  state     TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'ok', 'error', 'left')),
  holder    TEXT,
  takes     INTEGER NOT NULL DEFAULT 0,
  record    BLOB,
  PRIMARY KEY (batch, position)
) STRICT;
CREATE INDEX batch_pages_waiting ON batch_pages (batch, position) WHERE state = 'waiting';
CREATE INDEX batch_pages_holder ON batch_pages (holder) WHERE holder IS NOT NULL;
CREATE UNIQUE INDEX batch_pages_key ON batch_pages (batch, key) WHERE key IS NOT NULL;
CREATE INDEX batch_pages_final_key ON batch_pages (batch, final_key) WHERE final_key IS NOT NULL;
`
