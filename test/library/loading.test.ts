import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import * as library from '../../src/index.ts'
import { INSTALLED } from '../house/build.ts'

/** A process is started, which loads all that reads pages. */
const PATIENCE = { timeout: 300_000 }
const run = promisify(execFile)
const FOR_NODE = new URL('library.js', INSTALLED).href
const REFUSED = new URL('packages-refused.mjs', import.meta.url).href
const evaluated = (program: string, ...more: string[]) =>
  run(process.execPath, [...more, '--input-type=module', '--eval', program])

test('the library as Node loads it has the same names, and loads no package', PATIENCE, async () => {
  const program = `const library = await import('${FOR_NODE}')
    const { FIELD_NAMES, extractors } = library
    console.log(JSON.stringify([Object.keys(library), FIELD_NAMES, Object.keys(extractors)]))`
  const { stdout } = await evaluated(program, '--import', REFUSED)
  expect(JSON.parse(stdout)).toEqual([
    Object.keys(library).sort(),
    library.FIELD_NAMES,
    Object.keys(library.extractors),
  ])
})

test(
  'what works offline is loaded with its first call, without a warning, and throws the same errors',
  PATIENCE,
  async () => {
    const program = `import { BlazonError, describe, snapshotFromHtml } from '${FOR_NODE}'
    const page = { url: 'https://acme.com/', html: '<title>Acme</title><h1>Acme</h1>' }
    console.log(describe(snapshotFromHtml(page)).fields.name.value)
    try { describe({}) } catch (thrown) { console.log(thrown instanceof BlazonError, thrown.code) }`
    const { stdout, stderr } = await evaluated(program)
    expect(stdout).toBe('Acme\ntrue invalid_input\n')
    expect(stderr).toBe('')
  },
)

test('the command as it is installed starts', PATIENCE, async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('main.js', INSTALLED)), '--version'])
  expect(stdout).toBe(`${version}\n`)
})
