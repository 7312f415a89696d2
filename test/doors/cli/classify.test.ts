import { writeFileSync } from 'node:fs'
import { encode } from 'iconv-lite'
import { expect, test } from 'vitest'
import { command, fixtureFolder } from './command.ts'

const folder = fixtureFolder()

function listOf(...lines: string[]): string {
  const file = folder.at('companies.ndjson')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

const ROOFS = '{"name":"Peak Roofing","description":"Roof replacement and storm repair."}'
const BREAD = '{"name":"Backhaus","description":"Brot und Brötchen aus der Bäckerei."}'

test('a line of JSON for each company, in order', async () => {
  const file = listOf(ROOFS, '', BREAD)
  const { code, stdout, stderr } = await command('classify', file, '--max-results', '2', '--no-embeddings')
  expect([code, stderr]).toEqual([0, ''])
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers).toHaveLength(2)
  expect(answers[0]).toMatchObject({
    naics: [{ code: '238160', name: 'Roofing Contractors', confidence: 'high' }],
    sic: [{ code: '1761' }],
    eic: [{ industry: 'Construction & Built Environment' }],
  })
  expect(answers[0].naics.length).toBeLessThanOrEqual(2)
  expect(answers[1].naics[0].code).toBe('311811')
})

test('a line that is no company is told of, and the others are answered', async () => {
  const { code, stdout, stderr } = await command(
    'classify',
    listOf('no JSON', '[]', ROOFS),
    '--no-embeddings',
  )
  expect(code).toBe(1)
  const [first, second, third] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(first).toEqual({ error: 'The line is not JSON.' })
  expect(second.error).toContain('An object such as {"name"')
  expect(third.naics[0].code).toBe('238160')
  expect(stderr).toBe(`blazon: Line 1: ${first.error}\nblazon: Line 2: ${second.error}\n`)
})

test('a file in another encoding is read in the one that is named', async () => {
  const file = folder.at('in-greek.ndjson')
  writeFileSync(
    file,
    encode('{"name":"Αρτοποιείο","description":"Bread and cakes from the bakery."}\n', 'iso-8859-7'),
  )
  const refused = await command('classify', file, '--no-embeddings')
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('or name its encoding: --encoding'),
  ])
  const { code, stdout, stderr } = await command('classify', file, '--no-embeddings', '--encoding', 'greek')
  expect([code, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout).naics[0].code).toBe('311811')
  const unknown = await command('classify', file, '--encoding', 'klingon')
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('“klingon” is no encoding')])
})

test('bounds that cannot be are refused before anything is read', async () => {
  const { code, stdout, stderr } = await command(
    'classify',
    'nowhere',
    '--min-results',
    '4',
    '--max-results',
    '3',
  )
  expect(code).not.toBe(0)
  expect(stdout).toBe('')
  expect(stderr).toContain('minResults (4) is above maxResults (3)')
})
