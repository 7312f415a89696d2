import { expect, onTestFinished, test } from 'vitest'
import { createBlazon } from '../../src/index.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { MAX_FILE_BYTES } from '../../src/model/limits.ts'
import { READING } from '../../src/readers/bounds.ts'
import { docxOf, pdfFrom, pdfOf, streamOf, zipOf } from '../documents/made.ts'
import { bounded } from '../house/bounded.ts'
import { patient } from '../house/patient.ts'

const options = patient()

async function engine() {
  const blazon = await createBlazon({ options })
  onTestFinished(() => blazon.close())
  return blazon
}

const failureOf = (work: Promise<unknown>): Promise<BlazonError> =>
  work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (thrown: unknown) => (thrown instanceof BlazonError ? thrown : Promise.reject(thrown)),
  )

test('a file is written as Markdown in a child process', async () => {
  const { parse } = await engine()
  expect(await parse(pdfOf([[[12, 0, 'Rockets for all']]]))).toEqual({
    ...{ type: 'pdf', markdown: 'Rockets for all', notes: [] },
  })
  expect(await parse(Buffer.from('a,b\n1,2'), { extension: 'csv' })).toMatchObject({
    markdown: '| a | b |\n| --- | --- |\n| 1 | 2 |',
  })
  expect(await failureOf(parse(zipOf({ 'a.txt': 'a' })))).toMatchObject({ code: 'unsupported_type' })
})

test('a file that is too long, empty or outside its range is refused', async () => {
  const { parse } = await engine()
  expect(await failureOf(parse(new Uint8Array(MAX_FILE_BYTES + 1)))).toMatchObject({ code: 'too_large' })
  expect(await failureOf(parse(new Uint8Array()))).toMatchObject({ message: 'The file is empty.' })
  expect(await failureOf(parse(new Uint8Array(1), { pdf: { start: 3, end: 2 } }))).toMatchObject({
    message: 'pdf.end is 2, and pdf.start is 3.',
  })
})

/** A PDF whose one page is in its tree a hundred thousand times, each time with some text to lay out. */
function endlessPdf(): Uint8Array {
  const times = 100_000
  const text = `BT /F1 9 Tf ${'(words and words) Tj T* '.repeat(200)} ET`
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'4 0 R '.repeat(times)}] /Count ${times} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    streamOf(text),
  ])
}

test('a PDF that never ends is ended alone, and so is a ZIP bomb', async () => {
  bounded(READING, { maxFileCpuMs: 2_000 })
  const { parse } = await engine()
  const endless = failureOf(parse(endlessPdf()))
  const bomb = failureOf(parse(docxOf(`<w:p><w:r><w:t>${'0'.repeat(400_000_000)}</w:t></w:r></w:p>`)))
  expect(await endless).toMatchObject({ code: 'too_large', retryable: false })
  expect(await bomb).toMatchObject({ code: 'too_large', retryable: false })
  expect(await parse(Buffer.from('still there'))).toMatchObject({ markdown: 'still there' })
})

test('a file that takes too long by the clock is ended, too', async () => {
  bounded(READING, { maxFileMs: 300 })
  const { parse } = await engine()
  expect(await failureOf(parse(endlessPdf()))).toMatchObject({ code: 'too_large' })
})
