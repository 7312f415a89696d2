import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, build as esbuild } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The modules as they are installed. */
export const INSTALLED = new URL('../../dist/', import.meta.url)

/** The command, the library, `npm start` and programs of the tests, which run in processes of their own. */
const PROGRAMS = {
  main: 'src/main.ts',
  index: 'src/index.ts',
  start: 'scripts/start.ts',
  'batch-process': 'test/batch/batch-process.ts',
  'bounds-process': 'test/store/sqlite/bounds-process.ts',
  'limited-process': 'test/doors/http/limited-process.ts',
  'warm-process': 'test/doors/http/warm-process.ts',
} as const

/**
 * Each with what it imports in few files, which start in two thirds of the time. That the modules start as
 * they are installed is tested by `library/loading.test.ts`.
 */
export const programFor = (name: keyof typeof PROGRAMS) =>
  fileURLToPath(new URL(`../../dist/bundled/programs/${name}.js`, import.meta.url))
export const COMMAND = programFor('main')
export const LIBRARY = pathToFileURL(programFor('index')).href

/** The modules that tests call, see `compiled-sources.ts`. */
export const TESTED = fileURLToPath(new URL('../../dist/tested/', import.meta.url))

/** Modules of `src/` that get another one there in place of one that they import. */
export const REPLACED = [
  {
    importer: 'capture/browser/pool-browsers.ts',
    imported: 'capture/browser/launch.ts',
    by: fileURLToPath(new URL('kept-browsers.ts', import.meta.url)),
  },
  {
    importer: 'processes/pool.ts',
    imported: 'processes/worker.ts',
    by: fileURLToPath(new URL('kept-workers.ts', import.meta.url)),
  },
  {
    importer: 'store/sqlite/open.ts',
    imported: 'store/sqlite/connection.ts',
    by: fileURLToPath(new URL('kept-schema.ts', import.meta.url)),
  },
] as const

/** The processes that engines start. */
const READING = ['readers/reader', 'decoders/decoder']

/** Packages that are loaded from where they are installed: they are native, or read files beside them. */
const EXTERNAL = [...['@crawlee/*', '@energetic-ai/*', 'better-sqlite3', 'pino', 'playwright', 'sharp']]

/** What modules read from beside them. */
const FILES = [
  'directory/shipped/companies.bin.br',
  'industry/vectors.bin',
  'industry/words.br',
  'pictures/logo/letters.br',
  'pictures/logo/ideographs.br',
]

/** Packages in CommonJS ask for Node's own modules. */
const BANNER = {
  js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
}

/**
 * Before the first test: the sources compiled, types unchecked, because a loader of TypeScript takes three
 * times as long to start a program. Programs, and the processes that engines of the tests start, are bundled
 * besides: loading 370 files would be most of their work, and there are some hundreds of them.
 */
export default async function build(): Promise<void> {
  // The compiler lives for seconds: to let its memory grow before it collects any takes a fifth less work.
  process.env.GOGC ??= '400'
  await Promise.all([compile(), bundle()])
  for (const file of readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:bin|br)$/.test(file))
      for (const to of [`${ROOT}dist/`, `${TESTED}src/`]) copyFileSync(`${ROOT}src/${file}`, `${to}${file}`)
  cpSync(`${ROOT}bin`, `${TESTED}bin`, { recursive: true })
  // Two folders above a module, as in the sources.
  for (const to of [`${ROOT}dist/`, TESTED]) copyFileSync(`${ROOT}package.json`, `${to}package.json`)
  process.env.BLAZON_BUILT = new URL('../../dist/bundled/', import.meta.url).href
}

async function bundle(): Promise<void> {
  const bundling: BuildOptions = {
    ...{ absWorkingDir: ROOT, bundle: true, platform: 'node', format: 'esm', banner: BANNER },
    ...{ external: EXTERNAL, logLevel: 'error' },
    // Each process has a quarter less to parse, and nothing that it does not need.
    ...{ minifyWhitespace: true, legalComments: 'none', splitting: true },
  }
  const programs = dirname(COMMAND)
  const reading = {
    ...{ entryPoints: READING.map((name) => `src/${name}.ts`), outdir: 'dist/bundled' },
    // Beside the files that they read.
    chunkNames: 'readers/[name]-[hash]',
  }
  await Promise.all([
    esbuild({ ...bundling, ...reading }),
    esbuild({ ...bundling, entryPoints: PROGRAMS, outdir: programs }),
  ])
  for (const program of READING) write(`${programs}/${basename(program)}.js`, `import '../${program}.js'\n`)
  for (const file of FILES) {
    copyFileSync(`${ROOT}src/${file}`, `${programs}/${basename(file)}`)
    if (file.endsWith('.br'))
      for (const program of ['decoders', 'readers'])
        copyFileSync(`${ROOT}src/${file}`, `${ROOT}dist/bundled/${program}/${basename(file)}`)
  }
  // Two folders above a program, as in the sources.
  if (!existsSync(`${ROOT}dist/fixtures`)) symlinkSync(`${ROOT}fixtures`, `${ROOT}dist/fixtures`)
}

/**
 * Each module of `src/` by itself, into `dist/` and, with lines that lead back to the sources and with what
 * is kept for the next test, into `dist/tested/`. The compiler of types would take seconds for the same.
 */
async function compile(): Promise<void> {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.d)\.ts$/.test(file)).map((file) => `${ROOT}src/${file}`)
  const { outputFiles } = await esbuild({
    entryPoints: [...sources, ...REPLACED.map(({ by }) => by)],
    ...{ outbase: ROOT, outdir: TESTED, write: false },
    ...{ format: 'esm', platform: 'node', logLevel: 'error', sourcemap: 'inline', sourcesContent: false },
  })
  for (const { path, text } of outputFiles) {
    const module = text.replace(RELATIVE, '$1.js$2')
    const file = path.slice(TESTED.length)
    write(path, replacing(file, module))
    if (file.startsWith('src/'))
      write(`${ROOT}dist/${file.slice('src/'.length)}`, module.slice(0, module.lastIndexOf(MAP)))
  }
}

function replacing(file: string, module: string): string {
  const found = REPLACED.find(({ importer }) => file === `src/${importer.replace('.ts', '.js')}`)
  if (!found) return module
  const up = '../'.repeat(found.importer.split('/').length)
  const kept = `${up}${found.by.slice(ROOT.length)}`
  return module.replace(`./${basename(found.imported, '.ts')}.js`, kept.replace('.ts', '.js'))
}

/** Begins the last line of a module, which leads from its lines to those of its source. */
const MAP = '//# sourceMappingURL='

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** What a module imports from another one of ours. */
const RELATIVE = /((?:\bfrom|\bimport|\bimport\()\s*["']\.{1,2}\/[^"'\n]*)\.ts(["'])/g
