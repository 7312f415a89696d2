// Bundles the program: one file for the command, one for the library, one for a reader of pages, one for a
// decoder of pictures, and the files that several of them share. Node reads a few files in a fifth of the
// time that hundreds of modules take (docs/decisions/bundles.md).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The programs of the package by the names of their files. */
export const PROGRAMS = {
  main: 'src/main.ts',
  library: 'src/library/for-node.ts',
  offline: 'src/library/offline.ts',
  reader: 'src/readers/reader.ts',
  decoder: 'src/decoders/decoder.ts',
}

/** The processes that an engine starts; their files stand beside the one that starts them. */
export const PROCESSES = { reader: PROGRAMS.reader, decoder: PROGRAMS.decoder }

/** Where the programs of a checkout are. */
export const CHECKOUT = new URL('../dist/checkout/', import.meta.url)

/**
 * Packages that are loaded from where they are installed: they are native, read files beside them, or are
 * large and needed by few.
 */
const INSTALLED = [
  '@aws-sdk/*',
  '@crawlee/*',
  '@energetic-ai/*',
  'better-sqlite3',
  'mammoth',
  'pino',
  'playwright',
  'read-excel-file',
  'sharp',
  'unpdf',
]

/** Packages in the format of CommonJS ask for Node's modules by `require`. */
const REQUIRE =
  "import { createRequire as fromHere } from 'node:module'; const require = fromHere(import.meta.url);"

/**
 * esbuild would write each expression with `\p{…}` as a call that makes it anew whenever it is used, some
 * 14,000 times a page, for versions of Node that know fewer properties than Node 20 does.
 */
const SUPPORTED = { 'regexp-unicode-property-escapes': true }

/** What the programs read from beside them. */
const FILES = [
  'directory/shipped/companies.bin.br',
  'industry/vectors.bin',
  'industry/words.br',
  'pictures/logo/letters.br',
  'pictures/logo/ideographs.br',
  'report/report.css',
  ...['sheet', 'base', 'head', 'marks', 'palette', 'type', 'components', 'pictures', 'company', 'widths'].map(
    (name) => `sheet/${name}.css`,
  ),
]

/**
 * Gives `zod/mini` a copy of zod's core of its own, with what our schemas use of it. The fields of users get
 * the whole of zod, with its messages in all languages; every process would load those, too, if both shared
 * one core.
 */
const SCHEMAS_APART = {
  name: 'schemas-apart',
  setup({ onLoad, onResolve, resolve }) {
    const ofMini = async (path, { importer, kind, resolveDir }) => {
      const found = await resolve(path, { importer, kind, resolveDir, namespace: 'file', pluginData: 'here' })
      return { ...found, namespace: 'zod-mini', sideEffects: false }
    }
    onResolve({ filter: /^zod\/mini$/, namespace: 'file' }, ({ path, pluginData, ...asked }) =>
      pluginData === 'here' ? undefined : ofMini(path, asked),
    )
    onResolve({ filter: /^\./, namespace: 'zod-mini' }, ({ path, ...asked }) => ofMini(path, asked))
    onLoad({ filter: /\.js$/, namespace: 'zod-mini' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      resolveDir: dirname(path),
    }))
  },
}

/**
 * Gives programs the parts of undici that we use: `fetch`, caches and mocks would take 0.05 s of a processor
 * to load with the first connection.
 */
const UNDICI_IN_PART = {
  name: 'undici-in-part',
  setup({ onLoad, onResolve }) {
    const index = join(ROOT, 'node_modules/undici/index.js')
    onResolve({ filter: /^undici$/ }, () => ({ path: index, namespace: 'undici-in-part' }))
    onLoad({ filter: /./, namespace: 'undici-in-part' }, () => ({
      contents: `
        const Dispatcher = require('./lib/dispatcher/dispatcher')
        Object.assign(Dispatcher.prototype, require('./lib/api'))
        exports.Agent = require('./lib/dispatcher/agent')
        exports.buildConnector = require('./lib/core/connect')`,
      resolveDir: dirname(index),
    }))
  },
}

/**
 * Bundles programs, given by the names of their files, into a folder, with what they read. `settings` are
 * more settings of esbuild. Returns the description that esbuild makes of its output.
 */
export async function bundle(programs, folder, settings = {}) {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    ...{ absWorkingDir: ROOT, entryPoints: programs, outdir: folder, write: false, metafile: true },
    ...{
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      supported: SUPPORTED,
      logLevel: 'error',
    },
    ...{ external: INSTALLED, banner: { js: REQUIRE }, chunkNames: 'shared-[hash]' },
    // Not minified: a quarter fewer bytes start no faster, and traces would name one long line.
    ...{ legalComments: 'none', sourcemap: true, sourcesContent: false },
    define: { BLAZON_PACKAGE: JSON.stringify(JSON.stringify(about())) },
    plugins: [SCHEMAS_APART, UNDICI_IN_PART],
    ...settings,
  })
  mkdirSync(folder, { recursive: true })
  // Programs are written last: whoever starts one meanwhile finds all files that it names.
  const isProgram = ({ path }) => Object.hasOwn(programs, basename(path).replace(/\.js(?:\.map)?$/, ''))
  const [first, last] = [outputFiles.filter((file) => !isProgram(file)), outputFiles.filter(isProgram)]
  for (const file of FILES) replace(join(folder, basename(file)), readFileSync(join(ROOT, 'src', file)))
  for (const { path, contents } of [...first, ...last]) replace(path, contents)
  return metafile
}

/** Fixture sites with whose pages a reading process warms up before its startup snapshot is made. */
export const SAMPLES = ['ferncott.example', 'holzwendt.example', 'stratokiln.example']

/**
 * Bundles the program from which a startup snapshot of a reading process is made, as the one file that Node
 * demands of it (`src/processes/startup-snapshot.ts`).
 */
export async function bundleStartup(folder) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...{ absWorkingDir: ROOT, entryPoints: { 'reader-startup': 'src/readers/startup.ts' } },
    ...{ outdir: folder, outExtension: { '.js': '.cjs' }, write: false },
    ...{ bundle: true, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error' },
    ...{ external: INSTALLED, legalComments: 'none', minifyWhitespace: true, lineLimit: 500 },
    // Such a program has no `import()`, and its `require` loads modules of Node alone.
    supported: { ...SUPPORTED, 'dynamic-import': false },
    banner: {
      js: "require = require('node:module').createRequire(__filename); const fileUrl = require('node:url').pathToFileURL(__filename).href;",
    },
    define: {
      'import.meta.url': 'fileUrl',
      BLAZON_PACKAGE: JSON.stringify(JSON.stringify(about())),
      BLAZON_SAMPLE_PAGES: JSON.stringify(JSON.stringify(SAMPLES.map(samplePage))),
    },
    plugins: [SCHEMAS_APART],
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) replace(path, contents)
}

/** The landing page of a fixture site with its style sheets, as the library takes a page. */
function samplePage(site) {
  const folder = join(ROOT, 'fixtures', site)
  const files = readdirSync(folder, { recursive: true })
  const urlAndText = (file) => [
    file.replace(/^(?:www|ext\/([^/]*))/, (_, host) => `https://${host ?? site}`),
    readFileSync(join(folder, file), 'utf8'),
  ]
  const texts = (ending) => files.filter((file) => file.endsWith(ending)).map(urlAndText)
  const pages = texts('.html').map(([url, html]) => ({ url: url.replace('index.html', ''), html }))
  const [{ url, html }, ...others] = pages.sort((one, other) => one.url.length - other.url.length)
  return { url, html, pages: others, resources: Object.fromEntries(texts('.css')) }
}

/** The script and the style sheet of the board. */
const BOARD = ['main.tsx', 'board.css'].map((file) => ({ in: `src/doors/board/${file}`, out: 'board' }))

/**
 * Bundles the board for browsers into a folder: a script and a style sheet with their hashes in their names,
 * and `board.json`, which names both: `{ "script": "board-HASH.js", "style": "board-HASH.css" }`.
 */
export async function bundleBoard(folder) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...{ absWorkingDir: ROOT, entryPoints: BOARD, outdir: folder },
    ...{ entryNames: '[name]-[hash]', write: false, bundle: true, minify: true, format: 'esm' },
    ...{ platform: 'browser', target: 'es2022', legalComments: 'none', logLevel: 'error' },
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) replace(path, contents)
  const names = outputFiles.map(({ path }) => basename(path))
  const [script, style] = ['.js', '.css'].map((ending) => names.find((name) => name.endsWith(ending)))
  replace(join(folder, 'board.json'), JSON.stringify({ script, style }))
}

/** Writes a file such that nobody reads a part of it. */
function replace(path, contents) {
  const next = `${path}.${process.pid}`
  writeFileSync(next, contents)
  renameSync(next, path)
}

/** The facts about the package that the program states. */
function about() {
  const { name, version, description, license, homepage } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  return { name, version, description, license, homepage }
}

/** What the programs of a checkout are made of. */
export const SOURCES = [
  ...['src', 'scripts/start', 'scripts/start.ts', 'scripts/bundle.mjs', 'package.json', 'package-lock.json'],
  ...SAMPLES.map((site) => `fixtures/${site}`),
]

/**
 * Bundles the programs of a checkout into `dist/checkout/` when its sources are others than those that they
 * were made of: the programs of the package, and `npm start`. Returns whether it has bundled them.
 */
export async function bundleCheckout() {
  const folder = fileURLToPath(CHECKOUT)
  const note = join(folder, 'made-of')
  const states = [process.version, ...statesOf(SOURCES)]
  const sources = createHash('sha256').update(states.join('\n')).digest('hex')
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return false
  const programs = { ...PROGRAMS, start: 'scripts/start.ts' }
  await Promise.all([bundle(programs, folder), bundleStartup(folder), bundleBoard(folder)])
  makeSnapshot(folder)
  // The note is written last and has the state from before: after an interruption, and after a change of a
  // source meanwhile, the programs are made again.
  replace(note, sources)
  removeOld(folder)
  return true
}

/**
 * Makes the startup snapshot of the programs in a folder. Where that cannot be done, everything works as
 * well, but each first page takes longer.
 */
export function makeSnapshot(folder) {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), 'prepare'], {
    encoding: 'utf8',
  })
  if (status !== 0) process.stderr.write(`There is no startup snapshot: ${stderr}`)
}

/** The files at these paths, each with its size and with the time of its change. */
function statesOf(paths) {
  return paths.flatMap((path) => {
    const at = join(ROOT, path)
    const stat = statSync(at)
    if (stat.isDirectory()) return statesOf(readdirSync(at).map((name) => join(path, name)))
    return [`${path} ${stat.size} ${stat.mtimeMs}`]
  })
}

const MONTH_MS = 30 * 86_400_000

/**
 * Removes shared files and boards of earlier bundles. A program that still runs may load one that is younger.
 * Another process that bundles at the same time renames its files meanwhile, and removes the same ones.
 */
function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    if (!/^(?:shared|board)-/.test(name)) continue
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > MONTH_MS) rmSync(path, { force: true })
  }
}
