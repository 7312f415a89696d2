import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { command } from './command.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The rooms whose modules are loaded with a module, without those that it loads later. */
async function roomsLoadedBy(entry: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    ...{ absWorkingDir: ROOT, entryPoints: [entry], bundle: true, splitting: true, outdir: 'out' },
    ...{ platform: 'node', format: 'esm', packages: 'external', write: false, metafile: true },
  })
  const seen = new Set([entry])
  for (const file of seen)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) seen.add(path)
  return new Set([...seen].map((file) => file.split('/')[1] ?? ''))
}

test('a domain is checked before the parts of an engine are loaded', async () => {
  const rooms = await roomsLoadedBy('src/doors/cli/engine.ts')
  expect(rooms).toContain('resolve')
  for (const late of ['store', 'extract', 'paths', 'snapshot', 'readers', 'decoders', 'cascade'])
    expect(rooms, late).not.toContain(late)
})

test('a file to describe is looked for before what decodes pictures and names fields is loaded', async () => {
  const rooms = await roomsLoadedBy('src/doors/cli/commands/describe.ts')
  for (const late of ['extract', 'decoders', 'paths']) expect(rooms, late).not.toContain(late)
  expect(await command('describe', '/no/such/page')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no file or folder /no/such/page.'),
  })
})

test.each([
  ['identify', 'src/doors/cli/commands/identify.ts', ['identify', ''], 'The transaction is empty'],
  ['batch', 'src/doors/cli/list-run.ts', ['batch', '/no/such.csv'], 'The list /no/such.csv cannot be read'],
  ['explain', 'src/doors/cli/commands/explain.ts', ['explain', 'acme', 'name'], 'is not a domain'],
  ['correct', 'src/doors/cli/commands/correct.ts', ['correct', 'acme', 'name', 'x'], 'is not a domain'],
  [
    'a replay',
    'src/doors/cli/engine.ts',
    ['acme.com', '--replay', '/no/such'],
    'There is no recording at /no/such.',
  ],
])('the input of %s is checked before what does the work is loaded', async (_, entry, args, message) => {
  const rooms = await roomsLoadedBy(entry)
  for (const late of ['store', 'extract', 'paths', 'snapshot']) expect(rooms, late).not.toContain(late)
  expect(await command(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
})

test('-v prints the version, as --version does', async () => {
  const { stdout, code } = await command('-v')
  expect([code, stdout]).toEqual([0, (await command('--version')).stdout])
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})
