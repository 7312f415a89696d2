/** The payload of the announcement that a task was added. */
export const TASK_ADDED = 'task'

/** Migration `0027-shared-work.ts` of SQLite, and the announcement of added tasks. */
export const SHARED_WORK = `
ALTER TABLE begun_lookups
  ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX results_tried_again ON results (domain) WHERE attempts > 1;
CREATE TABLE site_notes (
  slot  BIGINT PRIMARY KEY,
  kind  TEXT COLLATE "C" NOT NULL,
  name  TEXT COLLATE "C" NOT NULL,
  host  TEXT COLLATE "C" NOT NULL,
  until BIGINT NOT NULL,
  value TEXT COLLATE "C" NOT NULL
);
CREATE FUNCTION announce_task() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_notify('blazon ' || TG_TABLE_SCHEMA, '${TASK_ADDED}');
  RETURN NULL;
END $$;
CREATE TRIGGER tasks_announced AFTER INSERT OR UPDATE OF added_at ON tasks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_task();
`
