import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { serveFixtures } from '../../fixtures/server.ts'
import { linkPackages } from './project.ts'

/** As docs/library.md tells: packages with native code or files of their own stay outside of a bundle. */
const EXTERNAL = ['better-sqlite3', 'sharp', 'playwright', 'jsdom']

/** Packages in the format of CommonJS ask for others by `require`, which modules do not have. */
const REQUIRE =
  "import { createRequire as fromHere } from 'node:module'; const require = fromHere(import.meta.url);"

/**
 * Bundles a program of the project with the library and runs it in another folder, in which there are the
 * external packages alone. Returns what is wrong.
 */
export async function bundleAndRun(project: string, folder: string): Promise<string[]> {
  await build({
    absWorkingDir: project,
    entryPoints: { program: './bundled.mjs', reader: 'blazon/reader', decoder: 'blazon/decoder' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    outdir: folder,
    logLevel: 'error',
  })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  cpSync(join(project, 'node_modules/blazon/bin/confined-browser'), join(folder, 'confined-browser'))
  const companies = 'companies.bin.br'
  cpSync(join(project, 'node_modules/blazon/dist', companies), join(folder, companies))
  for (const letters of ['letters.br', 'ideographs.br'])
    cpSync(join(project, 'node_modules/blazon/dist', letters), join(folder, letters))
  linkPackages(EXTERNAL, folder)
  const { hostMap, close } = await serveFixtures()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, hostMap)
  try {
    const env = { ...process.env, BLAZON_HOSTS: hosts }
    const { stdout } = await promisify(execFile)(process.execPath, ['program.js'], { cwd: folder, env })
    return /^Pennoray\n(?:ok\n)?$/.test(stdout) ? [] : [`The bundled program printed: ${stdout}`]
  } catch (thrown) {
    return [`The bundled program failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`]
  } finally {
    await close()
  }
}
