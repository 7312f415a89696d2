/**
 * The house rules as data. A room is the first folder under src/; `index`, `blazon`, `pipeline`, `describe` and
 * `main` are among the files at its top. ARCHITECTURE.md explains them.
 */

/** Room -> rooms it may import. Its own is always allowed, except in `extract`, see SIBLINGS. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[] | 'anything'>> = {
  model: [],
  formats: ['model'],
  cascade: ['model', 'formats'],
  snapshot: ['model', 'formats', 'cascade'],
  pictures: ['model', 'formats', 'snapshot'],
  resolve: ['model', 'formats'],
  extract: ['model', 'formats', 'snapshot'],
  record: ['model', 'formats'],
  gold: ['model', 'formats'],
  capture: ['model', 'formats', 'snapshot', 'cascade'],
  threads: ['model', 'snapshot', 'capture', 'pictures', 'extract', 'describe', 'scrape'],
  store: ['model', 'snapshot'],
  llm: ['model'],
  batch: ['model'],
  serve: ['model', 'formats'],
  describe: ['model', 'extract', 'record', 'snapshot'],
  pipeline: ['model', 'resolve', 'capture', 'store', 'snapshot'],
  styleguide: ['model', 'capture', 'snapshot', 'pipeline'],
  screenshot: ['model', 'capture', 'snapshot', 'pipeline'],
  scrape: ['model', 'capture', 'extract', 'snapshot'],
  blazon: [
    'model',
    'resolve',
    'capture',
    'store',
    'pipeline',
    'styleguide',
    'screenshot',
    'scrape',
    'snapshot',
    'threads',
  ],
  index: ['model', 'snapshot', 'pictures', 'extract', 'record', 'gold', 'describe', 'blazon'],
  cli: 'anything',
  main: 'anything',
}

/** Package -> the one room that knows it. A trailing `/` covers a scope. */
export const PACKAGE_ROOM: Readonly<Record<string, string>> = {
  '@crawlee/': 'capture',
  playwright: 'capture',
  'playwright-core': 'capture',
  socks: 'capture/gate',
  undici: 'capture/http',
  warcio: 'capture',
  jsdom: 'snapshot',
  '@mozilla/readability': 'extract/markdown',
  turndown: 'extract/markdown',
  '@joplin/turndown-plugin-gfm': 'extract/markdown',
  culori: 'formats',
  'image-size': 'formats',
  sharp: 'pictures',
  '@exodus/bytes': 'formats',
  'iconv-lite': 'formats',
  'html-encoding-sniffer': 'formats',
  htmlparser2: 'formats',
  'libphonenumber-js': 'formats',
  tldts: 'formats',
  re2js: 'formats',
  'css-tree': 'formats',
  parse5: 'snapshot',
  'parse5-htmlparser2-tree-adapter': 'snapshot',
  'better-sqlite3': 'store',
  'p-queue': 'batch',
  piscina: 'threads',
  fastify: 'serve',
  commander: 'cli',
}

/** Packages of plain tree nodes, used by whoever reads the DOM. */
export const SHARED_PACKAGES: readonly string[] = ['domhandler', 'domutils', 'css-select', 'css-what']

/** Node's doors to the network; `serve` listens through fastify alone. */
export const NETWORK_MODULES: readonly string[] = [
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'node:dns',
  'node:dns/promises',
  'node:dgram',
  'node:inspector',
]
/** Where they are: the gate, the client that goes through its proxy, and the loopback server that replays recordings. */
export const NETWORK_PLACES: readonly string[] = [
  'capture/gate/',
  'capture/http/',
  'capture/recording/server.ts',
]
/** Code that runs in pages. */
export const IN_PAGE = 'capture/browser/in-page/'
/** What these modules have that opens nothing: tests of a text, tables. */
export const HARMLESS_NAMES: readonly string[] = ['isIP', 'isIPv4', 'isIPv6', 'STATUS_CODES']

export const BANNED_NAMES = /(^|\/)(utils?|lib|helpers?|common|constants|misc|shared)(\/|\.ts$)/

export const MAX_LINES = 300
export const MAX_MEDIAN_LINES = 120
export const MAX_PIPELINE_LINES = 100
