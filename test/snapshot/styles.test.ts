import { describe, expect, test } from 'vitest'
import { select } from '../../src/snapshot/dom.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import {
  cascadeOf,
  customPropertiesOf,
  fontFacesOf,
  stylesheetsOf,
  stylesOf,
  usedSheetsOf,
} from '../../src/snapshot/styles.ts'

const url = 'https://page.example/sub/'

describe('styles of a snapshot', () => {
  test('take style elements and links in document order, and leave out what does not apply', () => {
    const html = `<link rel="stylesheet" href="/a.css"><style>p { color: green }</style><style type="text/less">x</style>
      <link rel="alternate stylesheet" href="/a.css"><link rel="stylesheet" disabled href="/a.css"><link rel="stylesheet" href="/none.css">
      <link rel="stylesheet" href="print.css" media="print"><link rel="preload" as="style" href="/late.css" onload="this.rel='stylesheet'">
      <link rel="stylesheet" media="print" onload="this.media='all'" href="/late.css"><p>x</p>`
    const resources = {
      'https://page.example/a.css': 'p { color: red; letter-spacing: 3px }',
      'https://page.example/sub/print.css': 'p { letter-spacing: 9px }',
      'https://page.example/late.css': '@import "more.css"; p { font-weight: 300 }',
      'https://page.example/more.css':
        ':root { --brand: teal } @font-face { font-family: F; src: url(f.woff2) }',
    }
    const snapshot = snapshotFromHtml({ url, html, resources })
    expect(stylesheetsOf(snapshot).map((sheet) => [sheet.url, sheet.media])).toEqual([
      ['https://page.example/a.css', null],
      [url, null],
      ['https://page.example/sub/print.css', 'print'],
      ['https://page.example/late.css', null],
      ['https://page.example/late.css', null],
    ])
    const paragraph = stylesOf(snapshot).find((sample) => sample.tag === 'p')
    expect(paragraph?.style).toMatchObject({ color: '#008000', letterSpacing: 3, fontWeight: 300 })
    expect(customPropertiesOf(snapshot).get('--brand')).toBe('teal')
    expect(fontFacesOf(snapshot).map((face) => face.urls[0])).toContain('https://page.example/f.woff2')
  })

  test('decode sheets by their mark, header or @charset', () => {
    const latin = new Uint8Array(
      [...'@charset "iso-8859-1"; .\u00fc { color: red }'].map((char) => char.charCodeAt(0)),
    )
    const snapshot = snapshotFromHtml({
      url,
      html: '<link rel="stylesheet" href="a.css"><p class="ü">x</p>',
      resources: { [`${url}a.css`]: latin },
    })
    expect(stylesOf(snapshot).find((sample) => sample.tag === 'p')?.style.color).toBe('#ff0000')
  })

  test("are the browser's where it made the snapshot", () => {
    const samples = stylesOf(snapshotFromHtml({ url, html: '<p>x</p>' }))
    const given = snapshotFromHtml({ url, html: '<b>y</b>', samples: samples.slice(0, 1) })
    expect(stylesOf(given)).toEqual(samples.slice(0, 1))
    const [bold] = select(given, 'b')
    expect(bold && cascadeOf(given).styleOf(bold)?.fontWeight).toBe(700)
  })
})

test.each([
  ['ltr', ['seen', 'later', 'right', 'list']],
  ['rtl', ['seen', 'later', 'left', 'list']],
])('what stands off a %s page, where it is never scrolled to, is not seen', (dir, seen) => {
  const at = (name: string, place: string) => `<p style="position:absolute;width:90px;${place}">${name}</p>`
  const html = `<html dir=${dir}><body style="margin:0"><p>seen</p>${at('later', 'top:4000px;left:0')}
    ${at('left', 'left:-9999px')}${at('right', 'left:9999px')}${at('above', 'top:-900px;left:0;height:50px')}
    <ul style="width:0;height:0;margin:0"><li>list</ul>`
  const texts = stylesOf(snapshotFromHtml({ url, html })).flatMap(({ text }) => (text ? [text] : []))
  expect(texts.sort()).toEqual([...seen].sort())
})

describe('style sheets without the rules that match nothing', () => {
  const css = '.none { color: red } p { color: green }'
  const sheet = 'https://page.example/a.css'
  const used = (html: string, resources: Record<string, string>) => {
    const snapshot = snapshotFromHtml({ url, html, resources })
    expect(cascadeOf(snapshot).samples.length).toBeGreaterThan(0)
    return [...usedSheetsOf(snapshot).values()].map((bytes) => Buffer.from(bytes).toString().trim())
  }

  test('are shorter', () => {
    expect(used('<link rel="stylesheet" href="/a.css"><p>x</p>', { [sheet]: css })).toEqual([
      'p { color: green }',
    ])
  })

  test('do not replace the document where a server sends it in place of a sheet', () => {
    const html = `<link rel="stylesheet" href="/a.css"><style>${css}</style><p>x</p>`
    expect(used(html, { [sheet]: html })).toEqual([])
  })
})
