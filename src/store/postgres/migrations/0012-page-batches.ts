const sum = (rows: string) => `(SELECT coalesce(sum(octet_length(record)), 0)::bigint FROM ${rows})`
const trigger = (when: string, rows: string) => `
CREATE TRIGGER batch_pages_counted_${when.toLowerCase()} AFTER ${when} ON batch_pages REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION count_batch_pages();`

/** The size of results counts for the limit of the database. */
const COUNTS = `
CREATE FUNCTION count_batch_pages() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM count_usage('batches', 0, ${sum('added')});
  ELSIF TG_OP = 'DELETE' THEN PERFORM count_usage('batches', 0, -${sum('removed')});
  ELSE PERFORM count_usage('batches', 0, ${sum('added')} - ${sum('removed')});
  END IF;
  RETURN NULL;
END $$;
${trigger('INSERT', 'NEW TABLE AS added')}
${trigger('DELETE', 'OLD TABLE AS removed')}
${trigger('UPDATE', 'NEW TABLE AS added OLD TABLE AS removed')}
`

/** The tables of migration `0032-page-batches.ts` of SQLite. */
export const PAGE_BATCHES = `
CREATE TABLE page_batches (
  id           TEXT COLLATE "C" PRIMARY KEY,
  owner        TEXT COLLATE "C" NOT NULL,
  asked        TEXT COLLATE "C",
  mode         TEXT COLLATE "C" NOT NULL CHECK (mode IN ('scrape', 'crawl')),
  format       TEXT COLLATE "C" NOT NULL CHECK (format IN ('markdown', 'html')),
  status       TEXT COLLATE "C" NOT NULL,
  options      TEXT COLLATE "C" NOT NULL,
  crawl        TEXT COLLATE "C",
  home         TEXT COLLATE "C",
  tags         TEXT COLLATE "C" NOT NULL,
  tag_lines    TEXT COLLATE "C" NOT NULL,
  search       TEXT COLLATE "C" NOT NULL,
  intake       TEXT COLLATE "C" NOT NULL,
  invalid_urls TEXT COLLATE "C" NOT NULL,
  reserved     BIGINT NOT NULL,
  price        BIGINT NOT NULL,
  webhook      TEXT COLLATE "C",
  delivery     TEXT COLLATE "C",
  positions    BIGINT NOT NULL,
  found        BIGINT NOT NULL,
  succeeded    BIGINT NOT NULL DEFAULT 0,
  failed       BIGINT NOT NULL DEFAULT 0,
  errors       TEXT COLLATE "C" NOT NULL DEFAULT '{}',
  failure      TEXT COLLATE "C",
  token        TEXT COLLATE "C" NOT NULL UNIQUE,
  files        TEXT COLLATE "C",
  bytes        BIGINT NOT NULL DEFAULT 0,
  served_at    BIGINT NOT NULL DEFAULT 0,
  created_at   BIGINT NOT NULL,
  started_at   BIGINT,
  completed_at BIGINT
);
CREATE UNIQUE INDEX page_batches_asked ON page_batches (owner, asked) WHERE asked IS NOT NULL;
CREATE INDEX page_batches_owner ON page_batches (owner, created_at, id);
CREATE INDEX page_batches_created_at ON page_batches (created_at, id);
CREATE INDEX page_batches_open ON page_batches (owner, served_at) WHERE completed_at IS NULL;
CREATE INDEX page_batches_completed_at ON page_batches (completed_at) WHERE completed_at IS NOT NULL;

CREATE TABLE batch_pages (
  batch     TEXT COLLATE "C" NOT NULL REFERENCES page_batches (id) ON DELETE CASCADE,
  position  BIGINT NOT NULL,
  url       TEXT COLLATE "C" NOT NULL,
  item      TEXT COLLATE "C",
  meta      TEXT COLLATE "C",
  depth     BIGINT NOT NULL,
  key       TEXT COLLATE "C",
  final_key TEXT COLLATE "C",
  state     TEXT COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'running', 'ok', 'error', 'left')),
  holder    TEXT COLLATE "C",
  takes     BIGINT NOT NULL DEFAULT 0,
  record    BYTEA,
  PRIMARY KEY (batch, position)
);
CREATE INDEX batch_pages_waiting ON batch_pages (batch, position) WHERE state = 'waiting';
CREATE INDEX batch_pages_holder ON batch_pages (holder) WHERE holder IS NOT NULL;
CREATE UNIQUE INDEX batch_pages_key ON batch_pages (batch, key) WHERE key IS NOT NULL;
CREATE INDEX batch_pages_final_key ON batch_pages (batch, final_key) WHERE final_key IS NOT NULL;
${COUNTS}`
