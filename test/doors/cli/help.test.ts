import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { ENVIRONMENT } from '../../../src/doors/cli/environment.ts'
import { program } from '../../../src/doors/cli/program.ts'
import { command } from './command.ts'

/** Every command with the words that lead to it. */
function everyCommand(
  parent: Command,
  path: readonly string[] = [],
): { path: readonly string[]; command: Command }[] {
  return parent.commands.flatMap((one) => {
    const words = [...path, one.name()]
    return [{ path: words, command: one }, ...everyCommand(one, words)]
  })
}

const EVERY = everyCommand(program(() => undefined))

test('the help of every command shows examples that are right, exit codes and variables', async () => {
  expect(EVERY.length).toBeGreaterThan(20)
  for (const { path } of EVERY) {
    const { code, stdout, stderr } = await command(...path, '--help')
    expect([path, code, stderr]).toEqual([path, 0, ''])
    expect(stdout).toMatch(/^Usage: blazon /)
    expect(stdout).toMatch(/\nExit codes:\n {2}0 +all is well\n {2}1 +\S.*\n {2}2 +.*\n {2}130 +/)
    expect(stdout).toMatch(/\nEnvironment variables:\n(?: {2}\S+ +.*\n)* {2}BLAZON_DEBUG /)
    const [, examples = ''] = /\nExamples:\n((?: {2}.*\n)+)/.exec(stdout) ?? []
    expect(examples, path.join(' ')).not.toBe('')
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    for (const line of examples.trim().split('\n')) expectRight(line)
  }
})

/** The command and the flags of an example are there. */
function expectRight(line: string): void {
  const words = (/\bblazon (.*?)(?: {2,}|\||>|\)|$)/.exec(line)?.[1] ?? '').split(' ')
  const named = EVERY.filter(({ path }) => path.every((word, at) => words[at] === word)).at(-1)
  const found = named ?? EVERY.find(({ path }) => path[0] === 'brand')
  const known = found?.command.options.map(({ long }) => long)
  for (const flag of words.filter((word) => word.startsWith('--'))) expect(known, line).toContain(flag)
}

test('the help shows that a domain alone is a command', async () => {
  const { stdout } = await command('--help')
  expect(stdout).toMatch(/^Usage: blazon DOMAIN\.\.\. \[options\]\n {7}blazon COMMAND \[options\]\n/)
  expect(stdout).toMatch(/\n {2}blazon example\.com +one brand/)
  expect(stdout).toContain('\n  [brand] [domains] ')
})

test('every variable of the help is in docs/commands.md', () => {
  const page = readFileSync(new URL('../../../docs/commands.md', import.meta.url), 'utf8')
  for (const { name } of ENVIRONMENT) expect(page).toContain(`\`${name}\``)
})

test('a mistyped command is told with the one that was meant, and is no domain', async () => {
  for (const [args, message] of [
    [['fonst', 'example.com'], 'blazon: there is no command “fonst”\n(Did you mean fonts?)\n'],
    [['fonst'], 'blazon: there is no command “fonst”\n(Did you mean fonts?)\n'],
    [['keys', 'creat'], 'blazon: there is no command “creat”\n(Did you mean create?)\n'],
    [['directory', 'xylophone'], 'blazon: there is no command “xylophone”\n(blazon directory --help'],
    [['xylophone'], 'blazon: there is no command “xylophone”. A company by its name: --name "xylophone"'],
    [['fonts', 'example.com', '--jsno'], "blazon: unknown option '--jsno'\n(Did you mean --json?)\n"],
  ] as const) {
    const { code, stdout, stderr } = await command(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.slice(0, message.length)).toBe(message)
  }
})

test.each([40, 60])('at %i columns the whole help of every command fits, but for single words', (columns) => {
  const root = program(() => undefined)
  for (const one of [root, ...everyCommand(root).map(({ command }) => command)]) {
    let text = ''
    one.configureOutput({
      getOutHelpWidth: () => columns,
      writeOut: (more) => {
        text += more
      },
    })
    one.outputHelp()
    expect(text).toMatch(/\nEnvironment variables:\n/)
    const isCode = (line: string) => /^Usage: | blazon /.test(line)
    const wide = text
      .split('\n')
      .filter((line) => line.length > columns && / /.test(line.trim()) && !isCode(line))
    expect([one.name(), wide]).toEqual([one.name(), []])
  }
})
