import { readPage } from '../../src/extract/reading.ts'
import { extractEmail, snapshotFromHtml } from '../../src/index.ts'
import type { PartialOptions } from '../../src/model/options.ts'
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

/** English by its first words, French by all of them. */
const TWO_LANGUAGES = `<p>${'the house and the garden of the people with all that is in it '.repeat(3)}</p>
  <p>${'les maisons et les jardins de la ville avec des fleurs pour tous les gens qui sont dans la rue '.repeat(20)}</p>`

const IMPORTS = {
  'https://acme.example/a.css': '@import "b.css";',
  'https://acme.example/b.css': 'h1 { color: #f00 }',
}

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
    see: reading(`<p>${'word '.repeat(100)}`, (page) => readPage(page, { kind: 'html' }).state),
    byDefault: 'ok',
    changed: 'failed',
  },
  {
    option: 'html.maxDepth',
    value: 4,
    see: reading('<div><div><p>deep', (page) => [countOf('p')(page), isPruned(page)]),
    byDefault: [1, false],
    changed: [0, true],
  },
  {
    option: 'html.maxNodes',
    value: 10,
    see: reading('<p>'.repeat(50), (page) => [countOf('p')(page), isPruned(page)]),
    byDefault: [50, false],
    changed: [7, true],
  },
  {
    option: 'html.maxAncestors',
    value: 30,
    see: reading('<p>'.repeat(50), (page) => isPruned(page)),
    byDefault: false,
    changed: true,
  },
  {
    option: 'html.maxSelectorSteps',
    value: 1,
    see: reading('<style>h1 { color: #f00 } body h1 { color: #0f0 }</style><h1>Acme</h1>', colorOf),
    byDefault: '#00ff00',
    changed: '#000000',
  },
  {
    option: 'html.maxTextChars',
    value: 5,
    see: reading('<p>Anvils of iron', (page) => select(page, 'p').map((element) => textOf(element))),
    byDefault: ['Anvils of iron'],
    changed: ['Anvil'],
  },
  {
    option: 'html.maxLanguageWords',
    value: 30,
    see: reading(TWO_LANGUAGES, (page) => pageLanguageOf(page).told),
    byDefault: 'fr',
    changed: 'en',
  },
  {
    option: 'html.maxTitleChars',
    value: 4,
    see: reading('<title>Acme Anvils</title>', titleOf),
    byDefault: 'Acme Anvils',
    changed: 'Acme',
  },
  {
    option: 'html.maxMetaChars',
    value: 6,
    see: reading('<meta name=description content="Anvils of iron">', (page) =>
      metaContent(page, 'description'),
    ),
    byDefault: 'Anvils of iron',
    changed: 'Anvils',
  },
  {
    option: 'html.maxJsonLdBytes',
    value: 30,
    see: reading(jsonLd({ '@type': 'Organization', name: 'Acme Anvils' }), typesOf),
    byDefault: ['Organization'],
    changed: [],
  },
  {
    option: 'html.maxJsonLdDepth',
    value: 1,
    see: reading(jsonLd({ '@type': 'Organization', address: { '@type': 'PostalAddress' } }), typesOf),
    byDefault: ['Organization', 'PostalAddress'],
    changed: [],
  },
  {
    option: 'contacts.maxLineChars',
    value: 40,
    see: reading(`<p>${'Anvils of iron. '.repeat(5)} Write to info@acme.example`, (page) =>
      valueIn(extractEmail(page)),
    ),
    byDefault: 'info@acme.example',
    changed: null,
  },
  {
    option: 'contacts.maxPlaces',
    value: 1,
    see: reading('<p>Write to <p>me@gmail.com<p>info@acme.example', (page) => valueIn(extractEmail(page))),
    byDefault: 'info@acme.example',
    changed: 'me@gmail.com',
  },
  {
    option: 'fetch.maxImportDepth',
    value: 0,
    see: reading('<link rel=stylesheet href=a.css><h1>Acme</h1>', colorOf, IMPORTS),
    byDefault: '#ff0000',
    changed: '#000000',
  },
  {
    option: 'crawl.maxUrlChars',
    value: 25,
    see: reading(
      '<link rel=alternate hreflang=de href=/deutsch/startseite><link rel=alternate hreflang=de href=/de>',
      (page) => languageVersionsOf(page, 'de').map((version) => version.url),
    ),
    byDefault: ['https://acme.example/deutsch/startseite', 'https://acme.example/de'],
    changed: ['https://acme.example/de'],
  },
]

testRows(ROWS)
