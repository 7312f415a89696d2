import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { FIELD_NAMES } from '../../src/fields/index.ts'

// A copy of the build, to which a new field is added as a developer adds one: a folder, and a line in the
// list.
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'blazon-field-'))
afterAll(() => rmSync(copy, { recursive: true }))

const RULES = `import { titleOf } from '../../snapshot/meta.js'
import { evidence, pickBest, survey } from '../extractor.js'

const RULES = [{ id: 'exclamation', weight: 0.7, read: fromTitle }]

function* fromTitle(snapshot) {
  const title = titleOf(snapshot) ?? ''
  if (title.endsWith('!')) yield { value: 'excited', evidence: evidence('title', 'head > title', title) }
}

export const mood = (snapshot) => pickBest(survey(RULES, snapshot))
`

const FIELD = `import * as z from 'zod/mini'

export const mood = {
  about: 'How the site feels.',
  value: (z) => z.string(),
  wire: { key: 'mood', shape: (z) => z.string().optional(), of: (value) => value },
  columns: [{ name: 'mood' }],
  line: { label: 'feeling', text: (value, { safe }) => safe(value) },
  truth: () => ({
    keys: { mood: ['a text', z.string()] },
    scores: { mood: (expected, found) => Number(expected.mood === found) },
  }),
}
`

const PAGE = `<!doctype html><html lang="en"><title>Acme Anvils!</title>
  <header><a href="/"><img class="logo" src="/logo.svg" alt="Acme" width="120" height="30"></a></header>
  <h1>Anvils</h1><p>Since 1921 we have been making anvils for smiths of all ages.</p>`

const SCRIPT = `import { run } from './dist/modules/doors/cli/program.js'
import { evaluate, judge, readGold, snapshotFromHtml } from './dist/modules/index.js'
const html = ${JSON.stringify(PAGE)}
const lookup = async (domain) => judge(snapshotFromHtml({ url: 'https://' + domain + '/', html }))
const cases = readGold('[{"domain":"acme.example","mood":"excited"},{"domain":"b.example","mood":"calm"}]')
const { fields } = await evaluate(cases, lookup)
let refusal
try { readGold('[{"domain":"acme.example","mood":7}]') } catch (thrown) { refusal = thrown.message }
console.log(JSON.stringify({ fields, refusal }))
for (const args of [
  ...['describe page.html --json', 'describe page.html --explain mood', 'explain --help'],
  ...['describe page.html', 'schema', 'openapi'],
]) {
  console.log('\\f')
  await run(args.split(' '))
}
`

function withNewField(): void {
  for (const name of ['dist/modules', 'bin', 'package.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(copy, 'dist/package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const room of ['fields', 'extract']) mkdirSync(join(copy, 'dist/modules', room, 'mood'))
  writeFileSync(join(copy, 'dist/modules/fields/mood/field.js'), FIELD)
  writeFileSync(join(copy, 'dist/modules/extract/mood/index.js'), RULES)
  addTo('dist/modules/fields/index.js', './mood/field.js')
  addTo('dist/modules/extract/index.js', './mood/index.js')
  writeFileSync(join(copy, 'page.html'), PAGE)
  writeFileSync(join(copy, 'score.js'), SCRIPT)
}

/** Adds the name to the list in a module, behind the last field, whichever that is. */
function addTo(file: string, from: string): void {
  const last = new RegExp(`\\b${FIELD_NAMES.at(-1)},?(?=\\s*\\}\\s*[;,}])`)
  const text = readFileSync(join(copy, file), 'utf8').replace(
    last,
    (name) => `${name.replace(',', '')}, mood`,
  )
  writeFileSync(join(copy, file), `import { mood } from '${from}';\n${text}`)
}

test('a field is its definition and its rules: it is in the record, in answers, shown, explained, and scored', () => {
  withNewField()
  const settings = {
    ...({ cwd: copy, encoding: 'utf8', env: { PATH: process.env.PATH } } as const),
    // The description of the service alone is larger than Node's limit of one megabyte.
    maxBuffer: 16 * 1024 * 1024,
  }
  const output = execFileSync(process.execPath, ['score.js'], settings)
  const [scored = '', described = '', explained, help, card, schema = '', openapi = ''] = output.split('\f\n')
  const result = JSON.parse(described)
  expect(Object.keys(result.record.fields).at(-1)).toBe('mood')
  expect(result.record.fields.mood).toEqual({
    value: 'excited',
    confidence: 0.7,
    rule: 'exclamation',
    evidence: [{ source: 'title', where: 'head > title', text: 'Acme Anvils!' }],
  })
  expect(explained).toMatch(/exclamation +saw 1/)
  expect(help).toMatch(/\n {2}mood +How the site feels\.\n/)
  expect(card).toMatch(/\n {4}feeling +excited\n/)
  expect(schema).toContain('"mood"')
  expect(JSON.parse(openapi).components.schemas.Brand.properties).toHaveProperty('mood')
  const { fields, refusal } = JSON.parse(scored)
  expect(fields.mood).toEqual({ mean: 0.5, cases: 2 })
  expect(refusal).toBe('Case 1: mood must be a text.')
})

test('no other file of the engine names a field, but for outputs that choose what they show', () => {
  const src = join(ROOT, 'src')
  // The order of the contract, the names of another service, and those of the library.
  const choosing = ['calls/brand-shape.ts', 'doors/http/dialects/logos/brands.ts']
  choosing.push('library/extract.ts', 'library/for-node.ts')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const naming = files.filter((file) => /\bisNsfw\b/.test(readFileSync(join(src, file), 'utf8')))
  const others = naming.filter(
    (file) => !/^(?:extract|fields)\/nsfw\//.test(file) && !choosing.includes(file),
  )
  expect(others.sort()).toEqual(['extract/index.ts', 'fields/index.ts'])
})
