import { describe, expect, it, test } from 'vitest'
import { employees } from '../../src/extract/employees/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { expectWithin } from '../house/processor.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string, head = '', lang = 'en') => {
  const page = pageOf({ url: 'https://acme.example/', head, html: `<html lang="${lang}">`, body })
  return foundValue(employees(page))
}

const organization = (numberOfEmployees: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Organization' },
    ...{ name: 'Acme', url: 'https://acme.example/', numberOfEmployees },
  })}</script>`

describe('structured data', () => {
  it.each([
    [120, { exact: 120, range: '51 to 200' }],
    ['1,200', { exact: 1200, range: '1001 to 5000' }],
    ['51-200', { range: '51 to 200' }],
    ['10,001+', { range: '10001+' }],
    [
      { '@type': 'QuantitativeValue', value: 42 },
      { exact: 42, range: '11 to 50' },
    ],
    [{ '@type': 'QuantitativeValue', minValue: 201, maxValue: 500 }, { range: '201 to 500' }],
    ['many', undefined],
    [0, undefined],
  ])('%j', (stated, expected) => {
    expect(read('<h1>Acme</h1>', organization(stated))).toEqual(expected)
  })
})

describe('labels', () => {
  it.each([
    ['<dl><dt>Number of employees</dt><dd>85</dd></dl>', { exact: 85, range: '51 to 200' }],
    ['<p>Team size: 11–50</p>', { range: '11 to 50' }],
    ['<table><tr><th>従業員数</th><td>320</td></tr></table>', { exact: 320, range: '201 to 500' }],
    ['<p>Mitarbeiterzahl: ca. 600</p>', { range: '501 to 1000' }],
    ['<div><div>1.250</div><div>Mitarbeitende</div></div>', { exact: 1250, range: '1001 to 5000' }],
    ['<p>Employees: 120</p>', { exact: 120, range: '51 to 200' }],
    ['<dl><dt>Company size</dt><dd>201-500 employees</dd></dl>', { range: '201 to 500' }],
    ['<p>Effectif : 48 salariés</p>', { exact: 48, range: '11 to 50' }],
    ['<p>従業員数：1,250名（2025年3月現在）</p>', { exact: 1250, range: '1001 to 5000' }],
    [
      '<div><div><b>40</b><p>Offices</p></div><div><b>650</b><p>Employees</p></div><div><b>9</b><p>Labs</p></div></div>',
      { exact: 650, range: '501 to 1000' },
    ],
    ['<p>Founded: 1921</p>', undefined],
    ['<p>Employees: 2024</p>', undefined],
    ['<p>Company size</p><p>1-10</p><p>11-50</p><p>51-200</p>', undefined],
    ['<div><h3>Team size</h3><p>5</p><h3>Pro</h3><p>$20</p></div>', undefined],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected)
  })
})

describe('sentences', () => {
  it.each<[string, object | undefined, string?]>([
    ['We are a team of 64 people in three countries.', { exact: 64, range: '51 to 200' }],
    ['Today our company has more than 500 employees.', { range: '501 to 1000' }],
    [
      'Wir beschäftigen rund um die Welt 4.300 Mitarbeiterinnen und Mitarbeiter.',
      { exact: 4300, range: '1001 to 5000' },
      'de',
    ],
    ['Nous sommes plus de 200 collaborateurs.', { range: '201 to 500' }, 'fr'],
    ['Somos un equipo de 35 profesionales.', { exact: 35, range: '11 to 50' }, 'es'],
    ['Vi är 18 anställda i Umeå.', { exact: 18, range: '11 to 50' }, 'sv'],
    ['With 240 employees across five offices, we build bridges.', { exact: 240, range: '201 to 500' }],
    ['Our 75 employees work from Leeds and Porto.', { exact: 75, range: '51 to 200' }],
    ['Mit rund 480 Mitarbeitenden entwickeln wir Pumpen.', { range: '201 to 500' }, 'de'],
    ['Notre entreprise compte 130 salariés sur trois sites.', { exact: 130, range: '51 to 200' }, 'fr'],
    ['Siamo un’azienda con 45 dipendenti e sede a Torino.', { exact: 45, range: '11 to 50' }, 'it'],
    ['Ons bedrijf telt 85 medewerkers.', { exact: 85, range: '51 to 200' }, 'nl'],
    ['Zatrudniamy 160 pracowników w trzech zakładach.', { exact: 160, range: '51 to 200' }, 'pl'],
    ['“We have 900 employees, and Acme pays them,” says Globex.', undefined],
    ['We surveyed 1,200 employees about remote work.', undefined],
    ['We help companies with 50 to 500 employees to hire.', undefined],
    ['Our customer Globex has 8,000 employees.', undefined],
    ['We are looking for 5 new colleagues for our warehouse.', undefined],
    ['We employ 85 staff at our bakery in York.', { exact: 85, range: '51 to 200' }],
    ['We have 5 new colleagues.', undefined],
    ['We are a finalist among companies with 99 employees.', undefined],
    ['Unser Team hat 500 Mitarbeiter geschult.', undefined, 'de'],
    ['Mit 15 Mitarbeitern zahlen Sie weniger, und wir helfen Ihnen gern.', undefined, 'de'],
    ['With 10 employees you save 20% on our plan.', undefined],
    ['We are a partner of firms with 200 employees.', undefined],
    ['We have 450 registered employees of member firms.', undefined],
    ['Wir beschäftigen uns mit Betrieben ab 50 Mitarbeitern.', undefined, 'de'],
    ['Wir sind ein Partner für Unternehmen mit 500 Mitarbeitern.', undefined, 'de'],
    ['Siamo un partner per aziende con 150 dipendenti.', undefined, 'it'],
    ['We currently employ more than 2,000 people.', { range: '1001 to 5000' }],
    ['We’re a small team of 9 people based in Oslo.', { exact: 9, range: '1 to 10' }],
    ['Our app supports 100 employees for free.', undefined],
    ['Our founder sold his last company, which had 600 employees.', undefined],
    ['Unsere Software eignet sich ab 20 Mitarbeitern.', undefined, 'de'],
    ['Wir haben 2.000 Mitarbeiter unserer Kunden geschult.', undefined, 'de'],
    ['Nous formons chaque année 700 salariés de l’industrie.', undefined, 'fr'],
    ['Somos una empresa con más de 300 empleados.', { range: '201 to 500' }, 'es'],
    ['Nuestro cliente tiene 1.500 empleados.', undefined, 'es'],
    ['Il nostro cliente ha 900 dipendenti.', undefined, 'it'],
    ['We zoeken 6 nieuwe collega’s voor ons team.', undefined, 'nl'],
    ['Vi söker 3 nya medarbetare till vårt lager.', undefined, 'sv'],
    ['Our software is made for companies with 50 employees.', undefined],
    ['Our plan covers up to 25 team members.', undefined],
    ['We trained 400 people last year and 90 employees this year.', undefined],
    ['Acme was bought by a firm with 300 employees.', undefined],
    ['We have helped people since 1998.', undefined],
    ['Our therapies helped more than 9 million people.', undefined],
    ['We served 300 people at our fair.', undefined],
    ['Our company grew from 4 employees to many.', undefined],
  ])('%s', (sentence, expected, lang) => {
    expect(read(`<p>${sentence}</p>`, '', lang)).toEqual(expected)
  })
})

test('long lines and many labels cost time in proportion to their length', () => {
  const chars = 100_000
  const lines = [
    '1'.repeat(chars),
    `We have ${'123 '.repeat(chars / 4)}`,
    `We are a ${'good '.repeat(chars / 5)} team of 12 people`,
    'We employ a few very good people. With 12 in all, we paint. '.repeat(chars / 60),
  ]
  const body = `<p>Employees</p>${lines.map((line) => `<p>${line}</p>`).join('')}${'<div>Employees'.repeat(500)}`
  expectWithin(1_000, () => expect(read(body)).toBeUndefined())
})
