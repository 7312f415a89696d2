import { describe, expect, test } from 'vitest'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { verdictOf } from '../../src/snapshot/verdict/index.ts'
import { isScriptShell } from '../../src/snapshot/verdict/shell.ts'

const snapshotOf = (html: string) => snapshotFromHtml({ url: 'https://acme.example/', html })
const classOf = (html: string) => verdictOf(snapshotOf(html)).class

describe('a title alone is not a page', () => {
  test.each([
    '<html><title>09</title></html>',
    '<!doctype html><title>Acme Anvils</title>',
    '<!doctype html><title>Acme Anvils</title><body></body>',
    '<title>Acme Anvils</title><body>\n&nbsp;\u200b<div><span></span></div>…</body>',
    '<title>Acme Anvils</title><link rel=icon href=/i.png><link rel=stylesheet href=/a.css><body></body>',
    '<title>Acme Anvils</title><meta name=viewport content="width=device-width"><body><!-- nothing --></body>',
    '<title>Acme Anvils</title><script type="application/json">{}</script><body><input type=hidden></body>',
    '<title>Acme Anvils</title><noscript> </noscript><body><p hidden>Text</p></body>',
  ])('%s', (html) => {
    expect(verdictOf(snapshotOf(html))).toMatchObject({
      class: 'empty',
      evidence: [expect.stringMatching(/body is empty; .* the title "(09|Acme Anvils)"/)],
    })
  })
})

describe('something else says that there is one', () => {
  test.each([
    ['words', '<title>Acme</title><body>Anvils'],
    ['a frame', '<title>Acme</title><body><iframe src=/shop></iframe>'],
    ['frames', '<title>Acme</title><frameset><frame src=/shop></frameset>'],
    ['a picture', '<title>Acme</title><body><img src=/anvil.jpg>'],
    ['a drawing', '<title>Acme</title><body><svg></svg>'],
    ['a way in', '<title>Acme</title><body><form><input name=q></form>'],
    ['a description', '<title>Acme</title><meta name=description content="We forge anvils by hand."><body>'],
    ['its name for those who share it', '<title>Acme</title><meta property=og:site_name content=Acme><body>'],
    [
      'data',
      '<title>Acme</title><script type="application/ld+json">{"@type":"Organization","name":"Acme"}</script>',
    ],
    ['words for those who run no scripts', '<title>Acme</title><body><noscript>Call us: 123</noscript>'],
  ])('%s', (_, html) => {
    expect(classOf(html)).toBe('brand')
  })

  test.each([
    '<title>Acme</title><body><div id=root></div><script src=/app.js></script>',
    '<title>Acme</title><script type=module src=/app.js></script><body></body>',
  ])('scripts that would fill it: it still goes to the browser: %s', (html) => {
    expect(isScriptShell(snapshotOf(html)).shell).toBe(true)
    expect(classOf(html)).toBe('brand')
  })
})

describe('a page that is not there until its scripts run goes to the browser', () => {
  const words = 'We forge anvils by hand, and sharpen every blade of the valley. '.repeat(12)

  test.each([
    ['words that are hidden', `<div style="opacity:0;transform:translateY(-20px)"><p>${words}</p></div>`],
    ['words beside an empty container', `<p>${words}</p><div id=root></div>`],
  ])('%s', (_, body) => {
    expect(isScriptShell(snapshotOf(`<title>Acme</title><script src=/a.js></script>${body}`)).shell).toBe(
      true,
    )
    expect(isScriptShell(snapshotOf(`<title>Acme</title>${body}`)).shell).toBe(false)
  })

  test.each([
    ['a hidden layer', `<p>${words}</p><div style="opacity: 0"><p>Thank you for joining.</p></div>`],
    ['a container with content', `<div id=root><p>${words}</p></div>`],
    ['a container elsewhere', `<main><p>${words}</p><div id=app></div></main>`],
    ['words that are nearly clear', `<p style="opacity:0.9">${words}</p>`],
  ])('but not for %s', (_, body) => {
    expect(isScriptShell(snapshotOf(`<title>Acme</title><script src=/a.js></script>${body}`)).shell).toBe(
      false,
    )
  })
})

describe('a page whose style elements hide it until its scripts run goes to the browser', () => {
  const words = 'We forge anvils by hand, and sharpen every blade of the valley. '.repeat(12)
  const shellOf = (style: string, body: string, script = '<script src=/a.js></script>') =>
    isScriptShell(snapshotOf(`<title>Acme</title><style>${style}</style>${script}${body}`)).shell
  const page = `<div class=preloader>Loading</div><main><h1>Acme</h1><p>${words}</p></main>`

  test.each([
    ['all but what says that it loads', 'body > :not(.preloader) { opacity: 0 }', page],
    [
      'the body, until it has a class',
      'body { visibility: hidden } body.ready { visibility: visible }',
      page,
    ],
    ['the root', ':root:not(.js) { opacity: 0 }', page],
    [
      'a class that a script takes away',
      '.no-js main { visibility: hidden !important }',
      `<body class=no-js>${page}`,
    ],
  ])('%s', (_, style, body) => {
    expect(shellOf(style, body)).toBe(true)
    // Without a script nothing would ever show it.
    expect(shellOf(style, body, '')).toBe(false)
  })

  test.each([
    ['paper', '@media print { body { visibility: hidden } }'],
    ['a part', 'body .modal { opacity: 0 }'],
    ['a state that the page is not in', 'body.leaving { opacity: 0 }'],
    ['a rule that a later one takes back', 'body { opacity: 0 } body { opacity: 1 }'],
    [
      'an entrance without scripts',
      '@keyframes in { to { opacity: 1 } } body { opacity: 0; animation: in 1s forwards }',
    ],
  ])('but not for %s', (_, style) => {
    expect(shellOf(style, page)).toBe(false)
  })
})
