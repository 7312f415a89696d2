import { expect, test } from 'vitest'
import { employees } from '../../src/extract/employees/index.ts'
import { productsOf } from '../../src/extract/products/index.ts'
import { classify } from '../../src/industry/index.ts'
import { commonplace } from '../../src/lexicon/commonplace.ts'
import { labelMeaning } from '../../src/lexicon/labels/index.ts'
import { IMPRINT } from '../../src/lexicon/page-names/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { verdictOf } from '../../src/snapshot/verdict/index.ts'
import { pageOf } from '../snapshot/page.ts'

// All that is known of Catalan stands in data/languages/ca.json.
const read = (body: string, title = 'Cal Fuster') =>
  pageOf({
    html: '<html lang="ca">',
    head: `<title>${title}</title>`,
    body,
    url: 'https://calfuster.example/',
  })

test('labels, pages, headings and hours', () => {
  expect(labelMeaning('Raó social')).toEqual(['legal', 'name'])
  expect(IMPRINT.isText('Avís legal')).toBe(true)
  expect(commonplace('Últimes notícies')).toBe('is the heading of a section')
})

test('an error page', () => {
  const page = read(
    '<h1>Pàgina no trobada</h1><p>La pàgina que busques no existeix.</p>',
    'Pàgina no trobada',
  )
  expect(verdictOf(page).class).toBe('error_page')
})

test('a page that is under construction', () => {
  const page = read('<h1>Properament</h1><p>Estem treballant en el nostre nou web.</p>')
  expect(verdictOf(page).class).toBe('under_construction')
})

test('an industry', () => {
  const { naics } = classify({
    name: 'Mas Pujol',
    description: 'Celler familiar amb vins i vinyes al Penedès.',
  })
  expect(naics[0]?.code).toBe('312130')
})

test('a number of people', () => {
  const page = read(
    '<p>La nostra empresa és una fusteria amb més de 40 treballadors i molta feina per fer.</p>',
  )
  expect(foundValue(employees(page))).toEqual({ range: '11 to 50' })
})

const shop = (body: string) =>
  pageOf({ html: '<html lang="ca">', body, url: 'https://calfuster.example/producte/cadira' })

test('a product in a basket', () => {
  const page = (button: string) =>
    shop(`<main><h1>Cadira</h1><p class="price">89,00 €</p><form><button>${button}</button></form></main>`)
  expect(foundValue(productsOf(page('Afegeix a la cistella')))).toMatchObject({
    isProductPage: true,
    product: { name: 'Cadira', price: 89, currency: 'EUR' },
  })
  expect(foundValue(productsOf(page('Abcd efgh')))).toMatchObject({ isProductPage: false })
})
