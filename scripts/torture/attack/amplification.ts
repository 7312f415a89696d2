import { html } from './answers.ts'
import type { Case, Cases } from './case.ts'

const IMAGE = (at: number) => `<img src=${at}.png>`

/** Small pages that ask for large answers, or for long work. */
export const AMPLIFICATION: Cases = {
  'base-images-markdown': { ...longBase(20_000, 20_000, IMAGE), ask: ['web/scrape/markdown'] },
  'base-images': { ...longBase(2_000, 40_000, IMAGE), ask: ['web/scrape/images'] },
  'base-srcset': { ...longBase(20_000, 1, srcset(20_000)), ask: ['web/scrape/images'] },
  'base-srcset-2k': { ...longBase(2_000, 1, srcset(100_000)), ask: ['web/scrape/images'] },
  'base-anchors': {
    ...longBase(20_000, 20_000, (at) => `<a href=${at}>l</a> `),
    ask: ['web/scrape/markdown'],
  },
  'base-logos': longBase(
    20_000,
    20_000,
    (at) => `<a href=/><img class=logo alt="Base logo" src=l${at}.png></a>`,
  ),
  'base-links': longBase(20_000, 20_000, (at) => `<a href=contact${at}>contact</a> `),
  'base-socials': longBase(20_000, 20_000, (at) => `<a href=x.com/${at}>x</a> `),
  'base-icons': longBase(20_000, 20_000, (at) => `<link rel=icon href=i${at}.png sizes=32x32>`),
  'base-languages': longBase(20_000, 20_000, (at) => `<link rel=alternate hreflang=de href=i${at}>`),
  'base-backgrounds': longBase(
    20_000,
    20_000,
    (at) => `<div class=hero style="background:url(b${at}.png)">x</div>`,
  ),
  'base-og-images': longBase(20_000, 20_000, (at) => `<meta property=og:image content=o${at}.png>`),
  'base-svg-uses': longBase(
    20_000,
    20_000,
    (at) => `<svg class=logo width=99 height=33><use href=u${at}.svg#a /></svg>`,
  ),
  'base-forms': longBase(20_000, 20_000, (at) => `<form action=login${at}><input type=password></form>`),
  'base-microdata': longBase(
    20_000,
    20_000,
    (at) =>
      `<div itemscope itemtype="http://schema.org/Organization"><a itemprop=url href=i${at}>a</a><img itemprop=logo src=l${at}></div>`,
  ),
  'chunks-heading': { ...longHeading(100_000, 4_000), ask: ['web/scrape/markdown?chunks=1'] },
  'chunks-heading-six': { ...longHeading(100_000, 4_000), ask: ['web/scrape/markdown?chunks=1'], times: 6 },
  'chunks-heading-1mb': { ...longHeading(1_000_000, 40_000), ask: ['web/scrape/markdown?chunks=1'] },
  'chunks-200': { ...longHeading(100_000, 4_000), ask: ['web/scrape/markdown?chunks=200'] },
  'chunks-200-six': { ...longHeading(1_000_000, 40_000), ask: ['web/scrape/markdown?chunks=200'], times: 6 },
  'chunks-200-table': { ...longTableHead(1_000_000, 1_000), ask: ['web/scrape/markdown?chunks=200'] },
  'base-images-six': {
    ...longBase(2_000, 40_000, IMAGE),
    ask: ['web/scrape/images', 'web/scrape/markdown'],
    times: 3,
  },
  'base-html': {
    site: { '/': html(() => `<title>t</title>${'\u0001'.repeat(4_900_000)}`) },
    ask: ['web/scrape/html'],
  },
  'chunks-table': { ...longTableHead(100_000, 5_000), ask: ['web/scrape/markdown?chunks=1'] },
  'chunks-table-1mb': { ...longTableHead(1_000_000, 1_000), ask: ['web/scrape/markdown?chunks=1'] },
  'url-regex': {
    site: longUrls(3),
    ask: [`web/scrape/sitemap?urlRegex=${encodeURIComponent(largePattern())}`],
  },
  'url-regex-six': {
    site: longUrls(3),
    ask: [`web/scrape/sitemap?urlRegex=${encodeURIComponent(largePattern())}`],
    times: 6,
  },
}

/** A page on which every address is as long as its base. */
function longBase(length: number, count: number, make: (at: number) => string): Case {
  const head = `<!doctype html><title>Base</title><base href="/${'p'.repeat(length)}/">`
  const words = `<body><h1>Base page</h1><p>${'words here '.repeat(60)}</p>`
  const body = () => Array.from({ length: count }, (_, at) => make(at)).join('')
  return { site: { '/': html(() => head + words + body()) } }
}

function srcset(count: number): () => string {
  const candidates = () => Array.from({ length: count }, (_, at) => `${at}.png ${at + 1}w`)
  return () => `<img src=a.png srcset="${candidates().join(', ')}">`
}

/** A page of which each chunk names the headings above it. */
function longHeading(length: number, words: number): Case {
  const heading = 'Heading words '.repeat(length / 14)
  return {
    site: {
      '/': html(() => `<!doctype html><title>t</title><h1>${heading}</h1><p>${'a b '.repeat(words / 2)}</p>`),
    },
  }
}

/** A table of which each part repeats the header rows. */
function longTableHead(length: number, rows: number): Case {
  const head = 'Head words '.repeat(length / 11)
  const table = `<table><tr><th>${head}</th></tr>${'<tr><td>x</td></tr>'.repeat(rows)}</table>`
  return { site: { '/': html(() => `<!doctype html><title>t</title>${table}`) } }
}

function longUrls(count: number): Case['site'] {
  return {
    '/': html(() => '<title>Acme</title><p>Acme'),
    '/sitemap.xml': ({ headers: { host } }, response) => {
      const urls = Array.from({ length: count }, (_, at) => `http://${host}/${'a'.repeat(1_950)}${at}`)
      const entries = urls.map((url) => `<url><loc>${url}</loc></url>`)
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<urlset>${entries.join('')}</urlset>`)
    },
    '/robots.txt': ({ headers: { host } }, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`Sitemap: http://${host}/sitemap.xml`),
  }
}

/** An expression of 300 characters that compiles to a hundred thousand instructions. */
function largePattern(): string {
  return Array.from({ length: 37 }, (_, at) => `a{${1_000 - at}}!`)
    .join('|')
    .slice(0, 300)
    .replace(/\|[^|!]*$/, '')
}
