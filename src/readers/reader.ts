import type { Measured } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'
import type { ReadingOptions } from './options.ts'
import { tasksFor } from './tasks.ts'

/** The entry module of a process that reads pages. */
await serveTasks((options: ReadingOptions, ask) =>
  // The owner answers with measurements of pictures, and receives the findings of users' fields.
  tasksFor(options, async (files) => (await ask(files)) as Measured, ask),
)
