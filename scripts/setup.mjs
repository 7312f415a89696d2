// npm run setup
//
// Prepares a fresh clone: packages, Node headers for the SQLite addon, a browser. It uses plain Node and no
// package. It runs before `npm start`, `npm test` and other commands, and ends within milliseconds when
// nothing is missing. All output goes to stderr. BLAZON_NO_BROWSER=1 leaves the browser out.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whyUnfit } from './setup/installed.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules', '.blazon-setup.json')
const RETRY_BROWSER_AFTER_MS = 24 * 60 * 60 * 1000
const say = (text) => process.stderr.write(`setup: ${text}\n`)

function fail(text) {
  say(text)
  process.exit(1)
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))
}

function readStamp() {
  if (!existsSync(STAMP)) return {}
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch (error) {
    say(`the notes of the last setup are unreadable (${error.message}); setting up anew`)
    return {}
  }
}

/** The versions of Node that package.json names, each as `[major, least minor]`. */
function knownNodes() {
  const { engines } = readJson('package.json')
  return [...engines.node.matchAll(/\^(\d+)\.(\d+)/g)].map(([, ...parts]) => parts.map(Number))
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const known = knownNodes()
  if (known.some(([one, least]) => one === major && minor >= least)) return
  const names = known.map(([one, least]) => (least ? `${one}.${least} or newer of ${one}` : one)).join(', ')
  if (major > known.at(-1)[0]) say(`Node ${major} is newer than blazon has been tried with: ${names}.`)
  else fail(`Node ${process.versions.node} cannot run blazon, which needs one of: ${names}.`)
}

/**
 * Returns a folder whose include/node holds the headers of this version of Node, for compiling the SQLite
 * addon without a download.
 */
function headersFolder() {
  const prefixes = [dirname(dirname(realpathSync(process.execPath))), '/usr', '/usr/local']
  return prefixes.find((prefix) => {
    const file = join(prefix, 'include', 'node', 'node_version.h')
    if (!existsSync(file)) return false
    const [, modules] = /define NODE_MODULE_VERSION (\d+)/.exec(readFileSync(file, 'utf8')) ?? []
    return modules === process.versions.modules
  })
}

function run(command, args, { env = {}, timeout } = {}) {
  // The child's stdout goes to our stderr, because stdout is for data.
  const done = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
    timeout,
    shell: process.platform === 'win32',
  })
  return done.status === 0
}

function packagesKey() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  const machine = `${process.versions.modules} ${process.platform} ${process.arch}`
  return createHash('sha256').update(lock).update(machine).digest('hex')
}

/**
 * Nothing runs without these files. They are missing when packages were removed by hand, or left out by `npm
 * install`.
 */
const NEEDED = ['tsx/package.json', 'better-sqlite3/package.json']
const isInstalled = () => NEEDED.every((file) => existsSync(join(ROOT, 'node_modules', file)))

/**
 * Which versions are installed in place of those of the lock file. That has the SQLite addon that Node 20
 * can run. Compiled under Node 24.19 or later, that one ends the process when a statement is collected while
 * no script runs, so that every Node with version 10 of Node-API gets the newer one, as it does in a project
 * that blazon is installed in.
 */
function chosenVersions() {
  if (Number(process.versions.napi) < 10) return {}
  const { dependencies } = readJson('package.json')
  return { 'better-sqlite3': dependencies['better-sqlite3'].split(' || ').at(-1) }
}

/**
 * Packages that are installed past the lock file, with all that they bring along, as npm's lock file would
 * have their checksums: `scripts/setup/chosen.json`.
 */
const PINNED = readJson('scripts', 'setup', 'chosen.json')

/** Fetches those packages into a folder, and ends the set-up when one is not what was published. */
function fetchChosen(chosen, folder) {
  return [...Object.keys(chosen), ...Object.keys(chosen).flatMap((name) => PINNED[name].brings)].map(
    (name) => {
      const { version, integrity } = PINNED[name]
      if (!run('npm', ['pack', `${name}@${version}`, '--silent', `--pack-destination=${folder}`]))
        fail(`npm could not fetch ${name} ${version}, see above.`)
      const file = join(folder, `${name}-${version}.tgz`)
      const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
      if (found !== integrity)
        fail(`${name} ${version} of the registry has another checksum than was published.`)
      return file
    },
  )
}

/** Installs what the lock file names, and in place of some of it what this Node needs. */
function npmInstall(env) {
  const common = ['--include=dev', '--no-audit', '--no-fund']
  const chosen = chosenVersions()
  if (Object.keys(chosen).length === 0) return run('npm', ['ci', ...common], { env })
  const folder = mkdtempSync(join(tmpdir(), 'blazon-setup-'))
  try {
    return run('npm', ['install', '--no-save', ...common, ...fetchChosen(chosen, folder)], { env })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Loads the packages with native parts. They may have been installed for another Node or system. */
const LOADING =
  "new (require('better-sqlite3'))(':memory:').close(); require('sharp'); require('esbuild').transformSync('')"

/**
 * Why the packages have to be installed, as the end of a sentence; undefined where everything is there, by
 * whatever command it was installed.
 */
function whyInstall() {
  if (!existsSync(join(ROOT, 'node_modules'))) return 'there are none'
  const unfit = whyUnfit(readJson('package-lock.json'), installedTree(), chosenVersions())
  if (unfit) return unfit
  const { status, stderr } = spawnSync(process.execPath, ['-e', LOADING], { cwd: ROOT, encoding: 'utf8' })
  if (status === 0) return undefined
  return `one of them does not load: ${/^\S*Error: .*/m.exec(stderr)?.[0] ?? stderr.slice(-200)}`
}

/** What npm wrote down about what it installed; undefined where it did not come to that. */
function installedTree() {
  try {
    return readJson('node_modules', '.package-lock.json')
  } catch {
    return undefined
  }
}

function installPackages(why) {
  const env = {}
  const headers = headersFolder()
  if (headers && !process.env.npm_config_nodedir) env.npm_config_nodedir = headers
  say(`installing packages, because ${why}`)
  say('they take some 450 MB in node_modules, and one to three minutes under Node 20, which compiles SQLite')
  if (!npmInstall(env)) {
    fail(
      'npm failed, see above. It needs the npm registry and, where no prebuilt SQLite binary can be had, ' +
        'a C++ compiler, make, python3 and the headers of Node.',
    )
  }
}

/** Asks the engine itself for a browser, so that both agree on what counts as one. */
function findBrowser() {
  const asked = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/setup/find-browser.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  })
  if (asked.status !== 0) fail('the browser cannot be used, see above.')
  return asked.stdout.trim() || undefined
}

const isTest = process.env.npm_lifecycle_event === 'pretest'
const hasAptGet = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

/**
 * These fonts are as wide as Arial, Helvetica, Times and Courier, with which pages are designed. Without them
 * text has other widths than its author saw.
 */
const FONTS = 'fonts-liberation'

function installBrowser() {
  say("no browser found; trying Playwright's download, some 300 MB; BLAZON_NO_BROWSER=1 leaves it out ...")
  if (run('npx', ['playwright', 'install', '--only-shell', 'chromium'], { timeout: 300_000 }))
    return findBrowser()
  if (process.getuid?.() === 0 && hasAptGet()) {
    say("that failed; trying the distribution's package, which changes this system: as root this runs")
    say(`  apt-get update, then apt-get install chromium-headless-shell, else chromium, and ${FONTS}`)
    say('the browser shows pages that scripts build, and the fonts are as wide as those of most pages.')
    say('BLAZON_NO_BROWSER=1 leaves all of it out.')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, FONTS], { env }))
        return findBrowser()
    }
  }
  return undefined
}

function ensureBrowser(stamp) {
  if (process.env.BLAZON_NO_BROWSER) {
    if (isTest) say('BLAZON_NO_BROWSER is set: the tests that need a browser are skipped.')
    return {}
  }
  if (stamp.browser && existsSync(stamp.browser)) return { browser: stamp.browser }
  const triedLately = stamp.browserTriedAt && Date.now() - stamp.browserTriedAt < RETRY_BROWSER_AFTER_MS
  const browser = findBrowser() ?? (triedLately ? undefined : installBrowser())
  if (browser) return { browser }
  say('no browser: pages that scripts build are described from their head only, or refused as empty.')
  say('to add one: install chromium, or set BLAZON_BROWSER to its path.')
  if (isTest) say('the tests that need one are skipped.')
  return { browserTriedAt: triedLately ? stamp.browserTriedAt : Date.now() }
}

checkNode()
const stamp = readStamp()
const packages = packagesKey()
if (stamp.packages !== packages || !isInstalled()) {
  const why = whyInstall()
  if (why) installPackages(why)
}
const browser = ensureBrowser(stamp)
const next = JSON.stringify({ packages, ...browser })
if (next !== JSON.stringify(stamp)) writeFileSync(STAMP, next)
const { bundleCheckout } = await import('./bundle.mjs')
const isBundled = await bundleCheckout().catch(({ message }) =>
  fail(
    `the programs cannot be made in dist/checkout/: ${message}. Whoever may write there has to do it once.`,
  ),
)
// The compiler would run beside `npm start` for as long as that serves.
if (isBundled) await (await import('esbuild')).stop()
