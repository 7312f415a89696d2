import { readingFor } from '../../../../src/capture/page/read-in-process.ts'
import { brandBody } from '../../../../src/doors/http/wire.ts'
import { readPage } from '../../../../src/extract/reading.ts'
import { styleguide } from '../../../../src/extract/styleguide/index.ts'
import { judge } from '../../../../src/paths/describe.ts'
import { READING as BOUNDS } from '../../../../src/readers/bounds.ts'
import { snapshotFromHar } from '../../../../src/snapshot/made/from-har.ts'
import { snapshotFromHtml } from '../../../../src/snapshot/made/from-html.ts'
import { stylesOf } from '../../../../src/snapshot/styles.ts'
import { har } from '../json.ts'
import { givenPage } from '../pages.ts'
import { type Readers, reader } from '../reader.ts'

const { maxParsingCpuMs, maxDescribingCpuMs } = BOUNDS
const READING = readingFor()

/**
 * Readers of whole pages. An extractor that throws costs its own field only, so its findings are searched for
 * errors.
 */
export const PAGE_READERS: Readers = {
  describe: reader({
    make: givenPage,
    read: (page) => {
      const result = judge(snapshotFromHtml(page))
      if (result.state === 'ok') brandBody(result.record)
      return withoutErrors(result)
    },
    limit: [maxDescribingCpuMs, 0],
  }),
  styleguide: reader({
    make: givenPage,
    read: (page) => withoutErrors(styleguide(snapshotFromHtml(page))),
    limit: [maxDescribingCpuMs, 0],
  }),
  styles: reader({
    make: givenPage,
    read: (page) => stylesOf(snapshotFromHtml(page)),
    limit: [maxDescribingCpuMs, 0],
  }),
  survey: reader({
    make: givenPage,
    read: (page) => READING.survey(snapshotFromHtml(page)),
    limit: [maxParsingCpuMs, 0],
  }),
  'language-versions': reader({
    make: givenPage,
    read: (page) => READING.language({ page: snapshotFromHtml(page), asked: 'de' }),
    limit: [maxParsingCpuMs, 0],
  }),
  images: reader({
    make: givenPage,
    read: (page) => readPage(snapshotFromHtml(page), { kind: 'images', options: { backgrounds: true } }),
    limit: [maxDescribingCpuMs, 0],
  }),
  markdown: reader({
    make: (chance) => ({
      page: givenPage(chance),
      options: {
        mainContentOnly: chance.oneIn(2),
        links: chance.oneIn(2),
        images: chance.oneIn(2),
        frontMatter: chance.oneIn(2),
        chunks: chance.pick([undefined, undefined, 200, 5e3]),
      },
    }),
    read: ({ page, options }) => readPage(snapshotFromHtml(page), { kind: 'markdown', options }),
    limit: [maxDescribingCpuMs, 0],
  }),
  'har-page': reader({
    make: har,
    read: (text) => withoutErrors(judge(snapshotFromHar(text))),
    refuses: true,
    limit: [maxDescribingCpuMs, 0],
  }),
}

/** Throws for a finding of an extractor that failed. */
function withoutErrors<T>(answer: T): T {
  const text = JSON.stringify(answer)
  const [failed] = /\{"error":".{0,200}/.exec(text) ?? []
  if (failed) throw new Error(`A finding failed: ${failed}`)
  return answer
}
