/**
 * Domains of lists whose lookup a batch began and has not ended. The next run of the list postpones the
 * domains of rows that are left after a crash. `crashes` counts how often the process died while the lookup
 * was running. The rows are not needed any more once the run over the list has ended.
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
