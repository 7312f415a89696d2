import type { LogoTask } from '../model/logo.ts'
import type { PictureFile } from '../model/picture.ts'
import { library } from '../pictures/decode.ts'
import { measure } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'

/** Serves the tasks of a process that decodes pictures. */
library()
const tasks = {
  measure: (files: readonly PictureFile[]) => measure(files),
  /** What draws logos is loaded with the first one: few lookups ask for a drawn logo. */
  logo: async (task: LogoTask) => {
    const { drawLogo } = await import('../pictures/logo/index.ts')
    return drawLogo(task)
  },
}
await serveTasks(() => tasks)

export type Tasks = typeof tasks
