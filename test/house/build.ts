import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as esbuild } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The command as it is installed. */
export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** Packages that are loaded from where they are installed: they are native, or read files beside them. */
const EXTERNAL = ['@energetic-ai/*', 'css-tree', 'html-encoding-sniffer', 'jsdom', 'sharp']

/**
 * Before the first test: the sources compiled, types unchecked. Commands start from the build, as they do
 * where the package is installed, and in a third of the time that a loader of TypeScript takes. The processes
 * that engines of the tests start are bundled besides, because loading 370 files is most of their work; there
 * are some hundreds of them.
 */
export default async function build(): Promise<void> {
  await compile()
  for (const file of readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:bin|br)$/.test(file)) copyFileSync(`${ROOT}src/${file}`, `${ROOT}dist/${file}`)
  await esbuild({
    absWorkingDir: ROOT,
    entryPoints: ['dist/readers/reader.js', 'dist/decoders/decoder.js'],
    outbase: 'dist',
    outdir: 'dist/bundled',
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: EXTERNAL,
    // Packages in CommonJS ask for Node's own modules.
    banner: { js: "import { createRequire as of } from 'node:module'; const require = of(import.meta.url);" },
    logLevel: 'error',
  })
  for (const file of ['letters.br', 'ideographs.br'])
    copyFileSync(`${ROOT}src/pictures/logo/${file}`, `${ROOT}dist/bundled/decoders/${file}`)
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
