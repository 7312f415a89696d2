import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** npm runs these by itself, before the command of the same name. */
const isHook = (name: string) =>
  /^pre(?:pack$|)/.test(name) && (name === 'prepack' || name.slice(3) in scripts)
const commands = Object.keys(scripts).filter((name) => !isHook(name))

test('the table of scripts in CONTRIBUTING.md and package.json name the same commands', () => {
  const table = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const named = [...table.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(([, name]) => name)
  expect([...named].sort()).toEqual([...commands].sort())
})

test('the command a:b runs scripts/a/b, and every file beside it is a command', () => {
  const fileOf = (name: string) => /\bscripts\/[\w/-]+(?=\.(?:ts|mjs)\b)/.exec(scripts[name] ?? '')?.[0]
  const files = commands.flatMap((name) => fileOf(name) ?? [])
  for (const name of commands)
    expect([undefined, `scripts/${name.replace(':', '/')}`], name).toContain(fileOf(name))
  const folders = [
    'scripts',
    ...commands.flatMap((name) => name.match(/^[^:]+(?=:)/)?.map((a) => `scripts/${a}`) ?? []),
  ]
  for (const folder of new Set(folders)) expect(files).toEqual(expect.arrayContaining(filesIn(folder)))
})

/** The files of a folder without their endings; nothing where there is no such folder. */
function filesIn(folder: string): string[] {
  const entries = folder === 'scripts/check' ? [] : readdirSync(join(ROOT, folder), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name.replace(/\.\w+$/, '')}`)
}
