import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build as esbuild } from 'esbuild'
import { bundle, bundleBoard, bundleCheckout, CHECKOUT, PROCESSES } from '../../scripts/bundle.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The programs of a checkout, which are those of the package. */
export const INSTALLED = CHECKOUT
export const COMMAND = fileURLToPath(new URL('main.js', INSTALLED))

/** The modules one by one, for tests that replace or count some of them. */
export const MODULES = new URL('../../dist/modules/', import.meta.url)

/** The library, and programs of the tests, which run in processes of their own. */
const PROGRAMS = {
  index: 'src/index.ts',
  'batch-process': 'test/batch/batch-process.ts',
  'shared-process': 'test/batch/shared-process.ts',
  'bounds-process': 'test/store/sqlite/bounds-process.ts',
  'copy-process': 'test/store/copy/copy-process.ts',
  'limited-process': 'test/doors/http/limited-process.ts',
  'warm-process': 'test/doors/http/warm-process.ts',
} as const
const BUNDLED = fileURLToPath(new URL('../../dist/bundled/', import.meta.url))

export const programFor = (name: keyof typeof PROGRAMS) => `${BUNDLED}${name}.js`
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

/**
 * Before the first test: the sources compiled, types unchecked, because a loader of TypeScript takes three
 * times as long to start a program. Programs, and the processes that engines of the tests start, are bundled
 * as those of the package are: there are some hundreds of them.
 */
export default async function build(): Promise<void> {
  // The compiler lives for seconds: to let its memory grow before it collects any takes a fifth less work.
  process.env.GOGC ??= '400'
  rmSync(BUNDLED, { recursive: true, force: true })
  await Promise.all([compile(), bundle({ ...PROGRAMS, ...PROCESSES }, BUNDLED), bundleCheckout()])
  for (const file of readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:bin|br|css)$/.test(file))
      for (const to of [fileURLToPath(MODULES), `${TESTED}src/`])
        copyFileSync(`${ROOT}src/${file}`, `${to}${file}`)
  // The service reads the built board beside its module.
  for (const to of [
    BUNDLED,
    ...[fileURLToPath(MODULES), `${TESTED}src/`].map((at) => `${at}doors/http/board/`),
  ])
    await bundleBoard(to)
  // As many folders above a module as in the sources.
  for (const to of [`${ROOT}dist/`, TESTED]) {
    cpSync(`${ROOT}bin`, `${to}bin`, { recursive: true })
    copyFileSync(`${ROOT}package.json`, `${to}package.json`)
  }
  // Engines of the tests start bundled processes.
  for (const room of ['readers/reader', 'decoders/decoder'])
    write(`${TESTED}src/${room}.js`, `import '../../../bundled/${basename(room)}.js'\n`)
  // They start from the snapshot of the checkout.
  for (const folder of [BUNDLED, `${TESTED}src/readers/`]) {
    rmSync(`${folder}reader-startup.cjs`, { force: true })
    symlinkSync(fileURLToPath(new URL('reader-startup.cjs', CHECKOUT)), `${folder}reader-startup.cjs`)
  }
}

/**
 * Each module of `src/` by itself, into `dist/modules/` and, with lines that lead back to the sources and
 * with what is kept for the next test, into `dist/tested/`. The compiler of types would take seconds for the
 * same.
 */
async function compile(): Promise<void> {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => `${ROOT}src/${file}`)
  const { outputFiles } = await esbuild({
    entryPoints: [...sources, ...REPLACED.map(({ by }) => by)],
    ...{ outbase: ROOT, outdir: TESTED, write: false },
    ...{
      jsx: 'automatic',
      jsxImportSource: 'preact',
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      sourcemap: 'inline',
      sourcesContent: false,
    },
  })
  for (const { path, text } of outputFiles) {
    const module = text.replace(RELATIVE, '$1.js$2')
    const file = path.slice(TESTED.length)
    write(path, replacing(file, module))
    if (file.startsWith('src/'))
      write(`${fileURLToPath(MODULES)}${file.slice('src/'.length)}`, module.slice(0, module.lastIndexOf(MAP)))
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
const RELATIVE = /((?:\bfrom|\bimport|\bimport\()\s*["']\.{1,2}\/[^"'\n]*)\.tsx?(["'])/g
