// npm run check:npx
//
// Checks that the packed package answers in an empty folder without any other step: `npx` installs it with
// its packages from the registry into a cache of its own, and `blazon DOMAIN` looks a sample site up without
// a browser. First no scripts of packages are run, so that the SQLite package is not compiled where it has no
// binary, and nothing is stored; then they are run, and once more with what is installed then. Prints
// seconds and megabytes. `npm run build` comes first. Under Node 20 the compiling takes minutes.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveFixtures } from '../fixtures/server.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DOMAIN = 'ferncott.example'
const WITHOUT_SCRIPTS = 'without scripts of packages'

const folder = mkdtempSync(join(tmpdir(), 'blazon-npx-'))
const sites = await serveFixtures()
try {
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], ROOT)
  const [{ filename, size }] = JSON.parse(packed) as [{ filename: string; size: number }]
  console.log(`the packed package: ${megabytes(size)} MB`)
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, sites.hostMap)
  for (const time of [WITHOUT_SCRIPTS, 'with them', 'once more']) {
    if (time === 'with them') rmSync(join(folder, 'cache/_npx'), { recursive: true })
    const began = performance.now()
    const env = time === WITHOUT_SCRIPTS ? { npm_config_ignore_scripts: 'true' } : {}
    const name = await nameFound(join(folder, filename), empty, hosts, env)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    if (name !== 'Ferncott') throw new Error(`The record of ${DOMAIN} has the name ${name}.`)
    console.log(`npx blazon ${DOMAIN}, ${time}: ${seconds} s`)
  }
  const [kilobytes = ''] = run('du', ['-sk', join(folder, 'cache/_npx')], folder).split('\t')
  console.log(`installed with its packages: ${megabytes(Number(kilobytes) * 1024)} MB`)
} finally {
  await sites.close()
  rmSync(folder, { recursive: true })
}

/** Looks the sample site up by `npx`, and returns the name that was found. The sites are served meanwhile. */
async function nameFound(
  file: string,
  cwd: string,
  hosts: string,
  more: Readonly<Record<string, string>>,
): Promise<unknown> {
  const args = ['--yes', `--package=${file}`, '--', 'blazon', DOMAIN, '--json', '--refresh', '--hosts', hosts]
  const env = { ...process.env, BLAZON_NO_BROWSER: '1', npm_config_cache: join(folder, 'cache'), ...more }
  const child = spawn('npx', args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const part of child.stdout.setEncoding('utf8')) text += part
  return JSON.parse(text).record?.fields.name.value
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
