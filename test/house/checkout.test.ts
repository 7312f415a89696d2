import { execFile, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PROGRAMS, SAMPLES } from '../../scripts/bundle.mjs'
import { temporaryFolder } from '../store/temporary.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BUNDLE = "const { bundleCheckout } = await import('./scripts/bundle.mjs'); await bundleCheckout()"

/** A copy of these files and folders of the checkout, in which nothing is bundled. */
function checkout(copied: readonly string[]) {
  const folder = temporaryFolder()
  const at = (path: string) => join(folder, path)
  for (const name of [...copied, 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), at(name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'))
  const node = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  return { at, node, made: (name: string) => statSync(at(`dist/checkout/${name}`)).mtimeMs }
}

/** A shared module of all programs, and the files that they read. */
const BESIDE = [
  ...['src/shared.ts', 'src/directory/shipped/companies.bin.br', 'src/industry/vectors.bin'],
  ...['src/industry/words.br', 'src/pictures/logo/letters.br', 'src/pictures/logo/ideographs.br'],
]

/** What is bundled for browsers, and style sheets that programs read. */
const BROWSED = [
  ...['doors/board/main.tsx', 'doors/board/board.css', 'report/report.css'].map((file) => `src/${file}`),
  ...['sheet', 'base', 'head', 'marks', 'palette', 'type', 'components', 'pictures', 'company', 'widths'].map(
    (name) => `src/sheet/${name}.css`,
  ),
]

/** A checkout whose programs are of a few lines: to bundle the real ones takes seconds of a processor. */
function smallCheckout() {
  const small = checkout(['scripts/bundle.mjs'])
  const write = (path: string, text: string) => {
    mkdirSync(dirname(small.at(path)), { recursive: true })
    writeFileSync(small.at(path), text)
  }
  for (const path of BESIDE) write(path, 'export const version = 1\n')
  for (const path of BROWSED) write(path, '')
  mkdirSync(small.at('scripts/start'))
  for (const site of SAMPLES) write(`fixtures/${site}/www/index.html`, '<title>Acme</title>')
  for (const path of [...Object.values(PROGRAMS), 'src/readers/startup.ts', 'scripts/start.ts']) {
    const shared = `${'../'.repeat(path.split('/').length - 1)}src/shared.ts`
    write(path, `import { version } from '${shared}'\nprocess.stdout.write(\`\${version}\\n\`)\n`)
  }
  return small
}

test('the programs of a checkout are made of what is watched for changes', () => {
  const { at, node, made } = checkout(['src', 'scripts', 'fixtures'])
  node('--input-type=module', '-e', BUNDLE)
  // Whoever finds a program finds what it reads, too.
  expect(made('companies.bin.br')).toBeLessThanOrEqual(made('main.js'))
  expect(node(at('dist/checkout/main.js'), '--version')).toMatch(/^\d/)
})

test('the programs of a checkout are those of its sources, whatever the age of these is', () => {
  const { at, node, made } = smallCheckout()
  node('--input-type=module', '-e', BUNDLE)
  const first = made('main.js')
  node('--input-type=module', '-e', BUNDLE)
  expect(made('main.js')).toBe(first)
  // An archive of another version has files that are older than the programs.
  appendFileSync(at('src/main.ts'), "process.stdout.write('of another version\\n')\n")
  for (const path of ['src/main.ts', 'src']) utimesSync(at(path), 1e9, 1e9)
  node('--input-type=module', '-e', BUNDLE)
  expect(node('dist/checkout/main.js')).toContain('of another version')
})

test('several commands bundle a checkout at the same time', async () => {
  const { at, node } = smallCheckout()
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
  expect(node('dist/checkout/main.js')).toBe('1\n')
})
