/**
 * Results of what sites say in a language that was asked for, beside those of what they say to everybody.
 * `result` is the whole result as JSON: nobody looks into its findings. Times are milliseconds since 1970,
 * UTC.
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
