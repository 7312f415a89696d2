import { copyFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build as esbuild } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The command as it is installed. */
export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** The same in few files, which start in two thirds of the time: most tests of commands start this one. */
export const COMMAND = fileURLToPath(new URL('../../dist/bundled/command/main.js', import.meta.url))

/** The modules that tests call, see `compiled-sources.ts`. */
export const TESTED = fileURLToPath(new URL('../../dist/tested/', import.meta.url))

/** Modules of `src/` that get another one there in place of one that they import. */
export const REPLACED = [
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

/** Packages that are loaded from where they are installed: they are native, or read files beside them. */
const EXTERNAL = [
  ...['@crawlee/*', '@energetic-ai/*', 'better-sqlite3', 'jsdom', 'pino', 'playwright', 'sharp'],
]

/** The same package as one file. Its modules read JSON files from beside them. */
const ALIAS = { 'css-tree': `${ROOT}node_modules/css-tree/dist/csstree.esm.js` }

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
 * Before the first test: the sources compiled, types unchecked. Commands start from the build, as they do
 * where the package is installed, and in a third of the time that a loader of TypeScript takes. Commands and the
 * processes that engines of the tests start are bundled besides, because loading 370 files is most of their
 * work; there are some hundreds of them.
 */
export default async function build(): Promise<void> {
  await compile()
  for (const file of readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:bin|br)$/.test(file))
      for (const to of [`${ROOT}dist/`, `${TESTED}src/`]) copyFileSync(`${ROOT}src/${file}`, `${to}${file}`)
  const bundling: BuildOptions = {
    ...{ absWorkingDir: ROOT, bundle: true, platform: 'node', format: 'esm', banner: BANNER },
    ...{ external: EXTERNAL, alias: ALIAS, logLevel: 'error' },
  }
  const programs = ['dist/readers/reader.js', 'dist/decoders/decoder.js']
  const command = dirname(COMMAND)
  await Promise.all([
    esbuild({ ...bundling, entryPoints: programs, outbase: 'dist', outdir: 'dist/bundled' }),
    esbuild({ ...bundling, entryPoints: [MAIN], outdir: command, splitting: true }),
  ])
  for (const program of programs)
    writeFileSync(`${command}/${basename(program)}`, `import '${program.replace('dist', '..')}'\n`)
  for (const file of FILES) {
    copyFileSync(`${ROOT}src/${file}`, `${command}/${basename(file)}`)
    if (file.endsWith('.br'))
      for (const program of ['decoders', 'readers'])
        copyFileSync(`${ROOT}src/${file}`, `${ROOT}dist/bundled/${program}/${basename(file)}`)
  }
  cpSync(`${ROOT}bin`, `${TESTED}bin`, { recursive: true })
  // Two folders above a module, as in the sources.
  for (const to of [`${ROOT}dist/`, TESTED]) copyFileSync(`${ROOT}package.json`, `${to}package.json`)
  process.env.BLAZON_BUILT = new URL('../../dist/bundled/', import.meta.url).href
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
