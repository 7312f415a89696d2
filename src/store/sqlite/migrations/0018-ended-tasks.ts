/** Each write is followed by a search for tasks that ended more than a week ago. */
export const ENDED_TASKS = 'CREATE INDEX tasks_ended ON tasks (ended_at) WHERE ended_at IS NOT NULL;'
