import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { completionFor } from '../../../src/doors/cli/completion/index.ts'
import { program } from '../../../src/doors/cli/program.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { command } from './command.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const folder = temporaryFolder(afterAll)
const all = program(() => undefined)

/** Whether that shell is on this machine. */
const has = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0

test.each([
  [[''], ['brand', 'fonts', 'batch', 'completion']],
  [['fo'], ['fonts', 'forget']],
  [
    ['fonts', '--pro'],
    ['--proxies', '--producer'],
  ],
  [
    ['fonts', '--producer', ''],
    ['auto', 'cascade', 'browser'],
  ],
  // As bash cuts --producer=c, and as it stands where the equals sign cuts nothing.
  [['fonts', '--producer', '=', 'c'], ['cascade']],
  [
    ['fonts', '--producer', '='],
    ['auto', 'cascade', 'browser'],
  ],
  [['fonts', '--producer=c'], ['--producer=cascade']],
  [['--db', '=', 'x.db', 'explain', 'example.com', 'col'], ['colors']],
  [['export', '--format', 'c'], ['csv']],
  [
    ['keys', 're'],
    ['revoke', 'resume'],
  ],
  [['explain', 'example.com', 'col'], ['colors']],
  [['--db', 'x.db', 'explain', 'example.com', '--json', 'col'], ['colors']],
  [['batch', 'package-l'], ['package-lock.json']],
  [['batch', '--db', 'package-l'], ['package-lock.json']],
  [['example.com', '--no-m'], ['--no-more-pages']],
  [['completion', 'z'], ['zsh']],
  [['directory', 'import', 'package-l'], ['package-lock.json']],
  [['directory', 'import', 'csv', 'a.csv', 'package-l'], ['package-lock.json']],
])('bash completes %j', (words, expected) => {
  const script = join(folder, 'blazon.bash')
  writeFileSync(script, completionFor('bash', all))
  const asked = `. "$0"; COMP_WORDS=(blazon "$@"); COMP_CWORD=$#; _blazon; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', asked, script, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const found = stdout.trim().split('\n')
  expect(found).toEqual(expect.arrayContaining(expected))
  if (words.join('') !== '') expect(found.length).toBe(expected.length)
})

test.each(['bash', 'zsh', 'fish'])('%s is told of every command and every flag', (shell) => {
  const script = completionFor(shell, all)
  for (const one of all.commands) {
    expect(script).toContain(one.name())
    for (const { long } of one.options) {
      const flag = shell === 'fish' ? `-l ${long?.slice(2)} ` : long
      expect(script, `${one.name()} ${long}`).toContain(flag)
    }
  }
  const path = join(folder, `blazon.${shell}`)
  writeFileSync(path, script)
  if (has(shell))
    expect(spawnSync(shell, ['-n', path], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
})

test('the command prints the script, and names the shells for any other', async () => {
  const { code, stdout, stderr } = await command('completion', 'fish')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toBe(completionFor('fish', all))
  const other = await command('completion', 'tcsh')
  expect(other).toEqual({
    code: 2,
    stdout: '',
    stderr: 'blazon: There is completion for bash, zsh, fish, not for “tcsh”.\n',
  })
})
