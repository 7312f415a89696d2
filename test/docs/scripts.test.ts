import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../store/temporary.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** npm runs these by itself, before the command of the same name. */
const isHook = (name: string) =>
  /^pre(?:pack$|)/.test(name) && (name === 'prepack' || name.slice(3) in scripts)
const commands = Object.keys(scripts).filter((name) => !isHook(name))

/** Commands that run one of the files of a folder: `npm run torture -- attack`. */
const groups = commands.filter((name) => scripts[name]?.includes('scripts/run.mjs'))

test('the table of scripts in CONTRIBUTING.md, package.json and the folders name the same commands', () => {
  const table = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const named = [...table.matchAll(/^\| `npm (?:run )?([\w:-]+(?: -- [\w-]+)?)(?: [^`]*)?` \|/gm)].map(
    ([, name]) => name,
  )
  const there = [
    ...commands.filter((name) => !groups.includes(name)),
    ...groups.flatMap((group) => filesIn(`scripts/${group}`).map((file) => `${group} -- ${file}`)),
  ]
  expect([...named].sort()).toEqual(there.sort())
})

test('the command a:b runs scripts/a/b', () => {
  const fileOf = (name: string) => /\bscripts\/[\w/-]+(?=\.(?:ts|mjs)\b)/.exec(scripts[name] ?? '')?.[0]
  for (const name of commands.filter((one) => !groups.includes(one)))
    expect([undefined, `scripts/${name.replace(':', '/')}`, 'scripts/setup'], name).toContain(fileOf(name))
})

test('npm run complete-lock leaves a complete lock file as npm writes it', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['package-lock.json', 'scripts/complete-lock.mjs'])
    cpSync(join(ROOT, file), join(folder, file))
  execFileSync(process.execPath, [join(folder, 'scripts/complete-lock.mjs')], { stdio: 'pipe' })
  const text = (from: string) => readFileSync(join(from, 'package-lock.json'), 'utf8')
  expect(text(folder)).toBe(text(ROOT))
})

test('npm run torture -- webhooks ends when a service cannot start', { timeout: 60_000 }, () => {
  const env = { ...process.env, BLAZON_CONFIG: '/nowhere/blazon.json' }
  const args = ['--import', 'tsx', join(ROOT, 'scripts/torture/webhooks.ts'), '10', 'events']
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 45_000 })
  expect(stderr).toMatch(/^A service ended by itself \(\d+\)\. It said: .*\/nowhere\/blazon\.json/)
  expect(status).toBe(1)
})

/** The files of a folder without their endings. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace(/\.\w+$/, ''))
}
