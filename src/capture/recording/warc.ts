import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { WARCRecord, WARCSerializer } from 'warcio'
import { withoutTransfer } from '../http/transfer-headers.ts'
import { bodyOf } from './encoded-body.ts'
import { hopsOf } from './hops.ts'
import type { RecordedExchange, Recording } from './recording.ts'

type RecordFields = Parameters<typeof WARCRecord.create>[0]

/**
 * Writes a recording as a WARC 1.1 file (ISO 28500:2017) in which each record is compressed separately. It
 * has the request and the answer of every hop that was answered; for a body that occurred before, it has a
 * reference (`revisit`). The same recording gives the same bytes: record ids are made from the position in
 * the file, and dates are the time of the capture. Bodies are stored unpacked, so headers about the transfer
 * are left out.
 */
export async function* warcOf(recording: Recording): AsyncGenerator<Uint8Array> {
  const idOf = idsFor(recording)
  const write = (record: RecordFields, reader?: Iterable<Uint8Array>) =>
    packed(WARCRecord.create({ ...record, warcVersion: 'WARC/1.1', date: recording.capturedAt }, reader))
  yield await packed(
    WARCRecord.createWARCInfo(
      {
        warcVersion: 'WARC/1.1',
        date: recording.capturedAt,
        warcHeaders: { 'WARC-Record-ID': idOf('info') },
      },
      { software: 'blazon', format: 'WARC File Format 1.1', isPartOf: recording.domain },
    ),
  )
  const bodies = createBodies(recording)
  const hops = recording.exchanges.flatMap(hopsOf).filter(({ status, failure }) => status > 0 && !failure)
  for (const [at, hop] of hops.entries()) {
    const id = idOf(`response ${at}`)
    yield await write({
      ...requestOf(hop),
      warcHeaders: { 'WARC-Record-ID': idOf(`request ${at}`), 'WARC-Concurrent-To': id },
    })
    const { bytes, before } = bodies(hop)
    const answer = { ...answerOf(hop, bytes), warcHeaders: { 'WARC-Record-ID': id, ...marksOf(hop) } }
    if (!before) yield await write({ ...answer, type: 'response' }, [bytes])
    else {
      const warcHeaders = { ...answer.warcHeaders, 'WARC-Payload-Digest': `sha256:${sha256(bytes)}` }
      const refersTo = { refersToUrl: before, refersToDate: recording.capturedAt }
      yield await write({ ...answer, ...refersTo, type: 'revisit', warcHeaders })
    }
  }
}

/** Returns a function that finds a hop's body, and the URL of an earlier hop with the same body, if any. */
function createBodies({ bodies }: Recording) {
  const seen = new Map<string, string>()
  return (hop: RecordedExchange): { bytes: Uint8Array; before: string | undefined } => {
    const bytes = bodyOf(hop, bodies) ?? new Uint8Array()
    if (bytes.length === 0) return { bytes, before: undefined }
    const hash = sha256(bytes)
    const before = seen.get(hash)
    if (before === undefined) seen.set(hash, hop.url)
    return { bytes, before }
  }
}

function requestOf({ url, method, requestHeaders }: RecordedExchange): NonNullable<RecordFields> {
  const { pathname, search, host } = new URL(url)
  return {
    type: 'request',
    url,
    statusline: `${method} ${pathname}${search} HTTP/1.1`,
    // Request bodies are not stored, and a reader would wait for one of a stated length.
    httpHeaders: { host, ...oneLine(withoutLength(requestHeaders)) },
  }
}

function answerOf(
  { url, method, status, headers }: RecordedExchange,
  { length }: Uint8Array,
): NonNullable<RecordFields> {
  // The answer to HEAD has the length of the body that a GET would return.
  const told = method === 'HEAD' ? (headers['content-length'] ?? String(length)) : String(length)
  return {
    url,
    statusline: `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    httpHeaders: { ...oneLine(withoutTransfer(headers)), 'content-length': told },
  }
}

function withoutLength(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(content-length|transfer-encoding)$/i.test(name)),
  )
}

function marksOf({ partial }: RecordedExchange): Record<string, string> {
  return partial ? { 'WARC-Truncated': 'length' } : {}
}

function oneLine(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[\r\n]+/g, ', ')]),
  )
}

function packed(record: WARCRecord): Promise<Uint8Array> {
  return WARCSerializer.serialize(record, { gzip: true })
}

/** UUIDs of version 8 (RFC 9562), made from the recording and the position in the file. */
function idsFor({ domain, capturedAt }: Recording) {
  return (place: string): string => {
    const hex = sha256(Buffer.from(`${domain} ${capturedAt} ${place}`))
    const groups = [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ]
    return `<urn:uuid:${groups.join('-')}>`
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
