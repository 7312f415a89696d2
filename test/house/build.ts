import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'

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
  const flags = [
    '--noCheck',
    '--declaration',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    'dist/.tsbuildinfo',
  ]
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', ...flags], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  for (const file of readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:bin|br)$/.test(file)) copyFileSync(`${ROOT}src/${file}`, `${ROOT}dist/${file}`)
  await bundle({
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
  process.env.BLAZON_BUILT = new URL('../../dist/bundled/', import.meta.url).href
}
