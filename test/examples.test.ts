import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { FIXTURES } from '../scripts/fixtures/server.ts'
import { fixtureFolder } from './doors/cli/command.ts'
import { LIBRARY } from './house/build.ts'

const EXAMPLES = fileURLToPath(new URL('../examples/', import.meta.url))
const folder = fixtureFolder()
/** Each example is a process of its own, which starts processes that read pages. */
const PATIENCE = { timeout: 300_000 }
const environment = () => ({
  ...process.env,
  // Their sites need none.
  BLAZON_NO_BROWSER: '1',
  BLAZON_HOSTS: folder.hosts,
  NO_COLOR: '1',
})

/** A copy of an example that imports the library from the build of the tests. */
function copyOf(example: string): string {
  const text = readFileSync(join(EXAMPLES, example), 'utf8')
  expect(text).toContain("from 'blazon'")
  return folder.at(folder.file(example, text.replace("from 'blazon'", `from '${LIBRARY}'`)))
}

async function run(example: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder.path, env: environment() }
  const { stdout } = await promisify(execFile)(process.execPath, [copyOf(example), ...args], options)
  return stdout
}

test('brand.mjs prints the fields of a brand with their evidence', PATIENCE, async () => {
  const printed = await run('brand.mjs', 'pennoray.example')
  expect(printed).toContain('name (0.999, meta og:site_name): Pennoray\n')
  expect(printed).toContain('email (')
})

test('page.mjs describes a saved page', PATIENCE, async () => {
  const file = join(FIXTURES, 'pennoray.example/www/index.html')
  const printed = await run('page.mjs', file, 'http://pennoray.example/')
  expect(printed).toContain('The page is of class "brand".\nName: Pennoray\n')
  expect(printed).toContain('linkedin: https://www.linkedin.com/company/pennoray\n')
})

test('list.mjs works through a list', PATIENCE, async () => {
  const printed = await run('list.mjs', 'list.db', 'pennoray.example', 'no domain')
  expect(printed).toMatch(/^1 described, 0 refused, 0 failed\n/)
  expect(printed).toContain('pennoray.example\tPennoray\t#086e53\n')
})

test('theme.mjs writes CSS', PATIENCE, async () => {
  expect(await run('theme.mjs', 'pennoray.example')).toContain(
    ':root {\n  color-scheme: light;\n  --color-accent: #086e53;\n',
  )
})

test('own-field.mjs prints a field of its own', PATIENCE, async () => {
  copyOf('reading-minutes.mjs')
  // As root, the processes that read pages are another user.
  chmodSync(folder.path, 0o755)
  expect(await run('own-field.mjs', 'pennoray.example')).toMatch(/^reading_minutes: \{\n {2}value: [1-9]/)
})

test('service.mjs serves until it is interrupted', PATIENCE, async () => {
  const args = [copyOf('service.mjs'), 'service.db', '0']
  const child = spawn(process.execPath, args, { cwd: folder.path, env: environment() })
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  const [, key = '', url = ''] = /Bearer (\S+)' '(\S+)\?/.exec(line) ?? []
  const refused = await fetch(`${url}?domain=example.com/`)
  const answered = await fetch(`${url}?domain=none`, { headers: { authorization: `Bearer ${key}` } })
  expect([refused.status, answered.status]).toEqual([401, 400])
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([0, null])
})

test('each example is told of and tested', () => {
  const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8')
  const tests = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  const programs = readdirSync(EXAMPLES).filter((file) => file.endsWith('.mjs'))
  expect(programs).toHaveLength(7)
  for (const program of programs) {
    expect(readme).toContain(`[${program}](${program})`)
    expect(tests).toContain(`'${program}'`)
  }
})
