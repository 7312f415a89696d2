/**
 * The house rules as data. A room is a folder under src/, and below doors/ a folder there; beside the rooms
 * there are only `index.ts` and `main.ts`. ARCHITECTURE.md explains them.
 */

/** The room of tables, which every room may import and which imports none. */
export const TABLES = 'data'

/**
 * Room -> rooms it may import. Its own is always allowed, except in `extract`, where a folder may import only
 * itself and EXTRACT_ROOT.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[] | 'anything'>> = {
  data: [],
  diagnostics: [],
  model: ['diagnostics'],
  concurrency: ['model'],
  lexicon: ['model'],
  formats: ['model', 'lexicon'],
  files: ['model', 'formats'],
  fields: ['model', 'formats', 'industry'],
  directory: ['model', 'lexicon', 'formats'],
  industry: ['model', 'lexicon', 'formats'],
  cascade: ['model', 'lexicon', 'formats'],
  snapshot: ['model', 'lexicon', 'formats', 'cascade'],
  pictures: ['model', 'lexicon', 'formats', 'snapshot'],
  resolve: ['model', 'lexicon', 'formats'],
  extract: ['model', 'lexicon', 'formats', 'snapshot', 'industry', 'fields'],
  documents: ['model', 'formats', 'snapshot', 'extract'],
  record: ['model', 'formats', 'fields'],
  design: ['model', 'lexicon', 'formats', 'snapshot', 'extract', 'record'],
  diff: ['model', 'lexicon', 'formats', 'fields', 'snapshot'],
  gold: ['model', 'fields'],
  sheet: ['model'],
  report: ['model', 'files', 'fields', 'sheet'],
  'doors/board': ['model', 'sheet'],
  capture: [
    ...['model', 'diagnostics', 'concurrency', 'lexicon', 'formats', 'snapshot', 'cascade'],
    ...['files', 'processes'],
  ],
  processes: ['model'],
  decoders: ['model', 'snapshot', 'pictures', 'processes'],
  readers: [
    ...['model', 'snapshot', 'capture', 'pictures', 'extract', 'paths', 'fields', 'design'],
    ...['processes', 'decoders', 'industry', 'documents', 'diff', 'formats'],
  ],
  store: ['model', 'concurrency', 'formats', 'files', 'directory', 'snapshot', 'fields'],
  metrics: ['model', 'diagnostics'],
  llm: ['model', 'concurrency'],
  background: ['model', 'concurrency'],
  batch: [
    ...['model', 'formats', 'lexicon', 'concurrency', 'snapshot', 'resolve', 'paths'],
    ...['engine', 'directory', 'fields'],
  ],
  'doors/mcp': ['model'],
  'doors/http': [
    'doors/mcp',
    'calls',
    'model',
    'concurrency',
    'formats',
    'engine',
    'directory',
    'industry',
    'fields',
  ],
  paths: [
    ...[
      'model',
      'diagnostics',
      'concurrency',
      'formats',
      'directory',
      'industry',
      'snapshot',
      'capture',
      'extract',
      'record',
      'fields',
      'diff',
      'design',
    ],
  ],
  calls: [
    ...['model', 'diagnostics', 'concurrency', 'formats', 'resolve', 'directory', 'snapshot', 'capture'],
    ...['extract', 'fields', 'industry', 'record', 'diff', 'paths'],
  ],
  engine: [
    ...['calls', 'model', 'diagnostics', 'concurrency', 'resolve', 'capture', 'store', 'snapshot', 'extract'],
    ...['directory', 'industry', 'fields', 'formats'],
    ...['files', 'readers', 'decoders', 'paths', 'batch', 'background', 'metrics', 'llm', 'report', 'design'],
  ],
  library: [
    ...[
      'model',
      'calls',
      'directory',
      'industry',
      'snapshot',
      'decoders',
      'extract',
      'record',
      'gold',
      'paths',
      'fields',
      'diff',
      'design',
    ],
    ...['engine', 'doors/http', 'batch', 'store'],
  ],
  index: [
    'model',
    'calls',
    'capture',
    'directory',
    'snapshot',
    'extract',
    'diff',
    'gold',
    'engine',
    'doors/http',
    'batch',
    'library',
  ],
  'doors/cli': 'anything',
  main: 'anything',
}

/** Files of `extract/` that every extractor may import: what a rule is. */
export const EXTRACT_ROOT: readonly string[] = ['extractor.ts', 'palette']

/** Package -> the one room that knows it. A trailing `/` covers a scope. */
export const PACKAGE_ROOM: Readonly<Record<string, string>> = {
  '@crawlee/': 'capture',
  playwright: 'capture',
  'playwright-core': 'capture',
  socks: 'capture/gate',
  undici: 'capture/http',
  'tough-cookie': 'capture/http',
  warcio: 'capture',
  jsdom: 'snapshot',
  '@mozilla/readability': 'extract/markdown',
  turndown: 'extract/markdown',
  '@joplin/turndown-plugin-gfm': 'extract/markdown',
  mammoth: 'documents',
  'read-excel-file': 'documents',
  unpdf: 'documents',
  culori: 'formats',
  'image-size': 'formats',
  sharp: 'pictures',
  '@exodus/bytes': 'formats',
  'iconv-lite': 'formats',
  'html-encoding-sniffer': 'formats',
  jschardet: 'formats',
  htmlparser2: 'formats',
  'libphonenumber-js': 'formats',
  tldts: 'formats',
  re2js: 'formats',
  'css-tree': 'formats',
  parse5: 'snapshot',
  'parse5-htmlparser2-tree-adapter': 'snapshot',
  'better-sqlite3': 'store/sqlite',
  '@aws-sdk/': 'store/blobs',
  pg: 'store/postgres',
  'pg-boss': 'store/postgres',
  'p-queue': 'concurrency',
  'csv-parse': 'formats/table',
  'hyparquet-writer': 'batch',
  fastify: 'doors/http',
  '@modelcontextprotocol/': 'doors/mcp',
  'prom-client': 'metrics',
  commander: 'doors/cli',
  pino: 'doors/cli',
  'fastest-levenshtein': 'engine',
  minisearch: 'industry',
  openai: 'llm',
  '@energetic-ai/': 'industry',
  'disposable-email-domains': 'directory',
  'string-width': 'doors/cli',
  'preact-render-to-string': 'report',
}

/**
 * Packages of plain tree nodes, used by whoever reads the DOM, the library of schemas, and what the sheet of
 * a brand and the board are made of.
 */
export const SHARED_PACKAGES: readonly string[] = [
  ...['domhandler', 'domutils', 'css-select', 'css-what', 'zod', 'zod/mini', 'preact', 'preact/hooks'],
]

/** Node's doors to the network; `doors/http` listens through fastify alone. */
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
/**
 * Where they are: the gate, the client that goes through its proxy, and the loopback server that replays
 * recordings.
 */
export const NETWORK_PLACES: readonly string[] = [
  'capture/gate/',
  'capture/http/',
  'capture/recording/server.ts',
]
/** Code that runs in pages: in those of sites, behind the proxy, and in our own, which calls its service. */
export const IN_PAGE: readonly string[] = [
  'capture/browser/in-page/',
  'doors/http/docs/in-page/',
  'doors/board/',
]
/** What these modules have that opens nothing: tests of a text, tables. */
export const HARMLESS_NAMES: readonly string[] = ['isIP', 'isIPv4', 'isIPv6', 'STATUS_CODES']

export const BANNED_NAMES = /(^|\/)(utils?|lib|helpers?|common|constants|misc|shared)(\/|\.ts$)/

export const MAX_LINES = 300
/** Of a line with a `|`: longer alternatives are a list that lexicon/pattern.ts compiles. */
export const MAX_ALTERNATION_COLUMNS = 140
export const MAX_MEDIAN_LINES = 120
/** The file in which one starts to read. */
export const MAIN_PATH = 'paths/brand.ts'
export const MAX_MAIN_PATH_LINES = 100
