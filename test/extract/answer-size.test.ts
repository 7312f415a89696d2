import { expect, test } from 'vitest'
import { chunksOf } from '../../src/extract/markdown/write/chunks.ts'
import { type Reading, readPage } from '../../src/extract/reading.ts'
import { snapshotFromHtml } from '../../src/index.ts'

const read = (html: string, reading: Reading) =>
  readPage(snapshotFromHtml({ url: 'https://acme.example/', html }), reading, 50_000)

test('a list of pictures is cut to what an answer may have, and says so', () => {
  const images = Array.from({ length: 900 }, (_, at) => `<img src=${at}.png alt="${'picture '.repeat(9)}">`)
  const answer = read(`<title>Acme</title><p>Anvils${images.join('')}`, { kind: 'images', options: {} })
  expect(answer).toMatchObject({
    state: 'ok',
    notes: [
      expect.stringMatching(
        /^Only the first \d+ of 900 pictures are given: all take more than 50000 bytes\.$/,
      ),
    ],
  })
  const bytes = Buffer.byteLength(JSON.stringify('images' in answer && answer.images))
  expect(bytes).toBeLessThanOrEqual(50_001)
  expect(bytes).toBeGreaterThan(49_000)
})

test('a text that is too long for an answer is refused, and the message names the limit', () => {
  const control = `<title>Acme</title><p>Anvils ${'\u0001'.repeat(9_000)}`
  for (const [html, state] of [
    [control, 'failed'],
    [control.replaceAll('\u0001', 'x'), 'ok'],
  ] as const)
    expect(read(html, { kind: 'html' }).state).toBe(state)
  const words = `<title>Acme</title><p>${'anvils of iron '.repeat(4_000)}`
  expect(read(words, { kind: 'markdown', options: {} })).toMatchObject({ state: 'failed', code: 'too_large' })
})

test('text and chunks together stay within the limit', () => {
  const words = `<title>Acme</title><h1>Acme</h1><p>${'anvils of iron. '.repeat(1_500)}`
  const answer = read(words, { kind: 'markdown', options: { chunks: 200 } })
  expect(answer).toMatchObject({ state: 'ok', notes: [expect.stringMatching(/ chunks are given/)] })
})

test('a long heading is not repeated in full in each chunk below it', () => {
  const heading = 'Heading words '.repeat(7_000).trim()
  const chunks = chunksOf(`# ${heading}\n\n${'a b '.repeat(2_000)}`, 200)
  expect(chunks.length).toBeGreaterThan(30)
  for (const { headings } of chunks) expect(headings).toEqual([`${heading.slice(0, 199)}…`])
})

test('the head of a table is repeated in each chunk unless it would fill most of it', () => {
  const table = (head: string) => `| ${head} |\n| --- |\n${'| x |\n'.repeat(400)}`
  const short = chunksOf(table('Size'), 200)
  expect(short.length).toBeGreaterThan(5)
  for (const { markdown } of short) expect(markdown).toMatch(/^\| Size \|\n\| --- \|/)
  const long = chunksOf(table('Size '.repeat(20_000).trim()), 200)
  expect(long.reduce((sum, { markdown }) => sum + markdown.length, 0)).toBeLessThan(110_000)
})
