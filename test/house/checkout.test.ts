import { execFile, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../store/temporary.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BUNDLE = "const { bundleCheckout } = await import('./scripts/bundle.mjs'); await bundleCheckout()"

/** A copy of the checkout, in which nothing is bundled. */
function checkout() {
  const folder = temporaryFolder()
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const node = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  return { at: (path: string) => join(folder, path), node }
}

test('the programs of a checkout are those of its sources, whatever the age of these is', () => {
  const { at, node } = checkout()
  node('--input-type=module', '-e', BUNDLE)
  const made = (name: string) => statSync(at(`dist/checkout/${name}`)).mtimeMs
  // Whoever finds a program finds what it reads, too.
  expect(made('companies.bin.br')).toBeLessThanOrEqual(made('main.js'))
  const first = made('main.js')
  node('--input-type=module', '-e', BUNDLE)
  expect(made('main.js')).toBe(first)
  // An archive of another version has files that are older than the programs.
  appendFileSync(at('src/main.ts'), "process.stdout.write('of another version\\n')\n")
  for (const path of ['src/main.ts', 'src']) utimesSync(at(path), 1e9, 1e9)
  node('--input-type=module', '-e', BUNDLE)
  expect(node('dist/checkout/main.js', '--version')).toContain('of another version')
})

test('several commands bundle a checkout at the same time', async () => {
  const { at, node } = checkout()
  // All of them remove these, which takes long enough that they meet.
  mkdirSync(at('dist/checkout'), { recursive: true })
  for (let count = 0; count < 10_000; count++) {
    const path = at(`dist/checkout/shared-${count}.js`)
    writeFileSync(path, '')
    utimesSync(path, 1e9, 1e9)
  }
  const asked = { cwd: at('.') }
  const bundle = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUNDLE], asked)
  await Promise.all([bundle(), bundle(), bundle(), bundle()])
  expect(node('dist/checkout/main.js', '--version')).toMatch(/^\d/)
})
