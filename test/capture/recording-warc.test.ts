import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { WARCParser } from 'warcio'
import {
  createExchangeLog,
  type ExchangeWithBody,
  type Recording,
} from '../../src/capture/recording/recording.ts'
import { warcOf } from '../../src/capture/recording/warc.ts'

const HOME = 'https://acme.example/'

function taken(part: Partial<ExchangeWithBody>): ExchangeWithBody {
  const url = part.url ?? HOME
  return {
    by: 'browser',
    method: 'GET',
    url,
    requestHeaders: {},
    sent: null,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: {},
    body: null,
    partial: false,
    failure: null,
    ...part,
  }
}

function recordingOf(...exchanges: ExchangeWithBody[]): Recording {
  const log = createExchangeLog()
  for (const exchange of exchanges) log.begin()(exchange)
  return log.recording({
    domain: 'acme.example',
    capturedAt: '2026-11-20T12:00:00.123Z',
    producer: 'auto',
    notes: [],
  })
}

const VISIT = recordingOf(
  taken({
    by: 'http',
    url: 'http://acme.example/',
    finalUrl: HOME,
    redirects: [{ url: 'http://acme.example/', status: 301 }],
    requestHeaders: { accept: 'text/html' },
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', 'x-odd': 'a\r\nb: c' },
    body: Buffer.from('<title>Acme – ü</title>'),
  }),
  taken({
    url: HOME,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from('<title>Acme – ü</title>'),
  }),
  taken({
    url: `${HOME}logo.png?v=1`,
    headers: { 'content-type': 'image/png' },
    body: Buffer.from([0x89, 0x50, 0, 255]),
    partial: true,
  }),
  taken({
    url: 'https://ads.example/',
    status: 0,
    failure: { code: 'unreachable', message: '', retryable: false, cause: null },
  }),
)

async function bytesOf(recording: Recording): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of warcOf(recording)) parts.push(part)
  return Buffer.concat(parts)
}

async function recordsIn(bytes: Uint8Array) {
  const records = []
  for await (const record of WARCParser.iterRecords([bytes])) {
    const payload = Buffer.from(await record.readFully(false))
    records.push({
      type: record.warcType,
      url: record.warcTargetURI,
      line: record.httpHeaders?.statusline,
      headers: Object.fromEntries([...(record.httpHeaders?.headers ?? [])]),
      payload,
      truncated: record.warcHeader('WARC-Truncated'),
      refersTo: record.warcRefersToTargetURI,
      id: record.warcHeader('WARC-Record-ID'),
      date: record.warcDate,
      digest: record.warcPayloadDigest,
      concurrentTo: record.warcHeader('WARC-Concurrent-To'),
    })
  }
  return records
}

test('every answered hop has a request and an answer record, which another program can read', async () => {
  const records = await recordsIn(await bytesOf(VISIT))
  expect(records.map(({ type, url, line }) => [type, url, line])).toEqual([
    ['warcinfo', null, undefined],
    ['request', 'http://acme.example/', 'GET / HTTP/1.1'],
    ['response', 'http://acme.example/', 'HTTP/1.1 301 Moved Permanently'],
    ['request', HOME, 'GET / HTTP/1.1'],
    ['response', HOME, 'HTTP/1.1 200 OK'],
    ['request', HOME, 'GET / HTTP/1.1'],
    ['revisit', HOME, 'HTTP/1.1 200 OK'],
    ['request', `${HOME}logo.png?v=1`, 'GET /logo.png?v=1 HTTP/1.1'],
    ['response', `${HOME}logo.png?v=1`, 'HTTP/1.1 200 OK'],
  ])
  const [info, request, redirect, , home, , again, , logo] = records
  expect(info?.payload.toString()).toContain('isPartOf: acme.example\r\n')
  expect(request).toMatchObject({
    headers: { host: 'acme.example', accept: 'text/html' },
    concurrentTo: redirect?.id,
  })
  expect(redirect?.headers).toEqual({ location: HOME, 'content-length': '0' })
  expect(home?.payload.toString()).toBe('<title>Acme – ü</title>')
  expect(home?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-odd': 'a, b: c',
    'content-length': '26',
  })
  expect(again).toMatchObject({ refersTo: HOME, digest: home?.digest })
  expect(again?.payload).toHaveLength(0)
  expect([...(logo?.payload ?? [])]).toEqual([0x89, 0x50, 0, 255])
  expect(logo?.truncated).toBe('length')
  for (const { date } of records) expect(date).toBe('2026-11-20T12:00:00.123Z')
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
})

test('the same recording gives the same bytes, each record is compressed separately, and no temporary file is left', async () => {
  const before = readdirSync(tmpdir()).sort()
  const bytes = await bytesOf(VISIT)
  expect((await bytesOf(VISIT)).equals(bytes)).toBe(true)
  expect(readdirSync(tmpdir()).filter((name) => !before.includes(name) && /warc/i.test(name))).toEqual([])
  let members = 0
  for (
    let at = bytes.indexOf('\x1f\x8b\x08', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('\x1f\x8b\x08', at + 1, 'latin1')
  )
    members++
  expect(members).toBe(9)
})

test('an empty recording is a file with one record', async () => {
  expect(await recordsIn(await bytesOf(recordingOf()))).toHaveLength(1)
})
