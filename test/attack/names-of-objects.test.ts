import { expect, test } from 'vitest'
import { readPage } from '../../src/extract/reading.ts'
import { styleguide } from '../../src/extract/styleguide/index.ts'
import { parseColor } from '../../src/formats/css/color.ts'
import { readGold } from '../../src/gold/case.ts'
import { judge } from '../../src/paths/describe.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

/**
 * Names of properties that every plain JavaScript object has, each beside a name of the same length without
 * meaning.
 */
const NAMES = [
  ['constructor', 'konstruktor'],
  ['__proto__', '__prato__'],
  ['toString', 'taString'],
  ['valueOf', 'velueOf'],
] as const

/** Places where a page can write any name. */
const PLACES: Readonly<Record<string, (name: string) => string>> = {
  element: (name) =>
    `<${name}><a href=/><img class=logo src=/l.svg alt=Acme></a><p style="color:red">x</p></${name}>`,
  'element of a drawing': (name) =>
    `<header><a href=/><svg class=logo viewBox="0 0 9 9"><${name}/><path d="M0 0h9v9z"/></svg></a></header>`,
  property: (name) => `<style>p{${name}:red;color:blue}</style><p style="${name}:red;color:blue">x`,
  'at-rule': (name) =>
    `<style>@${name} x{p{color:red}} @${name} y; @media (${name}:1px){p{color:red}}</style><p>x`,
  pseudo: (name) => `<style>p:${name}{color:red} p:${name}(x){color:red} p::${name}{color:red}</style><p>x`,
  value: (name) =>
    `<style>p{width:${name}(1px);color:${name}(1 2 3);display:${name};font-size:${name};border:${name}} h1{color:color(${name} 1 1 1);background:color-mix(in ${name},red,blue)}</style><p>x`,
  unit: (name) => `<p style="width:1${name};font-size:1${name}">x`,
  attribute: (name) => `<p align="${name}" dir="${name}" bgcolor="${name}" lang="${name}" role="${name}">x`,
  microdata: (name) =>
    `<div itemscope itemtype="https://schema.org/Organization"><${name} itemprop="${name}">x</div>`,
  'json-ld': (name) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${name}","${name}":"y","address":{"@type":"PostalAddress","addressCountry":"${name}","streetAddress":"Main 1"}}</script>`,
  id: (name) =>
    `<svg class=logo viewBox="0 0 9 9"><use href="#${name}"/><path fill="url(#${name})" d="M0 0h9v9z"/></svg>`,
  formula: (name) => `<math><${name}>x</${name}><mi mathvariant=${name}>x</mi></math>`,
}

const WORDS = `<header><a href=/><img class=logo src=/l.svg alt=Acme></a></header><h1>Acme</h1><p>${'Acme makes anvils for all. '.repeat(20)}</p>`

/** Everything that is read from a page with a name in one place. */
function readings(place: string, name: string): string {
  const page = () =>
    snapshotFromHtml({
      url: 'https://acme.example/',
      html: `<!doctype html><title>Acme</title>${WORDS}${PLACES[place]?.(name)}`,
      resources: {
        'https://acme.example/l.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><${name}/><path d="M0 0h9v9z" fill="${name}" style="${name}:x;fill:#c8102e"/></svg>`,
      },
    })
  return JSON.stringify([
    judge(page()),
    styleguide(page()),
    readPage(page(), { kind: 'images', options: { backgrounds: true } }),
    readPage(page(), { kind: 'markdown', options: { mainContentOnly: true } }),
  ])
}

test.each(Object.keys(PLACES))('a name of JavaScript as %s of a page is a name like any other', (place) => {
  for (const [name, other] of NAMES) {
    const said = readings(place, name)
    expect(said).not.toContain('"error":')
    // Each of the readings has something to say.
    for (const part of JSON.parse(said)) expect(JSON.stringify(part).length).toBeGreaterThan(100)
    // Markdown escapes underscores with backslashes, and the hash of a body depends on its text.
    const plain = (text: string, word: string) =>
      text
        .replaceAll('\\', '')
        .replaceAll(new RegExp(word, 'gi'), '-')
        .replace(/[0-9a-f]{64}/g, '#')
    expect(plain(said, name)).toBe(plain(readings(place, other), other))
  }
})

test.each(NAMES.map(([name]) => name))('a key named %s of a labelled list is refused by its name', (name) => {
  expect(() => readGold(`{"domain":"acme.example","${name}":1}`)).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  )
})

test.each(['rgb(1px 2 3)', 'rgb(1e', 'color(', 'rgb(1 2 3 / 4x)', 'hsl(1x 2% 3%)'])(
  '%s is no colour',
  (text) => {
    expect(parseColor(text)).toBeUndefined()
  },
)
