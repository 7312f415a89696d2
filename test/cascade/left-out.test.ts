import { expect, test } from 'vitest'
import { computeCascade, ParsedSheets } from '../../src/cascade/index.ts'
import { documentOf, select } from '../../src/snapshot/dom.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

/** Returns the colour of the only `p` of a page, which is the same without the rules that are left out. */
function colourOf(css: string, attributes: string, loadImport?: (url: string) => string): string | undefined {
  const { color, used } = styledBy(css, `<p ${attributes}>a</p>`, loadImport)
  expect(styledBy(used, `<p ${attributes}>a</p>`, loadImport)).toEqual({ color, used })
  return color
}

/** Returns the colour of the first `p`, and the sheet without the rules that match nothing. */
function styledBy(css: string, html: string, loadImport?: (url: string) => string) {
  const url = 'https://page.example/'
  const snapshot = snapshotFromHtml({ url, html: `<!doctype html><body><div>${html}</div>` })
  const parsedSheets = new ParsedSheets()
  const { styleOf } = computeCascade({
    document: documentOf(snapshot),
    sheets: [{ css, baseUrl: url, media: null }],
    viewport: { width: 1440, height: 900 },
    parsedSheets,
    ...(loadImport && { loadImport }),
  })
  const [element] = select(snapshot, 'p')
  return { color: element && styleOf(element)?.color, used: parsedSheets.usedOf(css) }
}

const green = '#008000'
const black = '#000000'

test.each([
  ['a tag in capitals', 'DIV > P { color: green }', ''],
  ['an escaped sign', '.md\\:w-1\\/2 { color: green }', 'class="md:w-1/2"'],
  ['an escape by number', '.\\31 st { color: green }', 'class="1st"'],
  [
    'a comma that is escaped, beside a name that is not there',
    '.none .x\\(, .a { color: green }',
    'class="a"',
  ],
  ['a comment with a bracket', '.none/* ( */, .a { color: green }', 'class="a"'],
  ['a string with a bracket and a comma', '[title="(,"] { color: green }', 'title="(,"'],
  ['names within `:not()` that are not there', 'p:not(.none, #none) { color: green }', ''],
  ['marks of HTML comments', '<!-- p { color: green } -->', ''],
  ['the one of a list that is there', '.none, .none > .a, .a, .none:hover { color: green }', 'class="a"'],
  [
    'an `@` alone before one that matches nothing',
    '@layer a @media print { .none { x: y } } .b { x: y } p { color: green }',
    '',
  ],
  ['an at-rule without its end', '@charset "utf-8"@media print { .none { x: y } } p { color: green }', ''],
  ['one of a list within a rule that matches nothing', '.none { :is(&, .a) { color: green } }', 'class="a"'],
  ['a rule within one that matches nothing', '.none { :not(&) { color: green } }', ''],
])('a rule is kept for %s', (_, css, attributes) => {
  expect(colourOf(css, attributes)).toBe(green)
})

test.each([
  ['a list is invalid with any of its selectors', '.a, .none:bogus { color: green }'],
  ['a pseudo-element ends its selector', '.none:before .none, .a { color: green }'],
])('%s, also with one that matches nothing', (_, css) => {
  expect(colourOf(css, 'class="a"')).toBe(black)
})

test('an import after a rule does not count, even if that rule matches nothing', () => {
  const load = () => 'p { color: green }'
  expect(colourOf('@import "x.css"; .none { color: red }', '', load)).toBe(green)
  expect(colourOf('.none { color: red } @import "x.css";', '', load)).toBe(black)
  expect(colourOf('@layer a; @import "x.css";', '', load)).toBe(green)
})

test('a sheet is told without the rules that match nothing, and with all that stands beside them', () => {
  const css = `@charset "utf-8"; .none { color: red } p { color: green } .none::before { content: "}" }
@media print { #none, article { color: red } } @font-face { font-family: x }
.none { .a & { color: red } } .none { @layer a { color: red } } p:not(.none) { color: lime }`
  expect(styledBy(css, '<p>a</p>').used).toBe(`@charset "utf-8"; p { color: green }
@media print { } @font-face { font-family: x } .none { @layer a { color: red } } p:not(.none) { color: lime }`)
})

test('values that hang on the element are computed for each, whoever asks first', () => {
  const url = 'https://page.example/'
  const html = '<!doctype html><body><p id="a">a</p><p id="b">b</p>'
  const snapshot = snapshotFromHtml({ url, html })
  const css = `p { letter-spacing: 0.5em; border: 1px solid; padding: calc(1em + 2px) 10%; font-weight: bolder }
    #a { font-size: 10px; color: red } #b { font-size: 20px; color: green }`
  const sheets = [{ css, baseUrl: url, media: null }]
  const { styleOf } = computeCascade({
    document: documentOf(snapshot),
    sheets,
    viewport: { width: 1016, height: 900 },
  })
  const [a, b] = select(snapshot, 'p').map((element) => styleOf(element))
  expect(a).toMatchObject({ letterSpacing: 5, padding: [12, 100, 12, 100], fontWeight: 700 })
  expect(b).toMatchObject({ letterSpacing: 10, padding: [22, 100, 22, 100], fontWeight: 700 })
  expect(a?.borderColor[0]).toBe('#ff0000')
  expect(b?.borderColor[0]).toBe(green)
})
