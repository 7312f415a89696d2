import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, CommanderError } from 'commander'
import { expect, onTestFinished, test } from 'vitest'
import { program } from '../../src/doors/cli/program.ts'
import { command } from '../doors/cli/command.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DOCUMENTS = [
  ...['README.md', 'SKILL.md'],
  ...readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

interface Line {
  readonly file: string
  /** What stands after `blazon`. */
  readonly words: readonly string[]
}

/** Lines of blocks to paste: those of shells, and those that are indented. */
const LINES = DOCUMENTS.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const fenced = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.split('\n'))
  const indented = [...text.matchAll(/^ {4}(blazon .*)$/gm)].map(([, line = '']) => line)
  return [...fenced, ...indented].flatMap((line) => commandsIn(file, line))
})

/** What stands in backquotes within a sentence. */
const MENTIONS = DOCUMENTS.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/`(blazon [^`]*)`/g)]
    .map(([, line = '']) => line.replaceAll('\n', ' '))
    .filter((line) => !/[[\]…|\\]/.test(line))
    .flatMap((line) => commandsIn(file, line)),
)

/** The command of a line, without what a shell would do with its output and without its comment. */
function commandsIn(file: string, line: string): Line[] {
  const [, after] = /(?:^|[ |])blazon (?!blazon )(.*)/.exec(line) ?? []
  if (after === undefined || line.startsWith('docker')) return []
  const words: string[] = []
  for (const [word, single, double] of after.matchAll(/'([^']*)'|"([^"]*)"|[^\s'"]+/g)) {
    if (/^[#|<>]/.test(word)) break
    words.push(single ?? double ?? word)
  }
  return [{ file, words }]
}

/** What the parser of commands says against a line, without doing what it says. */
async function fault({ words }: Line): Promise<string | undefined> {
  const root = /[.A-Z]/.test(words[0] ?? '') ? ofDomains : ofCommands
  try {
    await root.parseAsync([...words], { from: 'user' })
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown
    return thrown.exitCode === 0 ? undefined : thrown.code
  }
}

const ofDomains = program(() => undefined)
const ofCommands = program(() => undefined, false)
for (const root of [ofDomains, ofCommands]) withoutDoing(root)

function withoutDoing(command: Command): void {
  command.configureOutput({ writeOut: () => undefined, writeErr: () => undefined })
  if (command.commands.length === 0) command.action(() => undefined)
  for (const below of command.commands) withoutDoing(below)
}

const said = ({ file, words }: Line) => `${file}: blazon ${words.join(' ')}`

test('every command line in the documents is one that the program takes', async () => {
  expect(LINES.length).toBeGreaterThan(50)
  for (const line of LINES) expect([said(line), await fault(line)]).toEqual([said(line), undefined])
})

test('every command and flag that a sentence names is there', async () => {
  expect(MENTIONS.length).toBeGreaterThan(40)
  for (const line of MENTIONS)
    expect([said(line), await fault(line)]).not.toEqual([said(line), expect.stringMatching(/unknown/)])
})

/**
 * Commands that visit no site, read no recording and stay in their folder: they are run as they are printed.
 */
const OFFLINE = new Set(['correct', 'directory', 'keys', 'organisations', 'plans', 'usage'])
const WRITTEN_BY_READERS = {
  'companies.csv': 'name,domain\nExample Foods,example.com\n',
  'firms.tsv': 'Firm\tWeb\tSym\tWhere\nExample Foods\texample.com\tEXF\tNYSE\n',
}

test('command lines that need no site do what they say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(WRITTEN_BY_READERS)) writeFileSync(join(folder, name), text)
  const own = (word: string) => (word in WRITTEN_BY_READERS || /\.db$/.test(word) ? join(folder, word) : word)
  const run = LINES.filter(
    ({ words: [first = '', second] }) => OFFLINE.has(first) && second !== 'update' && second !== '-',
  )
  expect(run.length).toBeGreaterThan(15)
  for (const line of run) {
    const words = line.words.map(own)
    const { code, stderr } = await command(
      ...words,
      ...(words.includes('--db') ? [] : ['--db', own('blazon.db')]),
    )
    expect([said(line), code, stderr]).toEqual([said(line), 0, expect.anything()])
  }
})
