import type { LogoTask } from '../model/logo.ts'
import type { PictureFile } from '../model/picture.ts'
import { decode, library } from '../pictures/decode.ts'
import { measure } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'

/** A picture, and the number of pixels to which it is scaled down. */
interface PixelsTask {
  readonly bytes: Uint8Array
  readonly most: number
}

/** Serves the tasks of a process that decodes pictures. The library is loaded before the first task. */
library()
const tasks = {
  measure: (files: readonly PictureFile[]) => measure(files),
  /** The module that draws logos is loaded with the first logo, because few lookups ask for one. */
  logos: async (task: LogoTask) => {
    const { drawLogos } = await import('../pictures/logo/index.ts')
    return drawLogos(task)
  },
  pixels: async ({ bytes, most }: PixelsTask) => {
    const decoded = await decode(bytes, { working: most })
    return 'reason' in decoded ? decoded : decoded.pixels
  },
}
await serveTasks(() => tasks)

export type Tasks = typeof tasks
