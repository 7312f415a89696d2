import type { LogoTask } from '../model/logo.ts'
import type { PictureFile } from '../model/picture.ts'
import { loadDecoder } from '../pictures/decode.ts'
import { drawLogo } from '../pictures/logo/index.ts'
import { measure } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'

/** Serves the tasks of a process that decodes pictures. */
await loadDecoder()
const tasks = {
  measure: (files: readonly PictureFile[]) => measure(files),
  logo: (task: LogoTask) => drawLogo(task),
}
await serveTasks(() => tasks)

export type Tasks = typeof tasks
