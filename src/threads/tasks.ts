import type { KeyPages } from '../capture/page/survey.ts'
import type { SeenDocument } from '../capture/reader.ts'
import { readingFor } from '../capture/reading.ts'
import { judge } from '../describe.ts'
import { links as keyLinksOf } from '../extract/links/index.ts'
import { kindsBeside, listedPages } from '../extract/links/listed.ts'
import type { Reading } from '../extract/reading.ts'
import { styleguide } from '../extract/styleguide/index.ts'
import { foundValue } from '../model/finding.ts'
import type { Options } from '../model/options.ts'
import type { Result } from '../model/record.ts'
import { withPictures } from '../pictures/index.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScriptShell } from '../snapshot/verdict/shell.ts'

/** What a snapshot says. */
export interface Judged {
  readonly result: Result
  /** True when the document is a frame that scripts would fill, so that the result is a reduced one. */
  readonly isShell: boolean
}

/** The pages that the record would name, for the capture to see whether they are there. */
const KEY_PAGES: KeyPages = {
  linked: (page) => {
    const found = foundValue(keyLinksOf(page)) ?? {}
    return { urls: Object.values(found), lacks: kindsBeside(Object.keys(found)) }
  },
  listed: listedPages,
}

/** What is done on a thread of its own: everything whose time is up to the page. Pure. */
export function tasksFor(options: Options) {
  const { links, survey, draw, language, listed } = readingFor(options, KEY_PAGES)
  return {
    links,
    survey,
    language,
    listed,
    draw: (page: SeenDocument) => draw(page),
    judge: async (snapshot: Snapshot): Promise<Judged> => ({
      result: judge(await withPictures(snapshot, options)),
      isShell: isScriptShell(snapshot).shell,
    }),
    guide: (snapshot: Snapshot) => styleguide(snapshot),
    /** What writes Markdown is loaded by the first who asks. */
    read: async ({ snapshot, reading }: { snapshot: Snapshot; reading: Reading }) => {
      const { readPage } = await import('../extract/reading.ts')
      const page = readPage(snapshot, reading, options.fetch.maxHtmlBytes)
      return { page, isShell: page.state === 'ok' && isScriptShell(snapshot).shell }
    },
    /** Nothing: for a thread to be ready when there is something. */
    warm: (_: null) => null,
  }
}

export type Tasks = ReturnType<typeof tasksFor>
export type TaskName = keyof Tasks
