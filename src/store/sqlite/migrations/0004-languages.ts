/**
 * Results in a requested language. `result` is the whole result as JSON, since no query needs its findings.
 */
export const LANGUAGES = `
CREATE TABLE language_results (
  domain      TEXT NOT NULL,
  language    TEXT NOT NULL,
  result      TEXT NOT NULL,
  attempts    INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  state       TEXT NOT NULL GENERATED ALWAYS AS (result ->> '$.state') STORED CHECK (state IN ('ok', 'refused', 'failed')),
  PRIMARY KEY (language, domain)
) STRICT;
`
