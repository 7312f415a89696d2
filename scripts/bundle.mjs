// Bundles the program: one file for the command, one for the library, one for a reader of pages, one for a
// decoder of pictures, and the files that several of them share. Node reads a few files in a fifth of the
// time that hundreds of modules take (docs/decisions/bundles.md).
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

/** Packages that are loaded from where they are installed: they are native, or read files beside them. */
const INSTALLED = ['@crawlee/*', '@energetic-ai/*', 'better-sqlite3', 'pino', 'playwright', 'sharp']

/** Packages in the format of CommonJS ask for Node's modules by `require`. */
const REQUIRE =
  "import { createRequire as fromHere } from 'node:module'; const require = fromHere(import.meta.url);"

/** What the programs read from beside them. */
const FILES = [
  'directory/shipped/companies.bin.br',
  'industry/vectors.bin',
  'industry/words.br',
  'pictures/logo/letters.br',
  'pictures/logo/ideographs.br',
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
      logLevel: 'error',
    },
    ...{ external: INSTALLED, banner: { js: REQUIRE }, chunkNames: 'shared-[hash]' },
    // Not minified: a quarter fewer bytes start no faster, and traces would name one long line.
    ...{ legalComments: 'none', sourcemap: true, sourcesContent: false },
    define: { BLAZON_PACKAGE: JSON.stringify(JSON.stringify(about())) },
    plugins: [SCHEMAS_APART],
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
const SOURCES = [
  ...['src', 'scripts/start', 'scripts/start.ts', 'scripts/bundle.mjs', 'package.json', 'package-lock.json'],
]

/**
 * Bundles the programs of a checkout into `dist/checkout/` when its sources are others than those that they
 * were made of: the programs of the package, and `npm start`. Returns whether it has bundled them.
 */
export async function bundleCheckout() {
  const folder = fileURLToPath(CHECKOUT)
  const note = join(folder, 'made-of')
  const sources = createHash('sha256').update(statesOf(SOURCES).join('\n')).digest('hex')
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return false
  await bundle({ ...PROGRAMS, start: 'scripts/start.ts' }, folder)
  // The note is written last and has the state from before: after an interruption, and after a change of a
  // source meanwhile, the programs are made again.
  replace(note, sources)
  removeOld(folder)
  return true
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
 * Removes shared files of earlier bundles. A program that still runs may load one that is younger. Another
 * process that bundles at the same time renames its files meanwhile, and removes the same ones.
 */
function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('shared-')) continue
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > MONTH_MS) rmSync(path, { force: true })
  }
}
