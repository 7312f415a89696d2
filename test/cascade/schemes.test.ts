import { expect, test } from 'vitest'
import { computeCascade, ParsedSheets } from '../../src/cascade/index.ts'
import { documentOf } from '../../src/snapshot/dom.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

function cascadesOf(css: string, head = '') {
  const url = 'https://page.example/'
  const snapshot = snapshotFromHtml({ url, html: `<!doctype html>${head}<body><p class="a b">a</p>` })
  const parsedSheets = new ParsedSheets()
  const cascadeFor = (colorScheme: 'light' | 'dark') =>
    computeCascade({
      document: documentOf(snapshot),
      sheets: [{ css, baseUrl: url, media: null }],
      viewport: { width: 1440, height: 900 },
      colorScheme,
      parsedSheets,
    })
  return { light: cascadeFor('light'), dark: cascadeFor('dark') }
}

const DARK = '@media (prefers-color-scheme: dark)'

test.each([
  ['a rule', `${DARK} { p { color: white } }`, ''],
  ['a nested rule', `p { color: red; ${DARK} { color: white } }`, ''],
  ['a custom property', `p { color: var(--a, red) } ${DARK} { :root { --a: white } }`, ''],
  ['a registered property', registered(DARK), ''],
  [
    'the order of layers',
    `${DARK} { @layer b, a; } @layer a { p { color: red } } @layer b { .b { color: white } }`,
    '',
  ],
  ['a keyframe', `.a { animation: x 1s both; } ${DARK} { @keyframes x { to { color: white } } }`, ''],
  ['a function', ':root { color-scheme: light dark } p { color: light-dark(red, white) }', ''],
  ['a system colour', ':root { color-scheme: light dark }', ''],
  ['a variable', ':root { --s: light dark; color-scheme: var(--s) }', ''],
  ['a meta element', '', '<meta name="color-scheme" content="light dark">'],
])('a page depends on the scheme by %s', (_, css, head) => {
  const { light, dark } = cascadesOf(css, head)
  expect(dark.samples.map(({ style }) => style.color)).not.toEqual(
    light.samples.map(({ style }) => style.color),
  )
  expect([light.dependsOnScheme(), dark.dependsOnScheme()]).toEqual([true, true])
})

function registered(condition: string): string {
  const property = '@property --a { syntax: "<color>"; inherits: true; initial-value: white }'
  return `p { color: var(--a, red) } ${condition} { ${property} }`
}

test.each([
  ['rules for no element', `p { color: red } ${DARK} { .none { color: white } }`, ''],
  ['one scheme', ':root { color-scheme: light } p { color: light-dark(red, white) }', ''],
  ['the dark scheme alone', ':root { color-scheme: dark } p { color: light-dark(red, white) }', ''],
  ['a width', '@media (min-width: 100px) { p { color: red } }', ''],
])('a page does not depend on the scheme by %s', (_, css, head) => {
  const { light, dark } = cascadesOf(css, head)
  expect(dark.samples).toEqual(light.samples)
  expect([light.dependsOnScheme(), dark.dependsOnScheme()]).toEqual([false, false])
})
