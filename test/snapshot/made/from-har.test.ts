import { describe, expect, test } from 'vitest'
import { isFound } from '../../../src/model/finding.ts'
import { judge } from '../../../src/paths/describe.ts'
import { snapshotFromHar } from '../../../src/snapshot/made/from-har.ts'
import { resourceAt } from '../../../src/snapshot/snapshot.ts'

interface Given {
  readonly url: string
  readonly page?: string
  /** The time when it began; null for a file that does not say. */
  readonly at?: string | null
  readonly status?: number
  readonly type?: string
  readonly text?: string
  readonly base64?: string
  readonly to?: string
  readonly resourceType?: string
  readonly headers?: readonly { name: string; value: string }[]
}

/** Makes a HAR file with these entries, in the form that developer tools save. */
function harOf(...entries: Given[]): string {
  return JSON.stringify({
    log: {
      version: '1.2',
      pages: [{ id: 'page_1' }, { id: 'page_2' }],
      entries: entries.map(
        ({ url, page = 'page_1', at, status = 200, type, text, base64, to, resourceType, headers }) => ({
          pageref: page,
          ...(at === null ? {} : { startedDateTime: at ?? '2026-11-20T12:00:00.000Z' }),
          ...(resourceType ? { _resourceType: resourceType } : {}),
          request: { method: 'GET', url, headers: [] },
          response: {
            status,
            redirectURL: to ?? '',
            headers: headers ?? [],
            content: {
              mimeType: type ?? 'text/html',
              ...(text === undefined ? {} : { text }),
              ...(base64 === undefined ? {} : { text: base64, encoding: 'base64' }),
            },
          },
        }),
      ),
    },
  })
}

const HOME =
  '<title>Acme</title><link rel=stylesheet href=/a.css><img src=/logo.png alt=Acme><h1>Acme makes anvils</h1>'

const VISIT = harOf(
  { url: 'http://acme.example/', status: 301, to: 'https://acme.example/' },
  { url: 'https://acme.example/', status: 302, to: 'https://www.acme.example/de/' },
  {
    url: 'https://www.acme.example/de/',
    text: HOME,
    resourceType: 'document',
    headers: [
      { name: 'Content-Type', value: 'text/html; charset=windows-1252' },
      { name: 'Set-Cookie', value: 'visitor=7' },
    ],
  },
  { url: 'https://www.acme.example/frame', text: '<p>frame', resourceType: 'document' },
  { url: 'https://www.acme.example/a.css', type: 'text/css', text: 'h1{color:#123456}/* ü */' },
  { url: 'https://www.acme.example/logo.png', type: 'image/png', base64: 'iVBO' },
  { url: 'https://www.acme.example/gone.png', status: 404, text: 'no' },
  { url: 'https://ads.example/blocked.js', status: 0 },
  { url: 'https://www.acme.example/left-out.css', type: 'text/css' },
  { url: 'https://shop.example/', page: 'page_2', text: '<title>Shop</title>' },
)

describe('a visit', () => {
  const snapshot = snapshotFromHar(VISIT)
  test('is that of the site asked for, at the page that answered', () => {
    expect(snapshot).toMatchObject({
      site: { domain: 'acme.example', registrable: 'acme.example' },
      url: 'https://www.acme.example/de/',
      capturedAt: '2026-11-20T12:00:00.000Z',
      producer: 'http',
      document: { status: 200, charset: 'utf-8' },
      samples: null,
    })
    expect(snapshot.resources[0]).toMatchObject({
      url: 'http://acme.example/',
      finalUrl: 'https://www.acme.example/de/',
      kind: 'document',
      headers: { 'content-type': 'text/html; charset=windows-1252' },
      redirects: [
        { url: 'http://acme.example/', status: 301 },
        { url: 'https://acme.example/', status: 302 },
      ],
    })
  })

  test('has its files, each with its body or the reason why there is none', () => {
    const told = snapshot.resources
      .slice(1)
      .map(({ url, kind, error }) => [new URL(url).pathname, kind, error])
    expect(told).toEqual([
      ['/frame', 'other', null],
      ['/a.css', 'stylesheet', null],
      ['/logo.png', 'image', null],
      ['/gone.png', 'other', 'It answered with status 404.'],
      ['/blocked.js', 'other', 'It did not answer.'],
      ['/left-out.css', 'stylesheet', 'The file was saved without its body.'],
    ])
    const sheet = resourceAt(snapshot, 'https://www.acme.example/a.css')
    expect(new TextDecoder().decode(snapshot.bodies.get(sheet?.body ?? ''))).toBe('h1{color:#123456}/* ü */')
    const logo = resourceAt(snapshot, 'https://www.acme.example/logo.png')
    expect([...(snapshot.bodies.get(logo?.body ?? '') ?? [])]).toEqual([0x89, 0x50, 0x4e])
  })

  test('is described like any other page, the same each time', () => {
    const result = judge(snapshot)
    expect(result.state).toBe('ok')
    if (result.state !== 'ok') return
    expect(isFound(result.record.fields.name) && result.record.fields.name.value).toBe('Acme')
    expect(JSON.stringify(judge(snapshotFromHar(VISIT)))).toBe(JSON.stringify(result))
  })

  test('another page of the file can be asked for', () => {
    expect(snapshotFromHar(VISIT, { url: 'https://shop.example' }).site.domain).toBe('shop.example')
    expect(() => snapshotFromHar(VISIT, { url: 'https://none.example/' })).toThrow(
      'no page at https://none.example/ with its body',
    )
    expect(() => snapshotFromHar(VISIT, { url: 'none' })).toThrow('"none" is no URL')
  })
})

test('a document in bytes is decoded as it declares', () => {
  const base64 = Buffer.from('<meta charset=windows-1252><title>Müller</title>', 'latin1').toString('base64')
  const snapshot = snapshotFromHar(harOf({ url: 'https://acme.example/', base64 }))
  expect(snapshot.document.charset).toBe('windows-1252')
  expect(new TextDecoder().decode(snapshot.bodies.get(snapshot.document.body))).toContain('Müller')
})

test('entries that do not say of which page they are', () => {
  const har = harOf({ url: 'https://acme.example/', text: HOME, page: 'elsewhere' })
  expect(snapshotFromHar(har).url).toBe('https://acme.example/')
})

test('a first answer that is a challenge gives way to the page that came after', () => {
  const har = harOf(
    { url: 'https://acme.example/', status: 403, text: '<title>Just a moment</title>' },
    { url: 'https://acme.example/', text: HOME },
  )
  expect(snapshotFromHar(har).document.status).toBe(200)
})

test.each([
  ['<html>', 'This is no HAR file: it is not JSON.'],
  ['{}', 'This is no HAR file: it has no log of entries.'],
  [harOf(), 'This HAR file has no page with its body: save it "with content"'],
  [
    harOf({ url: 'https://acme.example/' }),
    'This HAR file has no page with its body: save it "with content"',
  ],
])('%.40s is refused in one sentence', (text, message) => {
  expect(() => snapshotFromHar(text)).toThrow(
    expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining(message) }),
  )
})

test('a frame is no page, and one that was not modified is as good as sent', () => {
  const frame = { url: 'https://video.example/embed', resourceType: 'document', text: '<title>Video</title>' }
  const page = {
    url: 'https://acme.example/',
    status: 304,
    resourceType: 'document',
    text: '<title>Acme</title><h1>Anvils',
  }
  const read = snapshotFromHar(harOf(page, frame))
  expect([read.url, read.document.status]).toEqual(['https://acme.example/', 200])
  const gone = snapshotFromHar(harOf({ ...page, status: 404 }, frame))
  expect([gone.url, gone.document.status]).toEqual(['https://acme.example/', 404])
  const bare = harOf({ url: 'https://acme.example/', resourceType: 'document' }, frame)
  expect(() => snapshotFromHar(bare)).toThrow(/no page with its body/)
})

describe('entries are taken in the order they began', () => {
  const second = (n: number) => `2026-11-20T12:00:0${n}.000Z`
  const page = { url: 'https://acme.example/', text: HOME }
  const ad = { url: 'https://ads.example/frame', text: '<title>Ad</title>' }

  test('a frame that is listed before the document is no page', () => {
    const har = harOf({ ...ad, at: second(2) }, { ...page, at: second(1) })
    expect(snapshotFromHar(har).url).toBe('https://acme.example/')
  })

  test('times of other zones are times', () => {
    const har = harOf(
      { ...ad, at: '2026-11-20T12:00:02.000Z' },
      { ...page, at: '2026-11-20T13:00:01.000+01:00' },
    )
    expect(snapshotFromHar(har).url).toBe('https://acme.example/')
  })

  test('those of one time, and those that do not say when, keep their place', () => {
    expect(snapshotFromHar(harOf(page, ad)).url).toBe('https://acme.example/')
    expect(snapshotFromHar(harOf({ ...page, at: null }, { ...ad, at: second(1) })).url).toBe(page.url)
    const files = ['c', 'x', 'a', 'b'].map((name) => ({
      url: `https://acme.example/${name}.js`,
      type: 'text/javascript',
      text: name,
      at: { a: second(3), b: second(4), c: second(5) }[name] ?? null,
    }))
    const { resources } = snapshotFromHar(harOf({ ...page, at: second(1) }, ...files))
    expect(resources.slice(1).map(({ url }) => url.at(-4))).toEqual(['a', 'x', 'b', 'c'])
  })
})

describe('a document without its body gives way to the next one that has it', () => {
  const page = { url: 'https://acme.example/', text: HOME, page: 'page_2' }

  test('a log that begins with the end of another visit', () => {
    const late = { url: 'https://before.example/late.js', type: 'text/javascript', text: 'x' }
    expect(snapshotFromHar(harOf(late, page)).url).toBe('https://acme.example/')
    expect(snapshotFromHar(harOf({ url: 'https://before.example/' }, page)).url).toBe('https://acme.example/')
  })

  test('one that was not modified, and then sent', () => {
    const url = 'https://acme.example/'
    const { document } = snapshotFromHar(harOf({ url, status: 304 }, { url, text: HOME }))
    expect(document.status).toBe(200)
  })

  test.each([204, 205])('a beacon that was answered with %d is no document', (status) => {
    const beacon = { url: 'https://count.example/hit', status, text: '' }
    expect(snapshotFromHar(harOf(beacon, page)).url).toBe('https://acme.example/')
    expect(snapshotFromHar(harOf(beacon, { ...page, page: 'page_1' })).url).toBe('https://acme.example/')
  })
})
