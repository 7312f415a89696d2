import { describe, expect, it } from 'vitest'
import { employees } from '../../src/extract/employees/index.ts'
import { foundValue } from '../../src/model/finding.ts'
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
    ['<p>Founded: 1921</p>', undefined],
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
