import { Readable, type Transform } from 'node:stream'
import { createGunzip, createInflateRaw } from 'node:zlib'
import { BlazonError } from '../../model/errors.ts'
import { bytesOf } from '../text/unlabelled.ts'
import { isWorkbook, ZIP, ZIP_HEADER_BYTES, zipDataAt, zipNameEnd } from './zip.ts'

/**
 * Yields the bytes of a file. A gzip file is unpacked, recognised by its first bytes and not by its name; of
 * a ZIP archive the first file is unpacked. Throws `invalid_input` for workbooks.
 */
export async function* unpacked(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  const source = bytesIn(chunks)
  // No more bytes are awaited than the decision needs, because the source may be a pipe whose writer waits
  // for us.
  const begun = await readAhead(source, new Uint8Array(), (read) =>
    [GZIP, ZIP, OLD_WORKBOOK].some((sign) => mayBecome(read, sign)),
  )
  const isZip = beginsWith(begun, ZIP)
  const needsMore = (read: Uint8Array) => read.length < ZIP_HEADER_BYTES || read.length < zipNameEnd(read)
  const start = isZip ? await readAhead(source, begun, needsMore) : begun
  if (beginsWith(start, OLD_WORKBOOK) || (isZip && !needsMore(start) && isWorkbook(start)))
    throw new BlazonError('invalid_input', WORKBOOK)
  if (beginsWith(start, GZIP)) {
    yield* through(Readable.from(continued(start, source)), createGunzip())
    return
  }
  const dataAt = zipStart(start)
  if (dataAt === undefined) {
    yield* continued(start, source)
    return
  }
  const header = await readAhead(source, start, (read) => read.length < dataAt)
  yield* through(Readable.from(continued(header.subarray(dataAt), source)), createInflateRaw())
}

async function* bytesIn(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield bytesOf(chunk)
}

/**
 * Passes packed data through a decompressor, up to the end of the first file. With Node's `compose`, an error
 * after the first data would end the process.
 */
async function* through(packed: Readable, unpacking: Transform): AsyncGenerator<Uint8Array> {
  packed.on('error', (error) => unpacking.destroy(error))
  packed.pipe(unpacking)
  try {
    yield* unpacking
  } finally {
    packed.destroy()
  }
}

const GZIP = [0x1f, 0x8b]
/** The first bytes of an Excel file up to 2003 ([MS-CFB] 2.2). */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const WORKBOOK = 'This is a workbook of a spreadsheet program: save its sheet as CSV, in UTF-8.'

function zipStart(start: Uint8Array): number | undefined {
  return beginsWith(start, ZIP) && start.length >= ZIP_HEADER_BYTES ? zipDataAt(start) : undefined
}

function beginsWith(start: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, at) => start[at] === byte)
}

/** Returns whether the bytes are the beginning of a signature, so that more bytes are needed to decide. */
function mayBecome(start: Uint8Array, sign: readonly number[]): boolean {
  return start.length < sign.length && beginsWith(start, sign.slice(0, start.length))
}

/** Reads on while `needsMore` returns true and the source has more bytes. */
async function readAhead(
  source: AsyncIterator<Uint8Array>,
  read: Uint8Array,
  needsMore: (read: Uint8Array) => boolean,
): Promise<Uint8Array> {
  let start = read
  while (needsMore(start)) {
    const { done, value } = await source.next()
    if (done) break
    start = start.length === 0 ? value : Buffer.concat([start, value])
  }
  return start
}

async function* continued(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (start.length > 0) yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}
