import { describe, expect, it } from 'vitest'
import { address, email, phone } from '../../src/extract/contacts/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const page = (site: string, lang: string, body: string) =>
  snapshotFromHtml({
    url: `https://acme${site}/`,
    html: `<!doctype html><html lang="${lang}"><body><h1>Contact</h1><p>${body}</p></body></html>`,
  })

type Row = readonly [site: string, lang: string, body: string, expected: string]

/** The parts of an address with bars between them; a dash stands for a part that it lacks. */
function parts(site: string, lang: string, body: string): string | undefined {
  const found = foundValue(address(page(site, lang, body)))
  return found && [found.street, found.city, found.postalCode].map((part) => part ?? '-').join(' | ')
}

describe('a postcode on a line of its own below a large city', () => {
  it.each<Row>([
    ['.co.uk', 'en-GB', '27 High Street<br>London<br>SE1 7ND', '27 High Street | London | SE1 7ND'],
    ['.co.uk', 'en-GB', '27 High St<br>Leeds<br>West Yorkshire<br>LS1 4AP', '27 High St | Leeds | LS1 4AP'],
    ['.com', 'en', '27 High St<br>Leeds<br>LS1 4AP<br>United Kingdom', '27 High St | Leeds | LS1 4AP'],
    [
      '.com.br',
      'pt',
      'Rua Augusta, 15<br>Blumenau - SC<br>CEP 89010-000',
      'Rua Augusta, 15 | Blumenau | 89010-000',
    ],
    ['.com.au', 'en', '12 Queen Street<br>Melbourne<br>VIC 3000', '12 Queen Street | Melbourne | 3000'],
    ['.in', 'en', '12 MG Road<br>Bengaluru<br>560001', '12 MG Road | Bengaluru | 560001'],
    ['.de', 'de', 'Ringstr. 5<br>Berlin<br>10115', 'Ringstr. 5 | Berlin | 10115'],
    ['.es', 'es', 'Calle Mayor 12<br>Madrid<br>28013', 'Calle Mayor 12 | Madrid | 28013'],
    ['.de', 'de', 'Ringstr. 5, Berlin<br>10115 Besucher im Jahr', 'Ringstr. 5 | Berlin | -'],
    ['.co.nz', 'en', '12 Queen Street<br>Auckland<br>0800 123 456', '12 Queen Street | Auckland | -'],
    ['.in', 'en', '1 Main Road<br>Mumbai<br>098 765 4321', '1 Main Road | Mumbai | -'],
    [
      '.co.uk',
      'en',
      '10 York Road, London<br>Unit 3, 2 Queen St, Leeds LS1 4AP',
      'Unit 3, 2 Queen St | Leeds | LS1 4AP',
    ],
  ])('%s %s: %s', (site, lang, body, expected) => {
    expect(parts(site, lang, body)).toBe(expected)
  })
})

describe('an address in a sentence', () => {
  it.each<Row>([
    [
      '.fr',
      'fr',
      'dont le siège social est situé 8 allée des Pins, 69006 Lyon.',
      '8 allée des Pins | Lyon | 69006',
    ],
    ['.fr', 'fr', 'La société Acme, sise 8 rue Haute, 69006 Lyon, traite', '8 rue Haute | Lyon | 69006'],
    ['.fr', 'fr', 'son siège au 8, rue Haute à 69006 Lyon', '8, rue Haute | Lyon | 69006'],
    ['.fr', 'fr', '8 rue Haute, 75002 Paris immatriculée au RCS de Paris', '8 rue Haute | Paris | 75002'],
    ['.de', 'de', 'Sie finden uns in der Hafenstraße 8, 20457 Hamburg.', 'Hafenstraße 8 | Hamburg | 20457'],
    ['.de', 'de', 'Sie finden uns Am Hafen 8 in 20457 Hamburg.', 'Am Hafen 8 | Hamburg | 20457'],
    ['.de', 'de', 'In der Au 8, 20457 Hamburg', 'In der Au 8 | Hamburg | 20457'],
    ['.de', 'de', 'Acme GmbH, Hafenweg 8, 20457 Hamburg und ist zuständig', 'Hafenweg 8 | Hamburg | 20457'],
    ['.de', 'de', 'Markt 4, 91541 Rothenburg o. d. Tauber', 'Markt 4 | Rothenburg o. d. Tauber | 91541'],
    ['.it', 'it', 'con sede legale in Via Roma 15, 20121 Milano (MI)', 'Via Roma 15 | Milano | 20121'],
    ['.it', 'it', "Via Roma 5, 20062 Cassano d'Adda (MI)", "Via Roma 5 | Cassano d'Adda | 20062"],
    ['.it', 'it', "Via Roma 5, 20060 Cassina de' Pecchi MI", "Via Roma 5 | Cassina de' Pecchi | 20060"],
    [
      '.fr',
      'fr',
      '8 rue Haute, 77860 Couilly Pont aux Dames',
      '8 rue Haute | Couilly Pont aux Dames | 77860',
    ],
    ['.nl', 'nl', 'Hoogstraat 5, 3961 BX Wijk bij Duurstede', 'Hoogstraat 5 | Wijk bij Duurstede | 3961 BX'],
    ['.co.uk', 'en', '12 Sise Lane, London EC4N 8AB', '12 Sise Lane | London | EC4N 8AB'],
    ['.com', 'en', '12 Finns Road, Pennsville, NJ 08070', '12 Finns Road | Pennsville | 08070'],
    ['.es', 'es', 'Calle Mayor s/n, 28013 Madrid', 'Calle Mayor s/n | Madrid | 28013'],
    ['.it', 'it', 'Via Roma 15, 20121 Milano e P.IVA 01234567890', 'Via Roma 15 | Milano | 20121'],
    ['.es', 'es', 'con domicilio en Calle Sol 12, 28013 Madrid y CIF B1', 'Calle Sol 12 | Madrid | 28013'],
    [
      '.pt',
      'pt',
      'com sede na Rua Augusta 12, 1100-053 Lisboa, NIPC 5',
      'Rua Augusta 12 | Lisboa | 1100-053',
    ],
    ['.nl', 'nl', 'gevestigd aan de Amstel 12, 1015 CS Amsterdam, is', 'Amstel 12 | Amsterdam | 1015 CS'],
    ['.se', 'sv', 'Kontoret ligger på Storgatan 22, 903 26 Umeå', 'Storgatan 22 | Umeå | 903 26'],
    [
      '.pl',
      'pl',
      'z siedzibą w Warszawie przy ul. Długiej 5, 00-238 Warszawa',
      'ul. Długiej 5 | Warszawa | 00-238',
    ],
    ['.cz', 'cs', 'se sídlem Dlouhá 12, 110 00 Praha 1', 'Dlouhá 12 | Praha | 110 00'],
    ['.ru', 'ru', 'по адресу ул. Ленина, 5, Москва, 101000', 'ул. Ленина, 5 | Москва | 101000'],
    [
      '.in',
      'en',
      '#42, 3rd Floor, 100 Feet Road, Bengaluru 560038',
      '#42, 3rd Floor, 100 Feet Road | Bengaluru | 560038',
    ],
    ['.pt', 'pt', 'Rua da Sede 12, 1100-053 Lisboa', 'Rua da Sede 12 | Lisboa | 1100-053'],
    ['.org.uk', 'en', 'Charity 1098765. 291 High Road, London N7 8HG', '291 High Road | London | N7 8HG'],
    ['.de', 'de', 'HRB 12345. Hafenstraße 8, 20095 Hamburg.', 'Hafenstraße 8 | Hamburg | 20095'],
    ['.com.au', 'en', 'Call 07 3252 1234. 22 Creek Rd, Newstead QLD 4006', '22 Creek Rd | Newstead | 4006'],
    ['.ru', 'ru', '620014, Екатеринбург, ул. Мира, 36. Тел.: 5', 'ул. Мира, 36 | Екатеринбург | 620014'],
    [
      '.com',
      'en',
      '12 Dizengoff St, Tel Aviv 6971012, Israel. Phone: 5',
      '12 Dizengoff St | Tel Aviv | 6971012',
    ],
    ['.com', 'en', 'Moi Avenue, Mombasa, Kenya. Call 0722 345678', 'Moi Avenue | Mombasa | -'],
    ['.es', 'es', 'Talleres Moreno S.L. C/ Sol 25, 02007 Albacete', 'C/ Sol 25 | Albacete | 02007'],
    ['.com', 'en', '12 King Street, Alexandria, VA 22301', '12 King Street | Alexandria | 22301'],
    ['.it', 'it', '📍 Piazza Roma 14, 73100 Lecce', 'Piazza Roma 14 | Lecce | 73100'],
    ['.sk', 'sk', '© 2020 NAY a.s. Tuhovská 15, 831 06 Bratislava', 'Tuhovská 15 | Bratislava | 831 06'],
    ['.de', 'de', '© 2023 Acme GmbH Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5 | Berlin | 10115'],
    ['.de', 'de', '© 2023 Acme GmbH. Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5 | Berlin | 10115'],
    ['.co.uk', 'en', '© Acme Ltd 2024, 12 High St, London SE1 7ND', '12 High St | London | SE1 7ND'],
    ['.co.uk', 'en', '© Acme 2019–24 12 High St, London SE1 7ND', '12 High St | London | SE1 7ND'],
    ['.es', 'es', 'Calle Mayor 1234. Piso 3, 28013 Madrid', 'Calle Mayor 1234. Piso 3 | Madrid | 28013'],
    ['.pl', 'pl', 'ul. Marszałkowska. 10, 00-590 Warszawa', 'ul. Marszałkowska. 10 | Warszawa | 00-590'],
  ])('%s %s: %s', (site, lang, body, expected) => {
    expect(parts(site, lang, body)).toBe(expected)
  })
})

describe('an address of a form that few countries have', () => {
  it.each<Row>([
    ['.de', 'de', 'Bergmann GmbH<br>Am Hafen 12<br>48155 Münster', 'Am Hafen 12 | Münster | 48155'],
    ['.ie', 'en', '12 Main Street, Ballyvaughan, Co. Clare', '12 Main Street | Ballyvaughan | -'],
    ['.ie', 'en', 'Acme<br>Main Street<br>Ballyvaughan<br>Co. Clare', 'Main Street | Ballyvaughan | -'],
    ['.co.uk', 'en', '12 Main Street, Bangor, Co. Down', '12 Main Street | Bangor | -'],
    [
      '.com.tr',
      'tr',
      'Ege Mah. 296/2 Sok. No: 33 D: 12 35100 Bornova / İzmir',
      'Ege Mah. 296/2 Sok. No: 33 D: 12 | Bornova | 35100',
    ],
    ['.com.tr', 'tr', 'Atatürk Cad. No: 5 34430 İstanbul', 'Atatürk Cad. No: 5 | İstanbul | 34430'],
    [
      '.com',
      'en',
      'King Fahd Road, Al Olaya, Riyadh 12214, Saudi Arabia',
      'King Fahd Road, Al Olaya | Riyadh | 12214',
    ],
    ['.com', 'ar', 'طريق الملك فهد، الرياض 12214، السعودية', 'طريق الملك فهد | الرياض | 12214'],
    [
      '.it',
      'it',
      'Località Poggio, s.n.c.<br>53024 Montalcino',
      'Località Poggio, s.n.c. | Montalcino | 53024',
    ],
    ['.it', 'it', 'Via Garibaldi snc – 00044 Frascati', 'Via Garibaldi snc | Frascati | 00044'],
    ['.es', 'es', 'Calle Real, s/n - 23009 Jaén', 'Calle Real, s/n | Jaén | 23009'],
    ['.rs', 'sr', 'Temerinski put bb, 21000 Novi Sad', 'Temerinski put bb | Novi Sad | 21000'],
    [
      '.com',
      'fr',
      '8 rue Haute<br>95880 Enghien les Bains France',
      '8 rue Haute | Enghien les Bains | 95880',
    ],
    ['.de', 'de', 'Obere Bergstraße<br>97070 Würzburg', 'Obere Bergstraße | Würzburg | 97070'],
    [
      '.cn',
      'en',
      '8 Jianguo Rd, Chaoyang District, Beijing 100020',
      '8 Jianguo Rd, Chaoyang District | Beijing | 100020',
    ],
    ['.mx', 'es', 'Calle Sol 12, 06000 Ciudad de México', 'Calle Sol 12 | Ciudad de México | 06000'],
    ['.fr', 'fr', 'Place de l’Église<br>56470 La Trinité', 'Place de l’Église | La Trinité | 56470'],
    ['.at', 'de', 'Hotel Arlberg<br>Dorfstraße 5<br>6580 St. Anton', 'Dorfstraße 5 | St. Anton | 6580'],
    ['.cz', 'cs', 'Vinohradská 88, Praha 3, 130 00', 'Vinohradská 88 | Praha | 130 00'],
    ['.ro', 'ro', 'Str. Lungă nr. 5, Zărnești, jud. Brașov, 505800', 'Str. Lungă nr. 5 | Zărnești | 505800'],
    ['.com.br', 'pt', 'Rua Sol, 1.524 - CEP: 95059-520 - Gramado/RS', 'Rua Sol, 1.524 | Gramado | 95059-520'],
    ['.com.ar', 'es', 'Av. Cabildo 2040 – (C1428AAP) Tigre', 'Av. Cabildo 2040 | Tigre | C1428AAP'],
    [
      '.jp',
      'en',
      '4-2 Isobe-dori, Chuo-ku, Kobe, Hyogo 651-0084',
      '4-2 Isobe-dori, Chuo-ku | Kobe | 651-0084',
    ],
    ['.jp', 'ja', '東京都渋谷区神宮前3-21-5 サンハイツ1F', '神宮前3-21-5 サンハイツ1F | 渋谷区 | -'],
    ['.cn', 'zh', '浙江省杭州市体育场路105号 电话：1 邮编：310004', '体育场路105号 | 杭州市 | 310004'],
    [
      '.tw',
      'en',
      'No. 12, Ln. 190, Dunhua S. Rd., Taipei City 106',
      'No. 12, Ln. 190, Dunhua S. Rd. | Taipei City | 106',
    ],
    ['.ng', 'en', 'Km 10, Idiroko Road, Ota, Ogun State, Nigeria', 'Km 10, Idiroko Road | Ota | -'],
    ['.co.ke', 'en', 'P.O. Box 14567-00800, Nairobi, Kenya', 'P.O. Box 14567-00800 | Nairobi | -'],
    [
      '.be',
      'nl',
      '<span>Acme bv</span><span>Grote Steenweg 245 bus 3</span><span>2600 Berchem</span>',
      'Grote Steenweg 245 bus 3 | Berchem | 2600',
    ],
  ])('%s %s: %s', (site, lang, body, expected) => {
    expect(parts(site, lang, body)).toBe(expected)
  })

  it.each([
    ['.ie', 'en', 'Join 500 riders in Ennis, Co. Clare'],
    ['.com', 'en', 'The best street food, 12345 Bangkok, Thailand'],
    ['.com', 'en', 'A walk along the river road, 10200 Bangkok, Thailand'],
    ['.de', 'de', 'Seite 12 10000 Besucher'],
    ['.de', 'de', 'Fon 0251 61890 Münster'],
    ['.at', 'de', 'Kongress 12 2024 Wien'],
    ['.at', 'de', 'Wiener Straße 1234 Stammgäste'],
    ['.co.uk', 'en', 'Call us in 2024. 12 reasons to visit 5 High Street, London SE1 7ND'],
    ['.de', 'de', 'Am Markt<br>20000 Besucher'],
    ['.de', 'de', 'Neubau Lindenstraße: 12000 Euro'],
    ['.de', 'de', 'Öffnungszeiten Hauptstraße<br>10115 Berlin'],
    ['.it', 'it', 'Teatro Corso<br>40121 Bologna'],
  ])('is not what looks like one: %s %s: %s', (site, lang, body) => {
    const found = foundValue(address(page(site, lang, body)))
    expect(found?.street).toBeUndefined()
  })
})

it('entities that structured data keeps are read', () => {
  const stated = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: 'https://acme.de/',
    telephone: '&#43;49 40 3123456',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Strand &amp; Kai 5',
      addressLocality: 'L&uuml;beck',
      postalCode: '23552',
    },
  }
  const snapshot = page('.de', 'de', `<script type="application/ld+json">${JSON.stringify(stated)}</script>`)
  expect(foundValue(address(snapshot))).toMatchObject({ street: 'Strand & Kai 5', city: 'Lübeck' })
  expect(foundValue(phone(snapshot))).toBe('+49403123456')
})

describe('a number by the word before it', () => {
  it.each([
    ['.de', 'de', 'Telefax: 0251 61890-21'],
    ['.fr', 'fr', 'Télécopieur : 01 42 34 56 78'],
    ['.ca', 'fr', 'Téléc. : 514 987-6543'],
    ['.no', 'no', 'Telefaks 22 12 34 56'],
    ['.fi', 'fi', 'Telefaksi 09 123 4567'],
    ['.ru', 'ru', 'Телефакс: +7 495 123-45-67'],
    ['.com.tr', 'tr', 'Belgegeçer: 0212 234 56 78'],
    ['.jp', 'ja', 'ファクシミリ 03-1234-5678'],
    ['.fr', 'fr', 'immatriculée au RCS de Lyon sous le numéro 523 456 789'],
    ['.fr', 'fr', 'RCS de Bourg-en-Bresse n° 523 456 789'],
    ['.fr', 'fr', 'Agréée par la préfecture sous le numéro 01 23 45 67 89'],
    ['.it', 'it', 'iscritta al Registro Imprese di Milano con il numero 02 1234567'],
    ['.es', 'es', 'inscrita en el Registro Mercantil de Madrid con el número 912 345 678'],
    ['.pt', 'pt', 'pessoa coletiva n.º 212 345 678'],
    ['.de', 'de', 'unter der Nummer 0251 123456 im Handelsregister eingetragen'],
    ['.co.uk', 'en', 'Registered charity 207 123 4567'],
  ])('is no telephone number: %s %s: %s', (site, lang, body) => {
    expect(foundValue(phone(page(site, lang, body)))).toBeUndefined()
  })

  it.each<Row>([
    ['.it', 'it', 'Tel. e fax: 02 8645 1234', '+390286451234'],
    ['.pt', 'pt', 'Telefone e fax: 21 123 4567', '+351211234567'],
    ['.cn', 'zh', '电话/传真：010-62345678', '+861062345678'],
    ['.com', 'en', 'T/F: +44 20 7123 4567', '+442071234567'],
    ['.de', 'de', 'Sie erreichen uns unter der Nummer 0251 618900', '+49251618900'],
    ['.fr', 'fr', 'Joignable sous le numéro 04 78 12 34 56', '+33478123456'],
    ['.it', 'it', 'P.IVA 01234567890. Chiamaci al n. 02 8645 1234', '+390286451234'],
    ['.com.au', 'en', 'We are licensed and insured, reach us with our number 07 3252 1234', '+61732521234'],
    ['.sa', 'ar', 'للتواصل: ٠١١٤٦٢١٢٣٤', '+966114621234'],
    ['.sa', 'ar', 'الرياض 00966126541234', '+966126541234'],
    ['.sa', 'ar', 'واتساب: 0501234567<br>رقم الهاتف: 0114621234', '+966114621234'],
    ['.com.tr', 'tr', 'Müşteri Hizmetleri: 0850 222 12 34<br>Cep: 0532 123 45 67', '+908502221234'],
    ['.fi', 'fi', 'tel. +358 20 755 9880 (8.35 snt/puhelu + 16.69 snt/min)', '+358207559880'],
    ['.de', 'de', 'Tel. 0251 618900 (14 Cent/Min)', '+49251618900'],
    ['.de', 'de', 'Tel. 089 / 4567890 (2 Leitungen)', '+49894567890'],
    ['.scot', 'en', 'Bookings: 01887 830 123', '+441887830123'],
  ])('is a telephone number: %s %s: %s', (site, lang, body, expected) => {
    expect(foundValue(phone(page(site, lang, body)))).toBe(expected)
  })
})

describe('an e-mail address', () => {
  it.each([
    'info arroba acme.es',
    'info (arobase) acme.es',
    'info chiocciola acme.es',
    'info (собака) acme.es',
    'info(a)acme.es',
    'info＠acme．es',
    'info★acme.es',
    'info[アット]acme.es',
    'info（at）acme.es',
    'info@acme[.]es',
    'Write to info@acme.es.Thank you',
    'info@acme.esTel: 123',
    '<bdo dir="rtl">se.emca@ofni</bdo>',
    '<span style="unicode-bidi:bidi-override; direction: rtl">se.emca@ofni</span>',
  ])('is read: %s', (body) => {
    expect(foundValue(email(page('.es', 'es', `E-mail: ${body}`)))).toBe('info@acme.es')
  })

  it.each([
    'Look at acme.es for more',
    'Rated 4.5★acme.es',
    'see section (a)acme.es',
    'Join John chez acme.es',
  ])('is not read: %s', (body) => {
    expect(foundValue(email(page('.es', 'es', body)))).toBeUndefined()
  })

  it('keeps a host in capital letters whole', () => {
    expect(foundValue(email(page('.co.uk', 'en', 'info@acme.co.UK')))).toBe('info@acme.co.uk')
  })
})
