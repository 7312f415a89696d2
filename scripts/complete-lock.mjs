// npm run complete-lock, after `npm install` changed package-lock.json
//
// A registry mirror may hold a package's optional binaries for some platforms only. npm then leaves the
// others out of the lock file, and its own `npm ci` refuses that file. This script adds them, with the name,
// version and platform that their parents declare, and the checksum that the registry has of them.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'android', 'openharmony']
// Longer names come first, because `arm64` begins with `arm`.
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const added = []
for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    const os = SYSTEMS.filter((system) => name.includes(system))
    const cpu = PROCESSORS.filter((processor) => name.includes(processor)).slice(0, 1)
    if (lock.packages[path] || os.length === 0 || cpu.length === 0 || !/^\d/.test(version)) continue
    const libc = name.includes('musl') ? ['musl'] : name.endsWith('gnu') ? ['glibc'] : undefined
    lock.packages[path] = {
      version,
      cpu,
      ...(parent.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      os,
    }
    added.push(name)
  }
}
/** The checksum of a package in the registry; undefined where it does not have that package. */
function integrityOf(name, version) {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' })
  return /^sha512-\S+$/m.exec(stdout)?.[0]
}

const unchecked = []
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.integrity || entry.link) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = integrityOf(name, entry.version)
  if (integrity) lock.packages[path] = { version: entry.version, integrity, ...entry }
  else unchecked.push(name)
}
// The order is that of npm, so that its next run leaves the file as it is.
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
process.stderr.write(`${added.length} optional packages added: ${added.join(' ')}\n`)
if (unchecked.length > 0)
  process.stderr.write(`without a checksum, because the registry lacks them: ${unchecked.join(' ')}\n`)
