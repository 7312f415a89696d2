import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build as esbuild } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The command as it is installed. */
export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** The same in few files, which start in two thirds of the time: most tests of commands start this one. */
export const COMMAND = fileURLToPath(new URL('../../dist/bundled/command/main.js', import.meta.url))

/** Packages that are loaded from where they are installed: they are native, or read files beside them. */
const EXTERNAL = [
  ...['@crawlee/*', '@energetic-ai/*', 'better-sqlite3', 'css-tree', 'html-encoding-sniffer', 'jsdom'],
  ...['pino', 'playwright', 'sharp'],
]

/** What modules read from beside them. */
const FILES = [
  'directory/shipped/companies.bin.br',
  'industry/vectors.bin',
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
    if (/\.(?:bin|br)$/.test(file)) copyFileSync(`${ROOT}src/${file}`, `${ROOT}dist/${file}`)
  const bundling: BuildOptions = {
    ...{ absWorkingDir: ROOT, bundle: true, platform: 'node', format: 'esm', banner: BANNER },
    ...{ external: EXTERNAL, logLevel: 'error' },
  }
  const programs = ['dist/readers/reader.js', 'dist/decoders/decoder.js']
  await esbuild({ ...bundling, entryPoints: programs, outbase: 'dist', outdir: 'dist/bundled' })
  const command = dirname(COMMAND)
  await esbuild({ ...bundling, entryPoints: [MAIN], outdir: command, splitting: true })
  for (const program of programs)
    writeFileSync(`${command}/${basename(program)}`, `import '${program.replace('dist', '..')}'\n`)
  for (const file of FILES) {
    copyFileSync(`${ROOT}src/${file}`, `${command}/${basename(file)}`)
    if (file.endsWith('.br'))
      copyFileSync(`${ROOT}src/${file}`, `${ROOT}dist/bundled/decoders/${basename(file)}`)
  }
  // Two folders above a module, as in the sources.
  copyFileSync(`${ROOT}package.json`, `${ROOT}dist/package.json`)
  process.env.BLAZON_BUILT = new URL('../../dist/bundled/', import.meta.url).href
}

/** Each module of `src/` by itself, into `dist/`. The compiler of types would take seconds for the same. */
async function compile(): Promise<void> {
  const sources = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file}`,
  )
  const { outputFiles } = await esbuild({
    absWorkingDir: ROOT,
    entryPoints: sources.filter((file) => /(?<!\.d)\.ts$/.test(file)),
    outbase: 'src',
    outdir: 'dist',
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  })
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.replace(RELATIVE, '$1.js$2'))
  }
}

/** What a module imports from another one of ours. */
const RELATIVE = /((?:\bfrom|\bimport|\bimport\()\s*["']\.{1,2}\/[^"'\n]*)\.ts(["'])/g
