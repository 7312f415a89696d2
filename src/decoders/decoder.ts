import type { LogoTask } from '../model/logo.ts'
import type { PictureFile } from '../model/picture.ts'
import { library } from '../pictures/decode.ts'
import { measure } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'

/** Serves the tasks of a process that decodes pictures. The library is loaded before the first task. */
library()
const tasks = {
  measure: (files: readonly PictureFile[]) => measure(files),
  /** The module that draws logos is loaded with the first logo, because few lookups ask for one. */
  logo: async (task: LogoTask) => {
    const { drawLogo } = await import('../pictures/logo/index.ts')
    return drawLogo(task)
  },
}
await serveTasks(() => tasks)

export type Tasks = typeof tasks
