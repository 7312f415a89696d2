import { describe, expect, it } from 'vitest'
import { address, email } from '../../src/extract/contacts/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Address } from '../../src/model/values.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const page = (body: string, host = 'acme.example', lang = 'en') =>
  snapshotFromHtml({
    url: `https://${host}/`,
    html: `<!doctype html><html lang="${lang}"><title>Acme</title><body><h1>Acme</h1>${body}</body></html>`,
  })
const addressOf = (...given: Parameters<typeof page>) => foundValue(address(page(...given)))

/** Invented streets, in the forms that people use in these places; the parts were written before any run. */
const PLACES: readonly [lines: string, expected: Partial<Address>][] = [
  [
    'Carrer Major 12 / AD500 Andorra la Vella / Andorra',
    part('Carrer Major 12', 'Andorra la Vella', 'AD', 'AD500'),
  ],
  ['Rruga Islam Alla 7 / 1019 Tiranë / Shqipëri', part('Rruga Islam Alla 7', 'Tiranë', 'AL', '1019')],
  ['12 Reid Street / Hamilton HM 11 / Bermuda', part('12 Reid Street', 'Hamilton', 'BM', 'HM 11')],
  [
    'Road 2005, Block 320 / Manama 320 / Kingdom of Bahrain',
    part('Road 2005, Block 320', 'Manama', 'BH', '320'),
  ],
  ['Bay Street 40 / Bridgetown BB11000 / Barbados', part('Bay Street 40', 'Bridgetown', 'BB', 'BB11000')],
  ['Queens Road / Gaborone / Botswana', part('Queens Road', 'Gaborone', 'BW')],
  ['Avenue du Port / Kinshasa / RD Congo', part('Avenue du Port', 'Kinshasa', 'CD')],
  ['Steinagøta 9 / FO-100 Tórshavn / Føroyar', part('Steinagøta 9', 'Tórshavn', 'FO', '100')],
  [
    '14 Castle Street / Saint Helier / JE2 3RT / Jersey',
    part('14 Castle Street', 'Saint Helier', 'JE', 'JE2 3RT'),
  ],
  ['Husni Street 8 / 11190 Amman / Jordan', part('Husni Street 8', 'Amman', 'JO', '11190')],
  ['شارع الثقافة 8 / 11190 عمان / الأردن', part('شارع الثقافة 8', 'عمان', 'JO', '11190')],
  ['Dockside Road / Majuro, MH 96960 / Marshall Islands', part('Dockside Road', 'Majuro', 'MH', '96960')],
  ['21, Mill Road / Curepipe 74504 / Mauritius', part('21, Mill Road', 'Curepipe', 'MU', '74504')],
  ['Orchid Magu 3 / Malé 20188 / Maldives', part('Orchid Magu 3', 'Malé', 'MV', '20188')],
  ['Rue de la Paix 9 / Niamey / Niger', part('Rue de la Paix 9', 'Niamey', 'NE')],
  ['Calle Palma 515 / 1209 Asunción / Paraguay', part('Calle Palma 515', 'Asunción', 'PY', '1209')],
  ['Rua do Comércio 9 / Macau', part('Rua do Comércio 9', 'Macau', 'MO')],
  ['Station Road 5 / Samarkand / Uzbekistan / 140100', part('Station Road 5', 'Samarkand', 'UZ', '140100')],
  ['Cairo Road 7 / 10101 Lusaka / Zambia', part('Cairo Road 7', 'Lusaka', 'ZM', '10101')],
]

function part(street: string, city: string, countryCode: string, postalCode?: string): Partial<Address> {
  return { street, city, countryCode, ...(postalCode && { postalCode }) }
}

describe('addresses whose country is named, of places all over the world', () => {
  it.each(PLACES)('%s', (lines, expected) => {
    expect(addressOf(`<footer><p>${lines.split(' / ').join('<br>')}</p></footer>`)).toMatchObject(expected)
    expect(addressOf(`<p>Visit us</p><p>${lines.split(' / ').join(', ')}</p>`)).toMatchObject(expected)
  })

  it('a line of an address element is the street, even without a word or a number', () => {
    const lines = 'First Bank<br>Kaselehlia<br>Kolonia, FM 96941<br>Micronesia'
    expect(addressOf(`<footer><address>${lines}</address></footer>`)).toMatchObject({
      street: 'Kaselehlia',
      city: 'Kolonia',
      countryCode: 'FM',
    })
    expect(addressOf(`<footer><p>${lines}</p></footer>`)).toBeUndefined()
  })

  it('a list of countries is no address', () => {
    expect(
      addressOf('<ul><li>Niger</li><li>Botswana</li><li>Jordan</li><li>Road to Malta</li></ul>'),
    ).toBeUndefined()
  })
})

describe('a city on the other side of its postcode, and signs that cling', () => {
  const rows: readonly [trap: string, written: string, host: string, expected: Partial<Address>][] = [
    [
      'a British code first',
      '9 Malt Lane, LS1 4AB Leeds',
      'acme.example',
      part('9 Malt Lane', 'Leeds', 'GB', 'LS1 4AB'),
    ],
    [
      'a dash with spaces',
      'Lindenweg 5, D - 50968 Köln',
      'acme.example',
      part('Lindenweg 5', 'Köln', 'DE', '50968'),
    ],
    [
      'a Dutch one',
      'Dorpsweg 61, NL - 2132 NB Hoofddorp',
      'acme.example',
      part('Dorpsweg 61', 'Hoofddorp', 'NL', '2132 NB'),
    ],
    [
      'behind the state',
      'Calle Sol 21, Lote 4, Cancún, Quintana Roo, 77500, México',
      'acme.example',
      part('Calle Sol 21, Lote 4', 'Cancún', 'MX', '77500'),
    ],
    [
      'no space behind commas',
      '4 Bath Road,Andover,Hampshire,SP10 3AB',
      'acme.example',
      part('4 Bath Road', 'Andover', 'GB', 'SP10 3AB'),
    ],
    [
      'nor before the postcode',
      'Lindenweg 7,50968 Köln',
      'acme.de',
      part('Lindenweg 7', 'Köln', 'DE', '50968'),
    ],
    [
      'a town and its postcode in one',
      'Rheinufer 14<br>Bonn53113 Germany',
      'acme.example',
      part('Rheinufer 14', 'Bonn', 'DE', '53113'),
    ],
    [
      'a range of houses',
      '1310-1318 9TH ST, CLARKSTON, WA 99403',
      'acme.example',
      part('1310-1318 9TH ST', 'CLARKSTON', 'US', '99403'),
    ],
    [
      'a town that stands twice',
      '2 DOCK STREET<br>LONDON<br>LONDON<br>E1 8JN',
      'acme.example',
      part('2 DOCK STREET', 'LONDON', 'GB', 'E1 8JN'),
    ],
    [
      'an accent before three letters',
      'Rue du Grand Hôtel 4, 75009 Paris',
      'acme.fr',
      part('Rue du Grand Hôtel 4', 'Paris', 'FR', '75009'),
    ],
  ]
  it.each(rows)('%s: %s', (_, written, host, expected) => {
    expect(addressOf(`<footer><p>${written}</p></footer>`, host)).toMatchObject(expected)
  })
})

describe('opening hours and labels stand beside an address', () => {
  const rows: readonly [lines: string, host: string, street: string][] = [
    ['Pn-Pt 8-16 / Adres / Wodna 38A / 05-500 Piaseczno', 'acme.pl', 'Wodna 38A'],
    ['Po–Pá 8–16 / Adresa / Dlouhá 12 / 110 00 Praha', 'acme.cz', 'Dlouhá 12'],
    ['Öffnungszeiten 8 - 17 / Lindenweg 4 / 50968 Köln', 'acme.de', 'Lindenweg 4'],
    ['Δευ-Παρ 9-17 / Διεύθυνση / Ερμού 72 / 105 63 Αθήνα', 'acme.gr', 'Ερμού 72'],
    ['Lu-Vi 9-17 / Adresa / Strada Morii 6 / 400157 Cluj-Napoca', 'acme.ro', 'Strada Morii 6'],
    ['Пн-Пт 9-18 / Адрес / ул. Мира 5 / 101000 Москва', 'acme.ru', 'ул. Мира 5'],
    [
      'PO Box 13-6572 / Omar Street 5 / Beirut 2020-0908 / Lebanon',
      'acme.example',
      'PO Box 13-6572, Omar Street 5',
    ],
  ]
  it.each(rows)('%s', (lines, host, street) => {
    expect(addressOf(`<p>${lines.split(' / ').join('</p><p>')}</p>`, host)?.street).toBe(street)
    expect(addressOf(`<p>${lines.split(' / ').join(', ')}</p>`, host)?.street).toBe(street)
  })
})

describe('words beside an e-mail address, and masks in it', () => {
  const emailOf = (body: string) => foundValue(email(page(`<footer>${body}</footer>`, 'acme.com')))
  it.each([
    '<p><b>support</b><span>support@acme.com</span></p>',
    '<p><b>Support</b>support@acme.com</p>',
    '<p>E-mail<span>support@acme.com</span>Phone</p>',
    '<p><i>Kontakt</i><em><b>support@acme.com</b></em></p>',
    '<p>sup<b>port</b>@acme.com</p>',
  ])('%s', (body) => expect(emailOf(body)).toBe('support@acme.com'))

  it.each(['reinhard.n...@acme.com', '[…] .miller@acme.com', 'j***@acme.com', 'k…r@acme.com'])(
    '%s is no address',
    (text) => expect(emailOf(`<p>By ${text}</p>`)).toBeUndefined(),
  )
})
