/** Ended tasks by their time: those that are too old, after a week, are searched after each write. */
export const ENDED_TASKS = 'CREATE INDEX tasks_ended ON tasks (ended_at) WHERE ended_at IS NOT NULL;'
