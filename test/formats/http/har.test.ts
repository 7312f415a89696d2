import { expect, test } from 'vitest'
import { parseHar } from '../../../src/formats/http/har.ts'

function entriesOf(...entries: unknown[]) {
  const read = parseHar(JSON.stringify({ log: { entries } }))
  return 'har' in read ? read.har.entries : []
}

const get = (url: string, response: object, rest: object = {}) => ({
  request: { method: 'GET', url, headers: [] },
  response,
  ...rest,
})

test('an entry as Chrome saves it', () => {
  const [entry] = entriesOf({
    _initiator: { type: 'other' },
    _priority: 'VeryHigh',
    _resourceType: 'document',
    cache: {},
    connection: '443',
    pageref: 'page_1',
    request: {
      method: 'GET',
      url: 'https://acme.example/#top',
      httpVersion: 'h2',
      headers: [
        { name: ':authority', value: 'acme.example' },
        { name: 'Accept', value: 'text/html' },
      ],
      cookies: [],
    },
    response: {
      status: 200,
      statusText: '',
      headers: [
        { name: 'Content-Type', value: 'text/html; charset=utf-8' },
        { name: 'Vary', value: 'Accept' },
        { name: 'vary', value: 'Cookie' },
      ],
      content: { size: 11, mimeType: 'text/html', text: '<p>Acme</p>' },
      redirectURL: '',
      _transferSize: 300,
    },
    startedDateTime: '2026-11-20T12:00:00.123+01:00',
    time: 12.5,
  })
  expect(entry).toEqual({
    page: 'page_1',
    startedAt: '2026-11-20T11:00:00.123Z',
    method: 'GET',
    url: 'https://acme.example/',
    requestHeaders: { accept: 'text/html' },
    sent: null,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept, Cookie' },
    type: 'text/html; charset=utf-8',
    body: '<p>Acme</p>',
    redirectUrl: null,
    resourceType: 'document',
  })
})

test('an entry as Firefox saves it', () => {
  const [entry, blocked] = entriesOf(
    {
      startedDateTime: '2026-11-20T12:00:00.123+01:00',
      request: {
        bodySize: 9,
        method: 'POST',
        url: 'https://acme.example/api',
        headers: [{ name: 'Content-Type', value: 'text/plain' }],
        postData: { mimeType: 'text/plain', params: [], text: 'one=1&b=2' },
      },
      response: {
        status: 200,
        headers: [{ name: 'content-type', value: 'image/gif' }],
        content: { mimeType: 'image/gif', size: 3, encoding: 'base64', text: 'R0lG' },
        redirectURL: '',
        bodySize: 3,
      },
      cache: { afterRequest: null },
      _securityState: 'secure',
      pageref: 'page_1',
    },
    {
      startedDateTime: '2026-11-20T12:00:00.456+01:00',
      request: { method: 'GET', url: 'https://ads.example/a.js', headers: [] },
      response: {
        status: 0,
        statusText: '',
        headers: [],
        content: { mimeType: 'text/plain' },
        redirectURL: '',
      },
      pageref: 'page_1',
    },
  )
  expect(entry).toMatchObject({ method: 'POST', sent: 'one=1&b=2', status: 200, resourceType: null })
  expect(entry?.body).toEqual(Buffer.from('GIF'))
  expect(blocked).toMatchObject({ status: 0, type: 'text/plain', body: null })
})

test('an entry as Safari saves it', () => {
  const [entry, moved] = entriesOf(
    {
      pageref: 'page_0',
      startedDateTime: '2026-11-20T11:00:00.123Z',
      request: {
        method: 'GET',
        url: 'https://www.acme.example/',
        headers: [{ name: 'Accept', value: '*/*' }],
      },
      response: {
        status: 200,
        statusText: '',
        headers: [{ name: 'Content-Type', value: 'text/html' }],
        content: { size: 11, compression: 2, mimeType: 'text/html', text: '<p>Acme</p>' },
        redirectURL: '',
        _transferSize: 300,
      },
      _priority: 'high',
      _fetchType: 'Network Load',
    },
    {
      pageref: 'page_0',
      request: { method: 'GET', url: 'http://acme.example/', headers: [] },
      response: {
        status: 301,
        headers: [{ name: 'Location', value: 'https://www.acme.example/' }],
        content: { size: 0, mimeType: 'text/html' },
        redirectURL: 'https://www.acme.example/',
      },
    },
  )
  expect(entry).toMatchObject({ page: 'page_0', status: 200, type: 'text/html', body: '<p>Acme</p>' })
  expect(moved).toMatchObject({ startedAt: null, redirectUrl: 'https://www.acme.example/', body: null })
})

test.each([
  ['text', { content: { text: 'p{}', size: 3 } }, 'p{}'],
  ['base64', { content: { text: 'iVBO', encoding: 'base64' } }, Buffer.from([0x89, 0x50, 0x4e])],
  ['an empty file', { content: { text: '', size: 0 } }, ''],
  ['no text', { content: { size: 700, mimeType: 'text/css' } }, null],
  ['an empty text of 700 bytes', { content: { size: 700, text: '' } }, null],
  ['no content', {}, null],
  ['a text that is no text', { content: { text: 7 } }, null],
])('a body: %s', (_, response, body) => {
  expect(entriesOf(get('https://acme.example/a', response))[0]?.body).toEqual(body)
})

test.each([
  [301, '', '/de/', 'https://acme.example/de/'],
  [302, 'https://other.example/', 'ignored', 'https://other.example/'],
  [307, '', undefined, null],
  [200, 'https://other.example/', undefined, null],
  [301, 'javascript:alert(1)', undefined, null],
])('status %i with redirectURL "%s" and location %s leads to %s', (status, redirectURL, location, target) => {
  const headers = location === undefined ? [] : [{ name: 'Location', value: location }]
  const [entry] = entriesOf(get('https://acme.example/', { status, redirectURL, headers }))
  expect(entry?.redirectUrl).toBe(target)
})

test.each([0, -1, '200 OK', null, 1000])('status %s is no answer', (status) => {
  expect(entriesOf(get('https://acme.example/', { status }))[0]?.status).toBe(0)
})

test('what is no http exchange is left out: data, extensions, web sockets, nonsense', () => {
  const urls = ['data:text/css,p{}', 'chrome-extension://a/b.js', 'wss://acme.example/', 'blob:x', 'a b', 7]
  expect(entriesOf(...urls.map((url) => get(String(url), {})), null, 'text', [], { request: null })).toEqual(
    [],
  )
})

test('a byte order mark before the file is passed over', () => {
  expect(parseHar('\ufeff{"log":{"entries":[],"pages":[{"id":"a"},{},{"id":1}]}}')).toEqual({
    har: { pages: ['a'], entries: [] },
  })
})

test.each([
  ['', 'it is not JSON'],
  ['<html>', 'it is not JSON'],
  ['null', 'it has no log of entries'],
  ['{"log":{"entries":{}}}', 'it has no log of entries'],
  ['{"__proto__":{"log":{"entries":[]}}}', 'it has no log of entries'],
])('%s is no HAR file: %s', (text, reason) => {
  expect(parseHar(text)).toEqual({ reason })
})
