/** A pool of child processes for tasks that may hang or take all memory. */

export type { Limits } from './limits.ts'
export { createProcessPool, EndedInWork } from './pool.ts'
export type { Program } from './program.ts'
export { serveTasks } from './serve-tasks.ts'
export { makeSnapshot } from './startup-snapshot.ts'
export { anyUser, unusedUser } from './unused-user.ts'
