import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../store/temporary.ts'
import { blazon, command } from './command.ts'
import { limited } from './limited.ts'

const CSV = 'item,price\nAnvil,90.00\n'
const MARKDOWN = '| item | price |\n| --- | --- |\n| Anvil | 90.00 |\n'

/** A folder with these files, and their paths. */
function filesIn(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return { folder, at: (name: string) => join(folder, name) }
}

test('a file as Markdown, as JSON and into a file, by its name or by what a flag says', async () => {
  const { folder, at } = filesIn({
    'prices.csv': CSV,
    prices: CSV,
    'page.html': '<h1>Acme</h1><a href=/a>A</a>',
  })
  expect(await command('parse', at('prices.csv'))).toEqual({ code: 0, stdout: MARKDOWN, stderr: '' })
  expect((await command('parse', at('prices'), '--extension', '.CSV')).stdout).toBe(MARKDOWN)
  const { stdout } = await command('parse', at('prices.csv'), '--json')
  expect(JSON.parse(stdout)).toMatchObject({ type: 'csv', markdown: MARKDOWN.trimEnd(), notes: [] })
  const page = await command(
    'parse',
    at('page.html'),
    '--url',
    'https://acme.example/',
    '--out',
    at('page.md'),
  )
  expect(page).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(readFileSync(at('page.md'), 'utf8')).toBe('# Acme\n\n[A](https://acme.example/a)\n')
  // No database is made.
  expect(readdirSync(folder).toSorted()).toEqual(['page.html', 'page.md', 'prices', 'prices.csv'])
})

test('standard input, and a reader that has gone', async () => {
  const { folder } = filesIn({ 'prices.csv': CSV })
  const fromStdin = limited(folder, ['parse', '-', '--extension', 'csv'], '< prices.csv')
  expect(await fromStdin).toEqual({ code: 0, stdout: MARKDOWN, stderr: '' })
  const unread = await blazon(folder, ['parse', 'prices.csv'], ({ stdout }) => stdout?.destroy())
  expect([unread.code, unread.stderr]).toEqual([0, ''])
})

test.each([
  [['missing.pdf'], 2, /^blazon: \S+missing\.pdf cannot be read \(ENOENT: no such file or directory\)\.\n$/],
  [['folder'], 2, /^blazon: \S+folder cannot be read \(it is a folder\)\.\n$/],
  [['empty.csv'], 2, /^blazon: \S+empty\.csv: The file is empty\.\n$/],
  [['old.doc'], 1, /^blazon: \S+old\.doc: A document of Word 97 is not read: save it as docx\.\n$/],
  [['a.csv', '--extension', 'nonsense'], 2, /^blazon: .*"nonsense" is no known type of a file\.\n$/],
  [['a.csv', '--start', '0'], 2, /It is a whole number from 1 to 1000000\./],
  [['a.csv', '--exension', 'csv'], 2, /unknown option '--exension'\n\(Did you mean --extension\?\)/],
  [['a.csv', '--out', 'none/a.md'], 1, /a\.md cannot be written: a folder of that path is not there\./],
])('%j is refused in a sentence', async (args, code, message) => {
  const { folder, at } = filesIn({ 'a.csv': CSV, 'empty.csv': '', 'old.doc': 'x' })
  mkdirSync(at('folder'))
  const named = args.map((word) => (/^-|^\d|^[a-z]+$/.test(word) && word !== 'folder' ? word : at(word)))
  const refused = await command('parse', ...named)
  expect([refused.code, refused.stdout]).toEqual([code, ''])
  expect(refused.stderr).toMatch(message)
  expect(existsSync(join(folder, 'a.md'))).toBe(false)
})

test('a command without its file says so', async () => {
  expect(await command('parse')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("missing required argument 'file'"),
  })
})

test.runIf(process.platform === 'linux')('where a disk is full, nothing half-written is left', async () => {
  const text = 'We forge anvils by hand.\n'.repeat(20_000)
  const { folder, at } = filesIn({ 'long.txt': text, 'out.md': 'an earlier file' })
  const full = await limited(folder, ['parse', 'long.txt', '--out', 'out.md'], '', 'ulimit -f 8')
  expect([full.code, full.stderr]).toEqual([
    1,
    expect.stringMatching(/^blazon: out\.md cannot be written: .*\n$/),
  ])
  expect([readFileSync(at('out.md'), 'utf8'), readdirSync(folder).length]).toEqual(['an earlier file', 2])
  const unwritten = await limited(folder, ['parse', 'long.txt'], '> /dev/full')
  expect(unwritten).toMatchObject({
    code: 1,
    stderr:
      'blazon: The output cannot be written: the disk is full. Free some space, or choose another file.\n',
  })
})
