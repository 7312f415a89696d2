import { describe, expect, test } from 'vitest'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { refusedFor } from '../../src/snapshot/refused.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { verdictOf } from '../../src/snapshot/verdict/index.ts'
import { isScriptShell } from '../../src/snapshot/verdict/shell.ts'

interface Given {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The requested domain; default acme.example. */
  readonly asked?: string
  /** The page that answered. */
  readonly url?: string
}

function snapshotOf(
  html: string,
  { status = 200, headers = {}, asked = 'acme.example', url = `https://${asked}/` }: Given = {},
): Snapshot {
  const base = snapshotFromHtml({ url, html })
  const { site } = snapshotFromHtml({ url: `https://${asked}/`, html: '' })
  const document = {
    url,
    finalUrl: url,
    kind: 'document',
    status,
    headers,
    body: base.document.body,
    partial: false,
    redirects: [],
    error: null,
  } as const
  return { ...base, site, document: { ...base.document, status }, resources: [document, ...base.resources] }
}

const classOf = (html: string, given?: Given) => verdictOf(snapshotOf(html, given)).class
const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`

/** A landing page like real ones: navigation, sections, a footer. */
function landing(words: string, extra = '', title = 'Acme Anvils'): string {
  const nav = ['Products', 'Prices', 'Customers', 'Company', 'Careers', 'Contact']
    .map((name) => `<li><a href="/${name}">${name}</a></li>`)
    .join('')
  const section = (at: number) =>
    `<section><h2>Reason ${at}</h2><p>${words} ${'We have forged anvils by hand since 1887, in the same valley and with the same fire. '.repeat(4)}</p><a href="/more/${at}">Read more</a></section>`
  const sections = [1, 2, 3, 4].map(section).join('')
  return page(
    title,
    `<header><img src=/logo.svg alt=Acme><nav><ul>${nav}</ul></nav></header><h1>${words}</h1>${sections}${extra}<footer>${nav} © 2026 Acme Anvils Ltd.</footer>`,
  )
}

describe('blocked', () => {
  test.each<[string, string, Given?]>([
    [
      'Cloudflare, 403',
      page(
        'Just a moment...',
        '<div id=challenge-error-text>Enable JavaScript and cookies to continue</div><script>window._cf_chl_opt={}</script>',
      ),
      { status: 403 },
    ],
    [
      'Cloudflare by its header alone',
      page('acme.example', '<p>Wait'),
      { headers: { 'cf-mitigated': 'challenge' } },
    ],
    [
      'Cloudflare block',
      page(
        'Attention Required! | Cloudflare',
        '<div id=cf-wrapper><h1>Sorry, you have been blocked</h1><div id=cf-error-details></div></div>',
      ),
    ],
    [
      'PerimeterX',
      page(
        'Access to this page has been denied',
        '<div id="px-captcha"></div><p>Press & Hold to confirm you are a human (and not a bot).',
      ),
    ],
    [
      'DataDome',
      page(
        'acme.example',
        "<script>var dd={'rt':'c','cid':'x','host':'geo.captcha-delivery.com'}</script><p>Please enable JS",
      ),
    ],
    [
      'Incapsula',
      page(
        '',
        '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9">Request unsuccessful. Incapsula incident ID: 1-2</iframe>',
      ),
    ],
    [
      'Akamai',
      page(
        'Access Denied',
        '<h1>Access Denied</h1>You don\'t have permission to access "http://acme.example/" on this server.<p>Reference #18.1',
      ),
    ],
    [
      'AWS WAF',
      page('', '<div id=challenge-container></div><script>window.gokuProps={}</script>'),
      { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } },
    ],
    [
      'Anubis',
      page(
        'Making sure you&#39;re not a bot!',
        '<script id="anubis_challenge" type="application/json">{}</script><h1>Making sure you are not a bot!</h1>',
      ),
    ],
    [
      'F5',
      page(
        'Request Rejected',
        'The requested URL was rejected. Please consult with your administrator. Your support ID is: 7',
      ),
    ],
    [
      'a captcha and nothing else',
      page(
        'acme.example',
        '<form><div class="h-captcha" data-sitekey=x></div><button>Continue</button></form>',
      ),
    ],
    ['in German', page('Einen Moment', '<p>Bitte bestätigen Sie: Sind Sie ein Mensch?')],
    ['in Chinese', page('安全验证', '<p>请完成验证后继续访问')],
    ['429 without words', '', { status: 429 }],
    ['403 of a server', page('403 Forbidden', '<h1>Forbidden</h1><hr>nginx'), { status: 403 }],
    ['401 without a question', page('', 'Authorization required'), { status: 401 }],
    [
      '503 with the page of a vendor',
      page('Just a moment...', '<form id=challenge-form></form>'),
      { status: 503 },
    ],
    [
      '401 with the page of a vendor',
      page('', '<script src="https://ct.captcha-delivery.com/c.js"></script>'),
      { status: 401, headers: { 'www-authenticate': 'Basic' } },
    ],
  ])('%s', (_, html, given) => {
    const verdict = verdictOf(snapshotOf(html, given))
    expect(verdict.class).toBe('blocked')
    expect(verdict.evidence[0]).toMatch(/\w/)
  })

  test.each<[string, string, Given?]>([
    [
      'an article about captchas',
      landing(
        'Verify you are human: how captchas came to be, and why "checking your browser" annoys',
        '',
        'Access denied? A history of the captcha',
      ),
    ],
    [
      "Cloudflare's script on a page that was let through",
      landing('Anvils', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'),
    ],
    [
      "DataDome's tag on a page that was let through",
      landing('Anvils', '<script src="https://js.datadome.co/tags.js"></script>'),
    ],
    [
      'a contact form with a captcha',
      page(
        'Acme Anvils',
        '<h1>Acme</h1><p>Write to us<form><input type=email><textarea></textarea><div class="g-recaptcha" data-sitekey=x></div></form>',
      ),
    ],
    ['a rich page under 403', landing('Anvils'), { status: 403 }],
    ['503 of a server', page('503 error', '<h1>Service Unavailable</h1>'), { status: 503 }],
    ['503 without words', '', { status: 503, headers: { 'retry-after': '120' } }],
  ])('but not %s', (_, html, given) => {
    expect(classOf(html, given)).not.toBe('blocked')
  })
})

describe('parked', () => {
  test.each<[string, string, Given?]>([
    [
      'an ad lander',
      '<!doctype html><html data-adblockkey="MFww"><head><title>acme.example</title></head><body><div id=target></div><script src="//www.google.com/adsense/domains/caf.js"></script></body></html>',
    ],
    [
      'a script of a parking service',
      page(
        'acme.example',
        '<a href=/1>Anvils</a><script src="https://img.sedoparking.com/js/x.js"></script>',
      ),
    ],
    [
      'a step to its own lander',
      page('', '<script>window.onload=function(){window.location.href="/lander"}</script>'),
    ],
    [
      'sent to a domain shop',
      landing('Domains for everyone'),
      { url: 'https://www.hugedomains.com/domain_profile.cfm?d=acme.example' },
    ],
    [
      'in English',
      page(
        'acme.example',
        '<h1>acme.example</h1><p>This domain is for sale. <a href=/offer>Make an offer</a>',
      ),
    ],
    ['in English, registered', page('acme.example', '<p>The domain name acme.example has been registered.')],
    ['in German', page('acme.example', '<p>Diese Domain steht zum Verkauf.')],
    ['in French', page('acme.example', '<p>Ce nom de domaine est à vendre.')],
    ['in Spanish', page('acme.example', '<p>Este dominio está a la venta.')],
    ['in Italian', page('acme.example', '<p>Questo dominio è in vendita.')],
    ['in Dutch', page('acme.example', '<p>Deze domeinnaam is te koop.')],
    ['in Polish', page('acme.example', '<p>Domena acme.example jest na sprzedaż')],
    ['in Russian', page('acme.example', '<p>Домен acme.example продаётся')],
    ['in Chinese', page('acme.example', '<p>该域名正在出售')],
  ])('%s', (_, html, given) => {
    expect(classOf(html, given)).toBe('parked')
  })

  test.each<[string, string, Given?]>([
    [
      'a site that sells domains',
      landing(
        'This domain is for sale: buy this domain, and a thousand others',
        Array.from({ length: 40 }, (_, at) => `<a href="/d/${at}">brand${at}.example</a>`).join(''),
      ),
    ],
    [
      'an article that links to a parking service',
      landing('Parking', '<a href="https://sedoparking.com/">Sedo</a>'),
    ],
    ['a parking service at home', landing('Park your domains'), { asked: 'sedo.com' }],
    [
      'a house for sale',
      page(
        'Mill House',
        '<h1>This house is for sale</h1><p>Three bedrooms, a garden, the public domain of Wimpole next door.',
      ),
    ],
  ])('but not %s', (_, html, given) => {
    expect(classOf(html, given)).toBe('brand')
  })
})

describe('login wall', () => {
  test.each<[string, string, Given?]>([
    [
      'a password form',
      page(
        'Acme',
        '<img src=logo.png><form><input type=email><input type=password><button>Sign in</button></form><a href=/forgot>Forgot?</a>',
      ),
    ],
    [
      'a form that asks for the name first',
      page(
        'Log in | Acme',
        '<form><input type=email name=user><button>Next</button></form><p>Log in to go on',
      ),
    ],
    [
      'an identity provider',
      page('Sign in - Google Accounts', '<p>Sign in'),
      { url: 'https://accounts.google.com/signin' },
    ],
    [
      'in Japanese',
      page('ログイン', '<form><input type=text name=username><button>次へ</button></form><p>ログイン'),
    ],
  ])('%s', (_, html, given) => {
    expect(classOf(html, given)).toBe('login_wall')
  })

  test.each<[string, string]>([
    [
      'a shop with a log-in box',
      landing(
        'Anvils for sale',
        '<aside><form><input type=email><input type=password><button>Log in</button></form></aside>',
      ),
    ],
    [
      'a forum that scripts build, with a form for password managers',
      page(
        'Anvil Forum',
        '<form style="display: none"><input name=user><input type=password></form><noscript>Topics</noscript>',
      ),
    ],
    [
      'a newsletter box',
      page(
        'Acme Anvils',
        '<h1>Acme Anvils</h1><p>We make anvils in a valley.<form><input type=email><button>Subscribe</button></form>',
      ),
    ],
    [
      'a page that offers signing in',
      page(
        'Acme: the anvil log',
        '<h1>Every anvil in one book</h1><p>Track your anvils.</p><a href=/login>Log in</a>',
      ),
    ],
  ])('but not %s', (_, html) => {
    expect(classOf(html)).toBe('brand')
  })
})

test('a server that asks for a password has a login wall', () => {
  const asking = { status: 401, headers: { 'www-authenticate': 'Basic realm="staging"' } }
  for (const html of ['', page('401 Authorization Required', '<h1>Authorization Required</h1>')])
    expect(verdictOf(snapshotOf(html, asking))).toEqual({
      class: 'login_wall',
      evidence: ['status 401 asks for a password'],
    })
})

test.each([
  ['application/pdf', 'application/pdf'],
  ['application/json; charset=utf-8', 'application/json'],
  ['nonsense <b>', 'a file'],
])('a file is no page, and its type is told: %s', (type, told) => {
  // The browser shows some files as documents of its own.
  for (const html of ['', page('', '<pre>{"name": "Acme Anvils and Hammers"}</pre>')]) {
    const snapshot = snapshotOf(html, { headers: { 'content-type': type } })
    const { class: found, evidence } = verdictOf(snapshot)
    expect([found, evidence[0]]).toEqual(['empty', `the answer is no web page but ${told}`])
    expect(refusedFor(snapshot, 'empty', [])).toMatchObject({ fileType: told })
  }
})

describe('empty', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['a title that says nothing', page('Home', '<div></div>')],
    [
      "a starter kit's shell",
      page(
        'React App',
        '<div id=root></div><script src=/a.js></script>',
        '<meta name=description content="Web site created using create-react-app">',
      ),
    ],
  ])('%s', (_, html) => {
    expect(classOf(html)).toBe('empty')
  })
  test.each<[string, string]>([
    ['a picture alone', page('', '<img src=poster.jpg>')],
    [
      'a shell whose head says whose it is',
      page('Acme Anvils', '<div id=root></div><script src=/a.js></script>'),
    ],
    [
      'a described shell',
      page('', '<div id=root></div>', '<meta property="og:site_name" content="Acme Anvils">'),
    ],
  ])('but not %s', (_, html) => {
    expect(classOf(html)).toBe('brand')
  })
})

describe('under construction', () => {
  test.each<[string, string, Given?]>([
    ['English', page('Acme', '<h1>Coming soon</h1>')],
    ['German', page('acme.example', '<p>Hier entsteht eine neue Internetpräsenz.')],
    ['French', page('Acme', '<h1>Site en construction</h1>')],
    ['Spanish', page('Próximamente', '<p>Acme')],
    ['Portuguese', page('Acme', '<h2>Em breve</h2>')],
    ['Russian', page('Acme', '<p>Сайт находится в разработке')],
    ['Japanese', page('Acme', '<p>ただいま準備中です')],
    [
      'maintenance under 503',
      page('Maintenance', '<h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1>'),
      { status: 503 },
    ],
  ])('%s', (_, html, given) => {
    expect(classOf(html, given)).toBe('under_construction')
  })
  test.each<[string, string]>([
    ['a shop with a shelf that is coming', landing('Coming soon: the silent anvil')],
    [
      'a small site whose menu is coming',
      page(
        'The Old Quay',
        `<h1>The Old Quay</h1><p>${'A tavern by the water with fish from this morning. '.repeat(6)}<p>The autumn menu is coming soon.`,
      ),
    ],
    [
      'a builder',
      page(
        'Stone & Son',
        `<h1>Stone & Son</h1><p>${'We build houses, and what is under construction you may visit on Fridays. '.repeat(5)}`,
      ),
    ],
  ])('but not %s', (_, html) => {
    expect(classOf(html)).toBe('brand')
  })
})

describe('error page', () => {
  test.each<[string, string, Given?]>([
    ['404', page('Oops', '<h1>Lost</h1>'), { status: 404 }],
    ['500', '', { status: 500 }],
    [
      'nginx',
      page(
        'Welcome to nginx!',
        '<h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed',
      ),
    ],
    ['Apache', page('Apache2 Ubuntu Default Page: It works', '<p>This is the default welcome page')],
    ['IIS', page('IIS Windows Server', '<img src=iisstart.png>')],
    ['a folder', page('Index of /', '<h1>Index of /</h1><a href=a>a</a>')],
    [
      'suspended',
      page('Account Suspended', '<h1>This Account has been suspended.</h1><p>Contact your hosting provider'),
    ],
    [
      'GitHub Pages',
      page('Site not found · GitHub Pages', "<h1>404</h1><p>There isn't a GitHub Pages site here."),
    ],
    ['a shop that is gone', page('Acme', '<p>Sorry, this shop is currently unavailable.')],
    ['a database', page('Database Error', '<h1>Error establishing a database connection</h1>')],
    ['an error under 200', page('404 Not Found', '<h1>Not Found</h1>')],
  ])('%s', (_, html, given) => {
    expect(classOf(html, given)).toBe('error_page')
  })
  test('but not an article about one', () => {
    expect(
      classOf(landing('404 Not Found: the story of an error', '', '404 Not Found: the story of an error')),
    ).toBe('brand')
  })
})

describe('redirected', () => {
  test.each<[string, string, Given]>([
    [
      'to another organisation',
      landing('Hotels', '', 'Grandverra Houses'),
      { asked: 'oldquay.example', url: 'https://grandverra.example/' },
    ],
    [
      'to a page on a platform',
      landing('Acme', '', 'Acme | Facebook'),
      { url: 'https://www.facebook.com/acme' },
    ],
    [
      'a short label inside another word',
      landing('Fishing', '', 'Mackerel Fishing'),
      { asked: 'ack.example', url: 'https://mackerel.example/' },
    ],
    [
      'a label across the bounds of words',
      landing('Hotels', '', 'The best one stop for hotels'),
      { asked: 'stone.example', url: 'https://hotels.example/' },
    ],
    [
      'a name in another script to another organisation',
      landing('Гостиницы', '', 'Гостиницы Камень'),
      { asked: 'xn--h1alffa9f.example', url: 'https://kamen.example/' },
    ],
  ])('%s', (_, html, given) => {
    expect(classOf(html, given)).toBe('redirected')
  })
  test.each<[string, string, Given]>([
    ['to www.', landing('Anvils'), { url: 'https://www.acme.example/' }],
    [
      'to the same label elsewhere',
      landing('Ambosse', '', 'Ambosse'),
      { asked: 'acme.com', url: 'https://acme.de/' },
    ],
    [
      'to a site that bears the name in its title',
      landing('Anvils', '', 'Blue Bottle Coffee'),
      { asked: 'bluebottle.com', url: 'https://bbcoffee.example/' },
    ],
    ...(
      [
        ['xn--caf-dma.example', 'lecafe-paris.example', 'Café'],
        ['xn--h1alffa9f.example', 'russia-travel.example', 'Россия: гостиница'],
        ['xn--3e0b707e.example', 'seoul-shop.example', '한국 도자기'],
        ['koenig-bau.example', 'kb-leeds.example', 'König Bau'],
        ['konig.example', 'kb-leeds.example', 'König'],
        ['xn--knig-5qa.example', 'kb-leeds.example', 'Koenig Bau'],
        ['weissbier.example', 'wb-leeds.example', 'Weißbier'],
        ['xn--wei-7ka.example', 'wb-leeds.example', 'Weiss Bier'],
        ['xn--knig-5qa.example', 'koenig.invalid', 'Willkommen'],
        ['bestone.example', 'hotels.example', 'Best One Hotels'],
        ['hm.example', 'clothes.example', 'H&amp;M'],
        ['stein.example', 'bau.example', 'Steinbau'],
      ] as const
    ).map(([asked, host, title]): [string, string, Given] => [
      `${asked} to "${title}"`,
      landing('Words', '', title),
      { asked, url: `https://${host}/` },
    ]),
    [
      'by og:site_name',
      page('Anvils', '<p>Anvils', '<meta property="og:site_name" content="Acmé">'),
      { asked: 'acme.com', url: 'https://anvils.example/' },
    ],
    [
      'by JSON-LD',
      page(
        'Anvils',
        '<p>Anvils<script type="application/ld+json">{"@type":"Organization","name":"Foo","alternateName":"ACME Corp"}</script>',
      ),
      { asked: 'acme.com', url: 'https://anvils.example/' },
    ],
    [
      'by the copyright line',
      page('Anvils', '<p>Anvils</p><footer>© 2026 Acme Ltd</footer>'),
      { asked: 'acme.com', url: 'https://anvils.example/' },
    ],
  ])('but not %s', (_, html, given) => {
    expect(classOf(html, given)).toBe('brand')
  })
})

describe('script shells', () => {
  const script = '<script type=module src=/assets/index.js></script>'
  test.each<[string, string]>([
    [
      'React',
      page(
        'Acme',
        `<noscript>You need to enable JavaScript to run this app.</noscript><div id=root></div>${script}`,
      ),
    ],
    ['Vue', page('Acme', `<div id=app></div>${script}`)],
    ['Angular', page('Acme', `<app-root></app-root>${script}`)],
    ['a spinner', page('Acme', `<div id=root><div class=spinner>Loading...</div></div>${script}`)],
    ['no root at all', page('Acme', `<main></main>${script}`)],
    [
      'a script that moves on',
      page('Acme', '<p>One moment</p><script>window.location.href = "/en/"</script>'),
    ],
  ])('%s', (_, html) => {
    const signs = isScriptShell(snapshotOf(html))
    expect(signs.shell).toBe(true)
    expect(signs.why[0]).toContain('characters of visible text')
  })
  test.each<[string, string]>([
    ['a served page with scripts', landing('Anvils', script)],
    ['a short page without scripts', page('Acme', '<p>Hi')],
    [
      'a short page with analytics',
      page('Acme', `<h1>Acme Anvils</h1><p>Forged by hand in the valley, call 555 0100.</p>${script}`),
    ],
    ['data that is no script', page('Acme', '<p>Hi<script type="application/ld+json">{}</script>')],
    [
      'a full page in a root container',
      page(
        'Acme',
        `<div id=root><h1>Acme</h1><p>${'Anvils for everyone who needs one. '.repeat(3)}</div>${script}`,
      ),
    ],
  ])('but not %s', (_, html) => {
    expect(isScriptShell(snapshotOf(html)).shell).toBe(false)
  })
})
