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

// A copy of the build, to which a new field is added as a developer adds one: a folder, and a line in the
// list.
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'blazon-field-'))
afterAll(() => rmSync(copy, { recursive: true }))

const FIELD = `import { titleOf } from '../../snapshot/meta.js'
import { evidence, pickBest, survey } from '../extractor.js'

const RULES = [{ id: 'exclamation', weight: 0.7, read: fromTitle }]

function* fromTitle(snapshot) {
  const title = titleOf(snapshot) ?? ''
  if (title.endsWith('!')) yield { value: 'excited', evidence: evidence('title', 'head > title', title) }
}

export const mood = {
  about: 'How the site feels.',
  extract: (snapshot) => pickBest(survey(RULES, snapshot)),
  truth: {
    keys: { mood: ['a text', (value) => typeof value === 'string'] },
    scores: { mood: (expected, found) => Number(expected.mood === found) },
  },
}
`

const PAGE = `<!doctype html><html lang="en"><title>Acme Anvils!</title>
  <header><a href="/"><img class="logo" src="/logo.svg" alt="Acme" width="120" height="30"></a></header>
  <h1>Anvils</h1><p>Since 1921 we have been making anvils for smiths of all ages.</p>`

const SCRIPT = `import { run } from './dist/cli/program.js'
import { evaluate, judge, readGold, snapshotFromHtml } from './dist/index.js'
const html = ${JSON.stringify(PAGE)}
const lookup = async (domain) => judge(snapshotFromHtml({ url: 'https://' + domain + '/', html }))
const cases = readGold('[{"domain":"acme.example","mood":"excited"},{"domain":"b.example","mood":"calm"}]')
const { fields } = await evaluate(cases, lookup)
let refusal
try { readGold('[{"domain":"acme.example","mood":7}]') } catch (thrown) { refusal = thrown.message }
console.log(JSON.stringify({ fields, refusal }))
for (const args of ['describe page.html --json', 'describe page.html --explain mood', 'explain --help']) {
  console.log('\\f')
  await run(args.split(' '))
}
`

function withNewField(): void {
  // What the tests build beside the package is no part of it.
  const filter = (path: string) => !/dist\/(?:bundled|fixtures|tested)$/.test(path)
  for (const name of ['dist', 'bin', 'package.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'dist/extract/mood'))
  writeFileSync(join(copy, 'dist/extract/mood/field.js'), FIELD)
  const list = join(copy, 'dist/extract/fields.js')
  const text = readFileSync(list, 'utf8').replace(/( +)language,?\n/, '$1language,\n$1mood,\n')
  writeFileSync(list, `import { mood } from './mood/field.js';\n${text}`)
  writeFileSync(join(copy, 'page.html'), PAGE)
  writeFileSync(join(copy, 'score.js'), SCRIPT)
}

test('a field is one folder and one line: it is in the record, explained, and scored', () => {
  withNewField()
  const settings = { cwd: copy, encoding: 'utf8', env: { PATH: process.env.PATH } } as const
  const output = execFileSync(process.execPath, ['score.js'], settings)
  const [scored = '', described = '', explained, help] = output.split('\f\n')
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
  const { fields, refusal } = JSON.parse(scored)
  expect(fields.mood).toEqual({ mean: 0.5, cases: 2 })
  expect(refusal).toBe('Case 1: mood must be a text.')
})

test('no other file of the engine names a field, but for outputs that choose what they show', () => {
  const src = join(ROOT, 'src')
  // The schema of a record, the answers of /v1, the columns of the CSV, the summary in the terminal and its
  // labels, the names of the library, and how somebody may write a value; a field that is not named there may
  // be any JSON.
  const names = ['library/extract.ts', 'library/for-node.ts']
  const choosing = [
    ...[
      'record/shape.ts',
      'serve/wire.ts',
      'batch/export.ts',
      'cli/summary.ts',
      'cli/labels.ts',
      'paths/field-shapes.ts',
    ],
    ...names,
  ]
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const naming = files.filter((file) => /\bisNsfw\b/.test(readFileSync(join(src, file), 'utf8')))
  const others = naming.filter((file) => !file.startsWith('extract/nsfw/') && !choosing.includes(file))
  expect(others).toEqual(['extract/fields.ts'])
})
