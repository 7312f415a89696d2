import { startupSnapshot } from 'node:v8'
import type { Measured } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'
import type { ReadingOptions } from './options.ts'
import { tasksFor } from './tasks.ts'

/** Serves the tasks of a process that reads pages, until its owner ends. */
export function serveReading(): Promise<void> {
  return serveTasks((options: ReadingOptions, ask) =>
    // The owner answers with measurements of pictures, and receives the findings of users' fields.
    tasksFor(options, async (files) => (await ask(files)) as Measured, ask),
  )
}

// While a startup snapshot is made (`startup.ts`) there is no owner yet.
if (!startupSnapshot.isBuildingSnapshot()) void serveReading()
