import { describe, expect, it } from 'vitest'
import { address, email, phone } from '../../src/extract/contacts/index.ts'
import { links } from '../../src/extract/links/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Address } from '../../src/model/values.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const at = (url: string, lang: string, body: string) =>
  snapshotFromHtml({ url, html: `<!doctype html><html lang="${lang}"><title>x</title><body>${body}</body>` })

describe('an address without a postcode, or with the city in another place', () => {
  const rows: readonly [trap: string, url: string, lang: string, body: string, expected: Partial<Address>][] =
    [
      [
        'a large city shows the country',
        'https://acme.com/',
        'ar',
        '<p>٢٥ شارع طلعت حرب، القاهرة</p>',
        { street: '25 شارع طلعت حرب', city: 'القاهرة', countryCode: 'EG' },
      ],
      [
        'the city first',
        'https://acme.ru/',
        'ru',
        '<p>г. Санкт-Петербург, Невский проспект, 28</p>',
        { street: 'Невский проспект, 28', city: 'Санкт-Петербург' },
      ],
      [
        'the city first and the postcode last',
        'https://acme.ua/',
        'uk',
        '<p>м. Львів, вул. Городоцька, 25а, 79007</p>',
        { street: 'вул. Городоцька, 25а', city: 'Львів', postalCode: '79007' },
      ],
      [
        'a word for the postcode between city and postcode',
        'https://acme.gr/',
        'el',
        '<p>Οδός Εβανς 15, Ηράκλειο Κρήτης, Τ.Κ. 71201</p>',
        { street: 'Οδός Εβανς 15', city: 'Ηράκλειο Κρήτης', postalCode: '71201' },
      ],
      [
        'a district with its province',
        'https://acme.com.tr/',
        'tr',
        '<p>375 Sok. No:18/A Bornova/İzmir</p>',
        { street: '375 Sok. No:18/A', city: 'Bornova', stateProvince: 'İzmir' },
      ],
      [
        'a state behind a slash',
        'https://acme.com.br/',
        'pt-BR',
        '<p>Rua XV de Novembro, 700<br>Curitiba/PR</p>',
        { street: 'Rua XV de Novembro, 700', city: 'Curitiba', stateCode: 'PR' },
      ],
      [
        'names of areas before the city',
        'https://acme.com/',
        'en',
        '<p>Plot No. 45, 2nd Floor, MIDC Area, Andheri East, Mumbai - 400093</p>',
        { street: 'Plot No. 45, 2nd Floor, MIDC Area, Andheri East', city: 'Mumbai', postalCode: '400093' },
      ],
      [
        'a Japanese city whose name holds the sign for a city',
        'https://acme.jp/',
        'ja',
        '<p>〒512-0901<br>三重県四日市市垂坂町1340</p>',
        { city: '四日市市', street: '垂坂町1340', postalCode: '512-0901' },
      ],
      [
        'a Korean postcode behind the street',
        'https://acme.kr/',
        'ko',
        '<p>경기도 수원시 팔달구 매산로 55 (우 16455)</p>',
        { city: '수원시 팔달구', street: '매산로 55', postalCode: '16455' },
      ],
      [
        'a floor with a door',
        'https://acme.es/',
        'es',
        '<p>C/ Gran Vía, 45, 3º Izda. 28013 Madrid</p>',
        { street: 'C/ Gran Vía, 45, 3º Izda.', city: 'Madrid' },
      ],
    ]
  it.each(rows)('%s', (_, url, lang, body, expected) => {
    expect(foundValue(address(at(url, lang, `<footer>${body}</footer>`)))).toMatchObject(expected)
  })
})

describe('the place of a site that states no more', () => {
  const rows: readonly [trap: string, body: string, expected: Partial<Address> | undefined][] = [
    ['a seat', '<p>We are based in Copenhagen, Denmark.</p>', { city: 'Copenhagen', countryCode: 'DK' }],
    ['beside a number', '<p>Vancouver, BC</p><p>+1-6042734688</p>', { city: 'Vancouver', stateCode: 'BC' }],
    ['the owner’s country', '<footer>© 2024 Acme Switzerland</footer>', { countryCode: 'CH' }],
    ['several places', '<footer><p>Osaka, Japan</p><p>Bangkok, Thailand</p></footer>', undefined],
    ['a language', '<footer><p>English (US)</p></footer>', undefined],
    [
      'words of a sentence',
      `<p>${'We visit the College of Medicine, VA hospital, often. '.repeat(2)}</p>`,
      undefined,
    ],
  ]
  it.each(rows)('%s', (_, body, expected) => {
    const found = foundValue(address(at('https://acme.com/', 'en', body)))
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })
})

describe('a telephone number', () => {
  const rows: readonly [
    trap: string,
    url: string,
    lang: string,
    body: string,
    expected: string | undefined,
  ][] = [
    ['one long group', 'https://acme.com/', 'en', 'Phone +44 2034885670', '+442034885670'],
    [
      'two numbers after a label',
      'https://acme.ro/',
      'ro',
      'Tel: 021 211 34 56 / 0722 123 456',
      '+40212113456',
    ],
    [
      'only the ends of further numbers',
      'https://acme.in/',
      'en',
      'Ph: +91-22-33074700/01/02',
      '+912233074700',
    ],
    ['an extension', 'https://acme.com/', 'en', '(916) 444-1234x102', '+19164441234'],
    ['dots, which are no date', 'https://acme.fr/', 'fr', 'Tél 05.56.44.12.34', '+33556441234'],
    ['opening hours', 'https://acme.de/', 'de', 'Telefon: 9.00 - 17.30', undefined],
    [
      'the main line, before a person’s',
      'https://acme.com/',
      'en',
      '<a href="tel:2155194096">Jane 215-519-4096</a><p>Main Office: 267-900-8011</p>',
      '+12679008011',
    ],
    [
      'a landline, before a chat',
      'https://acme.com.br/',
      'pt-BR',
      '(11) 3251-5644 | WhatsApp (11) 98765-4321',
      '+551132515644',
    ],
  ]
  it.each(rows)('%s', (_, url, lang, body, expected) => {
    expect(foundValue(phone(at(url, lang, `<footer>${body}</footer>`)))).toBe(expected)
  })
})

it('reads the text of a mailto link by itself', () => {
  const body =
    'Write to us at<a href="mailto:info@acme.com">info@acme.com</a><a href="mailto:info@acme.com">info@acme.com</a>'
  const found = email(at('https://acme.com/', 'en', `<p>${body}</p>`))
  expect(foundValue(found)).toBe('info@acme.com')
  const candidates = 'trace' in found ? (found.trace?.candidates ?? []) : []
  expect([...new Set(candidates.map(({ value }) => value))]).toEqual(['info@acme.com'])
})

it.each([
  ['https://acme.com/', 'en', 'Contact Acme'],
  ['https://getacme.io/', 'en', 'Contact the Acme team'],
  ['https://acme.de/', 'de', 'Kontakt zu Acme'],
  ['https://acme.tr/', 'tr', 'Acme ile iletişime geçin'],
  ['https://acme.jp/', 'ja', 'Acmeへのお問い合わせ'],
])('finds the contact page behind the name of the site: %s %s %s', (url, lang, text) => {
  const head = '<meta property="og:site_name" content="Acme">'
  const found = foundValue(links(at(url, lang, `${head}<a href="/p1">${text}</a>`)))
  expect(found?.contact).toBe(`${url}p1`)
})
