import { describe, expect, test } from 'vitest'
import { type Finding, isFound } from '../../src/model/finding.ts'
import { found, guideOf, PROSE } from './styleguide-page.ts'

test('the ground of the body is that of the canvas, and is painted once', () => {
  const css =
    'body { background: rgb(0 0 0 / 50%); color: #fff } .b { background: transparent; color: #fff; border: 2px solid #fff; padding: 10px 18px; display: inline-block }'
  const guide = guideOf(css, '<a class="b" href="/start">Get started</a>')
  expect(found(guide.colors.background)).toBe('#7f7f7f')
  expect(found(guide.components.button.primary).backgroundColor).toBe('#7f7f7f')
})

describe('mode, background and text', () => {
  test.each([
    ['a page that sets only type', 'p { font-size: 18px }', '', 'light', '#ffffff', '#000000'],
    [
      'the ground of the document',
      'html { background: #10141a; color: #e8e8e8 }',
      '',
      'dark',
      '#10141a',
      '#e8e8e8',
    ],
    [
      'the ground of the body',
      'body { background: #faf5eb; color: #332b1e }',
      '',
      'light',
      '#faf5eb',
      '#332b1e',
    ],
    [
      'sections that fill the first view',
      '.dark { background: #0b2a3f; color: #f0f4f8; height: 800px }',
      `<div class="dark">${PROSE.repeat(2)}</div>`,
      'dark',
      '#0b2a3f',
      '#f0f4f8',
    ],
    [
      'a dark hero over a light page',
      '.dark { background: #0b2a3f; color: #fff; height: 860px } .light { background: #fffdf8; color: #222222; height: 3000px }',
      `<div class="dark">${PROSE}</div><div class="light">${PROSE.repeat(3)}</div>`,
      'light',
      '#fffdf8',
      '#222222',
    ],
    [
      'a dark band without words below the first view',
      '.dark { background: #0b2a3f; color: #fff; height: 4000px; margin-top: 900px }',
      '<div class="dark"></div>',
      'light',
      '#ffffff',
      '#000000',
    ],
    [
      'the empty page, before a larger panel of the first view',
      '.panel { background: #f0f2f5; height: 900px } .plain { height: 600px }',
      `<div class="panel">${PROSE}</div><div class="plain">${PROSE}</div>`,
      'light',
      '#ffffff',
      '#000000',
    ],
    [
      'the wrapper of all words, before the margin around it',
      'body { background: #7cc6e8 } header, main { background: #fff; margin: 0 300px } main { height: 900px }',
      PROSE,
      'light',
      '#ffffff',
      '#000000',
    ],
    [
      'a picture, with the ground behind it',
      '.hero { background: url(night.jpg) #f4f4f4; height: 900px }',
      '<div class="hero"></div>',
      'light',
      '#f4f4f4',
      '#000000',
    ],
    [
      'a shade over all of the page',
      '.shade { background: rgb(0 0 0 / 80%); height: 900px; color: #fff }',
      `<div class="shade">${PROSE.repeat(2)}</div>`,
      'dark',
      '#333333',
      '#ffffff',
    ],
  ] as const)('%s', (_, css, body, mode, background, text) => {
    const guide = guideOf(css, body)
    expect([found(guide.mode), found(guide.colors.background), found(guide.colors.text)]).toEqual([
      mode,
      background,
      text,
    ])
  })

  test('what only the browser chose is no style of the page', () => {
    const body = `<h1>Bread</h1><h2>How we bake</h2><ul>${'<li>Rye and spelt</li>'.repeat(4)}</ul>
      <p><a href="/a">How we mill</a> <mark>our own flour</mark></p><button>Order bread</button><input type="submit" value="Go">`
    const { colors, typography, elementSpacing, components } = guideOf('', body)
    const findings: Finding<unknown>[] = [
      ...[colors.accent, colors.background, colors.text, typography.p, elementSpacing, components.card],
      ...Object.values(typography.headings),
      ...Object.values(components.button),
    ]
    expect(findings.filter((finding) => isFound(finding))).toEqual([])
  })

  test('text that is not legible on the background is not the text colour', () => {
    const white = `<div class="photo">${'<p>White words over a photograph of the valley, and many more of them than anywhere else here.</p>'.repeat(5)}</div>`
    expect(
      found(
        guideOf('body { color: #1f2a37 } .photo { color: #fff; background: url(x.jpg) }', white).colors.text,
      ),
    ).toBe('#1f2a37')
  })

  test('each value has evidence', () => {
    expect(guideOf('').mode).toEqual({
      value: 'light',
      confidence: 0.9,
      rule: 'backgrounds of the page',
      evidence: [{ source: 'css', where: 'page', text: '#ffffff, 100 % of its area' }],
    })
  })
})

describe('typography', () => {
  test('headings and running text have their style, with fallbacks', () => {
    const css = `body { font: 400 18px/1.5 Karla, "Helvetica Neue", sans-serif } h1, h2 { font-family: "__Lora_ab12cd", serif; letter-spacing: -1px }
      h1 { font-size: 48px; line-height: 52px } h2 { font-size: 30px; font-weight: 600; line-height: normal }`
    const { headings, p } = guideOf(css, '<h1>Bread before sunrise</h1><h2>How we bake</h2>').typography
    expect(found(headings.h1)).toEqual({
      fontFamily: 'Lora',
      fontFallbacks: ['serif'],
      fontSize: 48,
      fontWeight: 700,
      lineHeight: 52,
      letterSpacing: -1,
    })
    expect(found(headings.h2)).toMatchObject({ fontSize: 30, fontWeight: 600, lineHeight: null })
    expect(found(p)).toEqual({
      fontFamily: 'Karla',
      fontFallbacks: ['Helvetica Neue', 'sans-serif'],
      fontSize: 18,
      fontWeight: 400,
      lineHeight: 27,
      letterSpacing: 0,
    })
  })

  test.each([
    ['a colour', 'h1 { color: #c00 }'],
    ['the colour of all text', 'body { color: #333 }'],
    ['a size', 'h1 { font-size: 48px }'],
    ['the initial family', 'body { color: #333; font-family: Lora } h1 { font-family: initial }'],
  ])('a heading of which the page sets %s has no font of the browser', (_, css) => {
    const { h1 } = guideOf(css, '<h1>Bread before sunrise</h1>').typography.headings
    expect(found(h1)).toMatchObject({ fontFamily: null, fontFallbacks: [] })
  })

  test('a missing heading level is absent, with what was tried', () => {
    const { headings } = guideOf('', '<h2>How we bake</h2>').typography
    for (const level of ['h1', 'h3', 'h4'] as const)
      expect(headings[level]).toEqual({
        value: null,
        tried: [`${level} in the content`, `${level} anywhere`],
      })
  })

  test.each([
    ['most words', '<h2 class="a">Two words</h2><h2 class="b">Many more words than in the other one</h2>'],
    ['words in an element inside', '<h2><span class="b">Words in a span</span></h2>'],
    [
      'the content before the footer',
      '<h2 class="b">How we bake</h2></main><footer><h2 class="a">A longer heading in the footer, with more words in it</h2></footer>',
    ],
    ['a role with its level', '<div role="heading" aria-level="2" class="b">How we bake</div>'],
    [
      'no heading of a cookie notice',
      '<h2 class="b">Bread</h2><div id="cookie-banner"><h2 class="a">We value your privacy and cookies</h2></div>',
    ],
  ])('a heading counts by %s', (_, body) => {
    const { headings } = guideOf('.a { font-size: 20px } .b { font-size: 40px }', body).typography
    expect(found(headings.h2).fontSize).toBe(40)
  })

  test('running text is not taken from menus, buttons, code and footers', () => {
    const css = 'nav, button, pre, footer { font-size: 11px } p { font-size: 19px }'
    const many = 'One of very many words that nobody reads here. '.repeat(20)
    const body = `<nav><p>${many}</p></nav><pre>${many}</pre></main><footer><p>${many}</p></footer>`
    expect(found(guideOf(css, body).typography.p).fontSize).toBe(19)
  })
})

describe('spacing', () => {
  const boxes = (count: number, name: string) => `<div class="${name}"><i>a</i></div>`.repeat(count)
  const sections = (names: readonly string[]) =>
    names.map((name) => `<section>${boxes(2, name)}</section>`.repeat(3)).join('')

  test('paddings and spaces between neighbours count by the number of places', () => {
    const css = `p { margin: 0 } section { display: grid; gap: 8px } i { font-style: normal }
      .a { padding: 16px } .b { padding: 24px 0 } .c { padding-left: 40px } .d { padding-top: 64px }`
    const { value } = guideOf(css, sections(['a', 'b', 'c', 'd'])).elementSpacing as { value: unknown }
    expect(value).toEqual({
      steps: { xs: 8, sm: 16, md: 24, lg: 40, xl: 64 },
      measured: ['xs', 'sm', 'md', 'lg', 'xl'],
    })
  })

  test('margins count as the space that they make', () => {
    const css = 'p { margin: 0 } .a { margin-bottom: 12px } .b { padding: 36px }'
    expect(found(guideOf(css, sections(['a', 'b'])).elementSpacing)).toEqual({
      steps: { xs: 12, sm: 16, md: 21, lg: 27, xl: 36 },
      measured: ['xs', 'xl'],
    })
  })

  test('absent without two steps', () => {
    expect(guideOf('p { margin: 0 }').elementSpacing).toEqual({
      value: null,
      tried: ['padding', 'space between neighbours'],
    })
  })
})

describe('shadows', () => {
  const shadowsOf = (...values: readonly string[]) =>
    guideOf('', values.map((value) => `<div style="box-shadow: ${value}">Bread</div>`).join('')).shadows

  test('are sorted by reach, the most frequent of each step, with missing steps interpolated', () => {
    const shadows = shadowsOf(
      '0 1px 2px rgb(0 0 0 / 10%)',
      '0 2px 2px #0000001a',
      '0 2px 2px #0000001a',
      '0 20px 40px rgb(0 0 0 / 30%)',
    )
    expect(found(shadows)).toEqual({
      steps: {
        sm: '0px 2px 2px 0px #0000001a',
        md: '0px 8px 15px 0px #0000002b',
        lg: '0px 14px 27px 0px #0000003c',
        xl: '0px 20px 40px 0px #0000004d',
      },
      measured: ['sm', 'xl'],
      inner: null,
    })
  })

  test('inner shadows are separate; outlines and invisible shadows do not count', () => {
    const shadows = shadowsOf(
      'inset 0 2px 4px #0003',
      '0 0 0 2px #ccc',
      '0 0 0 0 transparent',
      '0 4px 8px 0 rgb(0 0 0 / 0)',
      '0 4px 9px #123',
    )
    expect(found(shadows)).toEqual({
      steps: { md: '0px 4px 9px 0px #112233' },
      measured: ['md'],
      inner: 'inset 0px 2px 4px 0px #00000033',
    })
  })

  test('are absent when no element has one', () => {
    expect(shadowsOf('none')).toEqual({ value: null, tried: ['box-shadow'] })
  })
})

describe('accent', () => {
  test.each([
    [
      'the primary button',
      '.btn { background: #b4532a; color: #fff; padding: 10px 20px }',
      '<a class="btn" href="/b">Order now</a>',
      '',
      '#b4532a',
    ],
    [
      'links in the text',
      'main a { color: #0a679f }',
      '<p>Read <a href="/a">how we mill</a> our flour</p>',
      '',
      '#0a679f',
    ],
    ['a declaration', '', '', '<meta name="theme-color" content="#7a1f4b">', '#7a1f4b'],
    ['a property', ':root { --color-accent: #7a1f4b }', '', '', '#7a1f4b'],
    [
      'a black button where there is no colour',
      '.btn { background: #111; color: #fff; padding: 10px 20px }',
      '<a class="btn" href="/b">Order now</a>',
      '',
      '#111111',
    ],
  ])('%s', (_, css, body, head, accent) => {
    expect(found(guideOf(css, body, head).colors.accent)).toBe(accent)
  })

  test('the default of a tool that the palette rules out is not the accent', () => {
    const css =
      '.btn-primary { background: #0d6efd; color: #fff; padding: 10px 20px } h1, h2 { color: #7a1f4b } .band { background: #7a1f4b; color: #fff }'
    const body =
      '<div class="band"><h1>Mill of the north</h1><p>We mill flour for bakers of the whole valley since 1931.</p></div><h2>Our flour</h2><a class="btn btn-primary" href="/b">Order now</a>'
    const guide = guideOf(css, body)
    expect(found(guide.palette)[0]?.hex).toBe('#7a1f4b')
    expect(found(guide.colors.accent)).toBe('#7a1f4b')
    // The same default is the accent of a page that shows it in its logo or declares it.
    const declared = guideOf(css, body, '<meta name="theme-color" content="#0d6efd">')
    expect(found(declared.colors.accent)).toBe('#0d6efd')
  })

  test('the default blue of links is not the accent', () => {
    expect(isFound(guideOf('', '<p><a href="/a">how we mill our flour</a></p>').colors.accent)).toBe(false)
  })
})

test('where a value was read is told by the first whole words of the element', () => {
  const heading = '<h2>We have built wooden boats in the harbour for forty years</h2>'
  const { h2 } = guideOf('h2 { font: 700 30px Inter }', heading).typography.headings
  expect(isFound(h2) && h2.evidence[0]?.where).toBe('h2 "We have built wooden boats in the…"')
})
