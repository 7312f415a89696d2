/**
 * An index over ended tasks by their time, because each write is followed by a search for tasks older than a
 * week.
 */
export const ENDED_TASKS = 'CREATE INDEX tasks_ended ON tasks (ended_at) WHERE ended_at IS NOT NULL;'
