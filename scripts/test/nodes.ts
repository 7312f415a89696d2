// npm run test:nodes -- [MAJOR ...] [TEST ...]
//
// Runs every test, or the named ones, under each version of Node that blazon is for, by default the
// newest of 20, 22, 24 and 26.
// Each has a copy of the sources in a temporary folder: `npm test` there installs the packages, with the
// engines that they declare taken at their word, and runs the tests; then the package is packed and
// installed as its users do. The binaries come from the npm package `node`, with the headers that the SQLite
// addon is compiled with; the Node that runs this script stands for its own version. The logs of versions
// with failures stay. It fails when a version fails, and when none could be had.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from '../measuring/table.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MAJORS = ['20', '22', '24', '26']
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

interface Outcome {
  readonly node: string
  readonly passed: string | number
  readonly failed: string | number
  readonly skipped: string | number
  readonly minutes: string | number
  readonly package: string
}

const folder = mkdtempSync(join(tmpdir(), 'blazon-nodes-'))
const isMajor = (argument: string) => /^\d+$/.test(argument)
const wanted = process.argv.slice(2).filter(isMajor)
const tests = process.argv.slice(2).filter((argument) => !isMajor(argument))
const outcomes = (wanted.length > 0 ? wanted : MAJORS).map(outcomeUnder)
process.stdout.write(`\n${table(outcomes.map((outcome) => ({ ...outcome })))}\n`)
const ran = outcomes.filter(({ failed }) => failed !== '-')
const isGood = ran.length > 0 && ran.every((one) => one.failed === 0 && one.package === 'installs')
if (isGood) rmSync(folder, { recursive: true })
else process.stdout.write(`logs: ${folder}\n`)
process.exitCode = isGood ? 0 : 1

function outcomeUnder(major: string): Outcome {
  const prefix = prefixOf(major)
  if (prefix === undefined)
    return {
      node: `${major}: not to be had`,
      passed: '-',
      failed: '-',
      skipped: '-',
      minutes: '-',
      package: '-',
    }
  const began = performance.now()
  const { copy, env } = copyFor(major, prefix)
  const tested = run('npm', ['test', '--', ...tests], { cwd: copy, env, log: `${major}.log` })
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(tested.stdout) ?? []
  const counts = { passed: Number(passed ?? 0), failed: Number(failed ?? 1), skipped: Number(skipped ?? 0) }
  const minutes = (performance.now() - began) / 60_000
  const installs = isInstallable(major, copy, env) ? 'installs' : 'does not install'
  const version = run('node', ['--version'], { cwd: copy, env }).stdout.trim()
  rmSync(copy, { recursive: true })
  return { node: version, ...counts, minutes, package: installs }
}

/**
 * The folder above `bin` and `include` of that version; undefined when the registry has none of it. The
 * package `node` installs a package for this kind of machine below itself, which holds them.
 */
function prefixOf(major: string): string | undefined {
  if (process.versions.node.startsWith(`${major}.`)) return dirname(dirname(process.execPath))
  const place = join(folder, `node-${major}`)
  mkdirSync(place)
  writeFileSync(join(place, 'package.json'), '{"private":true}')
  const installed = run('npm', ['install', `node@${major}`, ...QUIET], {
    cwd: place,
    log: `node-${major}.log`,
  })
  const below = join(place, 'node_modules', 'node', 'node_modules')
  const name =
    installed.status === 0 && readdirSync(below).find((one) => existsSync(join(below, one, 'include')))
  return name ? join(below, name) : undefined
}

/**
 * A copy of what git knows or would take, and the environment in which `node` and `npm` are of that
 * prefix.
 */
function copyFor(major: string, prefix: string): { copy: string; env: NodeJS.ProcessEnv } {
  const copy = join(folder, `blazon-${major}`)
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of files.stdout.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(copy, file))
  const path = [join(prefix, 'bin'), process.env.PATH].join(delimiter)
  return { copy, env: { PATH: path, npm_config_nodedir: prefix, npm_config_engine_strict: 'true' } }
}

/**
 * Whether others can install the package, with everything that it depends on as the registry has it
 * today.
 */
function isInstallable(major: string, copy: string, env: NodeJS.ProcessEnv): boolean {
  const place = join(folder, `consumer-${major}`)
  mkdirSync(place)
  writeFileSync(join(place, 'package.json'), '{"private":true}')
  const packed = run('npm', ['pack', '--pack-destination', place, ...QUIET], { cwd: copy, env })
  const name = packed.stdout.trim().split('\n').at(-1) ?? ''
  const install = ['install', join(place, name), '--ignore-scripts', ...QUIET]
  const installed = run('npm', install, { cwd: place, env, log: `consumer-${major}.log` })
  return installed.status === 0 && run('npx', ['blazon', '--version'], { cwd: place, env }).status === 0
}

interface Where {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** The file, in the folder of this run, that the output is written to. */
  readonly log?: string
}

function run(command: string, args: readonly string[], { cwd, env, log }: Where): SpawnSyncReturns<string> {
  if (log) process.stderr.write(`${command} ${args.join(' ')} in ${cwd}\n`)
  const done = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (log) writeFileSync(join(folder, log), `${done.stdout}${done.stderr}`)
  return done
}
