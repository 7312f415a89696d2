import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { whyNotWritten } from '../files/disk-failure.ts'
import { makeFolder } from '../files/make-folder.ts'
import { BlazonError } from '../model/errors.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { Report } from '../model/reporting.ts'
import { contentOf } from './content.ts'
import type { IndexRow } from './in-page/brand-index.ts'
import { indexPage, rowOf } from './index-page.ts'
import type { Material } from './material.ts'
import { fileNameOf } from './names.ts'
import { sheetPage } from './sheet-page.tsx'

/** The input of a report. Functions that read a database or draw are passed in. */
export interface ReportSource {
  /** The results in the order of the index. */
  results(): AsyncIterable<Result>
  /** Reads and draws the content of a brand's sheet besides its record. */
  materialOf(record: BrandRecord): Promise<Material>
  readonly at: Date
  /** The number of sheets that are made at the same time. */
  readonly atOnce: number
  readonly signal?: AbortSignal | undefined
  onProgress?(done: number): void
  /** Is called with the path of each written sheet. */
  onSheet?(path: string): Promise<void>
}

/** The largest number of paths in the summary of a report. */
const MOST_PATHS = 10

/**
 * Writes the report into a folder: the index, and a page for each brand with a folder of its pictures. The
 * use of memory does not grow with the number of brands. Rejects with `storage` when the folder cannot be
 * written.
 */
export async function writeReport(folder: string, source: ReportSource): Promise<Omit<Report, 'missing'>> {
  const counts = { brands: 0, others: 0 }
  const sheets: string[] = []
  const rows = async function* () {
    const written = inOrder(source.results(), source.atOnce, async (result) => {
      source.signal?.throwIfAborted()
      return writeBrand(folder, result, source)
    })
    for await (const { row, path } of written) {
      if (path === undefined) counts.others += 1
      else {
        counts.brands += 1
        if (sheets.length < MOST_PATHS) sheets.push(path)
        await source.onSheet?.(path)
      }
      source.onProgress?.(counts.brands + counts.others)
      yield row
    }
  }
  const index = join(folder, 'index.html')
  const part = `${index}.${process.pid}.part`
  try {
    await makeFolder(join(folder, 'brands'))
    await pipeline(Readable.from(indexPage(rows(), source.at)), createWriteStream(part))
    await rename(part, index)
  } catch (thrown) {
    await rm(part, { force: true }).catch(() => undefined)
    throw asStorage(folder, thrown)
  }
  return { index, sheets, ...counts }
}

/** Only errors of the file system have the name of a system call. */
function asStorage(folder: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error && 'syscall' in thrown)) return thrown
  const message = `The report cannot be written into ${folder}: ${whyNotWritten(thrown, 'file')}.`
  return new BlazonError('storage', message, { cause: thrown })
}

interface Written {
  readonly row: IndexRow
  /** The path of the sheet; undefined for a result without a brand. */
  readonly path: string | undefined
}

async function writeBrand(folder: string, result: Result, source: ReportSource): Promise<Written> {
  if (result.state !== 'ok') return { row: rowOf(result, '', ''), path: undefined }
  const { record } = result
  const name = fileNameOf(record.domain)
  const material = await source.materialOf(record)
  if (material.files.size > 0) await makeFolder(join(folder, 'brands', name))
  for (const [file, bytes] of material.files) await writeFile(join(folder, 'brands', name, file), bytes)
  const path = join(folder, 'brands', `${name}.html`)
  const { data, links } = contentOf(record, material, (file) => `${name}/${file}`)
  await writeFile(path, sheetPage(data, links, { back: '../index.html' }).html)
  const mark = material.thumb === undefined ? '' : `brands/${name}/${material.thumb}`
  return { row: rowOf(result, `brands/${name}.html`, mark), path }
}

/** Does the work for several entries at once, and yields the results in the order of the entries. */
async function* inOrder<T, R>(
  entries: AsyncIterable<T>,
  atOnce: number,
  work: (entry: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  try {
    for await (const entry of entries) {
      const begun = work(entry)
      // The failure is thrown where the result is awaited. Until then Node would report it as unhandled.
      begun.catch(() => undefined)
      running.push(begun)
      if (running.length >= atOnce) yield (await running.shift()) as R
    }
    for (let next = running.shift(); next; next = running.shift()) yield await next
  } finally {
    await Promise.allSettled(running)
  }
}
