import type { SeenDocument } from '../capture/reader.ts'
import { readingFor } from '../capture/reading.ts'
import type { Options } from '../model/options.ts'
import type { Result } from '../model/record.ts'
import { judge } from '../pipeline.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScriptShell } from '../snapshot/verdict/shell.ts'

/** What a snapshot says. */
export interface Judged {
  readonly result: Result
  /** True when the document is a frame that scripts would fill, so that the result is a reduced one. */
  readonly isShell: boolean
}

/** What is done on a thread of its own: everything whose time is up to the page. Pure. */
export function tasksFor(options: Options) {
  const { links, survey, draw } = readingFor(options)
  return {
    links,
    survey,
    draw: (page: SeenDocument) => draw(page),
    judge: (snapshot: Snapshot): Judged => ({
      result: judge(snapshot),
      isShell: isScriptShell(snapshot).shell,
    }),
    /** Nothing: for a thread to be ready when there is something. */
    warm: (_: null) => null,
  }
}

export type Tasks = ReturnType<typeof tasksFor>
export type TaskName = keyof Tasks
