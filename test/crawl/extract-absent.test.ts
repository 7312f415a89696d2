import { expect, test } from 'vitest'
import { patient } from '../house/patient.ts'
import { filledFrom } from './filled-from.ts'

patient()

const text = { type: 'string' }
const number = { type: 'number' }
const texts = { type: 'array', items: text }
const listOf = (properties: object, ...required: string[]) => ({
  type: 'array',
  items: { type: 'object', properties, required },
})
const card = (title: string, about: string, more = '') =>
  `<div class="card"><h3>${title}</h3><p>${about}</p>${more}</div>`
const item = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`

test('a list is not filled of the way through a site, of its menus and of its footer', async () => {
  const trail = item({
    '@type': 'BreadcrumbList',
    itemListElement: ['Home', 'Anvils'].map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
  })
  const column = (title: string) => `<div class="col"><h4>${title}</h4><p>Open at nine</p></div>`
  const data = await filledFrom(
    `${trail}<header><div class="entry"><b>Shop</b><p>All</p></div><div class="entry"><b>Blog</b><p>News</p></div></header>
     <main><p>We make anvils.</p></main><footer>${column('Legal')}${column('Contact')}</footer>`,
    { committee: listOf({ name: text, position: text }, 'name'), features: listOf({ title: text, text }) },
  )
  expect(data).toEqual({})
})

test('what is only called a menu may be the list, and each list is below its own heading', async () => {
  const dish = (name: string, price: string) =>
    `<div class="menu-item"><span class="name">${name}</span><span class="price">${price}</span></div>`
  const course = (title: string, ...dishes: string[]) =>
    `<section><div class="head"><img src="/a.png" alt=""><div><h2>${title}</h2><p>Made here</p></div></div>
     <div class="menu-grid">${dishes.join('')}</div></section>`
  const data = await filledFrom(
    `<main>${course('Burgers', dish('Classic', '13 €'), dish('Goat', '14 €'))}
     ${course('Sides', dish('Fries', '3 €'), dish('Slaw', '4 €'))}</main>`,
    { burgers: listOf({ name: text, price: number }, 'name') },
  )
  expect(data).toEqual({
    burgers: [
      { name: 'Classic', price: 13 },
      { name: 'Goat', price: 14 },
    ],
  })
})

test('calls to an action name nothing', async () => {
  const offer = (about: string, path: string) =>
    `<div class="card"><p>${about}</p><a href="/${path}">Find out more</a></div>`
  const data = await filledFrom(
    `<h2>Our values in action</h2><div>${offer('Free access for projects.', 'a')}${offer('A day for parks.', 'b')}</div>`,
    { values: listOf({ name: text, description: text }, 'name') },
  )
  expect(data).toEqual({})
})

test('blocks that nothing names are features, where no others on the page are as good', async () => {
  const some = `<section>${card('Fast', 'It runs.')}${card('Small', 'It fits.')}</section>`
  const others = `<div class="news">${card('March', 'We moved.')}${card('April', 'We grew.')}</div>`
  const lists = {
    features: listOf({ title: text, description: text }),
    partners: listOf({ name: text, description: text }),
  }
  expect(await filledFrom(some, lists)).toEqual({
    features: [
      { title: 'Fast', description: 'It runs.' },
      { title: 'Small', description: 'It fits.' },
    ],
  })
  expect(await filledFrom(`${some}${others}`, lists)).toEqual({})
})

test('on a page about services, its blocks come before the one service that its items have', async () => {
  const data = await filledFrom(
    `${item({ '@type': 'Service', name: 'All services', description: 'We do it all.' })}
     <div class="grid">${card('Casting', 'In iron.')}${card('Welding', 'On site.')}</div>`,
    { services: listOf({ title: text, description: text }) },
    '/services',
    'Services for smiths',
  )
  expect(data).toEqual({
    services: [
      { title: 'Casting', description: 'In iron.' },
      { title: 'Welding', description: 'On site.' },
    ],
  })
})

test('sections, labels and pictographs within a thing name its values', async () => {
  const job = (title: string, place: string, kind: string, need: string) =>
    `<div class="job"><h3>${title}</h3><span>📍 ${place}</span>
     <div class="meta"><div class="pair"><span class="label">Type</span><span class="value">${kind}</span></div>
     <div class="pair"><span class="label">Start</span><span class="value">May</span></div></div>
     <div class="more"><h4>Tasks</h4><ul><li>Forge</li><li>Sweep</li></ul><h4>Requirements</h4><ul><li>${need}</li><li>Care</li></ul></div></div>`
  const data = await filledFrom(
    `<h2>Jobs</h2><div>${job('Smith', 'Ghent', 'Full-time', 'Strength')}${job('Clerk', 'Remote', 'Part-time', 'Patience')}</div>`,
    { jobs: listOf({ title: text, location: text, type: text, requirements: texts }, 'title') },
  )
  expect(data).toEqual({
    jobs: [
      { title: 'Smith', location: 'Ghent', type: 'Full-time', requirements: ['Strength', 'Care'] },
      { title: 'Clerk', location: 'Remote', type: 'Part-time', requirements: ['Patience', 'Care'] },
    ],
  })
})

test('a text of a thing is the value of one field', async () => {
  const person = (name: string, title: string, life: string) =>
    `<div class="row"><h4 class="team-name">${name}</h4><p>${title}</p>
     <div class="bio"><h4>${name}</h4><h5>${title}</h5><p>${life}</p></div></div>`
  const data = await filledFrom(
    `<h2>Executives</h2><div>${person('Ann Bell', 'Director', 'Ann joined in 1996.')}${person('Cy Dean', 'Secretary', 'Cy joined in 2008.')}</div>`,
    { executives: listOf({ name: text, title: text, bio: text }, 'name', 'title') },
  )
  expect(data).toEqual({
    executives: [
      { name: 'Ann Bell', title: 'Director', bio: 'Ann joined in 1996.' },
      { name: 'Cy Dean', title: 'Secretary', bio: 'Cy joined in 2008.' },
    ],
  })
})

test('a business is not what its pages are about, and a time is no opening hours', async () => {
  const shop = item({
    '@type': 'LocalBusiness',
    name: 'Anvil House',
    description: 'Anvils for all of us.',
    telephone: '+1 202 555 0123',
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '09:00' },
  })
  const data = await filledFrom(
    `${shop}<p>How to fix an anvil.</p>`,
    { headline: text, opening_hours: text },
    '/fix',
  )
  expect(data).toEqual({})
})
