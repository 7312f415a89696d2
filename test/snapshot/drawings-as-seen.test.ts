import { expect, test } from 'vitest'
import { findSvg } from '../../src/formats/svg/document.ts'
import { extractFonts, extractLogos, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { select } from '../../src/snapshot/dom.ts'
import { standaloneSvg } from '../../src/snapshot/marks/inline-svg.ts'

const page = (body: string, head = '') =>
  snapshotFromHtml({
    url: 'https://acme.com/login/',
    html: `<!doctype html><html lang="en"><head><title>Acme</title>${head}</head><body>${body}</body></html>`,
  })

test('entities that an SVG declares stand for their values, in attributes too', () => {
  const svg = findSvg(`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
    <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY st0 'fill:#65040B;'> <!ENTITY more "&st0;&st0;"> ]>
    <svg xmlns="&ns_svg;"><path style="&st0;" id="&more;"/></svg>`)
  const [path] = svg?.children ?? []
  expect(svg?.attribs.xmlns).toBe('http://www.w3.org/2000/svg')
  expect(path && 'attribs' in path && path.attribs).toMatchObject({ style: 'fill:#65040B;', id: '&more;' })
})

test('two drawings that share a class are both shown by the later sheet', () => {
  const drawing = (color: string) =>
    `<svg viewBox="0 0 9 9"><style>.a{fill:${color}}</style><path class="a" d="M0 0h9v9z"/></svg>`
  const snapshot = page(`<header>${drawing('#0b7a75')}</header><footer>${drawing('#c1121f')}</footer>`)
  const [first] = select(snapshot, 'svg')
  const text = first ? (standaloneSvg(snapshot, first) ?? '') : ''
  expect(text).toMatch(/<style>[^<]*#0b7a75[^<]*#c1121f[^<]*<\/style>/)
  expect(first && standaloneSvg(snapshot, first, 'as written')).not.toContain('#c1121f')
})

test('an icon whose link leads to the page itself is none', () => {
  const snapshot = page(
    '<header><a href="/"><img src="/acme.svg" alt="Acme" width="90" height="30"></a></header>',
    '<link rel="icon" href="#">',
  )
  expect(foundValue(extractLogos(snapshot))?.map(({ url }) => url)).toEqual(['https://acme.com/acme.svg'])
})

test('a family behind the list of a variable makes the whole declaration invalid', () => {
  const css =
    ':root{--small:12px/1.4 "Fen Sans", Arial, sans-serif}body{font-family:"Larch",serif}p{font:var(--small) system-ui, serif}'
  const text =
    '<h1>Boards</h1><p>Acme keeps the minutes of ninety boards, where members can find them again.</p>'
  const families = foundValue(extractFonts(page(text, `<style>${css}</style>`)))?.map(({ family }) => family)
  expect(families).toContain('Larch')
  expect(families).not.toContain('Fen Sans')
})
