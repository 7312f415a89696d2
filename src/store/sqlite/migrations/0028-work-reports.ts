/** What the holder of a lease reports of its work on lists with each renewal, as JSON. */
export const WORK_REPORTS = `
CREATE TABLE work_reports (
  lease  TEXT PRIMARY KEY REFERENCES leases (name) ON DELETE CASCADE,
  report TEXT NOT NULL
) STRICT;
`
