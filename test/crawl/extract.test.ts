import { expect, test } from 'vitest'
import type { ExtractRequest } from '../../src/index.ts'
import type { Pages } from '../capture/sites.ts'
import { patient } from '../house/patient.ts'
import { engineFor, page } from './sites.ts'

patient()

const START = 'http://acme.example/'

async function extracted(pages: Pages, request: ExtractRequest, url = START) {
  const { blazon, seen } = await engineFor({ 'acme.example': pages })
  const result = await blazon.extract({ url }, request)
  if (result.state !== 'ok') throw new Error(result.message)
  return { ...result, seen }
}

const text = { type: 'string' }
const orNull = (type: string) => ({ type: [type, 'null'] })

const PERSON = (name: string, role: string, mail: string) => `<div class="member">
  <img src="/img/${mail}.jpg" alt=""><h3 class="member__name">${name}</h3>
  <p class="member__role">${role}</p><a href="mailto:${mail}@acme.example">Write</a></div>`

const TEAM = `<!doctype html><html lang="en"><title>Our team</title><nav><a href="/">Home</a><a href="/shop">Shop</a></nav>
<h1>The team</h1><p>We make anvils.</p><section class="team"><h2>Team</h2>
${PERSON('Ann Ahlberg', 'Chief Executive', 'ann')}${PERSON('Bob Bauer', 'Smith', 'bob')}${PERSON('Cleo Chan', 'Sales', 'cleo')}
</section>`

test('a team page: people from blocks that look alike', async () => {
  const schema = {
    type: 'object',
    properties: {
      team_members: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: text,
            role: text,
            email: text,
            photo_url: orNull('string'),
            phone: orNull('string'),
          },
          required: ['name', 'role', 'email', 'photo_url', 'phone'],
        },
      },
    },
    required: ['team_members'],
  }
  const home = page('Acme', ['/news', '/imprint', '/jobs', '/legal', '/shop', '/team'])
  const result = await extracted({ '/': home, '/team': TEAM, '/news': page('News') }, { schema, maxPages: 2 })
  // Of the six pages that are linked, the one with a word of the schema is read.
  expect(result.urls).toEqual([START, `${START}team`])
  const member = (name: string, role: string, mail: string) => ({
    name,
    role,
    email: `${mail}@acme.example`,
    photo_url: `${START}img/${mail}.jpg`,
    phone: null,
  })
  expect(result.data).toEqual({
    team_members: [
      member('Ann Ahlberg', 'Chief Executive', 'ann'),
      member('Bob Bauer', 'Smith', 'bob'),
      member('Cleo Chan', 'Sales', 'cleo'),
    ],
  })
  expect(result.problems).toEqual([])
  expect(result.evidence.find(({ path }) => path === '/team_members/1/role')).toMatchObject({
    url: `${START}team`,
    rule: 'blocks',
    evidence: [{ text: 'Smith' }],
  })
  expect(result.absent).toContain('/team_members/0/phone')
  expect(result.counts).toMatchObject({ numUrls: 2, numSucceeded: 2, numFailed: 0, numBlocked: 0 })
})

const CONTACT = `<!doctype html><html lang="en"><title>Contact - Acme</title><h1>Contact</h1>
<table><tr><td>Phone</td><td>+49 30 901820</td></tr><tr><td>E-mail</td><td>info@acme.example</td></tr>
<tr><td>VAT number</td><td>DE123456789</td></tr><tr><td>Founded</td><td>1949</td></tr></table>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme Anvils GmbH",
"url":"http://acme.example/","address":{"@type":"PostalAddress","streetAddress":"Ambossweg 1","postalCode":"10115","addressLocality":"Berlin","addressCountry":"DE"}}</script>
<table><tr><th>Day</th><th>From</th><th>To</th></tr><tr><td>Monday</td><td>9:00</td><td>17:00</td></tr><tr><td>Tuesday</td><td>9:00</td><td>12:00</td></tr></table>`

test('a contact page: values by their labels, a nested address, and rows of a table', async () => {
  const schema = {
    type: 'object',
    properties: {
      phone: text,
      email: { type: 'string', format: 'email' },
      vat_number: text,
      founded: { type: 'integer', description: 'Year in which the company was founded' },
      fax: orNull('string'),
      mascot: text,
      address: { $ref: '#/$defs/Address' },
      opening_days: {
        type: 'array',
        items: { type: 'object', properties: { day: text, from: text, to: text }, required: ['day'] },
      },
    },
    required: ['phone', 'email', 'fax'],
    $defs: {
      Address: {
        type: 'object',
        properties: { street: text, postal_code: text, city: text, country: text },
        required: ['city'],
      },
    },
  }
  const { data, problems, absent } = await extracted(
    { '/contact': CONTACT },
    { schema, maxPages: 1 },
    `${START}contact`,
  )
  expect(data).toEqual({
    phone: '+4930901820',
    email: 'info@acme.example',
    vat_number: 'DE123456789',
    founded: 1949,
    fax: null,
    address: { street: 'Ambossweg 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
    opening_days: [
      { day: 'Monday', from: '9:00', to: '17:00' },
      { day: 'Tuesday', from: '9:00', to: '12:00' },
    ],
  })
  expect(problems).toEqual([])
  expect(absent).toEqual(['/fax', '/mascot'])
})

const tile = (name: string, price: string, path: string) =>
  `<li class="product-tile"><a href="${path}"><img src="${path}.jpg" alt="${name}"></a>
   <h3><a href="${path}">${name}</a></h3><span class="price">${price}</span><button>Add to cart</button></li>`

const ANVIL = `<!doctype html><html lang="en"><title>Anvil 50 kg - Acme</title><h1>Anvil 50 kg</h1>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Anvil 50 kg","sku":"A-50",
"description":"Forged in one piece.","image":["/a1.jpg","/a2.jpg"],"brand":{"@type":"Brand","name":"Acme"},
"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.5","reviewCount":"12"},
"offers":{"@type":"Offer","price":"349.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>
<p class="price">349,00 €</p><button>Add to cart</button>`

test('a product page: the object is about its product, and not about the shop', async () => {
  const schema = {
    type: 'object',
    properties: {
      name: text,
      price: { type: 'number' },
      currency: { type: 'string', enum: ['USD', 'EUR'] },
      in_stock: { type: 'boolean' },
      description: text,
      sku: text,
      rating: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      image_urls: { type: 'array', items: { type: 'string', format: 'uri' } },
      brand: text,
      color: orNull('string'),
    },
    required: ['name', 'price', 'currency', 'in_stock', 'color'],
    additionalProperties: false,
  }
  const { data, problems } = await extracted({ '/anvil': ANVIL }, { schema, maxPages: 1 }, `${START}anvil`)
  expect(problems).toEqual([])
  expect(data).toEqual({
    name: 'Anvil 50 kg',
    price: 349,
    currency: 'EUR',
    in_stock: true,
    description: 'Forged in one piece.',
    sku: 'A-50',
    rating: 4.5,
    image_urls: [`${START}a1.jpg`, `${START}a2.jpg`],
    brand: 'Acme',
    color: null,
  })
})

test('a shop: its products as a list', async () => {
  const shop = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><ul class="products">
    ${tile('Anvil 50 kg', '349,00 €', '/p/anvil-50')}${tile('Hammer', '29,90 €', '/p/hammer')}${tile('Tongs', '19,00 €', '/p/tongs')}</ul>`
  const schema = {
    type: 'object',
    properties: {
      products: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: text, price: { type: 'number' }, url: { type: 'string', format: 'uri' } },
          required: ['name', 'price'],
        },
      },
    },
  }
  const { data } = await extracted({ '/': shop }, { schema, maxPages: 1 })
  expect(data).toEqual({
    products: [
      { name: 'Anvil 50 kg', price: 349, url: `${START}p/anvil-50` },
      { name: 'Hammer', price: 29.9, url: `${START}p/hammer` },
      { name: 'Tongs', price: 19, url: `${START}p/tongs` },
    ],
  })
})

test('what no page says is not made up, and data that the schema forbids says so', async () => {
  const schema = {
    type: 'object',
    properties: {
      revenue: { type: 'number' },
      ceo: { type: 'object', properties: { name: text }, required: ['name'] },
    },
    required: ['revenue', 'ceo'],
  }
  const result = await extracted({ '/': page('Acme') }, { schema, instructions: 'In euros.' })
  expect(result.data).toEqual({})
  expect(result.absent).toEqual(['/revenue', '/ceo'])
  expect(result.problems).toEqual([expect.stringContaining('/revenue: '), expect.stringContaining('/ceo: ')])
  expect(result.notes).toEqual([expect.stringContaining('no language model is set')])
})

test('schemas that cannot be used', async () => {
  const { blazon } = await engineFor({ 'acme.example': { '/': page('Acme') } })
  const deep = (levels: number): object =>
    levels === 0 ? text : { type: 'object', properties: { a: deep(levels - 1) } }
  const wide = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`p${at}`, text]))
  for (const [schema, why] of [
    [{ type: 'array', items: text }, 'must describe an object'],
    [{ type: 'object', properties: {} }, 'must describe an object'],
    [deep(12), 'nested deeper'],
    [{ type: 'object', properties: wide }, 'more than 200 parts'],
    [{ type: 'object', properties: { a: { ...text, description: 'x'.repeat(70_000) } } }, 'bytes'],
    [{ type: 'object', properties: { a: { $ref: 'http://other.example/' } } }, 'refers to'],
    [
      { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { $ref: '#/$defs/A' } } },
      'circle',
    ],
    [{ type: 'object', properties: { a: text }, not: text }, 'not is not supported'],
  ] as const)
    await expect(blazon.extract({ url: START }, { schema })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(why),
    })
})
