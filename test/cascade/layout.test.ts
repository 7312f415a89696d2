import { describe, expect, test } from 'vitest'
import { computeCascade } from '../../src/cascade/index.ts'
import type { Box } from '../../src/model/style.ts'
import { documentOf, select } from '../../src/snapshot/dom.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { pathOf } from '../snapshot/path-of.ts'

const url = 'https://page.example/'

/** Returns the boxes by id, in whole pixels. */
function boxes(css: string, body: string): Record<string, Box> {
  const snapshot = snapshotFromHtml({ url, html: `<!doctype html><body>${body}` })
  const { samples } = computeCascade({
    document: documentOf(snapshot),
    sheets: [{ css: `body { margin: 0 } ${css}`, baseUrl: url, media: null }],
    viewport: { width: 1000, height: 600 },
  })
  const found: Record<string, Box> = {}
  for (const element of select(snapshot, '[id]')) {
    const box = samples.find((sample) => sample.path === pathOf(element))?.box
    if (box) found[element.attribs.id ?? ''] = box
  }
  return found
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

describe('estimated boxes', () => {
  test('blocks fill the width, stack, and share margins', () => {
    const css =
      '#a { height: 50px; margin: 10px 20px } #b { padding: 5px; border: 1px solid; margin-top: 30px; height: 20px } #c { width: 200px; margin: 0 auto; height: 10px }'
    expect(boxes(css, '<div id="a"></div><div id="b"></div><div id="c"></div>')).toEqual({
      a: box(20, 10, 960, 50),
      b: box(0, 90, 1000, 32),
      c: box(400, 122, 200, 10),
    })
  })

  test('percentages, limits, viewport units and aspect ratios', () => {
    const css =
      '#a { width: 50%; height: 50vh } #b { max-width: 300px; aspect-ratio: 3 / 1 } #c { width: 25%; padding-top: 10% }'
    expect(boxes(css, '<div id="a"></div><div id="b"></div><div id="c"></div>')).toEqual({
      a: box(0, 0, 500, 300),
      b: box(0, 300, 300, 100),
      c: box(0, 400, 250, 100),
    })
  })

  test('flex rows grow, shrink, wrap and align', () => {
    const css = `.row { display: flex; gap: 10px; height: 100px; align-items: center } #a { width: 100px; height: 20px } #b { flex: 1; height: 40px }
      #c { flex: 2; align-self: flex-end; height: 10px } .ends { display: flex; justify-content: space-between; height: 30px } #d, #e { width: 50px }`
    const body =
      '<div class="row"><div id="a"></div><div id="b"></div><div id="c"></div></div><div class="ends"><div id="d"></div><div id="e"></div></div>'
    expect(boxes(css, body)).toEqual({
      a: box(0, 40, 100, 20),
      b: box(110, 30, 293.33, 40),
      c: box(413.33, 90, 586.67, 10),
      d: box(0, 100, 50, 30),
      e: box(950, 100, 50, 30),
    })
  })

  test('grids share columns by fraction, and items may span', () => {
    const css =
      '.g { display: grid; grid-template-columns: 200px repeat(2, 1fr); gap: 20px } .g div { height: 50px } #c { grid-column: span 2 }'
    expect(boxes(css, '<div class="g"><div id="a"></div><div id="b"></div><div id="c"></div></div>')).toEqual(
      {
        a: box(0, 0, 200, 50),
        b: box(220, 0, 380, 50),
        c: box(0, 70, 600, 50),
      },
    )
  })

  test('floats stand beside each other, and what clears them below', () => {
    const css =
      '.f { float: left; width: 50%; height: 40px } #r { float: right; width: 100px; height: 10px } #c { clear: both; height: 5px }'
    expect(boxes(css, '<div class="f" id="a"></div><div class="f" id="b"></div><div id="c"></div>')).toEqual({
      a: box(0, 0, 500, 40),
      b: box(500, 0, 500, 40),
      c: box(0, 40, 1000, 5),
    })
  })

  test('positioned elements by what contains them', () => {
    const css = `#p { position: relative; margin: 50px; height: 200px } #a { position: absolute; right: 10px; bottom: 20px; width: 30px; height: 40px }
      #b { position: fixed; inset: 0 } #c { position: absolute; left: -9000px; top: 0; width: 5px; height: 5px }`
    expect(boxes(css, '<div id="p"><div id="a"></div><div id="c"></div></div><div id="b"></div>')).toEqual({
      p: box(50, 50, 900, 200),
      a: box(910, 190, 30, 40),
      b: box(0, 0, 1000, 600),
      c: box(-8950, 50, 5, 5),
    })
  })

  test('pictures by their attributes, scaled by the sheet', () => {
    const css = 'img { display: block; max-width: 100%; height: auto } #b { width: 100px }'
    expect(
      boxes(
        css,
        '<img id="a" width="2000" height="500" src="x"><img id="b" width="400" height="300" src="x">',
      ),
    ).toEqual({
      a: box(0, 0, 1000, 250),
      b: box(0, 250, 100, 75),
    })
  })

  test('tables share their width among columns', () => {
    const css = 'table { width: 100%; border-collapse: collapse } td { padding: 0; height: 30px; width: 50% }'
    expect(boxes(css, '<table id="t"><tr id="r"><td id="a"></td><td id="b"></td></tr></table>')).toEqual({
      t: box(0, 0, 1000, 30),
      r: box(0, 0, 1000, 30),
      a: box(0, 0, 500, 30),
      b: box(500, 0, 500, 30),
    })
  })

  test('text takes lines: more of it in less width', () => {
    const text = 'Plain words make lines of a certain length. '.repeat(20)
    const found = boxes(
      'p { margin: 0; line-height: 20px } #b { width: 200px }',
      `<p id="a">${text}</p><p id="b">${text}</p><p>x<i id="c">word</i></p>`,
    )
    expect(found.a?.height).toBeGreaterThanOrEqual(100)
    expect(found.a?.height).toBeLessThanOrEqual(160)
    expect(found.b?.height).toBeGreaterThan(4 * (found.a?.height ?? 0))
    expect(found.c?.width).toBeGreaterThan(20)
    expect(found.c?.width).toBeLessThan(50)
  })
})
