import { describe, expect, it } from 'vitest'
import { answersOf } from '../../src/extract/answers/index.ts'
import { isFitting, shapeOf } from '../../src/extract/answers/shapes.ts'
import { dateIn, numbersIn } from '../../src/extract/answers/values.ts'
import { factsOf } from '../../src/extract/facts/index.ts'
import type { Fact, PageFacts } from '../../src/model/facts.ts'
import type { DataPoint } from '../../src/model/query.ts'
import type { BrandRecord } from '../../src/model/record.ts'
import { recordFacts } from '../../src/paths/query-record.ts'
import { expectWithin } from '../house/processor.ts'
import { pageOf } from '../snapshot/page.ts'
import { recordOf } from '../store/records.ts'

const pageWith = (facts: readonly Fact[]): PageFacts => ({ url: 'http://acme.example/', facts })
const label = (name: string, value: string): Fact => ({
  ...{ kind: 'label', label: name, values: [value], where: 'line 1' },
})

const found = <T>(value: T) => ({ value, confidence: 1, rule: 'links', evidence: [] })

/** What is answered to a point by a page with that body. */
function answered(body: string, point: DataPoint): unknown {
  const facts = factsOf(pageOf({ body }))
  return answersOf([facts], [point]).answers[0]?.value
}

describe('heads of a table that are ordinary cells', () => {
  const tableRows = (rows: readonly (readonly string[])[], tag = 'tbody') => {
    const [first = [], ...others] = rows.map(
      (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    const body = `<table><${tag}>${first}</${tag}><tbody>${others.join('')}</tbody></table>`
    return factsOf(pageOf({ body })).facts.find(({ kind, rows }) => kind === 'table' && rows)?.rows
  }
  const courses = [
    ['Throwing', 'on request'],
    ['Glazing', 'by weight'],
  ]
  const areRead = [
    { Course: 'Throwing', Fee: 'on request' },
    { Course: 'Glazing', Fee: 'by weight' },
  ]

  it('are read in bold and in thead', () => {
    expect(tableRows([['<b>Course</b>', '<p><strong>Fee</strong></p>'], ...courses])).toEqual(areRead)
    expect(tableRows([['Course', 'Fee'], ...courses], 'thead')).toEqual(areRead)
  })

  it.each([
    [
      'pairs',
      [
        ['Brand', 'Acme'],
        ['Weight', '3 kg'],
        ['Height', '20 cm'],
      ],
    ],
    [
      'bold everywhere',
      [
        ['<b>Ada</b>', '<b>Bo</b>'],
        ['<b>Cy</b>', '<b>Di</b>'],
        ['<b>Ed</b>', '<b>Flo</b>'],
      ],
    ],
    [
      'days',
      [
        ['Monday', 'closed', 'by appointment'],
        ['Tuesday', '9-12', '13-17'],
        ['Friday', '9-12', '13-17'],
      ],
    ],
    [
      'a bold pair',
      [
        ['<b>Phone</b>', '<b>030 12</b>'],
        ['Fax', '030 13'],
        ['Ada', 'Stone'],
      ],
    ],
    [
      'rows of words alone',
      [
        ['Ada', 'Stone', 'Ogden'],
        ['Bo', 'Lind', 'Malmö'],
        ['Cy', 'Roe', 'Bath'],
      ],
    ],
  ])('are not seen in %s', (_, rows) => {
    expect(tableRows(rows)).toBeUndefined()
  })
})

describe('an answer is of the kind that is asked for', () => {
  it.each([
    ['office_location', 'Main office: 267-900-8011', undefined],
    ['main_office_phone', 'Main office: 267-900-8011', '267-900-8011'],
    ['registration_number', 'Registration number: <to be filled in>', undefined],
    ['ceo', 'CEO: see page 7', undefined],
    ['opening_hours', 'Opening hours: on request of the owner', undefined],
    ['value1', 'Owner: Ada Stone', 'Ada Stone'],
  ])('%s from "%s"', (name, line, right) => {
    const body = `<p>${line.replaceAll('<', '&lt;')}</p>`
    expect(answered(body, { name, type: 'text', description: 'Name of the owner' })).toBe(right)
  })

  it.each<[string, string, DataPoint['type'], unknown]>([
    ['registration_number', 'Registration number: 556784\u20117099', 'text', '556784\u20117099'],
    ['price', 'The price of 2026 holds on.', 'number', undefined],
    ['price', 'The price of a day is $30 in 2026.', 'number', 30],
    ['customers', 'Customers: 98%', 'number', undefined],
    ['discount', 'Discount: 15%', 'number', 15],
  ])('%s from "%s", which has other numbers or signs', (name, line, type, right) => {
    expect(answered(`<p>${line}</p>`, { name, type })).toBe(right)
  })

  it('gives an address as the pages write it', () => {
    const address = found({
      street: '9 Bell Road',
      city: 'Ogden',
      postalCode: '84401',
      country: 'United States',
    })
    const record = recordOf('acme.example')
    const known = recordFacts({ ...record, fields: { ...record.fields, address } } as BrandRecord)
    const asked = [{ name: 'address', type: 'text' }] as const
    const written = '9 Bell Road, Ogden, UT 84401'
    const pages = ['Come to us.', `Find us at ${written}`, `${written}. We are open.`, written]
    const said = (lines: readonly string[]) =>
      answersOf([pageWith([...known, ...lines.map((line) => label('Visit', line))])], asked).answers[0]?.value
    expect(said(pages)).toBe(written)
    expect(said(pages.slice(0, 3))).toBe('9 Bell Road, 84401 Ogden, United States')
  })

  it('leaves out of a list of questions what invites to ask more, and signs of buttons', () => {
    const entry = (text: string) => `<details><summary>${text}<i>+</i></summary><p>Yes.</p></details>`
    const body = `<h2>FAQ</h2>${entry('Is it open?')}${entry('Is it free?')}<h2>Not found?</h2><p>Call us.</p>`
    const { facts } = factsOf(pageOf({ body }))
    const list = facts.find(({ where }) => where === 'all questions')
    expect(list?.values).toEqual(['Is it open?', 'Is it free?'])
  })

  it('gives the number behind an address of WhatsApp, and the address where that is asked for', () => {
    const record = recordOf('acme.example')
    const socials = found([{ type: 'whatsapp', url: 'https://wa.me/441632960214' }])
    const facts = recordFacts({ ...record, fields: { ...record.fields, socials } } as BrandRecord)
    const asked = ['whatsapp_number', 'whatsapp_link'].map((name) => ({ name, type: 'text' }) as const)
    const { answers } = answersOf([{ url: 'http://acme.example/', facts }], asked)
    const address = 'https://wa.me/441632960214'
    expect(answers.map(({ value }) => value)).toEqual(['+441632960214', address])
  })

  it('knows texts by how they are written, in any script', () => {
    expect(['+44 20 7946 0018', 'a@b.example', '€ 12,50', 'KSH 3,250', '2024-03-12'].map(shapeOf)).toEqual([
      ...['phone', 'email', 'price', 'price', undefined],
    ])
    expect(isFitting('東京都千代田区', new Set(['address']))).toBe(true)
    expect(isFitting('–', new Set(['slogan']))).toBe(false)
  })
})

describe('is no answer', () => {
  it.each<[string, string, DataPoint]>([
    [
      'a number that counts something else',
      'It sent 504 errors to customers.',
      { name: 'customers', type: 'number' },
    ],
    ['the number of a chapter', '6.2 Customers', { name: 'customers', type: 'number' }],
    ['a condition', 'Eligible open source projects are free.', { name: 'is_open_source', type: 'boolean' }],
    ['a date as a telephone number', 'Phone: 09/23/2025', { name: 'phone', type: 'text' }],
    ['a number that looks like one', 'Latitude: 41.2585642', { name: 'phone', type: 'text' }],
    ['a share as a count', '98% customers came back.', { name: 'number_of_customers', type: 'number' }],
    ['the number of a section', 'Section 2 - Our products', { name: 'products', type: 'number' }],
    ['an address of the network', 'We keep 10.0.0.1 locations.', { name: 'locations', type: 'number' }],
    ['a telephone number as a count', 'Locations: 267-900-8011', { name: 'locations', type: 'number' }],
    ['a version as a year', 'Started: Node.js 16 or higher', { name: 'year_founded', type: 'number' }],
    [
      'a word that is a number elsewhere',
      'We ship once products are made.',
      { name: 'products', type: 'number' },
    ],
    ['a quotation', '“We synced two locations with it.”', { name: 'locations', type: 'number' }],
    [
      'what a text explains in general',
      'Mobile testing is the process of testing an app for a mobile phone on many devices and systems.',
      { name: 'has_mobile_app', type: 'boolean' },
    ],
    ['a file as a version', 'Latest version: d3.tgz', { name: 'latest_version', type: 'text' }],
    ['a sentence as a licence', 'License: this page lists licenses.', { name: 'license', type: 'text' }],
    ['a template', 'Price: CHF {{ price }} CHF 1', { name: 'price', type: 'text' }],
    ['a range of prices as a price', 'Price range: $$$', { name: 'price', type: 'text' }],
    [
      'the time for requests that the law gives',
      'Write to us about your rights. We will respond within 30 days.',
      { name: 'response_time', type: 'text' },
    ],
  ])('%s', (_, said, point) => expect(answered(`<p>${said}</p>`, point)).toBeUndefined())
})

describe('a page says', () => {
  it.each<[string, string, DataPoint, unknown]>([
    [
      'nothing with a counter at zero',
      '<p>0</p><p>Houses sold</p>',
      { name: 'houses_sold', type: 'number' },
      undefined,
    ],
    [
      'how many guests, not staff',
      '<p>Groups of 10 people are welcome.</p>',
      { name: 'employees', type: 'number' },
      undefined,
    ],
    [
      'who stands for what',
      '<p>Ada Stone</p><p>President</p><p>BJ Kern</p><p>Partner</p>',
      { name: 'president', type: 'text' },
      'Ada Stone',
    ],
    [
      'who founded it',
      '<p>The forge was founded by Ada Stone, a smith.</p>',
      { name: 'founder', type: 'text' },
      'Ada Stone',
    ],
    [
      'since when it is there',
      '<p>Finest anvils since 1987</p>',
      { name: 'year_founded', type: 'number' },
      1987,
    ],
    [
      'nothing about itself with a membership',
      '<p>Member of the guild since 1987</p>',
      { name: 'year_founded', type: 'number' },
      undefined,
    ],
    [
      'its legal name',
      '<p>© 2026 Acme Forge, LLC. All rights reserved.</p>',
      { name: 'legal_name', type: 'text' },
      'Acme Forge, LLC',
    ],
    [
      'questions and answers',
      '<h2>FAQ</h2><h3>Do you mend?</h3><p>Yes, all.</p><h3>Do you ship?</h3><p>No.</p>',
      { name: 'faqs', type: 'list', entries: 'object', fields: { question: 'string', answer: 'string' } },
      [
        { question: 'Do you mend?', answer: 'Yes, all.' },
        { question: 'Do you ship?', answer: 'No.' },
      ],
    ],
  ])('%s', (_, body, point, right) => expect(answered(body, point)).toEqual(right))

  it('its hours and its lists as structured data', () => {
    const data = [
      {
        '@type': 'Store',
        openingHoursSpecification: { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' },
      },
      {
        ...{ '@type': 'ItemList', name: 'Insurance providers' },
        itemListElement: ['Ark', 'Bow'].map((name) => ({ '@type': 'ListItem', name })),
      },
    ]
    const body = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    expect(answered(body, { name: 'openingHours', type: 'text' })).toBe('Monday 09:00 - 17:00')
    expect(answered(body, { name: 'insurance providers', type: 'list' })).toEqual(['Ark', 'Bow'])
  })
})

it('numbers are read in words up to hundreds', () => {
  const said = 'over one hundred and thirty branches, two hundred shops and twenty-four trucks'
  expect(numbersIn(said).map(({ value }) => value)).toEqual([130, 200, 24])
})

it('mailboxes of links are told by their names', () => {
  const body = '<p><a href="mailto:careers@acme.example?subject=Work">Write to us</a></p>'
  expect(answered(body, { name: 'careers_email', type: 'text' })).toBe('careers@acme.example')
})

it('numbers are parted by spaces only in thousands', () => {
  expect(numbersIn('2019 2020 and 1 250 000').map(({ value }) => value)).toEqual([2019, 2020, 1_250_000])
})

it('names of data points and of columns may be those of every object', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  expect(
    answersOf(
      [pageWith([])],
      names.map((name) => ({ name, type: 'text' })),
    ).absent,
  ).toHaveLength(4)
  const rows = [
    Object.fromEntries([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]),
  ]
  const fields = Object.fromEntries([
    ['__proto__', 'string' as const],
    ['constructor', 'string' as const],
  ])
  const table: Fact = { kind: 'table', label: 'things', values: [], rows, where: 'table' }
  const [answer] = answersOf(
    [pageWith([table])],
    [{ name: 'things', type: 'list', entries: 'object', fields }],
  ).answers
  expect(JSON.stringify(answer?.value)).toBe('[{"__proto__":"a","constructor":"b"}]')
})

it('facts that are about something else cost next to nothing: a million pairs of them and points', () => {
  const facts = Array.from({ length: 2000 }, (_, at) => label(`Some label of line ${at}`, `a value ${at}`))
  const pages = Array.from({ length: 10 }, () => pageWith(facts))
  const points = Array.from({ length: 50 }, (_, at): DataPoint => ({ name: `what_${at}_is`, type: 'text' }))
  // It takes 0.2 s, and would take 6 s if each pair were looked at in full.
  expectWithin(2_000, () => answersOf(pages, points))
})

describe('the date of a text', () => {
  it.each([
    ['founded on 10 luglio 1998', '1998-07-10'],
    ['since Sept. 2019', '2019-09'],
    ['depuis août 2019', '2019-08'],
    ['our market 2019', '2019'],
    ['a decade: 1990', '1990'],
    ['a fair of 3–5 July 2019', '2019-07'],
  ])('%s', (text, expected) => {
    expect(dateIn(text)).toBe(expected)
  })
})
