import { expect, test } from 'vitest'
import { isChosenIn, isUnstyled, spacingOriginIn } from '../../src/snapshot/chosen.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { elementAt } from '../../src/snapshot/paths.ts'
import { cascadeOf, stylesOf } from '../../src/snapshot/styles.ts'

const url = 'https://page.example/'
const page = (css: string, body: string) =>
  snapshotFromHtml({ url, html: `<!doctype html><style>${css}</style><body>${body}` })

test.each([
  ['the user-agent sheet', '', '<b>x</b>', 'font-weight', 'browser'],
  ['nobody', '', '<b>x</b>', 'color', 'nobody'],
  ['a sheet', 'b { color: red }', '<b>x</b>', 'color', 'page'],
  ['a sheet, inherited', 'body { color: red }', '<b>x</b>', 'color', 'page'],
  ['a sheet, inherited by word', 'body { color: red }', '<b style="color: unset">x</b>', 'color', 'page'],
  ['a style attribute', '', '<b style="font-weight: 900">x</b>', 'font-weight', 'page'],
  ['another attribute', '', '<font color="red"><b>x</b></font>', 'color', 'page'],
  ['a sheet that goes back', 'b { font-weight: revert }', '<b>x</b>', 'font-weight', 'browser'],
  ['a sheet that begins anew', 'b { color: initial }', '<b>x</b>', 'color', 'nobody'],
  ['a system colour', 'b { color: LinkText }', '<b>x</b>', 'color', 'browser'],
  ['a variable', ':root { --c: red } b { color: var(--c) }', '<b>x</b>', 'color', 'page'],
  ['the flow-relative name', 'b { margin-inline-start: 4px }', '<b>x</b>', 'margin-left', 'page'],
])('the origin of a value: %s', (_, css, body, longhand, origin) => {
  const snapshot = page(css, body)
  const bold = stylesOf(snapshot).find(({ tag }) => tag === 'b')
  const element = bold && elementAt(snapshot, bold.path)
  expect(element && cascadeOf(snapshot).originOf(element, longhand)).toBe(origin)
})

test('a value of the browser is not chosen, and one that only the browser shows is', () => {
  const body = '<button>Order</button><button>Send</button>'
  const samples = stylesOf(page('', body)).map((sample, at, all) =>
    at === all.length - 1
      ? { ...sample, style: { ...sample.style, backgroundColor: '#b4532a', fontFamily: 'Karla' } }
      : sample,
  )
  const snapshot = snapshotFromHtml({ url, html: `<!doctype html><style></style><body>${body}`, samples })
  const isChosen = isChosenIn(snapshot)
  const seen = stylesOf(snapshot).filter(({ tag }) => tag === 'button')
  expect(seen.map((sample) => isChosen(sample, 'backgroundColor'))).toEqual([false, true])
  expect(seen.map((sample) => isChosen(sample, 'fontFamily'))).toEqual([false, true])
})

test('a page is unstyled while it chose neither type nor ground', () => {
  expect(isUnstyled(page('body { margin: 0 }', '<h1>Bread</h1><button>Order</button>'))).toBe(true)
  expect(isUnstyled(page('h1 { letter-spacing: 1px }', '<h1>Bread</h1>'))).toBe(false)
  expect(isUnstyled(page('body { background: #fff }', '<h1>Bread</h1>'))).toBe(false)
})

test('distances of lists and paragraphs are the browser’s until the page sets them', () => {
  const origins = (css: string) => {
    const snapshot = page(css, '<ul><li>x</li></ul>')
    const list = stylesOf(snapshot).find(({ tag }) => tag === 'ul')
    const originOf = spacingOriginIn(snapshot)
    return (
      list && [originOf(list, 'padding-left'), originOf(list, 'margin-top'), originOf(list, 'padding-top')]
    )
  }
  expect(origins('')).toEqual(['browser', 'browser', 'nobody'])
  expect(origins('ul { padding: 0; margin-block: 8px }')).toEqual(['page', 'page', 'page'])
})
