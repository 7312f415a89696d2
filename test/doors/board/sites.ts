const WORDS = 'We bake bread in the valley, every day of the week but one, from flour of our own mill. '

/** A mark, and what somebody who wishes the reader ill would write into one. */
const svg = (inside = '') => ({
  type: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40">${inside}<path d="M0 0h40v40z" fill="#b02030"/><path d="M60 10h90v20h-90z" fill="#102030"/></svg>`,
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A font of ours, in which each letter is a wedge. */
const FONT = Buffer.from(
  [
    'AAEAAAAKAIAAAwAgT1MvMkUgRNIAAAEoAAAAYGNtYXABPQF+AAABkAAAAKRnbHlmFqwzywAAAjwAAAAYaGVhZC9vRWgAAACs',
    'AAAANmhoZWEFFgFgAAAA5AAAACRobXR4AiYAAAAAAYgAAAAGbG9jYQAMAAAAAAI0AAAABm1heHAABAAFAAABCAAAACBuYW1l',
    'Lgk8wAAAAlQAAABacG9zdAADAAAAAAKwAAAAIAABAAAAAQAAIfafc18PPPUAAwPoAAAAAOcygOYAAAAA5zKA5gAyAAABwgK8',
    'AAAAAwACAAAAAAAAAAEAAAMg/zgAAAH0ADIAMgHCAAEAAAAAAAAAAAAAAAAAAAABAAEAAAACAAMAAQAAAAAAAgAAAAAAAAAA',
    'AAAAAAAAAAAAAwH0AZAABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAPz8/PwAA',
    'AEEAegMgAAAAAAMgAMgAAAAAAAAAAAAAAAAAAAAgAAAB9AAAADIAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAkAAAAAYABAAB',
    'AAIAWgB6//8AAABBAGH//wAAAAAAAQAGADgAAAABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQAB',
    'AAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAAAAAAMAAAAAQAy',
    'AAABwgK8AAIAADMBETIBkAK8/UQAAAAEADYAAQAAAAAAAQAFAAAAAQAAAAAAAgAHAAUAAwABBAkAAQAKAAwAAwABBAkAAgAO',
    'ABZXZWRnZVJlZ3VsYXIAVwBlAGQAZwBlAFIAZQBnAHUAbABhAHIAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ].join(''),
  'base64',
)

/** Its text is set in a font with an open licence, and its heading in one of which nothing is known. */
const FONTS = `<!doctype html><html lang="en"><title>Fontaine</title><meta property="og:site_name" content="Fontaine">
<style>@font-face { font-family: Inter; src: url(/inter.ttf) } @font-face { font-family: Secret; src: url(/secret.ttf) }
body { font-family: Inter, sans-serif } h1 { font-family: Secret, Georgia, serif }</style>
<header><a href="/"><img src="/logo.svg" alt="Fontaine"></a></header><main><h1>Letters that we cut ourselves</h1><p>${WORDS.repeat(6)}</p></main>`

const HOME = `<!doctype html><html lang="en"><title>Tarnbeck Bakers</title>
<meta property="og:site_name" content="Tarnbeck Bakers"><meta name="description" content="${WORDS}">
<link rel="icon" href="/icon.svg">
<style>h1 { font-family: Georgia, serif; color: #b02030 } a { color: #b02030 } body { background: #fff }
.buy { background: #b02030; color: #fff; padding: 8px 16px; border-radius: 6px }</style>
<header><a href="/"><img src="/logo.svg" alt="Tarnbeck Bakers"></a></header>
<main><h1>Bread from the valley</h1><p>${WORDS.repeat(6)}</p><a class="buy" href="/shop">Order bread</a>
<a href="https://www.instagram.com/tarnbeckbakers">Instagram</a> <a href="mailto:hello@tarnbeck.example">Write</a></main>`

const ARABIC = `<!doctype html><html lang="ar" dir="rtl"><title>سدرينا</title><meta property="og:site_name" content="سدرينا">
<meta name="description" content="عسل السدر الطبيعي من مناحلنا في الوادي"><link rel="icon" href="/icon.svg">
<style>h1 { color: #c47f17 }</style><header><a href="/"><img src="/logo.svg" alt="سدرينا"></a></header>
<main><h1>عسل له ذاكرة الوادي</h1><p>${'نجني العسل من مناحلنا ونوصله إلى باب بيتك كل يوم. '.repeat(12)}</p></main>`

/** Sets a mark on the page of whoever runs it. */
const RUN = "globalThis.ran='yes'"
const LONG = `<img src=x onerror=${RUN}>"'><script>${RUN}</script>`
const ESCAPED = LONG.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Every text, address, style and picture of this brand tries to run something, or has no end. */
const HOSTILE = `<!doctype html><html lang="en"><title>${ESCAPED}</title>
<meta property="og:site_name" content="${ESCAPED}${'Wolf '.repeat(2_000)}">
<meta name="description" content="${ESCAPED} ${'\u202e'}${'x'.repeat(10_000)}">
<link rel="icon" href="/icon.svg">
<style>
:root { --brand: red; } h1 { font-family: "a</style><script>${RUN}</script>", "x;}*{display:none", serif; color: #0a7 }
.buy { background: url(https://foreign.example/track.png) #0a7; box-shadow: 0 0 9px #0a7; padding: 9px; color: #fff }
@font-face { font-family: Wolf; src: url("https://foreign.example/wolf.woff2") } body { font-family: Wolf, serif }
</style>
<header><a href="/"><img src="/logo.svg" alt="${ESCAPED}"></a></header>
<main><h1>${ESCAPED}</h1><p>${WORDS.repeat(8)}</p><a class="buy" href="javascript:${RUN}">Buy</a>
<a href="javascript:${RUN}">Contact</a> <a href="https://www.instagram.com/wolf&quot;onmouseover=${RUN}">Instagram</a>
<a href="mailto:a@wolf.example?body=<script>">Write</a></main>`

const run = svg(
  `<script>${RUN}</script><a href="javascript:${RUN}"><image onload="${RUN}" onerror="${RUN}" href="x"/></a>`,
)
const shared = { '/card.png': { type: 'image/png', body: PIXEL } }

/** The sites that the board shows. */
const SHOP = `<!doctype html><html lang="en"><title>Bread</title><main><h1>Bread</h1><script type="application/ld+json">${JSON.stringify(
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: ['Rye loaf', 'Wheat loaf'].map((name, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Product',
        name,
        description: 'A loaf of two pounds.',
        url: `http://tarnbeck.example/shop/${at}`,
        offers: { '@type': 'Offer', price: 4.5 + at, priceCurrency: 'EUR' },
      },
    })),
  },
)}</script></main>`

export const SITES = {
  'tarnbeck.example': { '/shop': SHOP, '/': HOME, '/logo.svg': svg(), '/icon.svg': svg(), ...shared },
  'sidrina.example': { '/': ARABIC, '/logo.svg': svg(), '/icon.svg': svg(), ...shared },
  'fonts.example': {
    ...{ '/': FONTS, '/logo.svg': svg() },
    '/inter.ttf': { type: 'font/ttf', body: FONT },
    '/secret.ttf': { type: 'font/ttf', body: FONT },
  },
  'wolf.example': { '/': HOSTILE, '/logo.svg': run, '/icon.svg': run, ...shared },
}
