import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentOf, readPublished } from '../../scripts/evaluate/accuracy.ts'
import { program } from '../../src/doors/cli/program.ts'
import { ROUTES } from '../../src/doors/http/routes/index.ts'
import { FIELD_NAMES, OUR_FIELDS } from '../../src/fields/index.ts'
import { MAY_IMPORT } from '../house/rooms.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const commandsPage = read('docs/commands.md')
const service = read('docs/service.md')
const architecture = read('ARCHITECTURE.md')
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(join('src', file)))
  .join('\n')

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]

/** Flags that docs/commands.md explains once for all commands. */
const SHARED = [
  '--blobs',
  '--config',
  '--db',
  '--hosts',
  '--own-fields',
  '--producer',
  '--proxies',
  '--replay',
  '--set',
]

test('every command has its row in docs/commands.md, with every flag', () => {
  const { commands } = program(() => undefined)
  expect(commands.length).toBeGreaterThan(6)
  for (const flag of SHARED) expect(commandsPage).toContain(`- \`${flag} `)
  for (const command of commands) {
    const start = `| \`blazon ${command.name() === 'brand' ? 'DOMAIN' : command.name()}`
    // A command with others below it may have a row for each of them.
    const row = commandsPage
      .split('\n')
      .filter((line) => line.startsWith(start) && /[ `]/.test(line.charAt(start.length)))
      .join('\n')
    expect(row, start).not.toBe('')
    for (const below of command.commands) expect(row, start).toContain(below.name())
    const flags = command.options.map(({ long }) => long ?? '').filter((long) => !SHARED.includes(long))
    for (const flag of flags) expect(row, start).toContain(flag)
  }
})

test('every environment variable that the source reads is in docs/commands.md', () => {
  const variables = matches(sources, /\benv\.((?:BLAZON|CHROMIUM)_\w+)/g)
  expect(variables).toContain('BLAZON_HOSTS')
  for (const name of variables) expect(commandsPage, name).toContain(name)
})

test('every test that docs/security.md names as the proof of a guarantee is there', () => {
  const named = matches(read('docs/security.md'), /`(test\/[\w/-]+\.test\.ts)`/g)
  expect(named.length).toBeGreaterThan(20)
  for (const file of named) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

test('every route stands in the table from endpoint to table, and with its parameters in docs/service.md', () => {
  for (const { method, path, paths, params, takesBytes } of ROUTES) {
    for (const each of paths) expect(service).toContain(`${each}\``)
    expect(architecture).toContain(`\`${method} ${path}\``)
    const row = service.split('\n').find((line) => line.startsWith(`| \`${method} ${path}\``)) ?? ''
    // Bytes are the body itself, and the path names its own parameters.
    const unnamed = (name: string) => path.includes(`{${name}}`) || (takesBytes && name === 'body')
    const named = Object.keys(params).filter((name) => !unnamed(name))
    for (const name of named) expect(row, `${path} ${name}`).toContain(`\`${name}`)
  }
})

test('every field is named in docs/fields.md', () => {
  const fields = read('docs/fields.md')
  for (const field of FIELD_NAMES) expect(fields).toContain(`\`${field}\``)
})

test.each([
  ['docs/batch.md', 'export'],
  ['docs/database.md', 'view'],
])('%s names every column of the %s', (page, table) => {
  const named = matches(read(page), /`(\w+)`(?=[^|\n]*\|)/g)
  const columns = [...OUR_FIELDS.values()].flatMap((field) => field.columns ?? [])
  const names = columns.filter((column) => (column.in ?? table) === table).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !named.includes(name))).toEqual([])
})

test('every room has its row in the code map', () => {
  const rooms = Object.keys(MAY_IMPORT).filter((room) => room !== 'llm')
  const missing = rooms.filter((room) => !new RegExp(`\`${room}(/|\\.ts)\``).test(architecture))
  expect(missing).toEqual([])
})

test('the code map lists a room below the rooms that it may import, but for engine and batch', () => {
  const [map = ''] = architecture.split('## From endpoint to table')
  const order = matches(map, /^\| \[?`(\w+)(?:\/|\.ts)`/gm)
  const upwards = Object.entries(MAY_IMPORT).flatMap(([room, imported]) =>
    imported === 'anything' || !order.includes(room)
      ? []
      : imported.filter((name) => order.indexOf(name) > order.indexOf(room)).map((name) => `${room} ${name}`),
  )
  expect(upwards).toEqual(['engine batch'])
})

test('what is published of accuracy is what was measured', () => {
  expect(read('ACCURACY.md')).toBe(documentOf(readPublished()))
})

test('the changelog begins with the version of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [, newest] = /^## (\S+)/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(version)
})

test('every path that NOTICE names is there', () => {
  const named = matches(read('NOTICE'), /\b((?:src|data|fixtures)\/[\w/.-]*[\w/])/g)
  expect(named.length).toBeGreaterThan(10)
  for (const path of named) expect(existsSync(join(ROOT, path)), path).toBe(true)
})
