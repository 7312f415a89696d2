import { encode } from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decodeCss, decodeHtml } from '../../src/formats/text/charset.ts'
import { expectWithin } from '../house/processor.ts'

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
  [
    'a user-defined encoding named by meta is windows-1252',
    encode(page('<meta charset=x-user-defined>', 'é'), 'windows-1252'),
    undefined,
    'windows-1252',
  ],
  ['UTF-16 without a mark', Buffer.from(page('', 'é'), 'utf16le'), undefined, 'utf-16le'],
  ['UTF-16, big end first', Buffer.from(page('', 'é'), 'utf16le').swap16(), 'text/html', 'utf-16be'],
  [
    'UTF-16 by the header',
    Buffer.from(`x${page('', 'é')}`, 'utf16le'),
    'text/html;charset=utf-16',
    'utf-16le',
  ],
  [
    'an XML declaration',
    encode(`<?xml version="1.0" encoding='ISO-8859-1'?>${page('', 'é')}`, 'windows-1252'),
    'application/xhtml+xml',
    'windows-1252',
  ],
  [
    'meta goes before an XML declaration',
    bytes(`<?xml version="1.0" encoding="koi8-r"?>${page('<meta charset=utf-8>', 'é')}`),
    undefined,
    'utf-8',
  ],
  [
    'the first meta counts, and one in a comment does not',
    bytes(page('<!-- <meta charset=koi8-r> --><meta charset=utf-8><meta charset=koi8-r>', 'é')),
    undefined,
    'utf-8',
  ],
  [
    'http-equiv is nothing without content-type',
    encode(page('<meta http-equiv=refresh content="9;charset=koi8-r">', 'é'), 'windows-1252'),
    undefined,
    'windows-1252',
  ],
  [
    'meta with odd attributes',
    encode(page('<MeTa/ name=x CHARSET = " Latin1 " charset=koi8-r>', 'é'), 'windows-1252'),
    undefined,
    'windows-1252',
  ],
  [
    'single quotes and no semicolon in the header',
    encode(page('', 'é'), 'windows-1252'),
    "text/html charset='ISO-8859-1'",
    'windows-1252',
  ],
  ['an upper-case label with space around', bytes(page('', 'é')), 'text/html; CHARSET= UTF8 ', 'utf-8'],
])('%s', (_, body, contentType, charset) => {
  const decoded = decodeHtml(body, contentType)
  expect(decoded.charset).toBe(charset)
  expect(decoded.text).toContain('<title>é</title>')
  expect(decoded.text).not.toMatch(/^\ufeff/)
})

describe('nothing said, and not UTF-8: by the language of the page', () => {
  test.each([
    ['ja', 'shift_jis', '株式会社テスト'],
    ['ko-KR', 'euc-kr', '한국어 사이트'],
    ['zh-CN', 'gb18030', '简体中文网站'],
    ['zh-TW', 'big5', '繁體中文網站'],
    ['ru', 'windows-1251', 'Тихоструй'],
    ['pl', 'iso-8859-2', 'Źdźbło'],
    ['de', 'windows-1252', 'Müller'],
    ['xx', 'windows-1252', 'Müller'],
  ])('%s', (language, charset, text) => {
    const encoded = encode(page('', text).replace('<head>', `<html lang="${language}"><head>`), charset)
    const decoded = decodeHtml(encoded, 'text/html')
    expect(decoded.charset).toBe(charset)
    expect(decoded.text).toContain(text)
  })
})

describe('the rarer bytes of an encoding, as the standard reads them', () => {
  test.each<[string, number[], string]>([
    ['windows-1252', [0x80, 0x81, 0x8d, 0x95, 0x99, 0x9f], '€\x81\x8d•™Ÿ'],
    ['iso-8859-1', [0x80, 0x93, 0x94, 0xff], '€“”ÿ'],
    ['us-ascii', [0xe9], 'é'],
    ['windows-1253', [0x80, 0x81, 0xa2], '€\x81Ά'],
    ['windows-1255', [0x80, 0xe0, 0xc0], '€אְ'],
    ['windows-874', [0x80, 0x85, 0xa1], '€…ก'],
    ['iso-8859-16', [0xa4, 0xaa], '€Ș'],
    ['iso-8859-8-i', [0xe0], 'א'],
    ['koi8-u', [0xa4, 0xae], 'єў'],
    ['ibm866', [0x80, 0xf0], 'АЁ'],
    ['x-mac-cyrillic', [0x80, 0xa2], 'АҐ'],
    ['macintosh', [0xbd, 0xdb], 'Ω€'],
    ['x-user-defined', [0x41, 0x80, 0xff], 'A\uf780\uf7ff'],
    ['gbk', [0x80, 0xa2, 0xe3], '€€'],
    ['gb18030', [0x81, 0x30, 0x81, 0x30, 0x94, 0x39, 0xda, 0x33], '\x80💩'],
    ['gb2312', [0xb0, 0xa1], '啊'],
    ['big5', [0x87, 0x40, 0x88, 0x62], '䏰Ê̄'],
    ['euc-jp', [0x8f, 0xa2, 0xb7, 0x8e, 0xb1], '～ｱ'],
    ['shift_jis', [0xb1, 0x87, 0x40, 0xfa, 0x40], 'ｱ①ⅰ'],
    ['euc-kr', [0x81, 0x41, 0xb0, 0xa1], '갂가'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x24, 0x22, 0x1b, 0x28, 0x42, 0x41], 'あA'],
    ['iso-2022-kr', [0x41, 0x42], '\ufffd'],
    ['utf-16be', [0, 0x41, 0xd8, 0x3d, 0xde, 0], 'A😀'],
    ['unicode-1-1-utf-8', [0xc3, 0xa9, 0xff], 'é\ufffd'],
  ])('%s', (label, given, text) => {
    expect(decodeHtml(Uint8Array.from(given), `text/html; charset=${label}`).text).toBe(text)
  })
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

test.each([
  `text/html${' '.repeat(60_000)};x`,
  `text/html; charset=${' '.repeat(60_000)}`,
  ';charset '.repeat(7_000),
])('a type of sixty kilobytes is read in no time', (contentType) => {
  const decode = () => decodeHtml(bytes('<p>Acme'), contentType).text
  expect(decode()).toBe('<p>Acme')
  expectWithin(300, decode)
})

describe('an encoding that is named in a wrong form', () => {
  test.each([
    '<meta httpequiv="ContentType" content="text/html; charset=windows-1251">',
    '<meta http-equiv="Content-Type" content="text/html; charset:windows-1251">',
    '<meta http-equiv="charset" content="windows-1251">',
    '<meta name="charset" content="windows-1251">',
    '<meta name="Content-Type" content="text/html; charset=windows-1251">',
    '<meta encoding="windows-1251">',
    '<meta http-equiv="Content-Type" content="text/html; charset=“windows-1251”">',
    // UTF-8 is no answer where the bytes are not UTF-8.
    '<meta httpequiv="ContentType" content="text/html; charset=utf-8"><meta name=charset value=cp1251>',
  ])('%s', (meta) => {
    // Two letters are too little to guess from.
    expect(decodeHtml(encode(page(meta, 'Ял'), 'windows-1251'))).toMatchObject({
      charset: 'windows-1251',
      text: expect.stringContaining('<title>Ял</title>'),
    })
  })

  test('does not count where the bytes are UTF-8', () => {
    expect(decodeHtml(bytes(page('<meta name=charset content=gbk>', 'Ял'))).charset).toBe('utf-8')
  })
})

describe('nothing said: by the bytes', () => {
  /** Short pages of made-up businesses, of which none was looked at when the guess was tuned. */
  const PAGES: readonly (readonly [string, string, readonly string[]])[] = [
    ['Reetdächer Möhlmann: Dächer aus Schilf für Häuser an der Küste', 'de', ['windows-1252']],
    ['We’ve sold rope since 1911 – and it’s still made by hand. £4 a yard.', 'en', ['windows-1252']],
    [
      'Ręcznie robione świece z wosku pszczelego, wysyłka w całej Polsce',
      'pl',
      ['windows-1250', 'iso-8859-2'],
    ],
    ['Kováříme mříže, zábradlí a brány už čtyřicet let, přijeďte k nám', 'cs', ['windows-1250']],
    ['Печи и камины: кладка, ремонт и чистка дымоходов', 'ru', ['windows-1251', 'koi8-r', 'iso-8859-5']],
    ['Ремонтуємо годинники та відновлюємо їхні корпуси', 'uk', ['windows-1251', 'koi8-u']],
    ['Φτιάχνουμε χειροποίητα σαπούνια από ελαιόλαδο', 'el', ['windows-1253', 'iso-8859-7']],
    ['Bahçe mobilyalarını ölçüye göre yapıyor, ücretsiz taşıyoruz', 'tr', ['windows-1254']],
    ['אנחנו מתקנים כינורות וגיטרות בכל הארץ', 'he', ['windows-1255']],
    ['نصلح الساعات القديمة ونبيع قطع الغيار', 'ar', ['windows-1256']],
    ['Siuvame užuolaidas ir staltieses pagal jūsų išmatavimus', 'lt', ['windows-1257']],
    ['รับซ่อมนาฬิกาทุกชนิด เปิดทุกวัน', 'th', ['windows-874']],
    ['傘の修理を承ります。お気軽にご相談ください。', 'ja', ['shift_jis', 'euc-jp']],
    ['우산을 고쳐 드립니다. 언제든지 문의해 주세요.', 'ko', ['euc-kr']],
    ['我们修理雨伞和皮具，欢迎来店咨询。', 'zh', ['gbk', 'gb18030']],
    ['我們修理雨傘和皮件，歡迎來店詢問。', 'zh-TW', ['big5']],
  ]
  test.each(
    PAGES.flatMap(([text, language, encodings]) =>
      encodings.flatMap((encoding) => [[encoding, language, text] as const, [encoding, 'en', text] as const]),
    ),
  )('%s where the page says that it is in %s: %s', (encoding, language, text) => {
    const html = `<html lang="${language}"><head><title>x</title><style>a{}</style><body><p>${text}</p>`
    expect(decodeHtml(encode(html, encoding), 'text/html').text).toBe(html)
  })

  test('a few bytes that are not UTF-8 leave a text UTF-8', () => {
    const text = page('', 'Žluťoučký kůň pěl ďábelské ódy')
    const damaged = bytes(text, [0xe9], text)
    expect(decodeHtml(damaged)).toEqual({ charset: 'utf-8', text: `${text}\ufffd${text}` })
  })

  test.each([
    ['one byte', '\xe9'],
    ['bytes at random', Array.from({ length: 4096 }, (_, at) => (Math.imul(at, 2654435761) >>> 13) & 255)],
    ['tags that do not end', '<\xe9'],
    ['comments that do not end', '<!--\xe9\xe8'],
    ['escapes', '\x1b$B\xe9'],
  ])('five megabytes of %s are decoded within a bound', (_, piece) => {
    const whole = Buffer.alloc(5_000_000, Buffer.from(piece as string, 'latin1'))
    decodeHtml(whole)
    expectWithin(1000, () => decodeHtml(whole))
  })
})
