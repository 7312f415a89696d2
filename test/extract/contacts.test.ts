import { describe, expect, it } from 'vitest'
import { address, email, phone } from '../../src/extract/contacts/index.ts'
import { foundValue, isFound } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { expectWithin } from '../house/processor.ts'
import { pageOf } from '../snapshot/page.ts'

type Page = Parameters<typeof pageOf>[0]
type Row<T> = readonly [trap: string, page: Page, expected: T | undefined]
const jsonLd = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`
/** An address in Cloudflare's encoding: a key byte, then each byte of the address XOR the key. */
const cfEmail = (text: string) =>
  [0x2a, ...Buffer.from(text).map((byte) => byte ^ 0x2a)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const emails: readonly Row<string>[] = [
  ['a mailto link', { body: '<a href="mailto:Info@Acme.example?subject=Hi">Write</a>' }, 'info@acme.example'],
  ['an ending that is none', page('<p>info@acme.invalidtld</p>'), undefined],
  [
    'a mailto link of a real ending',
    page('<a href="mailto:Info@Acme.com?subject=Hi">Write</a>'),
    'info@acme.com',
  ],
  ['plain text', page('<p>Questions? office@acme.com.</p>'), 'office@acme.com'],
  [
    'a mailbox for everybody, before one for complaints that is there twice',
    page('<p>info(at)acme.com</p><a href="mailto:compliance@acme.com">compliance@acme.com</a>'),
    'info@acme.com',
  ],
  ['entities', page('<p>&#105;nfo&#64;acme&#46;com</p>'), 'info@acme.com'],
  ['brackets', page('<p>info [at] acme [dot] com</p>'), 'info@acme.com'],
  ['round brackets', page('<p>E-Mail: info(at)acme.com</p>'), 'info@acme.com'],
  ['braces and words', page('<p>info {at} acme dot com</p>'), 'info@acme.com'],
  ['words alone', page('<p>Write to info at acme dot com today</p>'), 'info@acme.com'],
  ['two plain words', page('<p>Look at acme.com for more.</p>'), undefined],
  [
    'a link that is put together by hand',
    page('<a href="mailto:info[at]acme.com">Mail</a>'),
    'info@acme.com',
  ],
  [
    'Cloudflare’s protection',
    page(`<a class="__cf_email__" data-cfemail="${cfEmail('hello@acme.com')}">[email&#160;protected]</a>`),
    'hello@acme.com',
  ],
  [
    'Cloudflare’s protection in a link',
    page(`<a href="/cdn-cgi/l/email-protection#${cfEmail('hello@acme.com')}">Mail us</a>`),
    'hello@acme.com',
  ],
  [
    'JSON-LD',
    page('', jsonLd({ '@type': 'Organization', url: 'https://acme.com', email: 'mailto:team@acme.com' })),
    'team@acme.com',
  ],
  [
    'a contact point',
    page(
      '',
      jsonLd({
        '@type': 'Organization',
        contactPoint: { '@type': 'ContactPoint', email: 'service@acme.com' },
      }),
    ),
    'service@acme.com',
  ],
  [
    'microdata',
    page(
      '<div itemscope itemtype="https://schema.org/Store"><span itemprop="email">shop@acme.com</span></div>',
    ),
    'shop@acme.com',
  ],
  [
    'an hCard',
    page('<div class="vcard"><a class="email" href="mailto:hi@acme.com">Mail</a></div>'),
    'hi@acme.com',
  ],
  [
    'a mailbox for everybody before others',
    page('<p>jane.doe@acme.com, jobs@acme.com, kontakt@acme.com</p>'),
    'kontakt@acme.com',
  ],
  ['customers before privacy', page('<p>privacy@acme.com, support@acme.com</p>'), 'support@acme.com'],
  ['its own domain before others', page('<p>info@agency.com, sales@acme.com</p>'), 'sales@acme.com'],
  [
    'a free mailbox where it is the only one',
    page('<p>Write to acmebakery@gmail.com</p>'),
    'acmebakery@gmail.com',
  ],
  ['another firm’s person', page('<p>By john.smith@agency.com</p>'), undefined],
  ['placeholders', page('<p>your@email.com, name@example.com, you@yourdomain.com</p>'), undefined],
  ['nobody’s mailbox', page('<p>noreply@acme.com</p>'), undefined],
  ['names of files', page('<p>logo@2x.png, pkg@1.2.3.min.js</p>'), undefined],
  ['tools', page('<p>605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com</p>'), undefined],
  ['a link to share with', page('<a href="mailto:?subject=Look&body=x">Share</a>'), undefined],
]

function page(body: string, head = ''): Page {
  return { url: 'https://www.acme.com/', head, body }
}
const at = (url: string, body: string, html = '<html>'): Page => ({ url, body, html })

const phones: readonly Row<string>[] = [
  ['a tel link', page('<a href="tel:+1-305-500-9328">Call</a>'), '+13055009328'],
  [
    'a tel link without its country',
    at('https://acme.de/', '<a href="tel:030%20901820">Ruf an</a>'),
    '+4930901820',
  ],
  ['a label', at('https://acme.co.uk/', '<p>Tel: 020 7183 8750</p>'), '+442071838750'],
  [
    'a label in another language',
    at('https://acme.fr/', '<p>Téléphone : 01 42 68 53 00</p>'),
    '+33142685300',
  ],
  [
    'a label in the cell before',
    at('https://acme.se/', '<table><tr><td>Telefon</td><td>08-123 456 00</td></tr></table>'),
    '+46812345600',
  ],
  ['a bracketed zero', page('<p>+44 (0)20 7183 8750</p>'), '+442071838750'],
  ['by its form alone', page('<p>(212) 334-5100</p>'), '+12123345100'],
  ['by the language', { ...page('<p>Telefon 030 901820</p>'), html: '<html lang="de-DE">' }, '+4930901820'],
  [
    'by the address beside it',
    page('<p>24 Endell Street<br>London<br>WC2H 9HQ<br>Phone 020 7183 8750</p>'),
    '+442071838750',
  ],
  ['letters', page('<p>Call 1-800-FLOWERS</p>'), '+18003569377'],
  ['a telephone before a fax', page('<p>Fax: (212) 334-5111 Tel: (212) 334-5100</p>'), '+12123345100'],
  ['a fax alone', page('<p>Fax (212) 334-5111</p>'), undefined],
  [
    'a fax that is linked as well',
    page('<p>Fax: <a href="tel:+12123345111">(212) 334-5111</a></p>'),
    undefined,
  ],
  ['one number for both', page('<p>Tel/Fax: (212) 334-5100</p>'), '+12123345100'],
  [
    'JSON-LD before the text',
    page(
      '<p>(212) 334-5199</p>',
      jsonLd({ '@type': 'LocalBusiness', telephone: '(212) 334-5100', faxNumber: '(212) 334-5111' }),
    ),
    '+12123345100',
  ],
  [
    'an hCard',
    page(
      '<div class="vcard"><span class="tel"><span class="type">fax</span> <span class="value">+1 212 334 5111</span></span><span class="tel">+1 212 334 5100</span></div>',
    ),
    '+12123345100',
  ],
  [
    'dates, prices and numbers of other kinds',
    at(
      'https://acme.de/',
      '<p>12.05.2012 – 14.06.2013, HRB 123456, 030 12 €, IBAN DE89 3704 0044 0532 0130 00</p>',
    ),
    undefined,
  ],
  ['a number that no plan allows', page('<p>Phone: 123-456-7890</p>'), undefined],
  ['a number of films and templates', page('<p>Call us: (212) 555-0142 or 1-800-555-1234</p>'), undefined],
  ['a postcode of nine digits', page('<p>710 Mill Parkway<br>Minneapolis MN 55432-5604</p>'), undefined],
]

const inLanguage = (url: string, lang: string, body: string): Page =>
  at(url, `<p>${body}</p>`, `<html lang="${lang}">`)

/** Numbers that would be valid telephone numbers, but whose labels say that they are something else. */
const otherNumbers: readonly (readonly [url: string, lang: string, text: string])[] = [
  ['https://acme.co.kr/', 'ko', '사업자등록번호 : 123-45-67890'],
  ['https://acme.fr/', 'fr', 'RCS Lyon 412 345 678'],
  ['https://acme.fr/', 'fr', 'R.C.S. Lyon B 412 345 678'],
  ['https://acme.fr/', 'fr', 'SAS au capital de 10 000 € – 412 345 678 RCS Paris'],
  ['https://acme.fr/', 'fr', '<b>RCS</b><br>412 345 678'],
  ['https://acme.be/', 'fr', 'TVA BE 0412.345.678'],
  ['https://acme.be/', 'fr', 'Nous sommes là : 0412.345.678'],
  ['https://acme.nl/', 'nl', 'Ondernemingsnummer 0412.345.678'],
  ['https://acme.be/', 'nl', 'IBAN BE68 5390 0754 7034'],
  ['https://acme.dk/', 'da', 'CVR: 33 12 34 56'],
  ['https://acme.no/', 'nb', 'Organisasjonsnummer: 22 33 44 55'],
  ['https://acme.de/', 'de', 'Steuernummer 030 123 45678'],
  ['https://acme.de/', 'de', 'Umsatzsteuer-Identifikationsnummer: DE 301 234 567'],
  ['https://acme.pt/', 'pt', 'Contribuinte: 213 456 789'],
  ['https://acme.co.il/', 'he', 'ח.פ. 51-234567-8'],
  ['https://acme.pl/', 'pl', 'KRS 12 345 67 89'],
  ['https://acme.cz/', 'cs', 'IČ: 271 234 567'],
  ['https://acme.it/', 'it', 'P. IVA 02 1234 5678'],
  ['https://acme.com.au/', 'en', 'Call us! ABN: 02 6123 4567'],
  ['https://acme.tw/', 'zh-TW', '統一編號：02-2345-6789'],
  ['https://acme.jp/', 'ja', '登録番号 03-3456-7890'],
  ['https://acme.ru/', 'ru', 'ИНН 495 123 45 67'],
]

const closePhones: readonly (readonly [
  url: string,
  lang: string,
  text: string,
  phone: string | undefined,
])[] = [
  ['https://acme.jp/', 'ja', 'TEL.06-6341-1234', '+81663411234'],
  ['https://acme.jp/', 'ja', 'TEL06-6341-1234', '+81663411234'],
  ['https://acme.jp/', 'ja', '代表電話06-6341-1234', '+81663411234'],
  ['https://acme.jp/', 'ja', 'FAX06-6341-1234', undefined],
  ['https://acme.de/', 'de', 'Tel.0221 515253', '+49221515253'],
  ['https://acme.de/', 'de', 'T.0221 515253', '+49221515253'],
  ['https://acme.de/', 'de', 'Hotel.0221 515253', undefined],
  ['https://acme.pl/', 'pl', 'tel.12 345 67 89', '+48123456789'],
  ['https://acme.jp/', 'ja', '０３－３４５６－７８９０', '+81334567890'],
  ['https://acme.jp/', 'ja', 'ＴＥＬ：０３（３４５６）７８９０', '+81334567890'],
  ['https://acme.sa/', 'ar', 'هاتف: ٠١١ ٢٣٤ ٥٦٧٨', '+966112345678'],
  ['https://acme.ir/', 'fa', 'تلفن: ۰۲۱-۸۸۷۷۶۶۵۵', '+982188776655'],
  ['https://acme.in/', 'hi', 'फोन: ०११ २३४५ ६७८९', '+911123456789'],
  ['https://acme.fr/', 'fr', 'RCS Lyon B 412 345 678 – Tél. 01 42 68 53 00', '+33142685300'],
  ['https://acme.fr/', 'fr', 'Prix hors TVA. Appelez le 01 42 68 53 00', '+33142685300'],
  ['https://acme.fr/', 'fr', 'RCS Lyon. Appelez 01 42 68 53 00', '+33142685300'],
  ['https://acme.fr/', 'fr', 'RCS Paris<br>01 42 68 53 00', '+33142685300'],
  ['https://acme.com/', 'en', 'Anvils VAT<br>(212) 334-5100', '+12123345100'],
]

describe('email', () => {
  it.each(emails)('%s', (_, given, expected) => {
    expect(foundValue(email(pageOf(given)))).toBe(expected)
  })

  it('has its places as evidence, and more confidence when several places agree', () => {
    const once = email(pageOf(page('<footer><p>info@acme.com</p></footer>')))
    const twice = email(
      pageOf(page('<footer><p><a href="mailto:info@acme.com">info@acme.com</a></p></footer>')),
    )
    expect(once).toMatchObject({
      rule: 'text',
      confidence: 0.75,
      evidence: [{ source: 'text', text: 'info@acme.com' }],
    })
    expect(twice).toMatchObject({
      rule: 'mailto-link',
      evidence: [{ where: 'footer > p > a' }, { source: 'text' }],
    })
    expect(isFound(twice) && twice.confidence).toBeGreaterThan(0.9)
  })
})

describe('phone', () => {
  it.each(phones)('%s', (_, given, expected) => {
    expect(foundValue(phone(pageOf(given)))).toBe(expected)
  })

  it.each(otherNumbers)('is not a number of a register: %s %s %s', (url, lang, text) => {
    expect(foundValue(phone(pageOf(inLanguage(url, lang, text))))).toBeUndefined()
  })

  it.each(closePhones)(
    'stands close to its word, or in other digits: %s %s %s',
    (url, lang, text, number) => {
      expect(foundValue(phone(pageOf(inLanguage(url, lang, text))))).toBe(number)
    },
  )
})

const STREET = { street: '4120 Clipper Court', city: 'Fremont', stateProvince: 'California', stateCode: 'CA' }
const FREMONT = { ...STREET, postalCode: '94538', country: 'United States', countryCode: 'US' }
const postal = {
  '@type': 'PostalAddress',
  streetAddress: '4120 Clipper Court',
  addressLocality: 'Fremont',
  addressRegion: 'CA',
  postalCode: '94538',
}

describe('address', () => {
  it.each<readonly [string, Page, object | undefined]>([
    [
      'JSON-LD',
      page('', jsonLd({ '@type': 'Organization', address: { ...postal, addressCountry: 'US' } })),
      FREMONT,
    ],
    [
      'a country that is a thing of its own',
      page(
        '',
        jsonLd({
          '@type': 'Store',
          address: { ...postal, addressCountry: { '@type': 'Country', name: 'USA' } },
        }),
      ),
      FREMONT,
    ],
    [
      'a country that only state and postcode tell',
      page('', jsonLd({ '@type': 'Store', address: postal })),
      FREMONT,
    ],
    [
      'one text in JSON-LD',
      page('', jsonLd({ '@type': 'Store', address: '4120 Clipper Court, Fremont, CA 94538' })),
      FREMONT,
    ],
    [
      'microdata',
      page(`<div itemscope itemtype="https://schema.org/LocalBusiness"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
        <span itemprop="streetAddress">4120 Clipper Court</span> <span itemprop="addressLocality">Fremont</span>,
        <span itemprop="addressRegion">California</span> <span itemprop="postalCode">94538</span></div></div>`),
      FREMONT,
    ],
    [
      'RDFa',
      page(`<div vocab="https://schema.org/" typeof="Organization"><div property="address" typeof="PostalAddress">
        <span property="streetAddress">4120 Clipper Court</span> <span property="addressLocality">Fremont</span>
        <span property="addressRegion">CA</span> <span property="postalCode">94538</span> <span property="addressCountry">US</span></div></div>`),
      FREMONT,
    ],
    [
      'an hCard',
      page(`<div class="vcard"><div class="adr"><span class="street-address">4120 Clipper Court</span>
        <span class="locality">Fremont</span>, <abbr class="region">CA</abbr> <span class="postal-code">94538</span></div></div>`),
      FREMONT,
    ],
    ['an address element', page('<address>4120 Clipper Court, Fremont, CA 94538</address>'), FREMONT],
    [
      'the organisation’s before an event’s',
      page(
        '<footer>4120 Clipper Court, Fremont, CA 94538</footer>',
        jsonLd({
          '@type': 'Event',
          location: { '@type': 'Place', address: { ...postal, streetAddress: '1 Other Road' } },
        }),
      ),
      FREMONT,
    ],
    [
      'the head office among others',
      page(
        '<h2>Branch</h2><p>1 Oak Lane<br>Austin, TX 78701</p><h2>Headquarters</h2><p>4120 Clipper Court<br>Fremont, CA 94538</p>',
      ),
      FREMONT,
    ],
    [
      'words that lead to it',
      page('<p>You can find us at 4120 Clipper Court, Fremont, CA 94538.</p>'),
      FREMONT,
    ],
    [
      'a tab that is closed',
      page('<div style="display:none"><p>4120 Clipper Court<br>Fremont, CA 94538</p></div>'),
      FREMONT,
    ],
    [
      'a sentence',
      page('<p>In 2012 we moved from Fremont, CA to Austin, TX with 94538 customers.</p>'),
      undefined,
    ],
    ['a street alone', page('<p>Meet us at 4120 Clipper Court</p>'), undefined],
    ['numbers in a row', page('<p>IPL 2024, Elections 2024 HT News</p><p>Total 12345 Berlin</p>'), undefined],
    [
      'a template',
      page(
        '',
        jsonLd({ '@type': 'Organization', address: { '@type': 'PostalAddress', addressCountry: 'US' } }),
      ),
      undefined,
    ],
  ])('%s', (_, given, expected) => {
    expect(foundValue(address(pageOf(given)))).toEqual(expected)
  })

  it('has more confidence when it is declared than when it is only written', () => {
    const confidence = (given: Page) => {
      const finding = address(pageOf(given))
      return isFound(finding) ? finding.confidence : 0
    }
    const written = confidence(page('<p>4120 Clipper Court<br>Fremont, CA 94538</p>'))
    const inFooter = confidence(page('<footer>4120 Clipper Court<br>Fremont, CA 94538</footer>'))
    const marked = confidence(page('<address>4120 Clipper Court<br>Fremont, CA 94538</address>'))
    const declared = confidence(
      page('', jsonLd({ '@type': 'Organization', url: 'https://acme.com/', address: postal })),
    )
    expect([written, inFooter, marked, declared]).toEqual([written, inFooter, marked, declared].sort())
    expect(written).toBeGreaterThan(0.5)
    expect(declared).toBeGreaterThan(0.9)
  })
})

describe('a page that is made to be slow', () => {
  it.each([
    ['digits', '1'],
    ['runs of digits', `${'1'.repeat(80)} `],
    ['postcodes', '12345-678, '],
    ['addresses', '1 Main Street, City, CA 12345 '],
    ['signs of numbers', '((((+'],
    ['words that stand for @', 'a at b dot '],
    ['numbers of registers', 'RCS Lyon B 412 345 678 '],
    ['words close to numbers', 'TEL.06'],
    ['titles', 'st dr '],
    ['countries', 'Germany, France, '],
    ['words that introduce an address', 'est situé au 8 rue de la sede legale in Via '],
    ['house numbers before postcodes', 'Ringstr. 5 20457 Hamburg ist '],
    ['words that stand for a register', 'registered of Lyon sous le '],
    ['stars and brackets', 'a★b(a)c@d.deA1.'],
  ])('%s', (_, unit) => {
    const text = unit.repeat(100_000 / unit.length).replace(/.{1800}/g, '$&<p>')
    const read = () => {
      const snapshot = pageOf({ url: 'https://acme.de/', body: text })
      for (const extract of [email, phone, address]) extract(snapshot)
    }
    // Measured: at most 0.2 s. An expression with exponentially many ways to match would never end.
    expectWithin(2_000, read)
  })
})

it('what the page lacks is read on the other captured pages of the site, but not on pages of another site', () => {
  const snapshot = snapshotFromHtml({
    url: 'https://www.acme.com/',
    html: '<!doctype html><title>Acme</title><p>Anvils',
    pages: [
      { url: 'https://other.com/contact', html: '<p>Mail: info@other.com' },
      { url: 'https://www.acme.com/contact', html: '<p>Mail: office@acme.com' },
    ],
  })
  expect(email(snapshot)).toMatchObject({
    value: 'office@acme.com',
    evidence: [{ where: expect.stringMatching(/^https:\/\/www\.acme\.com\/contact /) }],
  })
})
