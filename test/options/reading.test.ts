import { expect, test } from 'vitest'
import { readPage } from '../../src/extract/reading.ts'
import { extractEmail, snapshotFromHtml } from '../../src/index.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import { MIB } from '../../src/model/units.ts'
import { isPruned, select, textOf } from '../../src/snapshot/dom.ts'
import { pageLanguageOf } from '../../src/snapshot/language/language.ts'
import { languageVersionsOf } from '../../src/snapshot/language/language-versions.ts'
import { metaContent, titleOf } from '../../src/snapshot/meta.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { thingsOf } from '../../src/snapshot/structured/structured.ts'
import { stylesOf } from '../../src/snapshot/styles.ts'
import { type Row, testRows } from './row.ts'

const url = 'https://acme.example/'

const pageFor = (options: PartialOptions, html: string, resources: Readonly<Record<string, string>> = {}) =>
  snapshotFromHtml({ url, html, resources, options })

const reading =
  <T>(html: string, see: (page: Snapshot) => T, resources?: Readonly<Record<string, string>>) =>
  (options: PartialOptions): T =>
    see(pageFor(options, html, resources))

const colorOf = (page: Snapshot) => stylesOf(page).find(({ tag }) => tag === 'h1')?.style.color
const typesOf = (page: Snapshot) => thingsOf(page).map(({ types }) => types.join())
const countOf = (selector: string) => (page: Snapshot) => select(page, selector).length
const valueIn = (finding: unknown) => (finding as { value: unknown }).value
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

const ROWS: readonly Row[] = [
  {
    option: 'viewportWidth',
    value: 500,
    see: reading('<style>@media (max-width: 600px) { h1 { color: #f00 } }</style><h1>Acme</h1>', colorOf),
    byDefault: '#000000',
    changed: '#ff0000',
  },
  {
    option: 'viewportHeight',
    value: 500,
    see: reading('<style>@media (max-height: 600px) { h1 { color: #f00 } }</style><h1>Acme</h1>', colorOf),
    byDefault: '#000000',
    changed: '#ff0000',
  },
  {
    option: 'colorScheme',
    value: 'dark',
    see: reading(
      '<style>@media (prefers-color-scheme: dark) { h1 { color: #f00 } }</style><h1>A</h1>',
      colorOf,
    ),
    byDefault: '#000000',
    changed: '#ff0000',
  },
  {
    option: 'maxAnswerBytes',
    value: 100,
    see: ({ maxAnswerBytes }) =>
      readPage(pageOf(`<p>${'word '.repeat(100)}`), { kind: 'html' }, maxAnswerBytes).state,
    byDefault: 'ok',
    changed: 'failed',
  },
]

testRows(ROWS)

const pageOf = (html: string, resources: Readonly<Record<string, string>> = {}) =>
  snapshotFromHtml({ url, html, resources })

test('a document is read to a depth of 512 elements, and no further than 50,000', () => {
  const deep = (levels: number) => pageOf(`${'<div>'.repeat(levels - 3)}<p>`)
  expect([512, 513].map(deep).map((page) => [countOf('p')(page), isPruned(page)])).toEqual([
    [1, false],
    [0, true],
  ])
  // `html`, `head` and `body` are elements as well.
  const wide = (elements: number) => pageOf('<i></i>'.repeat(elements - 3))
  expect([50_000, 50_001].map(wide).map((page) => [countOf('i')(page), isPruned(page)])).toEqual([
    [49_997, false],
    [49_997, true],
  ])
})

test('a document of words is read to its millionth character', () => {
  const long = (chars: number) => pageOf(`<p>${'x'.repeat(chars)}`)
  const read = [1_000_000, 1_000_001].map(long).map((page) => select(page, 'p').map(textOf).join().length)
  expect(read).toEqual([1_000_000, 1_000_000])
})

test('selectors are compared with elements 5,000,000 times', () => {
  const page = (rules: number) =>
    pageOf(
      `<style>h1 { color: #f00 }${'.a .b p { color: #000 }'.repeat(rules)} body h1 { color: #0f0 }</style>
       <div class=a><div class=b>${'<p>Anvils</p>'.repeat(2_000)}</div></div><h1>Acme</h1>`,
    )
  expect([1, 4_000].map(page).map(colorOf)).toEqual(['#00ff00', '#000000'])
})

test('the language of a page is that of its first 2,000 words', () => {
  const english = 'the house and the garden of the people with all that is in it '
  const french =
    'les maisons et les jardins de la ville avec des fleurs pour tous les gens qui sont dans la rue '
  const page = (times: number) => pageOf(`<p>${english.repeat(times)}</p><p>${french.repeat(1_000)}`)
  expect([20, 143].map(page).map((each) => pageLanguageOf(each).told)).toEqual(['fr', 'en'])
})

test('1,000 characters of a title are read, and 10,000 of a meta element', () => {
  const page = pageOf(
    `<title>${'x'.repeat(1_001)}</title><meta name=description content="${'x'.repeat(10_001)}">`,
  )
  expect([titleOf(page)?.length, metaContent(page, 'description')?.length]).toEqual([1_000, 10_000])
})

test('a block of JSON-LD is read up to a mebibyte and 64 levels', () => {
  const block = (more: object) => pageOf(jsonLd({ '@type': 'Organization', ...more }))
  const long = (chars: number) =>
    block({ name: 'x'.repeat(chars - '{"@type":"Organization","name":""}'.length) })
  const deep = (levels: number) => block({ a: JSON.parse('['.repeat(levels - 1) + ']'.repeat(levels - 1)) })
  expect([MIB, MIB + 1].map(long).map(typesOf)).toEqual([['Organization'], []])
  expect([64, 65].map(deep).map(typesOf)).toEqual([['Organization'], []])
})

test('2,000 characters of a line are searched for contacts, and 500 places of a kind', () => {
  const line = (before: number) => pageOf(`<p>${'Iron. '.repeat(before / 6)} Write to info@acme.example`)
  expect([1_200, 2_400].map(line).map((page) => valueIn(extractEmail(page)))).toEqual([
    'info@acme.example',
    null,
  ])
  const places = (others: number) => pageOf(`${'<p>me@gmail.com'.repeat(others)}<p>info@acme.example`)
  expect([499, 500].map(places).map((page) => valueIn(extractEmail(page)))).toEqual([
    'info@acme.example',
    'me@gmail.com',
  ])
})

test('four levels of @import are read', () => {
  const chained = (levels: number) =>
    pageOf('<link rel=stylesheet href=0.css><h1>Acme</h1>', {
      ...Object.fromEntries(
        Array.from({ length: levels }, (_, at) => [`${url}${at}.css`, `@import "${at + 1}.css";`]),
      ),
      [`${url}${levels}.css`]: 'h1 { color: #f00 }',
    })
  expect([4, 5].map(chained).map(colorOf)).toEqual(['#ff0000', '#000000'])
})

test('a version in a language has an address of up to 2,047 characters', () => {
  const addresses = [2_048, 2_047].map((chars) => url.padEnd(chars, 'd'))
  const page = pageOf(addresses.map((href) => `<link rel=alternate hreflang=de href=${href}>`).join(''))
  expect(languageVersionsOf(page, 'de').map((version) => version.url.length)).toEqual([2_047])
})
