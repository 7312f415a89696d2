/** The report about work on lists that the holder of a lease stores with each renewal, as JSON. */
export const WORK_REPORTS = `
CREATE TABLE work_reports (
  lease  TEXT PRIMARY KEY REFERENCES leases (name) ON DELETE CASCADE,
  report TEXT NOT NULL
);
CREATE INDEX chunks_given_up ON chunks (list) WHERE is_given_up = 1;
`
