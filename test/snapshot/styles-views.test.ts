import { describe, expect, test } from 'vitest'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { elementAt } from '../../src/snapshot/paths.ts'
import { cascadeOf, darkStylesOf, paintedPartsOf, stylesOf } from '../../src/snapshot/styles.ts'

const url = 'https://page.example/'
/** Makes the beginning of a PNG file, which tells its size. */
function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

const page = (css: string, body: string, head = '') =>
  snapshotFromHtml({ url, html: `<!doctype html>${head}<style>${css}</style><body>${body}` })

describe('the dark scheme of a page', () => {
  const css = `:root { --ground: white } body { background: var(--ground) } p { color: light-dark(black, white) }
    @media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ground: #111111 } }`

  test('is what those see who prefer it', () => {
    const dark = darkStylesOf(page(css, '<p>x</p>'))
    const style = (tag: string) => dark?.samples.find((sample) => sample.tag === tag)?.style
    expect(style('body')?.backgroundColor).toBe('#111111')
    expect(style('p')?.color).toBe('#ffffff')
    expect(dark?.canvas).toBe('#121212')
    expect(dark?.customProperties.get('--ground')).toBe('#111111')
  })

  test('leaves the light one alone', () => {
    const snapshot = page(css, '<p>x</p>')
    darkStylesOf(snapshot)
    expect(stylesOf(snapshot).find((sample) => sample.tag === 'p')?.style.color).toBe('#000000')
    expect(cascadeOf(snapshot).canvas).toBe('#ffffff')
  })

  test.each([
    ['no sheet speaks of schemes', 'p { color: red }'],
    ['what is said of them changes nothing', '@media (prefers-color-scheme: dark) { .none { color: red } }'],
  ])('is none when %s', (_, without) => {
    expect(darkStylesOf(page(without, '<p>x</p>'))).toBeUndefined()
  })

  test('may come from a meta element alone', () => {
    const meta = '<meta content="light dark" name="color-scheme">'
    expect(darkStylesOf(page('', '<p>x</p>', meta))?.canvas).toBe('#121212')
  })
})

test('masks, pictures in the place of content, and what ::before and ::after paint are seen, with where they are', () => {
  const css = `div { position: relative; width: 200px; height: 100px } div::before { content: ""; position: absolute; inset: 0 0 auto 0; height: 10px; background: #ff6600 }
    p::after { content: url(mark.svg) } b::before { content: "text" } i::before { background: red } u { display: none } u::before { content: ""; background: red }
    s { display: block; height: 9px; -webkit-mask: url(old.svg) no-repeat; mask: none, url(/new.svg) center / contain; content: url(instead.png) }`
  const found = [
    ...paintedPartsOf(page(css, '<div></div><p>p</p><b>b</b><i>i</i><u>u</u><s>s</s>')).values(),
  ].flat()
  expect(found.map(({ which, pictures }) => [which, ...pictures])).toEqual([
    ['before'],
    ['after', 'url("https://page.example/mark.svg")'],
    ['itself', 'url("https://page.example/instead.png")', 'url("https://page.example/new.svg")'],
  ])
  expect(found[0]?.style.backgroundColor).toBe('#ff6600')
  expect(found[0]?.box).toMatchObject({ x: 8, width: 200, height: 10 })
})

test('a value tells the declaration it comes from', () => {
  const snapshot = page(
    '.card { & p { color: green } } div { letter-spacing: 2px }',
    '<div class="card"><p>x</p></div>',
  )
  const paragraph = elementAt(snapshot, '1/0/0')
  const trace = (property: string) => paragraph && cascadeOf(snapshot).traceOf(paragraph, property)
  expect(trace('color')).toEqual({ rule: '.card & p', sheet: url, value: 'green', path: '1/0/0' })
  expect(trace('letter-spacing')).toMatchObject({ rule: 'div', path: '1/0' })
  expect(trace('display')?.rule).toBe('browser')
  expect(trace('text-transform')).toBeUndefined()
})

test('pictures are as large as their files say, or as their source set makes of them', () => {
  const snapshot = snapshotFromHtml({
    url,
    html: '<body style="margin:0"><img src="a.png"><img srcset="b.png 60w" sizes="(min-width: 1000px) 30px, 100vw"><img src="none.png" width="7" height="5">',
    resources: { [`${url}a.png`]: pngOf(40, 20), [`${url}b.png`]: pngOf(60, 20) },
  })
  const boxes = stylesOf(snapshot).flatMap(({ tag, box }) =>
    tag === 'img' && box ? [[box.width, box.height]] : [],
  )
  expect(boxes).toEqual([
    [40, 20],
    [30, 10],
    [7, 5],
  ])
})
