/**
 * All lines of a list, so that an export has a row for each. Earlier versions stored only those without a
 * domain. `language` is that of the batch, or empty. An index over outcomes counts results unread.
 */
export const LINES = `
CREATE TABLE lines (
  list     TEXT NOT NULL,
  language TEXT NOT NULL,
  line     INTEGER NOT NULL,
  input    TEXT NOT NULL,
  domain   TEXT,
  reason   TEXT,
  PRIMARY KEY (list, language, line),
  CHECK ((domain IS NULL) <> (reason IS NULL))
) STRICT;
CREATE INDEX lines_domain ON lines (language, domain);
INSERT INTO lines (list, language, line, input, reason) SELECT list, '', line, input, reason FROM invalid_lines;
DROP TABLE invalid_lines;

CREATE TABLE list_runs (
  list       TEXT NOT NULL,
  language   TEXT NOT NULL,
  redo       TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at   INTEGER,
  PRIMARY KEY (list, language)
) STRICT;
INSERT INTO list_runs (list, language, redo, started_at, ended_at) SELECT list, '', redo, started_at, ended_at FROM runs;
DROP TABLE runs;

CREATE INDEX results_outcome ON results (state, class, code);
`
