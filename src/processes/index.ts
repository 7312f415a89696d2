/** A pool of child processes for tasks that may hang or take all memory. */

export type { Limits } from './limits.ts'
export { createProcessPool, EndedInWork } from './pool.ts'
export { serveTasks } from './serve-tasks.ts'
export { anyUser, unusedUser } from './unused-user.ts'
