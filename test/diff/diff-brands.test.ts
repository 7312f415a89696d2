import { expect, test } from 'vitest'
import { diffBrands } from '../../src/diff/index.ts'
import type { BrandDiff } from '../../src/model/diff.ts'
import type { Finding } from '../../src/model/finding.ts'
import type { BrandFields, BrandRecord, Result } from '../../src/model/record.ts'
import type { BrandColor, FontUse, Logo } from '../../src/model/values.ts'
import { ACME } from '../doors/http/acme.ts'

const found = <T>(value: T, rule = 'rule'): Finding<T> => ({ value, confidence: 0.9, rule, evidence: [] })
const ABSENT = { value: null, tried: [] } as const

type Values = { readonly [K in keyof BrandFields]?: BrandFields[K] } & Readonly<
  Record<string, Finding<unknown>>
>

/** A result of acme.example whose other fields are absent. */
function acme(fields: Values, record: Partial<BrandRecord> = {}): Result {
  const none = Object.fromEntries(Object.keys(ACME.fields).map((name) => [name, ABSENT]))
  const all = { ...none, ...fields } as unknown as BrandFields
  return { state: 'ok', domain: 'acme.example', record: { ...ACME, ...record, fields: all } }
}

const LATER = { capturedAt: '2027-01-01T00:00:00.000Z' }

/** What changed between two values of fields, in two visits. */
const between = (before: Values, after: Values): BrandDiff => diffBrands(acme(before), acme(after, LATER))

const color = (hex: string, role?: BrandColor['role']): BrandColor => ({
  ...{ hex, name: 'a colour' },
  ...(role && { role }),
})
const font = (family: string, ...roles: FontUse['roles']): FontUse => ({
  ...{ family, fallbacks: [], uses: [], roles },
  ...{ elements: 1, words: 1, percentElements: 1, percentWords: 1 },
})
const logo = (url: string, hex: string, width = 300, height = 100): Logo => ({
  ...{ url, type: 'logo', mode: 'light', colors: [{ hex, name: 'a colour' }], group: 1 },
  resolution: { width, height, aspectRatio: width / height },
})

test('equal results are the same, whatever their evidence, confidence and times are', () => {
  const before = acme({ name: { value: 'Acme', confidence: 0.6, rule: 'title', evidence: [] } })
  const evidence = [{ source: 'meta', where: 'og:site_name', text: 'Acme' }]
  const after = acme({ name: { value: 'Acme', confidence: 0.99, rule: 'meta', evidence } }, LATER)
  expect(diffBrands(before, after)).toEqual({
    ...{ domain: 'acme.example', kind: 'same', changes: [], notCompared: [], notes: [] },
  })
})

test('texts are compared without case, spaces and punctuation', () => {
  const before = {
    name: found('Acme, Inc'),
    slogan: found('Gas with class'),
    description: found('We sell gas.'),
  }
  const after = {
    name: found('ACME Inc.'),
    slogan: found('Gas – with class!'),
    description: found('We  sell gas'),
  }
  expect(between(before, after).changes).toEqual([])
  expect(between({ name: found('Acme') }, { name: found('Zenith') }).changes).toEqual([
    { field: 'name', kind: 'changed', before: 'Acme', after: 'Zenith' },
  ])
  // Texts without a letter are compared as they are.
  expect(between({ name: found('!!!') }, { name: found('???') }).kind).toBe('changed')
})

test('values that only one side has are added or removed', () => {
  expect(between({ slogan: found('Gas') }, { email: found('hi@acme.example') }).changes).toEqual([
    { field: 'slogan', kind: 'removed', before: 'Gas' },
    { field: 'email', kind: 'added', after: 'hi@acme.example' },
  ])
})

test('shades of a colour are no change; the primary colour, and what it was before, are', () => {
  const colors = (...all: BrandColor[]) => ({ colors: found(all) })
  const before = colors(color('#0b5fff', 'primary'), color('#ff8800', 'accent'), color('#f4f4f4'))
  // #0b5fff and #1162fb differ by 0.9.
  expect(
    between(before, colors(color('#1162fb', 'primary'), color('#fe8a05', 'accent'), color('#f5f5f5'))),
  ).toMatchObject({
    ...{ kind: 'same', changes: [] },
  })
  const swapped = between(
    before,
    colors(color('#ff8800', 'primary'), color('#0b5fff', 'accent'), color('#f4f4f4')),
  )
  expect(swapped.changes).toMatchObject([
    { field: 'colors', part: 'primary', before: { hex: '#0b5fff' }, after: { hex: '#ff8800' } },
    { field: 'colors', part: 'accent', before: { hex: '#ff8800' }, after: { hex: '#0b5fff' } },
  ])
  expect(swapped.changes[0]?.distance).toBeGreaterThan(50)
})

test('the first colour is the primary one where none has that role; others may lose their roles', () => {
  const colors = (...all: BrandColor[]) => ({ colors: found(all) })
  const before = colors(color('#0b5fff'), color('#ff8800', 'accent'))
  expect(between(before, colors(color('#0b5fff', 'primary'), color('#ff8800'))).kind).toBe('same')
  expect(between(before, colors(color('#ff8800'), color('#0b5fff'))).changes[0]).toMatchObject({
    ...{ part: 'primary', kind: 'changed' },
  })
  expect(
    between(before, colors(color('#0b5fff'), color('#ff8800', 'accent'), color('#22aa44'))).changes,
  ).toEqual([{ field: 'colors', part: 'palette', kind: 'added', after: color('#22aa44') }])
})

test('fonts are compared by family and role, in upper or lower case', () => {
  const before = { fonts: found([font('Open Sans', 'body'), font('Bitter', 'heading')]) }
  const same = {
    fonts: found([font('bitter', 'heading'), font('open sans', 'body'), font('Player', 'other')]),
  }
  expect(between(before, same).kind).toBe('same')
  expect(between(before, { fonts: found([font('Inter', 'body', 'heading')]) }).changes).toEqual([
    { field: 'fonts', part: 'body', kind: 'changed', before: 'Open Sans', after: 'Inter' },
    { field: 'fonts', part: 'heading', kind: 'changed', before: 'Bitter', after: 'Inter' },
  ])
})

test('contacts, profiles and links are compared by what they mean', () => {
  const before = {
    ...{ email: found('Hi@acme.example'), phone: found('+4930123456') },
    address: found({ street: 'Hauptstr. 1', city: 'Berlin', countryCode: 'DE' }),
    socials: found([{ type: 'x', url: 'https://x.com/acme' }]),
    links: found({ careers: 'https://acme.example/jobs/' }),
  }
  const same = {
    ...{ email: found('hi@acme.example'), phone: found('+49 30 123 456') },
    address: found({ street: 'Hauptstr 1', city: 'BERLIN', country: 'Germany' }),
    socials: found([{ type: 'x', url: 'https://www.x.com/acme/' }]),
    links: found({ careers: 'http://acme.example/jobs' }),
  }
  expect(between(before, same)).toMatchObject({ kind: 'same', notCompared: [] })
  const other = {
    ...{ ...same, phone: found('+4989999999'), address: found({ city: 'Bonn' }) },
    socials: found([{ type: 'youtube', url: 'https://youtube.com/@acme' }]),
    links: found({ careers: 'https://acme.example/work' }),
  }
  expect(between(before, other).changes.map(({ field, part, kind }) => [field, part, kind])).toEqual([
    ['socials', 'x', 'removed'],
    ['socials', 'youtube', 'added'],
    ['links', 'careers', 'changed'],
    ['phone', undefined, 'changed'],
    ['address', undefined, 'changed'],
  ])
})

test('industries are compared by the likeliest of each system, and not by a guess', () => {
  const of = (code: string, confidence: 'high' | 'low', subindustry: string) => ({
    industries: found({
      ...{ naics: [{ code, name: 'Gas', confidence }], sic: [] },
      eic: [{ industry: 'Energy', subindustry }],
    }),
  })
  expect(between(of('221210', 'high', 'Gas'), of('221210', 'high', 'Gas')).kind).toBe('same')
  expect(between(of('221210', 'low', 'Gas'), of('424720', 'high', 'Gas')).kind).toBe('same')
  expect(between(of('221210', 'high', 'Gas'), of('424720', 'high', 'Oil')).changes).toEqual([
    { field: 'industries', part: 'eic', kind: 'changed', before: 'Energy: Gas', after: 'Energy: Oil' },
    { field: 'industries', part: 'naics', kind: 'changed', before: '221210 Gas', after: '424720 Gas' },
  ])
})

test('without pictures, logos are compared by address, size and colours, and a note says so', () => {
  const logos = (...all: Logo[]) => ({ logos: found(all) })
  const before = logos(logo('https://acme.example/logo.svg', '#112233'))
  const moved = between(before, logos(logo('https://cdn.example/a1b2.svg', '#112434', 600, 200)))
  expect(moved).toMatchObject({
    kind: 'same',
    notes: [expect.stringContaining('by address, size and colours')],
  })
  const other = between(before, logos(logo('https://acme.example/new.svg', '#cc0000', 400, 100)))
  expect(other.changes).toMatchObject([
    { field: 'logos', part: 'logo', kind: 'changed', why: expect.stringContaining('no picture was at hand') },
  ])
  const painted = between(before, logos(logo('https://acme.example/logo.svg', '#cc0000')))
  expect(painted).toMatchObject({ kind: 'changed' })
  // One visit has one picture at an address.
  expect(diffBrands(acme(before), acme(before))).toMatchObject({ kind: 'same', notes: [] })
})

test('a drawing within the page is compared by its bytes', () => {
  const drawn = logo('data:image/svg+xml,%3Csvg%3E%3C/svg%3E', '#112233')
  const again = logo(`data:image/svg+xml;base64,${btoa('<svg></svg>')}`, '#112233')
  expect(between({ logos: found([drawn]) }, { logos: found([again]) })).toMatchObject({
    kind: 'same',
    notes: [],
  })
})

test('backdrops change with campaigns, and are compared only when they are named', () => {
  const card = (url: string, width: number) => ({
    backdrops: found([{ url, colors: [], resolution: { width, height: 600, aspectRatio: width / 600 } }]),
  })
  const [before, after] = [card('https://a.example/1.jpg', 1200), card('https://a.example/2.jpg', 1600)]
  expect(between(before, after).kind).toBe('same')
  expect(diffBrands(acme(before), acme(after, LATER), { fields: ['backdrops'] }).kind).toBe('changed')
})

test('fields of a user are compared by their JSON', () => {
  const before = { plans: found({ free: 1, paid: [9, 19] }) }
  expect(between(before, { plans: found({ paid: [9, 19], free: 1 }) }).kind).toBe('same')
  expect(between(before, { plans: found({ free: 1, paid: [9, 29] }) }).changes).toEqual([
    {
      field: 'plans',
      kind: 'changed',
      before: { free: 1, paid: [9, 19] },
      after: { free: 1, paid: [9, 29] },
    },
  ])
  expect(between(before, {}).notCompared).toEqual([
    { fields: ['plans'], why: 'The later record does not have it.' },
  ])
})

test('what a reduced lookup did not find is not compared; what it found is', () => {
  const before = acme({ name: found('Acme'), phone: found('+4930123456'), email: found('a@acme.example') })
  const reduced = { ...LATER, reductions: ['landing_page_alone'] as const }
  const after = acme({ name: found('Zenith'), email: found('a@acme.example') }, reduced)
  expect(diffBrands(before, after)).toMatchObject({
    changes: [{ field: 'name', kind: 'changed' }],
    notCompared: [{ fields: ['phone'], why: expect.stringContaining('the landing page alone') }],
  })
  expect(diffBrands(after, before)).toMatchObject({
    changes: [{ field: 'name', kind: 'changed' }],
    notCompared: [{ fields: ['phone'], why: expect.stringContaining('earlier') }],
  })
  const profiles = [{ type: 'x', url: 'https://x.com/acme' }]
  const some = acme({ socials: found([...profiles, { type: 'github', url: 'https://github.com/acme' }]) })
  const shell = acme({ socials: found(profiles) }, { ...LATER, reductions: ['not_rendered'] })
  expect(diffBrands(some, shell)).toMatchObject({
    ...{ kind: 'same', notCompared: [{ fields: ['socials'], why: expect.stringContaining('no browser') }] },
  })
})

test('what could not be read, or is not of the site, is not compared', () => {
  const { notCompared, kind } = between(
    { name: { error: 'It broke.' }, email: found('x@acme.example', 'correction'), colors: found([]) },
    { name: found('Acme'), email: found('y@acme.example'), colors: found('red' as never) },
  )
  expect(kind).toBe('same')
  expect(notCompared).toEqual([
    { fields: ['name'], why: 'In the earlier lookup it could not be read: It broke.' },
    { fields: ['colors'], why: expect.stringContaining('shape of this version') },
    { fields: ['email'], why: expect.stringContaining('correction of the operator') },
  ])
})

const PARKED: Result = {
  ...{ state: 'refused', domain: 'acme.example', class: 'parked', message: 'It is for sale.' },
  ...{ url: 'https://acme.example/', evidence: [] },
}
const DOWN: Result = {
  ...{ state: 'failed', domain: 'acme.example', code: 'timeout' },
  ...{ message: 'It took too long.', retryable: true },
}

test('another state is a change, and the fields of a page that is gone are not compared', () => {
  const { changes, notCompared } = diffBrands(acme({ name: found('Acme') }), PARKED)
  expect(changes).toEqual([{ field: 'state', kind: 'changed', before: 'ok', after: 'refused: parked' }])
  expect(notCompared).toMatchObject([
    { fields: expect.arrayContaining(['name']), why: expect.stringContaining('refused: parked') },
  ])
  expect(diffBrands(PARKED, DOWN).changes).toMatchObject([
    { before: 'refused: parked', after: 'failed: timeout' },
  ])
  expect(diffBrands(DOWN, DOWN)).toMatchObject({ kind: 'same', changes: [] })
})

test('a record of the directory says nothing about the site', () => {
  const alone = acme({ name: found('Acme Corp', 'directory') }, { reductions: ['directory_alone'] })
  expect(diffBrands(acme({ name: found('Acme') }), alone)).toMatchObject({
    ...{ kind: 'same', notCompared: [{ why: expect.stringContaining('directory') }] },
  })
})

test('fields limit what is compared, and other domains are told', () => {
  const after: Result = { ...acme({ name: found('Zenith'), slogan: found('Up') }), domain: 'zenith.example' }
  const before = acme({ name: found('Acme'), slogan: found('Gas') })
  expect(diffBrands(before, after).changes.map(({ field }) => field)).toEqual(['domain', 'name', 'slogan'])
  expect(diffBrands(before, after, { fields: ['slogan'] }).changes.map(({ field }) => field)).toEqual([
    'slogan',
  ])
  expect(() => diffBrands(before, after, { fields: ['nmae'] })).toThrow(
    expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining('"nmae"') }),
  )
})

test('something else than a result is refused', () => {
  expect(() => diffBrands({} as never, PARKED)).toThrow(
    expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining('first argument') }),
  )
  expect(() => diffBrands(PARKED, null as never)).toThrow(/second argument/)
})
