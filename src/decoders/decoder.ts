import type { LogoTask } from '../model/logo.ts'
import type { PictureFile } from '../model/picture.ts'
import { type Limits, loadDecoder } from '../pictures/decode.ts'
import { drawLogo } from '../pictures/logo/index.ts'
import { measure } from '../pictures/measure.ts'
import { serveTasks } from '../processes/index.ts'

/** The entry module of a process that decodes pictures. */
await loadDecoder()
const tasks = {
  measure: ({ files, limits }: { files: readonly PictureFile[]; limits: Limits }) => measure(files, limits),
  logo: ({ task, limits }: { task: LogoTask; limits: Limits }) => drawLogo(task, limits),
}
await serveTasks(() => tasks)

export type Tasks = typeof tasks
