/**
 * Domains whose lookup a batch began and has not ended, which the next run of the list postpones. `crashes`
 * counts how often the process died during it. The rows end with the run.
 */
export const BEGUN_LOOKUPS = `
CREATE TABLE begun_lookups (
  list       TEXT NOT NULL,
  language   TEXT NOT NULL,
  domain     TEXT NOT NULL,
  crashes    INTEGER NOT NULL DEFAULT 0,
  is_running INTEGER NOT NULL CHECK (is_running IN (0, 1)),
  PRIMARY KEY (list, language, domain)
) STRICT;
CREATE TRIGGER list_runs_ended AFTER UPDATE OF ended_at ON list_runs WHEN NEW.ended_at IS NOT NULL BEGIN
  DELETE FROM begun_lookups WHERE list = NEW.list AND language = NEW.language;
END;
`
