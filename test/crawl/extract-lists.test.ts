import { expect, test } from 'vitest'
import { patient } from '../house/patient.ts'
import { filledFrom } from './filled-from.ts'

patient()

const text = { type: 'string' }
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const texts = { type: 'array', items: text }

test('lists in blocks that look alike: the only one, whatever it is called, and several by their captions', async () => {
  const smith = (name: string, ...made: string[]) =>
    `<div class="smith"><h3>${name}</h3><p>Works at the fire since dawn.</p><ul>${made.map((each) => `<li>${each}</li>`).join('')}</ul></div>`
  const tent = (name: string, has: string, lacks: string) =>
    `<div class="tent"><h3>${name}</h3><p>Included:</p><ul><li>${has}</li><li>Pegs</li></ul><p>Excluded:</p><ul><li>${lacks}</li></ul></div>`
  const data = await filledFrom(
    `<section><h2>Smiths</h2>${smith('Ann', 'Gates', 'Hinges')}${smith('Bob', 'Nails')}</section>
     <section><h2>Tents</h2>${tent('Ridge', 'Poles', 'Stove')}${tent('Dome', 'Lamp', 'Floor')}</section>`,
    {
      smiths: listOf({ name: text, products: texts }),
      tents: listOf({ name: text, included: texts, excluded: texts }),
    },
  )
  expect(data).toEqual({
    smiths: [
      { name: 'Ann', products: ['Gates', 'Hinges'] },
      { name: 'Bob', products: ['Nails'] },
    ],
    tents: [
      { name: 'Ridge', included: ['Poles', 'Pegs'], excluded: ['Stove'] },
      { name: 'Dome', included: ['Lamp', 'Pegs'], excluded: ['Floor'] },
    ],
  })
})

test('lists of objects in blocks, also of one entry, and in sections without blocks', async () => {
  const dish = (name: string, price: string) =>
    `<li class="dish"><span class="dish-name">${name}</span> <span class="dish-price">${price}</span></li>`
  const data = await filledFrom(
    `<div class="course"><h2>Starters</h2><ul>${dish('Soup', '€5.50')}${dish('Olives', '€4')}</ul></div>
     <div class="course"><h2>Sweets</h2><ul>${dish('Plums', '€6')}</ul></div>
     <main><h2>Walks</h2><h3>Monday</h3><p>Along the river.</p>
     <table><tr><th>Start</th><th>Guide</th></tr><tr><td>9:00</td><td>Ann</td></tr><tr><td>14:00</td><td>Bob</td></tr></table>
     <h3>Friday</h3><p>Up the hill.</p><table><tr><th>Start</th><th>Guide</th></tr><tr><td>10:00</td><td>Cleo</td></tr></table></main>`,
    {
      courses: listOf({ title: text, dishes: listOf({ name: text, price: { type: 'number' } }) }),
      walks: listOf({ title: text, description: text, tours: listOf({ start: text, guide: text }) }),
    },
  )
  expect(data).toEqual({
    courses: [
      {
        title: 'Starters',
        dishes: [
          { name: 'Soup', price: 5.5 },
          { name: 'Olives', price: 4 },
        ],
      },
      { title: 'Sweets', dishes: [{ name: 'Plums', price: 6 }] },
    ],
    walks: [
      {
        title: 'Monday',
        description: 'Along the river.',
        tours: [
          { start: '9:00', guide: 'Ann' },
          { start: '14:00', guide: 'Bob' },
        ],
      },
      { title: 'Friday', description: 'Up the hill.', tours: [{ start: '10:00', guide: 'Cleo' }] },
    ],
  })
})

test('lists in structured data, in cells of a table, and in its columns', async () => {
  const item = (name: string, price: string) =>
    `{"@type":"MenuItem","name":"${name}","offers":{"@type":"Offer","price":"${price}","priceCurrency":"EUR"}}`
  const data = await filledFrom(
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Menu","name":"Lunch","hasMenuSection":[
      {"@type":"MenuSection","name":"Soups","hasMenuItem":[${item('Leek', '5')},${item('Pea', '6')}]},
      {"@type":"MenuSection","name":"Bread","hasMenuItem":${item('Rye', '2')}}]}</script>
     <table><tr><th>Crew</th><th>Boats</th></tr><tr><td><a href="/red">Red</a></td><td><ul><li>Pike</li><li>Perch</li></ul></td></tr>
     <tr><td><a href="/blue">Blue</a></td><td><ul><li>Eel</li></ul></td></tr></table>
     <h2>Plans</h2><table><tr><th></th><th>Solo</th><th>Team</th></tr><tr><th>Seats</th><td>1</td><td>9</td></tr>
     <tr><th>Backup</th><td>–</td><td>✓</td></tr><tr><th>Audit log</th><td>–</td><td>✓</td></tr></table>`,
    {
      menu_sections: listOf({ name: text, items: listOf({ name: text, price: { type: 'number' } }) }),
      crews: listOf({ name: text, crew_url: { type: 'string', format: 'uri' }, boats: texts }),
      plans: listOf({ name: text, seats: { type: 'integer' }, backup: { type: 'boolean' }, features: texts }),
    },
  )
  expect(data).toEqual({
    menu_sections: [
      {
        name: 'Soups',
        items: [
          { name: 'Leek', price: 5 },
          { name: 'Pea', price: 6 },
        ],
      },
      { name: 'Bread', items: [{ name: 'Rye', price: 2 }] },
    ],
    crews: [
      { name: 'Red', crew_url: 'http://acme.example/red', boats: ['Pike', 'Perch'] },
      { name: 'Blue', crew_url: 'http://acme.example/blue', boats: ['Eel'] },
    ],
    plans: [
      { name: 'Solo', seats: 1, backup: false },
      { name: 'Team', seats: 9, backup: true, features: ['Backup', 'Audit log'] },
    ],
  })
})

test('a date with a time is filled where the page has both, and the time zone', async () => {
  const talk = (name: string, time: string) =>
    `<div class="talk"><h3>${name}</h3><time datetime="${time}">soon</time></div>`
  const data = await filledFrom(
    `<section><h2>Talks</h2>${talk('Iron', '2027-05-06T09:30:00+02:00')}${talk('Steel', '2027-05-07')}</section>`,
    { talks: listOf({ title: text, date: { type: 'string', format: 'date-time' } }) },
  )
  expect(data).toEqual({
    talks: [{ title: 'Iron', date: '2027-05-06T07:30:00.000Z' }, { title: 'Steel' }],
  })
})
