/** Ended tasks by their time: what is too old is looked for after each write, and tasks are kept for a week. */
export const ENDED_TASKS = 'CREATE INDEX tasks_ended ON tasks (ended_at) WHERE ended_at IS NOT NULL;'
