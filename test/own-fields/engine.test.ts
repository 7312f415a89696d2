import { pathToFileURL } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import {
  createServer,
  FIELD_NAMES,
  fieldIn,
  type OwnField,
  openApiDocument,
  recordSchema,
} from '../../src/index.ts'
import { READING } from '../../src/readers/bounds.ts'
import { answerIn } from '../doors/http/opened.ts'
import { bounded } from '../house/bounded.ts'
import { INSTALLED } from '../house/build.ts'
import { fieldsOf, MODULE, ownSite } from './site.ts'

const LENGTH = {
  value: 14,
  confidence: 0.9,
  rule: 'meta tagline',
  evidence: [{ source: 'meta', where: 'meta[name=tagline]', text: 'Forged by hand' }],
}
const MOOD = {
  value: { word: 'excited', signs: ['!'] },
  confidence: 0.7,
  rule: 'exclamation',
  evidence: [{ source: 'title', where: 'title', text: 'Acme Anvils!' }],
}

/** A service over an engine, and what it says of the site. */
async function serving(blazon: Awaited<ReturnType<Awaited<ReturnType<typeof ownSite>>['engine']>>) {
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { secret } = await blazon.keys.create('app')
  const headers = { authorization: `Bearer ${secret}` }
  const get = async (url: string) => JSON.parse((await server.inject({ url, headers })).body)
  return { get, brand: () => get('/v1/brand/retrieve?domain=acme.example&explain=true') }
}

test('fields of a user are in records, answers, descriptions, the view, and corrected', async () => {
  const site = await ownSite()
  const fields = [pathToFileURL(site.module('two.mjs', MODULE))]
  const blazon = await site.engine({ fields })
  const found = await fieldsOf(blazon)
  expect(Object.keys(found)).toEqual([...FIELD_NAMES, 'mood', 'tagline_length'])
  expect([found.tagline_length, found.mood]).toEqual([LENGTH, MOOD])
  expect([...blazon.fields.keys()].slice(-2)).toEqual(['mood', 'tagline_length'])

  const { get, brand } = await serving(blazon)
  const answer = await brand()
  expect(answer.brand).toMatchObject({ title: 'Acme', tagline_length: 14, site_mood: 'excited' })
  expect(answer.explain.fields.site_mood).toMatchObject({ rule: 'exclamation', confidence: 0.7 })
  const described = (await get('/v1/openapi.json')).components.schemas.Brand
  expect(described.properties).toMatchObject({
    tagline_length: { type: 'integer', description: 'How many characters the tagline has.' },
    site_mood: { type: 'string' },
  })
  expect(described.required).not.toContain('tagline_length')
  expect((await openApiDocument({ fields })).components.schemas?.Brand).toEqual(described)
  expect(JSON.stringify(await openApiDocument())).not.toContain('tagline_length')
  const result = await blazon.brand({ domain: 'acme.example' })
  const record = result.state === 'ok' && result.record
  const isRecord = new Ajv2020({ strict: false }).compile(await recordSchema({ fields }))
  expect([isRecord(record), isRecord.errors]).toEqual([true, null])
  expect(isRecord({ ...record, fields: { ...found, tagline_length: { ...LENGTH, value: 'x' } } })).toBe(false)
  expect(JSON.stringify(await recordSchema())).not.toContain('tagline_length')

  await blazon.corrections.set('acme.example', 'tagline_length', 3)
  expect((await fieldsOf(blazon)).tagline_length).toMatchObject({ value: 3, rule: 'correction' })
  expect((await brand()).brand.tagline_length).toBe(3)
  await expect(blazon.corrections.set('acme.example', 'tagline_length', 'long')).rejects.toThrow(
    'The tagline_length of acme.example must be a value that the shape of the field accepts, or null',
  )

  const db = new Database(site.db, { readonly: true })
  onTestFinished(() => void db.close())
  const row = () => db.prepare('SELECT name, tagline_length, mood_word FROM brands').get()
  expect(row()).toEqual({ name: 'Acme', tagline_length: 3, mood_word: 'excited' })
  // A program that says nothing about fields leaves the columns; one that has none removes them.
  await (await site.engine()).close()
  expect(row()).toMatchObject({ tagline_length: 3 })
  await (await site.engine({ fields: [] })).close()
  expect(row).toThrow('no such column: tagline_length')
})

test('two engines of one process have the fields of each, and one database', async () => {
  const site = await ownSite()
  const other = site.module('other.mjs', MODULE.replaceAll('tagline_length', 'claim_length'))
  const plain = await site.engine()
  const before = JSON.stringify(await fieldsOf(plain))
  const plainBrand = await (await serving(plain)).get('/v1/brand/retrieve?domain=acme.example')
  const one = await site.engine({ fields: [site.module('one.mjs', MODULE)] })
  const two = await site.engine({ fields: [other] })
  // The stored result has neither: they are read from the stored page, which is not captured anew.
  expect(await fieldsOf(one)).toMatchObject({ tagline_length: LENGTH, mood: MOOD })
  expect(await fieldsOf(two)).toMatchObject({ claim_length: LENGTH, mood: MOOD })
  expect(site.visits()).toBe(1)
  expect(JSON.stringify(await fieldsOf(plain))).toBe(before)
  const [first, second] = [await serving(one), await serving(two)]
  for (const { brand, key } of [
    { brand: (await first.brand()).brand, key: 'tagline_length' },
    { brand: (await second.brand()).brand, key: 'claim_length' },
  ])
    expect(brand).toEqual({ ...plainBrand.brand, [key]: 14, site_mood: 'excited' })
  const again = await (await serving(plain)).get('/v1/brand/retrieve?domain=acme.example')
  expect(answerIn(again)).toEqual(answerIn(plainBrand))
  const shapes = async (each: typeof first) => (await each.get('/v1/openapi.json')).components.schemas.Brand
  expect((await shapes(first)).properties).not.toHaveProperty('claim_length')
  expect((await shapes(second)).properties).toHaveProperty('claim_length')
  // A record with fields of another engine is answered, without them.
  await fieldsOf(one, { refresh: true })
  const { get } = await serving(plain)
  const explained = await get('/v1/brand/retrieve?domain=acme.example&explain=true')
  expect(explained.brand).not.toHaveProperty('tagline_length')
  expect(Object.keys(explained.explain.fields)).not.toContain('tagline_length')
})

test('a definition is given itself, with its module', async () => {
  const site = await ownSite()
  const library = new URL('library.js', INSTALLED).href
  const file = site.module(
    'marks.mjs',
    `import { defineField } from '${library}'
    export const helper = { nothing: 1 }
    export const other = { name: 'other', value: (z) => z.string(), extract: (page) => page.absent() }
    export const marks = defineField({
      name: 'marks',
      module: import.meta.url,
      value: (z) => z.int(),
      extract: (page) => page.found(page.title.split('!').length - 1, { rule: 'r', confidence: 1, evidence: [] }),
    })`,
  )
  const { marks } = (await import(file)) as { marks: OwnField<number> }
  const blazon = await site.engine({ fields: [marks] })
  const result = await blazon.brand({ domain: 'acme.example' })
  expect(result.state === 'ok' && Object.keys(result.record.fields)).toEqual([...FIELD_NAMES, 'marks'])
  const found = result.state === 'ok' ? fieldIn(result.record, marks) : undefined
  expect(found && 'value' in found ? found.value : undefined).toBe(1)
})

/** Each does something wrong, and says so as the failure of its own field. */
const WRONG: Readonly<Record<string, readonly [extract: string, error: RegExp]>> = {
  thrower: [`throw new TypeError('no such thing')`, /^thrower: no such thing$/],
  hanger: [`for (;;);`, /^hanger: extract was ended: .*processor time/],
  glutton: [
    `const all = []; for (;;) all.push(new Array(1e5).fill(all.length))`,
    /^glutton: extract was ended: /,
  ],
  stranger: [`return page.found('seven', HOW)`, /^stranger: its shape refuses the value: .*expected number/s],
  promiser: [`return Promise.resolve(page.found(7, HOW))`, /^promiser: extract returned a promise/],
  mute: [`return undefined`, /^mute: extract returned undefined; it must be what page\.found/],
  boaster: [`return page.found(7, { ...HOW, confidence: 7 })`, /^boaster: confidence is 7, and must be/],
  guesser: [`return page.found(7, { ...HOW, evidence: undefined })`, /^guesser: evidence must be a list/],
  leaver: [`process.exit(3)`, /^leaver: extract was ended: .*code 3/],
}

test('an extractor that throws, hangs or says nonsense costs its own field alone', async () => {
  // A field has half of that time.
  bounded(READING, { maxDescribingCpuMs: 3_000, maxHeapMb: 128 })
  const site = await ownSite()
  const all = Object.entries({ ...WRONG, last: [`return page.found(7, HOW)`] as const }).map(
    ([name, [body]]) => `{ name: '${name}', value: (z) => z.number(), extract(page) { ${body} } }`,
  )
  const how = `const HOW = { rule: 'r', confidence: 0.5, evidence: [] }\n`
  const fields = [site.module('wrong.mjs', `${how}export default [${all.join(',\n')}]`)]
  const blazon = await site.engine({ fields })
  const found = await fieldsOf(blazon)
  expect(found.name).toMatchObject({ value: 'Acme' })
  for (const [name, [, error]] of Object.entries(WRONG))
    expect(found[name]).toEqual({ error: expect.stringMatching(error) })
  expect(found.last).toEqual({ value: 7, rule: 'r', confidence: 0.5, evidence: [] })
  const { brand } = await (await serving(blazon)).brand()
  expect(brand).toMatchObject({ title: 'Acme', last: 7 })
  expect(brand).not.toHaveProperty('hanger')
})

test('what an answer cannot have is left out of it, and a column may have a word of SQL as its name', async () => {
  const site = await ownSite()
  const field = (name: string, rest: string) =>
    `{ name: '${name}', value: (z) => z.string(), ${rest}, extract: (page) => page.found('x', HOW) }`
  const wire = (key: string, of: string) => `wire: { key: '${key}', shape: (z) => z.string(), of: ${of} }`
  const all = [
    field('one', wire('one', `() => { throw new Error('no') }`)),
    field('two', wire('two', '() => 7')),
    field('three', wire('three', '() => 7n')),
    field('four', wire('sent', '(value) => value.repeat(3)')),
    field('five', 'wire: false'),
    field('order', "columns: [{ name: 'group', path: 'a_b.0.c' }, { name: 'order' }]"),
    `{ name: 'texts', value: (z) => z.array(z.string()), extract: (page) => page.found(['a', 'b'], HOW),
       columns: [{ name: 'all_names', all: 'name' }, { name: 'first_name', first: 'name' }] }`,
  ]
  const how = `const HOW = { rule: 'r', confidence: 0.5, evidence: [] }\n`
  const blazon = await site.engine({
    fields: [site.module('all.mjs', `${how}export default [${all.join(', ')}]`)],
  })
  const { brand, explain } = await (await serving(blazon)).brand()
  expect(brand).toMatchObject({ title: 'Acme', sent: 'xxx' })
  for (const key of ['one', 'two', 'three', 'four', 'five']) expect(brand).not.toHaveProperty(key)
  expect(explain.fields.one).toEqual({ confidence: 0.5, rule: 'r', evidence: [] })
  const db = new Database(site.db, { readonly: true })
  onTestFinished(() => void db.close())
  expect(db.prepare('SELECT one, "order", "group" FROM brands').get()).toEqual({
    one: 'x',
    order: 'x',
    group: null,
  })
  // A plain text has no members, and is no JSON either.
  expect(db.prepare('SELECT * FROM brands').get()).toMatchObject({ all_names: null, first_name: null })
})

test('when too many fields are ended, the others are not read, and the record is there', async () => {
  const site = await ownSite()
  const all = [1, 2, 3, 4, 5, 6].map(
    (at) => `{ name: 'leaver_${at}', value: (z) => z.number(), extract() { process.exit(3) } }`,
  )
  const blazon = await site.engine({ fields: [site.module('all.mjs', `export default [${all.join(', ')}]`)] })
  const found = await fieldsOf(blazon)
  expect(found.name).toMatchObject({ value: 'Acme' })
  expect(found.leaver_4).toEqual({ error: expect.stringContaining('extract was ended') })
  for (const name of ['leaver_5', 'leaver_6'])
    expect(found[name]).toEqual({
      error: `${name}: it was not read, since too many fields before it were ended`,
    })
})
