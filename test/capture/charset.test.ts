import { encode } from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decodeCss, decodeHtml } from '../../src/formats/charset.ts'

const page = (meta: string, text: string) => `<!doctype html><head>${meta}<title>${text}</title>`
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

describe('legacy encodings named by meta', () => {
  test.each([
    ['windows-1252', 'Müller – “quoted” 10 €'],
    ['iso-8859-1', 'Müller – “quoted” 10 €', 'windows-1252'],
    ['iso-8859-2', 'Žluťoučký kůň'],
    ['iso-8859-15', 'Œuvre 10 €'],
    ['windows-1250', 'Źdźbło – Łódź'],
    ['windows-1251', 'Тихоструй'],
    ['koi8-r', 'Тихоструй'],
    ['windows-1253', 'Ελληνικά'],
    ['windows-1254', 'İstanbul şehri'],
    ['windows-1255', 'שלום'],
    ['windows-1256', 'سدرينا'],
    ['shift_jis', '株式会社テスト'],
    ['euc-jp', '株式会社テスト'],
    ['gbk', '简体中文网站'],
    ['gb18030', '简体中文网站'],
    ['big5', '繁體中文網站'],
    ['euc-kr', '한국어 사이트'],
    ['macintosh', 'Café “x”'],
  ])('%s', (label, text, name = label) => {
    const encoded = encode(page(`<meta charset="${label}">`, text), name)
    expect(decodeHtml(encoded).text).toContain(`<title>${text}</title>`)
  })
})

test.each([
  [
    'a byte order mark goes before header and meta',
    bytes([0xef, 0xbb, 0xbf], page('<meta charset=koi8-r>', 'é')),
    'text/html; charset=windows-1251',
    'utf-8',
  ],
  ['UTF-16 by its byte order mark', Buffer.from(`\ufeff${page('', 'é')}`, 'utf16le'), undefined, 'utf-16le'],
  [
    'the header goes before meta',
    encode(page('<meta charset=utf-8>', 'é'), 'windows-1252'),
    'text/html; charset="ISO-8859-1"',
    'windows-1252',
  ],
  [
    'an unknown label in the header is passed over',
    bytes(page('<meta charset=utf-8>', 'é')),
    'text/html; charset=klingon',
    'utf-8',
  ],
  [
    'meta http-equiv',
    encode(
      page('<meta http-equiv=content-type content="text/html; charset=iso-8859-1">', 'é'),
      'windows-1252',
    ),
    'text/html',
    'windows-1252',
  ],
  ['nothing said, and the bytes are UTF-8', bytes(page('', 'é')), 'text/html', 'utf-8'],
  ['nothing said, and they are not', encode(page('', 'é'), 'windows-1252'), 'text/html', 'windows-1252'],
  [
    'a meta beyond 1,024 bytes is not seen',
    encode(`<!--${'x'.repeat(1100)}-->${page('<meta charset=koi8-r>', 'é')}`, 'windows-1252'),
    undefined,
    'windows-1252',
  ],
  ['UTF-16 named by meta is UTF-8', bytes(page('<meta charset=utf-16>', 'é')), undefined, 'utf-8'],
])('%s', (_, body, contentType, charset) => {
  const decoded = decodeHtml(body, contentType)
  expect(decoded.charset).toBe(charset)
  expect(decoded.text).toContain('<title>é</title>')
  expect(decoded.text).not.toMatch(/^\ufeff/)
})

test('a body cut inside a character is still UTF-8', () => {
  expect(decodeHtml(Buffer.from('prix en €').subarray(0, -1)).charset).toBe('utf-8')
})

test.each([
  [
    'header',
    encode('.a{content:"é"}', 'windows-1252'),
    'text/css; charset=iso-8859-1',
    'utf-8',
    'windows-1252',
  ],
  [
    '@charset',
    encode('@charset "windows-1251";.a{content:"é"}'.replace('é', 'я'), 'windows-1251'),
    'text/css',
    'utf-8',
    'windows-1251',
  ],
  ['the document', encode('.a{content:"é"}', 'windows-1252'), 'text/css', 'windows-1252', 'windows-1252'],
  [
    'byte order mark',
    bytes([0xef, 0xbb, 0xbf], '.a{content:"é"}'),
    'text/css; charset=koi8-r',
    'koi8-r',
    'utf-8',
  ],
  ['nothing usable', bytes('.a{content:"é"}'), 'text/css', 'klingon', 'utf-8'],
])('a stylesheet by %s', (_, body, contentType, document, charset) => {
  const decoded = decodeCss(body, contentType, document)
  expect(decoded.charset).toBe(charset)
  expect(decoded.text).toMatch(/^(@charset "windows-1251";)?\.a\{content:"[éя]"\}$/)
})
