import { describe, expect, it } from 'vitest'
import { address } from '../../src/extract/contacts/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Address } from '../../src/model/values.ts'
import { pageOf } from '../snapshot/page.ts'

type Page = Parameters<typeof pageOf>[0]
const addressOf = (page: Page) => foundValue(address(pageOf(page)))
const footer = (...lines: string[]) =>
  `<main><p>Welcome.</p></main><footer><p>${lines.join('<br>')}</p></footer>`

/** An address in the form of each country, on a page that shows its country only by what is given here. */
const written: readonly [country: string, page: Page, expected: Address][] = [
  [
    'the United States',
    { body: footer('Acme Widgets Inc.', '4120 Clipper Court, Suite 200', 'Fremont, CA 94538', 'USA') },
    {
      street: '4120 Clipper Court, Suite 200',
      city: 'Fremont',
      stateProvince: 'California',
      stateCode: 'CA',
      postalCode: '94538',
      country: 'United States',
      countryCode: 'US',
    },
  ],
  [
    'the United States, on one line without commas',
    {
      body: footer('© 2020 Acme | 3750 NW 87th Avenue Suite 700 Miami, Florida 33178-1234 | (305) 500-9328'),
    },
    {
      street: '3750 NW 87th Avenue Suite 700',
      city: 'Miami',
      stateProvince: 'Florida',
      stateCode: 'FL',
      postalCode: '33178-1234',
      country: 'United States',
      countryCode: 'US',
    },
  ],
  [
    'the United States, without a postcode',
    { body: footer('P.O. Box 377', 'Coral Springs, FL') },
    {
      street: 'P.O. Box 377',
      city: 'Coral Springs',
      stateProvince: 'Florida',
      stateCode: 'FL',
      country: 'United States',
      countryCode: 'US',
    },
  ],
  [
    'Canada',
    { body: footer('101-1305 Welch St', 'North Vancouver, BC V7P 1B3') },
    {
      street: '101-1305 Welch St',
      city: 'North Vancouver',
      stateProvince: 'British Columbia',
      stateCode: 'BC',
      postalCode: 'V7P 1B3',
      country: 'Canada',
      countryCode: 'CA',
    },
  ],
  [
    'Australia',
    { body: footer('Level 2, 845 Pacific Hwy', 'Chatswood NSW 2067') },
    {
      street: 'Level 2, 845 Pacific Hwy',
      city: 'Chatswood',
      stateProvince: 'New South Wales',
      stateCode: 'NSW',
      postalCode: '2067',
      country: 'Australia',
      countryCode: 'AU',
    },
  ],
  [
    'the United Kingdom',
    { body: footer('Mill House', '6 Eldon Way', 'Hockley', 'Essex', 'SS5 4AD') },
    {
      street: 'Mill House, 6 Eldon Way',
      city: 'Hockley',
      stateProvince: 'Essex',
      stateCode: 'ESS',
      postalCode: 'SS5 4AD',
      country: 'United Kingdom',
      countryCode: 'GB',
    },
  ],
  [
    'Ireland',
    { url: 'https://www.acme.ie/', body: footer('14 Merrion Square North', 'Dublin 2', 'D02 XY45') },
    {
      street: '14 Merrion Square North',
      city: 'Dublin',
      postalCode: 'D02 XY45',
      country: 'Ireland',
      countryCode: 'IE',
    },
  ],
  [
    'Germany',
    { html: '<html lang="de">', body: footer('Muster GmbH', 'Sendlinger Straße 12a', '80331 München') },
    {
      street: 'Sendlinger Straße 12a',
      city: 'München',
      postalCode: '80331',
      country: 'Germany',
      countryCode: 'DE',
    },
  ],
  [
    'Austria, by its domain',
    {
      url: 'https://www.acme.at/',
      html: '<html lang="de">',
      body: footer('Mariahilfer Str. 88, A-1070 Wien'),
    },
    {
      street: 'Mariahilfer Str. 88',
      city: 'Wien',
      postalCode: '1070',
      country: 'Austria',
      countryCode: 'AT',
    },
  ],
  [
    'Switzerland, by its prefix',
    { body: footer('Acme AG', 'Bahnhofstrasse 21', 'CH-8001 Zürich') },
    {
      street: 'Bahnhofstrasse 21',
      city: 'Zürich',
      postalCode: '8001',
      country: 'Switzerland',
      countryCode: 'CH',
    },
  ],
  [
    'France',
    {
      html: '<html lang="fr">',
      body: footer('Acme SAS', '12 bis rue de la République', '69002 Lyon Cedex 02'),
    },
    {
      street: '12 bis rue de la République',
      city: 'Lyon',
      postalCode: '69002',
      country: 'France',
      countryCode: 'FR',
    },
  ],
  [
    'Belgium',
    { url: 'https://acme.be/', body: footer('Nieuwstraat 45', '1000 Brussel', 'België') },
    { street: 'Nieuwstraat 45', city: 'Brussel', postalCode: '1000', country: 'Belgium', countryCode: 'BE' },
  ],
  [
    'the Netherlands',
    { body: footer('Keizersgracht 555-2', '1017 DR Amsterdam') },
    {
      street: 'Keizersgracht 555-2',
      city: 'Amsterdam',
      postalCode: '1017 DR',
      country: 'Netherlands',
      countryCode: 'NL',
    },
  ],
  [
    'Italy',
    { html: '<html lang="it">', body: footer('Via Giuseppe Verdi, 14 - 20121 Milano (MI)') },
    {
      street: 'Via Giuseppe Verdi, 14',
      city: 'Milano',
      stateProvince: 'Milano',
      stateCode: 'MI',
      postalCode: '20121',
      country: 'Italy',
      countryCode: 'IT',
    },
  ],
  [
    'Spain',
    { html: '<html lang="es-ES">', body: footer('C/ Serrano, 41, 3º', '28001 Madrid', 'España') },
    {
      street: 'C/ Serrano, 41, 3º',
      city: 'Madrid',
      postalCode: '28001',
      country: 'Spain',
      countryCode: 'ES',
    },
  ],
  [
    'Portugal',
    { body: footer('Rua Augusta, 24', '1100-053 Lisboa') },
    {
      street: 'Rua Augusta, 24',
      city: 'Lisboa',
      postalCode: '1100-053',
      country: 'Portugal',
      countryCode: 'PT',
    },
  ],
  [
    'Sweden',
    { html: '<html lang="sv">', body: footer('Kungsgatan 44', '111 35 Stockholm') },
    {
      street: 'Kungsgatan 44',
      city: 'Stockholm',
      postalCode: '111 35',
      country: 'Sweden',
      countryCode: 'SE',
    },
  ],
  [
    'Norway',
    { url: 'https://acme.no/', body: footer('Karl Johans gate 5, 0154 Oslo') },
    { street: 'Karl Johans gate 5', city: 'Oslo', postalCode: '0154', country: 'Norway', countryCode: 'NO' },
  ],
  [
    'Denmark',
    { url: 'https://acme.dk/', body: footer('Vestergade 12, 2. th.', 'DK-8000 Aarhus C') },
    {
      street: 'Vestergade 12, 2. th.',
      city: 'Aarhus C',
      postalCode: '8000',
      country: 'Denmark',
      countryCode: 'DK',
    },
  ],
  [
    'Finland',
    { html: '<html lang="fi">', body: footer('Mannerheimintie 5 B', '00100 Helsinki') },
    {
      street: 'Mannerheimintie 5 B',
      city: 'Helsinki',
      postalCode: '00100',
      country: 'Finland',
      countryCode: 'FI',
    },
  ],
  [
    'Poland',
    { body: footer('ul. Marszałkowska 84/92', '00-514 Warszawa') },
    {
      street: 'ul. Marszałkowska 84/92',
      city: 'Warszawa',
      postalCode: '00-514',
      country: 'Poland',
      countryCode: 'PL',
    },
  ],
  [
    'Czechia',
    { html: '<html lang="cs">', body: footer('Acme s.r.o.', 'Vodičkova 730/9', '110 00 Praha 1') },
    { street: 'Vodičkova 730/9', city: 'Praha', postalCode: '110 00', country: 'Czechia', countryCode: 'CZ' },
  ],
  [
    'Hungary, the city above the street',
    { html: '<html lang="hu">', body: footer('1052 Budapest, Váci utca 19.') },
    { street: 'Váci utca 19', city: 'Budapest', postalCode: '1052', country: 'Hungary', countryCode: 'HU' },
  ],
  [
    'Greece',
    { html: '<html lang="el">', body: footer('Ερμού 25', '105 63 Αθήνα') },
    { street: 'Ερμού 25', city: 'Αθήνα', postalCode: '105 63', country: 'Greece', countryCode: 'GR' },
  ],
  [
    'Turkey',
    { html: '<html lang="tr">', body: footer('Levent Mah. Cömert Sok. No: 4', '34330 Beşiktaş / İstanbul') },
    {
      street: 'Levent Mah. Cömert Sok. No: 4',
      city: 'Beşiktaş',
      stateProvince: 'İstanbul',
      postalCode: '34330',
      country: 'Türkiye',
      countryCode: 'TR',
    },
  ],
  [
    'Russia, the postcode first',
    { html: '<html lang="ru">', body: footer('101000, г. Москва, ул. Мясницкая, д. 13') },
    {
      street: 'ул. Мясницкая, д. 13',
      city: 'Москва',
      postalCode: '101000',
      country: 'Russia',
      countryCode: 'RU',
    },
  ],
  [
    'Brazil',
    { body: footer('Av. Paulista, 1578 - Bela Vista', 'São Paulo - SP, 01310-200') },
    {
      street: 'Av. Paulista, 1578 - Bela Vista',
      city: 'São Paulo',
      stateProvince: 'São Paulo',
      stateCode: 'SP',
      postalCode: '01310-200',
      country: 'Brazil',
      countryCode: 'BR',
    },
  ],
  [
    'Mexico',
    {
      url: 'https://acme.com.mx/',
      body: footer('Av. Insurgentes Sur 1602, Col. Crédito Constructor', 'C.P. 03940 Ciudad de México, CDMX'),
    },
    {
      street: 'Av. Insurgentes Sur 1602, Col. Crédito Constructor',
      city: 'Ciudad de México',
      stateProvince: 'Ciudad de México',
      stateCode: 'CMX',
      postalCode: '03940',
      country: 'Mexico',
      countryCode: 'MX',
    },
  ],
  [
    'India',
    {
      body: footer(
        'Unit 12, Solitaire Corporate Park, Andheri Ghatkopar Link Road',
        'Andheri (E), Mumbai - 400093',
        'Maharashtra, India',
      ),
    },
    {
      street: 'Unit 12, Solitaire Corporate Park, Andheri Ghatkopar Link Road, Andheri (E)',
      city: 'Mumbai',
      stateProvince: 'Maharashtra',
      stateCode: 'MH',
      postalCode: '400093',
      country: 'India',
      countryCode: 'IN',
    },
  ],
  [
    'Singapore',
    { body: footer('49 Changi South Avenue 2', 'Singapore 486056') },
    {
      street: '49 Changi South Avenue 2',
      city: 'Singapore',
      postalCode: '486056',
      country: 'Singapore',
      countryCode: 'SG',
    },
  ],
  [
    'Japan',
    { html: '<html lang="ja">', body: footer('〒100-0005 東京都千代田区丸の内1-9-1') },
    {
      street: '丸の内1-9-1',
      city: '千代田区',
      stateProvince: '東京都',
      stateCode: '13',
      postalCode: '100-0005',
      country: 'Japan',
      countryCode: 'JP',
    },
  ],
  [
    'China',
    { html: '<html lang="zh-CN">', body: footer('广东省深圳市南山区科技园路1号 邮编:518057') },
    {
      street: '南山区科技园路1号',
      city: '深圳市',
      stateProvince: '广东省',
      stateCode: 'GD',
      postalCode: '518057',
      country: 'China',
      countryCode: 'CN',
    },
  ],
  [
    'South Korea',
    { html: '<html lang="ko">', body: footer('(06236) 서울특별시 강남구 테헤란로 152') },
    {
      street: '테헤란로 152',
      city: '강남구',
      stateProvince: '서울특별시',
      stateCode: '11',
      postalCode: '06236',
      country: 'South Korea',
      countryCode: 'KR',
    },
  ],
  [
    'New Zealand',
    { url: 'https://acme.co.nz/', body: footer('Level 3, 120 Queen Street', 'Auckland 1010') },
    {
      street: 'Level 3, 120 Queen Street',
      city: 'Auckland',
      postalCode: '1010',
      country: 'New Zealand',
      countryCode: 'NZ',
    },
  ],
  [
    'South Africa',
    { url: 'https://acme.co.za/', body: footer('24 Long Street, Cape Town, 8001') },
    {
      street: '24 Long Street',
      city: 'Cape Town',
      postalCode: '8001',
      country: 'South Africa',
      countryCode: 'ZA',
    },
  ],
  [
    'the Emirates, which have no postcodes',
    { body: footer('Office 1204, Al Habtoor Tower, Sheikh Zayed Road', 'Dubai, United Arab Emirates') },
    {
      street: 'Office 1204, Al Habtoor Tower, Sheikh Zayed Road',
      city: 'Dubai',
      country: 'United Arab Emirates',
      countryCode: 'AE',
    },
  ],
]

describe('an address in the text, in the form of its country', () => {
  it.each(written)('%s', (_, page, expected) => {
    expect(addressOf(page)).toEqual(expected)
  })
})

/** Forms that occur in any country; only street and city are compared. */
const forms: readonly [form: string, lines: string[], street: string, city: string][] = [
  ['no comma at all', ['45 Front Street East Toronto ON M5E 1B3'], '45 Front Street East', 'Toronto'],
  ['a part a line', ['123 Main St', 'New York', 'NY', '10001', 'USA'], '123 Main St', 'New York'],
  [
    'a label a part',
    ['Street Address: 12 Foo Rd', 'City: Bar Harbor', 'State: ME', 'Zip: 04609'],
    '12 Foo Rd',
    'Bar Harbor',
  ],
  ['a number in words', ['One Market Plaza, San Francisco, CA 94105'], 'One Market Plaza', 'San Francisco'],
  [
    'a road without a number',
    ['The Old Mill, High Street, Bath, BA1 2NG'],
    'The Old Mill, High Street',
    'Bath',
  ],
  ['bullets', ['123 Main St • Springfield, IL • 62701'], '123 Main St', 'Springfield'],
  [
    'a floor before the city',
    ['350 Fifth Avenue, 21st Floor New York, NY 10118'],
    '350 Fifth Avenue, 21st Floor',
    'New York',
  ],
  [
    'a quarter of the city behind a comma',
    ['1300 New York Avenue, N.W. Washington, D.C. 20577'],
    '1300 New York Avenue, N.W.',
    'Washington',
  ],
  [
    'a city that begins like a street',
    ['462 Talbot Street, St. Thomas, ON N5P 1B9'],
    '462 Talbot Street',
    'St. Thomas',
  ],
  [
    'a firm on the same line',
    ['Acme & Sons Corp. 420 9th Ave, New York, NY 10001'],
    '420 9th Ave',
    'New York',
  ],
  [
    'a firm above',
    ['Acme Platform Inc.', '111 Peter Street', 'Toronto, ON M5V 2H1'],
    '111 Peter Street',
    'Toronto',
  ],
  [
    'a street without a street’s word',
    ['8300 Falls of Neuse, Suite 108', 'Raleigh, NC 27615'],
    '8300 Falls of Neuse, Suite 108',
    'Raleigh',
  ],
  ['capitals', ['123 MAIN STREET, NEW YORK, NY 10001'], '123 MAIN STREET', 'NEW YORK'],
  [
    'words that break invisibly',
    ['\u200dPO Box 659, \u200dPortsmouth, NH 03802'],
    'PO Box 659',
    'Portsmouth',
  ],
]

describe('an address in the text, whatever its form', () => {
  it.each(forms)('%s', (_, lines, street, city) => {
    expect(addressOf({ body: footer(...lines) })).toMatchObject({ street, city })
  })

  it('a label begins a new address: the street above it belongs to another one', () => {
    const finding = address(
      pageOf({
        body: footer('Besök oss', 'Ekgatan 17', 'Skicka brev: Namn på mottagaren', '251 89 Helsingborg'),
      }),
    )
    expect(foundValue(finding)).toBeUndefined()
  })

  it('several addresses have their own lines each', () => {
    const finding = address(
      pageOf({
        body: footer('1 Oak Lane', 'Austin, TX 78701', '(512) 334-5100', '2 Elm Road', 'Dallas, TX 75201'),
      }),
    )
    const seen = 'trace' in finding ? finding.trace?.candidates.map(({ value }) => value) : []
    expect(seen).toMatchObject([
      { street: '1 Oak Lane', city: 'Austin' },
      { street: '2 Elm Road', city: 'Dallas' },
    ])
  })
})

it.each([
  ['a note of copyright before it', '© 2014 Acme Tools. 24 Endell Street, London WC2H 9HQ'],
  ['the firm above it, and a number above that', '57<br>Acme Ltd.<br>24 Endell Street<br>London WC2H 9HQ'],
])('an address without more than its street: %s', (_, lines) => {
  const url = 'https://www.acme.co.uk/'
  expect(addressOf({ url, body: footer(lines) })).toMatchObject({
    street: '24 Endell Street',
    city: 'London',
  })
})

it.each([
  ['a doctor', 'https://acme.de/', ['Dr. Anna Müller', 'Venloer Str. 310', '50823 Köln'], 'Venloer Str. 310'],
  [
    'a surgery',
    'https://acme.de/',
    ['Praxis Dr. Huber', 'Venloer Str. 310', '50823 Köln'],
    'Venloer Str. 310',
  ],
  [
    'a doctor above a number with a comma',
    'https://acme.fr/',
    ['Cabinet du Docteur Durand, 12 bis, rue de la République', '69002 Lyon'],
    '12 bis, rue de la République',
  ],
  [
    'a saint',
    'https://acme.com/',
    ['St. Mary’s Hospital, 500 Hospital Dr', 'Springfield, IL 62701'],
    '500 Hospital Dr',
  ],
])('%s is no part of the street', (_, url, lines, street) => {
  expect(addressOf({ url, body: footer(...lines) })).toMatchObject({ street })
})

it.each([
  ['a saint’s road', 'https://acme.co.uk/', ['24 St. James Road', 'London WC2H 9HQ'], '24 St. James Road'],
  ['a doctor’s road', 'https://acme.de/', ['Dr.-Karl-Renner-Ring 3', '50823 Köln'], 'Dr.-Karl-Renner-Ring 3'],
  ['a number behind its road', 'https://acme.es/', ['Gran Vía, 12', '28013 Madrid'], 'Gran Vía, 12'],
])('%s is the street', (_, url, lines, street) => {
  expect(addressOf({ url, body: footer(...lines) })).toMatchObject({ street })
})

it('full-width digits are read', () => {
  const body = footer('〒１５０－０００２　東京都渋谷区渋谷２－２１－１')
  expect(addressOf({ url: 'https://acme.jp/', body })).toMatchObject({
    street: '渋谷2-21-1',
    city: '渋谷区',
    postalCode: '150-0002',
  })
})

it.each([
  ['Wix', ['500 Terry Francine Street', 'San Francisco, CA 94158', '123-456-7890']],
  ['Wix before', ['500 Terry A Francois Blvd, San Francisco, CA 94158']],
  ['Squarespace', ['123 Demo Street', 'New York, NY 12345']],
  ['German themes', ['Musterstraße 1', '12345 Musterstadt', 'Deutschland']],
])('an address of a template is rejected: %s', (_, lines) => {
  const finding = address(pageOf({ body: footer(...lines) }))
  expect(foundValue(finding)).toBeUndefined()
  expect('trace' in finding ? finding.trace?.candidates : []).toMatchObject([
    { rejected: 'came with the template' },
  ])
})

it('a street that begins like one of a template is kept', () => {
  const body = footer('500 Terry Ave N', 'Seattle, WA 98109')
  expect(addressOf({ body })).toMatchObject({ street: '500 Terry Ave N', city: 'Seattle' })
})

it.each([
  ['ENG', 'England'],
  ['SCT', 'Scotland'],
  ['WLS', 'Wales'],
  ['NIR', 'Northern Ireland'],
])('a part of the United Kingdom has a code and a name: %s', (code, name) => {
  const parts = { streetAddress: '1 Mill Lane', addressLocality: 'Tarnbeck', postalCode: 'LS1 4AP' }
  const stated = { '@type': 'PostalAddress', ...parts, addressRegion: code, addressCountry: 'GB' }
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Acme',
    address: stated,
  }
  const head = `<script type="application/ld+json">${JSON.stringify(organization)}</script>`
  expect(addressOf({ head })).toMatchObject({ stateProvince: name, stateCode: code, countryCode: 'GB' })
})

it.each([
  ['JP', '福岡県', '40'],
  ['KR', '경기도', '41'],
  ['NZ', 'Auckland', 'AUK'],
  ['DE', 'Bavaria', 'BY'],
  ['FR', "Provence-Alpes-Côte d'Azur", 'PAC'],
  ['GB', 'Essex', 'ESS'],
])('a region has the code of ISO 3166-2: %s, %s', (country, region, code) => {
  const parts = { streetAddress: '1 Mill Lane', addressLocality: 'Tarnbeck', postalCode: '12345' }
  const address = { '@type': 'PostalAddress', ...parts, addressRegion: region, addressCountry: country }
  const organization = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme', address }
  const head = `<script type="application/ld+json">${JSON.stringify(organization)}</script>`
  expect(addressOf({ head })).toMatchObject({ stateProvince: region, stateCode: code, countryCode: country })
})

it('the currencies of countries in the menu of a shop are no address', () => {
  const menu = ['CAD $ | Canada', 'EUR € | Croatia', 'USD $ | United States', 'DKK kr. | Denmark']
  const country = '<a href="/collections/road">Marina Road</a>'
  const body = `<main><h1>Bags</h1>${country}</main><footer><ul>${menu.map((one) => `<li>${one}`).join('')}</ul></footer>`
  expect(addressOf({ body })).toBeUndefined()
})
