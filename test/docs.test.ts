import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentOf, readPublished } from '../scripts/evaluate/accuracy.ts'
import { FIELD_NAMES } from '../src/model/record.ts'
import { ROUTES } from '../src/serve/routes/index.ts'
import { MAY_IMPORT } from './house/rooms.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const readme = read('README.md')
const architecture = read('ARCHITECTURE.md')
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(join('src', file)))
  .join('\n')

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]

test('every command and every flag is in the README', () => {
  const program = read('src/cli/program.ts')
  const commands = matches(program, /\.command\('(\w+)/g).filter((name) => name !== 'brand')
  const flags = matches(program, /'(--[\w-]+)/g)
  expect(commands.length).toBeGreaterThan(6)
  for (const word of [...commands, ...flags]) expect(readme, word).toContain(word)
})

test('every environment variable that the source reads is in the README', () => {
  const variables = matches(sources, /\benv\.((?:BLAZON|CHROMIUM)_\w+)/g)
  expect(variables).toContain('BLAZON_HOSTS')
  for (const name of variables) expect(readme, name).toContain(name)
})

test('every route stands in the table from endpoint to table', () => {
  for (const { method, path } of ROUTES) expect(architecture).toContain(`\`${method} ${path}\``)
})

test('every field is named in both', () => {
  const row = architecture.split('\n').find((line) => line.includes('/v1/brand/retrieve')) ?? ''
  for (const field of FIELD_NAMES) {
    expect(row).toContain(field)
    expect(readme).toContain(`extract${field[0]?.toUpperCase()}${field.slice(1)}`)
  }
})

test('every room has its row in the code map', () => {
  const rooms = Object.keys(MAY_IMPORT).filter((room) => room !== 'llm')
  for (const room of rooms) expect(architecture, room).toMatch(new RegExp(`\`${room}(/|\\.ts)\``))
})

test('what is published of accuracy is what was measured', () => {
  expect(read('ACCURACY.md')).toBe(documentOf(readPublished()))
})

test('every script is a file, and the changelog has a heading for what is not released', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const file of Object.values(scripts).flatMap((script) => matches(script, /(scripts\/[\w.-]+)/g))) {
    expect(() => read(file)).not.toThrow()
  }
  expect(read('CHANGELOG.md')).toContain('## Unreleased')
})
