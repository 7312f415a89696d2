/**
 * The chunks of lists. `size` is the number of lines with an entry; `since` is the beginning of the run;
 * `job` is the id of the chunk in the queue of pg-boss; `holder` is the holder of the lease of the process
 * that works on it. The other columns are counts of its lines (`CHUNK_COUNTS`).
 */
export const CHUNKS = `
CREATE TABLE chunks (
  list           TEXT COLLATE "C" NOT NULL,
  language       TEXT COLLATE "C" NOT NULL,
  first_line     BIGINT NOT NULL,
  last_line      BIGINT NOT NULL,
  size           BIGINT NOT NULL,
  since          BIGINT NOT NULL,
  digest         TEXT COLLATE "C" NOT NULL,
  job            UUID NOT NULL UNIQUE,
  holder         TEXT COLLATE "C",
  begun_at       BIGINT,
  ended_at       BIGINT,
  is_given_up    BIGINT NOT NULL DEFAULT 0,
  ok             BIGINT NOT NULL DEFAULT 0,
  refused        BIGINT NOT NULL DEFAULT 0,
  failed         BIGINT NOT NULL DEFAULT 0,
  invalid        BIGINT NOT NULL DEFAULT 0,
  skipped        BIGINT NOT NULL DEFAULT 0,
  repeated       BIGINT NOT NULL DEFAULT 0,
  unrendered     BIGINT NOT NULL DEFAULT 0,
  extras_failed  BIGINT NOT NULL DEFAULT 0,
  refused_before BIGINT NOT NULL DEFAULT 0,
  failed_before  BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (list, language, first_line)
);
CREATE INDEX chunks_held ON chunks (holder) WHERE ended_at IS NULL;
`
