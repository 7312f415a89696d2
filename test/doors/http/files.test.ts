import { writeFileSync } from 'node:fs'
import { createServer as createSite, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Blazon, type BlazonServer, createBlazon, createServer } from '../../../src/index.ts'
import { MAX_FILE_BYTES } from '../../../src/model/limits.ts'
import { docxOf, pdfOf } from '../../documents/made.ts'
import { patient } from '../../house/patient.ts'
import { temporaryFolder } from '../../store/temporary.ts'

const PATIENT = patient()

const PDF = Buffer.from(
  pdfOf([
    [
      [24, 0, 'Anvils'],
      [12, 40, 'They are made of iron.'],
    ],
    [[12, 0, 'The second page is about ore.']],
  ]),
)

const SITE: Readonly<
  Record<string, { type?: string; body?: string | Buffer; to?: string; status?: number }>
> = {
  '/a.bin': { type: 'application/x-thing; v=1', body: Buffer.from([0, 1, 2, 255]) },
  '/untyped': { body: 'x' },
  '/moved': { to: '/a.bin' },
  '/away': { to: 'http://other.example/a.bin' },
  '/none': { status: 404, type: 'text/plain', body: 'no' },
  '/large': { body: Buffer.alloc(MAX_FILE_BYTES + 1) },
  '/report.pdf': { type: 'application/pdf', body: PDF },
  '/letter': {
    type: 'application/octet-stream',
    body: Buffer.from(docxOf('<w:p><w:r><w:t>Dear smith</w:t></w:r></w:p>')),
  },
  '/data.json': { type: 'application/json', body: '{"anvils": 3}' },
  '/a.zip': { type: 'application/zip', body: Buffer.from('PK\u0003\u0004 and nothing else') },
}

const seen: { readonly at: string; readonly headers: IncomingHttpHeaders }[] = []
const site = createSite((request, response) => {
  const { host = '', ...headers } = request.headers
  seen.push({ at: `${host.replace(/:\d+$/, '')}${request.url}`, headers })
  const { status = 200, type, body = '', to } = SITE[request.url ?? ''] ?? { status: 404 }
  response.writeHead(to ? 302 : status, {
    ...(type && { 'content-type': type }),
    ...(to && { location: to }),
  })
  response.end(body)
})
const hosts = join(temporaryFolder(afterAll), 'hosts')
let blazon: Blazon
let server: BlazonServer
let base: string
let key: string

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n127.0.0.1:${port} - other.example\n`)
  blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  const { secret } = await blazon.keys.create('a test')
  server = await createServer(blazon)
  base = (await server.listen({ port: 0 })).url
  key = `Bearer ${secret}`
})
afterAll(async () => {
  await server.close()
  await blazon.close()
  site.close()
})

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function answerTo(path: string, more: RequestInit = {}): Promise<Answer> {
  const response = await fetch(base + path, {
    ...more,
    headers: { authorization: key, ...(more.headers as Record<string, string>) },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const get = (path: string, params: Record<string, string>) =>
  answerTo(`${path}?${new URLSearchParams(params)}`)
const bytes = (path: string, params: Record<string, string> = {}) =>
  get('/v1/web/scrape/bytes', { url: `http://acme.example${path}`, ...params })
const parse = (body: Uint8Array | string, params: Record<string, string> = {}) =>
  answerTo(`/v1/parse?${new URLSearchParams(params)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: body as BodyInit,
  })

test('the bytes of an address are given as base64, with where they came from', async () => {
  expect(await bytes('/moved')).toMatchObject({
    status: 200,
    body: {
      success: true,
      url: 'http://acme.example/moved',
      finalUrl: 'http://acme.example/a.bin',
      statusCode: 200,
      contentType: 'application/x-thing; v=1',
      contentLength: 4,
      encoding: 'base64',
      bytes: 'AAEC/w==',
    },
  })
  const { body } = await bytes('/untyped')
  expect(body).toMatchObject({ contentType: 'application/octet-stream', bytes: 'eA==' })
  expect((await bytes('/none')).body).toMatchObject({ success: true, statusCode: 404, bytes: 'bm8=' })
})

test('what is too large is a 413, and a private address is refused', async () => {
  expect(await bytes('/large')).toMatchObject({ status: 413, body: { error_code: 'FILE_TOO_LARGE' } })
  expect(await get('/v1/web/scrape/bytes', { url: 'http://127.0.0.1/' })).toMatchObject({ status: 400 })
})

test('headers go to the target alone', async () => {
  seen.length = 0
  const { status } = await bytes('/away', {
    'headers[X-Secret]': 'one',
    'headers[Referer]': 'http://r.example/',
  })
  expect(status).toBe(200)
  expect(seen.map(({ at, headers }) => [at, headers['x-secret'], headers.referer])).toEqual([
    ['acme.example/away', 'one', 'http://r.example/'],
    ['other.example/a.bin', undefined, undefined],
  ])
  await bytes('/a.bin', { headers: '{"X-Secret":"two"}' })
  expect(seen.at(-1)?.headers['x-secret']).toBe('two')
  expect(await bytes('/a.bin', { 'headers[Host]': 'evil.example' })).toMatchObject({ status: 400 })
  expect(await bytes('/a.bin', { country: 'de' })).toMatchObject({ status: 400 })
})

test('a file in the body becomes Markdown', async () => {
  expect(await parse(PDF)).toMatchObject({
    status: 200,
    body: {
      success: true,
      type: 'pdf',
      markdown: '# Anvils\n\nThey are made of iron.\n\nThe second page is about ore.',
    },
  })
  const second = { 'pdf[start]': '2', 'pdf[end]': '2' }
  expect((await parse(PDF, second)).body).toMatchObject({ markdown: 'The second page is about ore.' })
  expect((await parse(PDF, { pdf: '{"start":2}' })).body).toMatchObject({
    markdown: 'The second page is about ore.',
  })
  expect((await parse('a,b\n1,2', { extension: 'csv' })).body).toMatchObject({ type: 'csv' })
})

test('a file that is not read is refused with a sentence', async () => {
  expect(await parse('x', { extension: 'pptx' })).toMatchObject({
    status: 415,
    body: { error_code: 'UNSUPPORTED_TYPE', message: 'A presentation is not read: save it as PDF.' },
  })
  expect(await parse(new Uint8Array(MAX_FILE_BYTES + 1))).toMatchObject({ status: 413 })
  expect(await parse(new Uint8Array(MAX_FILE_BYTES + 100))).toMatchObject({ status: 413 })
  expect(await parse(PDF, { ocr: 'true' })).toMatchObject({ status: 400 })
  expect(await parse(PDF, { 'pdf[start]': '3', 'pdf[end]': '2' })).toMatchObject({ status: 400 })
  expect(await parse('')).toMatchObject({ status: 400 })
})

test('a page that is a file is read as one, and its type is named', async () => {
  const page = (kind: 'html' | 'markdown', path: string, params: Record<string, string> = {}) =>
    get(`/v1/web/scrape/${kind}`, { url: `http://acme.example${path}`, ...params })
  expect(await page('markdown', '/report.pdf')).toMatchObject({
    status: 200,
    body: { type: 'pdf', markdown: expect.stringMatching(/^# Anvils\n\nThey are made of iron\./) },
  })
  expect((await page('markdown', '/report.pdf', { 'pdf[start]': '2' })).body).toMatchObject({
    markdown: 'The second page is about ore.',
  })
  expect(await page('markdown', '/report.pdf', { 'pdf[shouldParse]': 'false' })).toMatchObject({
    status: 400,
    body: { message: 'http://acme.example/report.pdf is a PDF, and pdf.shouldParse is false.' },
  })
  expect(await page('html', '/report.pdf', { pdf: '{"ocr":true}' })).toMatchObject({ status: 400 })
  expect((await page('html', '/report.pdf')).body).toMatchObject({
    type: 'pdf',
    html: '<h1>Anvils</h1>\n<p>They are made of iron.</p>\n<p>The second page is about ore.</p>',
  })
  expect((await page('markdown', '/letter')).body).toMatchObject({ type: 'docx', markdown: 'Dear smith' })
  expect((await page('html', '/data.json')).body).toMatchObject({ type: 'json', html: '{"anvils": 3}' })
  expect(await page('html', '/a.zip')).toMatchObject({
    status: 400,
    body: { message: 'http://acme.example/a.zip is no web page but application/zip.' },
  })
})
