import { describe, expect, test } from 'vitest'
import { colors } from '../../src/extract/colors/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const HOME = 'https://tarnbeck.example/'
const PROSE =
  '<p>We bake bread in the valley and bring it to your door before the sun is up, every day of the week.</p>'

/** A page with ordinary parts; `head` and `body` add to it. */
function page(css: string, body = '', head = ''): string {
  return `<!doctype html><html><head><title>Tarnbeck</title>${head}<style>${css}</style></head><body><header><a class="logo" href="/">Tarnbeck</a> <nav>${'<a href="/x">Our bread and where to find it</a> '.repeat(3)}</nav></header><main><h1>Bread before sunrise, in the valley</h1>${PROSE}${body}</main></body></html>`
}

function find(html: string, resources: Record<string, string> = {}) {
  return colors(snapshotFromHtml({ url: HOME, html, resources }))
}

function hexes(html: string, resources?: Record<string, string>): string[] {
  const finding = find(html, resources)
  return isFound(finding) ? finding.value.map(({ hex }) => hex) : []
}

const BUTTON = '<a class="btn" href="/buy">Order now</a>'
const BUTTON_CSS = '.btn { background: #b4532a; color: #fff; padding: 10px 20px }'

describe('sources of brand colours', () => {
  test.each([
    ['theme-color', page('', '', '<meta name="theme-color" content="#7a1f4b">'), '#7a1f4b'],
    [
      'any colour syntax',
      page('', '', '<meta name="theme-color" content="oklch(0.62796 0.25768 29.234)">'),
      '#ff0000',
    ],
    ['the button to press', page(BUTTON_CSS, BUTTON), '#b4532a'],
    [
      'the ::before that a button is painted with',
      page(
        `.btn { position: relative; color: #fff; padding: 10px 20px; display: block; height: 40px }
          .btn::before { content: ''; position: absolute; inset: 0; background: #b4532a; z-index: -1 }`,
        BUTTON,
      ),
      '#b4532a',
    ],
    [
      'the blue of a framework that buttons are left in, where no other colour is',
      page('.btn-primary { background: #0d6efd; color: #fff; padding: 10px 20px }', '').replace(
        '</main>',
        '<a class="btn btn-primary" href="/buy">Order now</a></main>',
      ),
      '#0d6efd',
    ],
    [
      'what the site declares, before the blue of a framework that its buttons are left in',
      page(
        '.btn-primary { background: #0d6efd; color: #fff; padding: 10px 20px }',
        '<a class="btn btn-primary" href="/buy">Order now</a>',
        '<meta name="theme-color" content="#c8102e">',
      ),
      '#c8102e',
    ],
    ['the header', page('header { background: #0b3f2f; color: #fff }'), '#0b3f2f'],
    [
      'the ground behind the headline',
      page('.hero { background: #1e4151 }', '')
        .replace('<h1>', '<div class="hero"><h1>')
        .replace('</h1>', '</h1></div>'),
      '#1e4151',
    ],
    [
      'a custom property with a brand name that is used',
      page(':root { --brand: #6d4aff } h1 { color: var(--brand) }'),
      '#6d4aff',
    ],
    [
      'links in the text',
      page(
        'main a { color: #a3341f }',
        '<p>Read <a href="/a">how we mill our own flour by hand</a> and <a href="/b">why the oven is made of clay from the river</a>.</p>',
      ),
      '#a3341f',
    ],
    [
      'the stops of a gradient',
      page('.btn { background: linear-gradient(90deg, #c2185b, #c2185b); padding: 10px 20px }', BUTTON),
      '#c2185b',
    ],
    ['tile colour', page('', '', '<meta name="msapplication-TileColor" content="#0a679f">'), '#0a679f'],
    ['mask icon', page('', '', '<link rel="mask-icon" href="/m.svg" color="#0a679f">'), '#0a679f'],
  ])('%s', (_, html, first) => {
    expect(hexes(html)[0]).toBe(first)
  })

  test('the fills of the logo count', () => {
    const html = page('').replace('Tarnbeck</a>', '<img src="/l.svg"></a>')
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 9"><path fill="#d1421f" d="M0 0h30v9h-30z"/></svg>'
    expect(hexes(html, { [`${HOME}l.svg`]: mark })[0]).toBe('#d1421f')
  })

  test('the theme colour of the manifest counts', () => {
    const html = page('', '', '<link rel="manifest" href="/m.json">')
    expect(hexes(html, { [`${HOME}m.json`]: '{"theme_color":"#d1421f"}' })[0]).toBe('#d1421f')
  })

  test('the light theme colour comes before the dark one', () => {
    const metas =
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#2a1d66"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#e8a33d">'
    expect(hexes(page('', '', metas))[0]).toBe('#e8a33d')
  })
})

const SVG_OF_SHADES =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><path fill="#f67422" d="M0 0h96v30H0z"/><path fill="#fa8b15" d="M0 30h96v26H0z"/><path fill="#f25433" d="M0 56h96v40H0z"/></svg>'

describe('which colour leads', () => {
  test('the mark in the headline counts where the header has none', () => {
    const html = `<!doctype html><title>Tarnbeck</title><h1>${SVG_OF_SHADES} Bread</h1>${PROSE}<p><a style="color:#4682b4" href="/y">How we bake</a></p>`
    expect(['#f67422', '#f25433']).toContain(hexes(html)[0])
  })

  test('what the style sheet calls primary goes before what it calls secondary', () => {
    const css =
      ':root { --primary: #f922a3; --secondary: #1832fe } .btn { background: #1832fe; color: #fff; padding: 10px 20px } .dark { background: #000; color: #fff; padding: 10px 20px } main p a { color: #f922a3 }'
    const body = `${BUTTON}<a class="btn dark" href="/b">Look</a><a class="btn dark" href="/c">Call</a><p><a href="/y">How we bake in the valley</a></p>`
    expect(hexes(page(css, body)).slice(0, 2)).toEqual(['#f922a3', '#1832fe'])
  })
})

describe('agreement counts', () => {
  test('the colour that logo, theme and buttons share is first', () => {
    const html = page(
      `header { background: #1e4151; color: #fff } ${BUTTON_CSS}`,
      BUTTON.repeat(3),
      '<meta name="theme-color" content="#b4532a">',
    )
    expect(hexes(html).slice(0, 2)).toEqual(['#b4532a', '#1e4151'])
  })

  test('nearly equal colours count as one', () => {
    const html = page(
      `header { background: #b5542b } ${BUTTON_CSS}`,
      BUTTON,
      '<meta name="theme-color" content="#b3522a">',
    )
    expect(hexes(html).filter((hex) => /^#b[345]5/.test(hex))).toHaveLength(1)
  })
})

describe('colours that nobody chose, or that are not the site’s', () => {
  const accepted = (css: string, body = '', head = '') =>
    hexes(page(`header { background: #0b3f2f; color: #fff } ${css}`, body, head))
  test.each([
    [
      'link blue of browsers',
      accepted('', '<p><a href="/a">how we mill our own flour by hand every night</a></p>'.repeat(4)),
      '#0000ee',
    ],
    [
      'a framework’s button',
      accepted(
        '.btn-primary { background: #0d6efd; color: #fff; padding: 9px 12px }',
        '<button class="btn btn-primary">Go</button>'.repeat(5),
      ),
      '#0d6efd',
    ],
    ['a framework’s property', accepted(':root { --bs-primary: #0d6efd }'), '#0d6efd'],
    [
      'a palette of presets',
      accepted(':root { --wp--preset--color--vivid-red: #cf2e2e; --color-primary: #0693e3 }'),
      '#0693e3',
    ],
    [
      'a share button',
      accepted(
        '.fb { background: #1877f2; color: #fff; padding: 9px 12px }',
        '<a class="fb btn" href="https://www.facebook.com/sharer.php?u=x">Share it</a>'.repeat(4),
      ),
      '#1877f2',
    ],
    [
      'a cookie notice',
      accepted(
        '#cookie-banner button { background: #e91e63; padding: 9px 12px }',
        '<div id="cookie-banner"><button>Accept all</button><button>Settings</button></div>',
      ),
      '#e91e63',
    ],
    [
      'a cookie notice with a short class',
      accepted(
        '.cc button { background: #e91e63; padding: 9px 12px }',
        '<div class="cc"><button>Allow</button><button>Refuse</button></div>',
      ),
      '#e91e63',
    ],
    [
      'an alert',
      accepted(
        '.alert { background: #f8d7da } .alert button { background: #b00020; padding: 9px 12px }',
        '<div class="alert"><button>Close</button></div>',
      ),
      '#b00020',
    ],
    [
      'an icon generator’s tile',
      accepted('', '', '<meta name="msapplication-TileColor" content="#da532c">'),
      '#da532c',
    ],
    [
      'an icon generator’s pinned tab',
      accepted('', '', '<link rel="mask-icon" href="/tab.svg" color="#5bbad5">'),
      '#5bbad5',
    ],
    [
      'an app template’s theme colour',
      accepted('', '', '<meta name="theme-color" content="#4DBA87">'),
      '#4dba87',
    ],
    [
      'a translucent gradient over a photograph',
      accepted(
        '.h { background-image: linear-gradient(rgba(27,108,168,.6), rgba(27,108,168,.6)), url(/photo.jpg) }',
        '<section class="h"><h2>Words over a photograph that is seen through a colour</h2></section>',
      ),
      '#76a7cb',
    ],
    [
      'what is only hidden',
      accepted(
        '.x { display: none; background: #ff00aa }',
        '<div class="x"><h2>Hidden words that nobody reads at all</h2></div>',
      ),
      '#ff00aa',
    ],
    [
      'a property that nothing uses',
      accepted(
        ':root { --accent: #ff00aa }',
        BUTTON.repeat(3),
        '<meta name="theme-color" content="#0b3f2f">',
      ),
      '#ff00aa',
    ],
  ])('%s', (_, list, wrong) => {
    expect(list).toContain('#0b3f2f')
    expect(list).not.toContain(wrong)
  })

  test('a default colour of an icon generator is the site’s own when the page is painted in it', () => {
    const head = '<meta name="msapplication-TileColor" content="#da532c">'
    expect(hexes(page(BUTTON_CSS.replace('#b4532a', '#da532c'), BUTTON.repeat(3), head))[0]).toBe('#da532c')
    expect(hexes(page(BUTTON_CSS.replace('#b4532a', '#2b5797'), BUTTON.repeat(3)))[0]).toBe('#2b5797')
  })

  test('a default colour of a framework is the site’s own when the logo has it', () => {
    expect(hexes(page('', '', '<meta name="theme-color" content="#0d6efd">'))[0]).toBe('#0d6efd')
  })

  test('a default colour of a framework that fills the header counts when no other colour is painted', () => {
    const bootstrap = 'header { background: #0d6efd; color: #fff }'
    const plain = page(bootstrap, '<a class="btn-link" href="/go">Go</a>')
    expect(hexes(plain)[0]).toBe('#0d6efd')
    const own = page(`${bootstrap} ${BUTTON_CSS}`, `<span class="btn-group">${BUTTON}</span>`)
    expect(hexes(own)[0]).toBe('#b4532a')
  })

  test('a colour from a utility class is the author’s choice', () => {
    const html = page(
      '.bg-blue-600 { background: #2563eb; color: #fff; padding: 10px 16px }',
      '<a class="bg-blue-600 button" href="/go">Start now</a>',
    )
    expect(hexes(html)[0]).toBe('#2563eb')
  })
})

describe('neutral colours', () => {
  test('come after chromatic colours', () => {
    const html = page(
      `header { background: #222 } h1 { color: #2b2f2e } main { background: #f1ece1 } ${BUTTON_CSS}`,
      BUTTON,
    )
    const list = hexes(html)
    expect(list[0]).toBe('#b4532a')
    expect(list).toContain('#f1ece1')
  })

  test('come first when the logo is grey and nothing else is painted', () => {
    const html = page('').replace('Tarnbeck</a>', '<img src="/l.svg"></a>')
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 9"><path fill="#1d1d1b" d="M0 0h30v9h-30z"/></svg>'
    expect(hexes(html, { [`${HOME}l.svg`]: mark })[0]).toBe('#1d1d1b')
  })

  test('the dark ground comes before the white mark that is drawn for it', () => {
    const html = page('header { background: #14110f; color: #fff }').replace(
      'Tarnbeck</a>',
      '<img src="/l.svg"></a>',
    )
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 9"><path fill="#fff" d="M0 0h30v9h-30z"/></svg>'
    expect(hexes(html, { [`${HOME}l.svg`]: mark }).slice(0, 2)).toEqual(['#14110f', '#ffffff'])
  })

  test('plain white is not listed beside two colours', () => {
    expect(
      hexes(page(`body { background: #fff } header { background: #0b3f2f } ${BUTTON_CSS}`, BUTTON)),
    ).not.toContain('#ffffff')
  })
})

test('a translucent colour is composited over its background', () => {
  const html = page('body { background: #ffffff } header { background: rgba(255, 0, 0, 0.8) }')
  expect(hexes(html)[0]).toBe('#ff3333')
})

test('what only the browser chose is no colour of the site, whatever it is', () => {
  const body = `<p>We bake bread in the valley, <a href="/a">and mill our own flour</a>, as <mark>ever</mark>.</p>
    ${'<button>Order bread</button><input type="submit" value="Send it">'.repeat(5)}<select><option>Rye</option></select>`
  const html = `<!doctype html><html><body><header><h1>Tarnbeck</h1></header><main>${body}</main></body></html>`
  expect(isFound(find(html))).toBe(false)
  const inTheirWords =
    '<style>button { background: ButtonFace; color: ButtonText } a { color: LinkText } h1 { color: revert }</style>'
  expect(isFound(find(inTheirWords + html))).toBe(false)
  const same = html.replaceAll('<button>', '<button style="background: #efefef">')
  const finding = find(same)
  expect(isFound(finding) && finding.value.map(({ hex }) => hex)).toContain('#efefef')
})

test('two to six colours, each with a name', () => {
  const finding = find(page(`header { background: #0b3f2f } ${BUTTON_CSS}`, BUTTON))
  expect(isFound(finding) && finding.value.map(({ name }) => name)).toEqual(['rust', 'bottle green'])
})

test.each([
  ['an empty page', ''],
  [
    'broken values',
    page(
      ':root { --brand: url(; } header { background: #zzz }',
      '',
      '<meta name="theme-color" content="brand">',
    ),
  ],
])('bad input never throws: %s', (_, html) => {
  expect(() => find(html)).not.toThrow()
})

test('the same page gives the same bytes', () => {
  const html = page(`header { background: #0b3f2f } ${BUTTON_CSS}`, BUTTON)
  expect(JSON.stringify(find(html))).toBe(JSON.stringify(find(html)))
})

describe('why a colour is not in the palette', () => {
  function reasons(html: string): Record<string, string | undefined> {
    const finding = find(html)
    const candidates = 'trace' in finding ? (finding.trace?.candidates ?? []) : []
    return Object.fromEntries(candidates.map(({ value, rejected }) => [String(value), rejected]))
  }

  test('black text of many places is strong, and plain', () => {
    const css = `body { color: #000; } a { color: #000 } h1 { color: #000 } ${BUTTON_CSS}`
    const theme = '<meta name="theme-color" content="#1f6feb">'
    const why = reasons(page(css, BUTTON, theme))
    expect([why['#b4532a'], why['#1f6feb']]).toEqual([undefined, undefined])
    expect(why['#000000']).toMatch(/^is plain black or white, which identifies a brand only where its logo/)
  })

  test('a colour of one small place says how many points it lacks', () => {
    const css = `${BUTTON_CSS} header { background: #1f6feb } footer { background: #2e8b57; height: 20px }`
    const theme = '<meta name="theme-color" content="#b4532a">'
    const html = page(css, BUTTON, theme).replace('</main>', '</main><footer>Tarnbeck</footer>')
    expect(reasons(html)['#2e8b57']).toMatch(/^has 0\.\d\d points of the 0\.\d\d that a colour needs here$/)
  })
})
