/** The columns and the table of the migration `0027-shared-work.ts` of SQLite. */
export const SHARED_WORK = `
ALTER TABLE begun_lookups
  ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;
CREATE TABLE site_notes (
  slot  BIGINT PRIMARY KEY,
  kind  TEXT COLLATE "C" NOT NULL,
  name  TEXT COLLATE "C" NOT NULL,
  host  TEXT COLLATE "C" NOT NULL,
  until BIGINT NOT NULL,
  value TEXT COLLATE "C" NOT NULL
);
`
