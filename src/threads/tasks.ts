import type { SeenDocument } from '../capture/reader.ts'
import { readingFor } from '../capture/reading.ts'
import { links as keyLinksOf } from '../extract/links/index.ts'
import { styleguide } from '../extract/styleguide/index.ts'
import { foundValue } from '../model/finding.ts'
import type { Options } from '../model/options.ts'
import type { Result } from '../model/record.ts'
import { withPictures } from '../pictures/index.ts'
import { judge } from '../pipeline.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScriptShell } from '../snapshot/verdict/shell.ts'

/** What a snapshot says. */
export interface Judged {
  readonly result: Result
  /** True when the document is a frame that scripts would fill, so that the result is a reduced one. */
  readonly isShell: boolean
}

/** The pages that the record would name, for the capture to see whether they are there. */
const keyLinks = (page: Snapshot): string[] => Object.values(foundValue(keyLinksOf(page)) ?? {})

/** What is done on a thread of its own: everything whose time is up to the page. Pure. */
export function tasksFor(options: Options) {
  const { links, survey, draw } = readingFor(options, keyLinks)
  return {
    links,
    survey,
    draw: (page: SeenDocument) => draw(page),
    judge: async (snapshot: Snapshot): Promise<Judged> => ({
      result: judge(await withPictures(snapshot, options)),
      isShell: isScriptShell(snapshot).shell,
    }),
    guide: (snapshot: Snapshot) => styleguide(snapshot),
    /** Nothing: for a thread to be ready when there is something. */
    warm: (_: null) => null,
  }
}

export type Tasks = ReturnType<typeof tasksFor>
export type TaskName = keyof Tasks
