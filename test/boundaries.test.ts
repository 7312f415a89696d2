import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { breaches } from './house/inspect.ts'
import { MAIN_PATH, MAX_MAIN_PATH_LINES, MAX_MEDIAN_LINES } from './house/rooms.ts'

const SRC = new URL('../src/', import.meta.url).pathname
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file.split(sep).join('/'), readFileSync(join(SRC, file), 'utf8')]),
)
const lines = (text: string) => text.split('\n').length - 1

test('every file keeps to its room', () => {
  expect(breaches(sources)).toEqual([])
})

test('the main path is told in under 100 lines, and files are small', () => {
  const mainPath = lines(sources.get(MAIN_PATH) ?? '')
  expect(mainPath).toBeGreaterThan(0)
  expect(mainPath).toBeLessThan(MAX_MAIN_PATH_LINES)
  const sizes = [...sources.values()].map(lines).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MAX_MEDIAN_LINES)
})

test('the root of src holds index.ts, main.ts and rooms', () => {
  expect([...sources.keys()].filter((file) => !file.includes('/')).sort()).toEqual(['index.ts', 'main.ts'])
})

test('what an engine shows of its database names no database', () => {
  const shown = ['engine/engine.ts', 'engine/stored.ts', 'batch/ports.ts']
  for (const file of shown) expect(sources.get(file), file).not.toMatch(/from '.*\/store\/|sqlite/i)
})

test('what is written for people goes through doors/cli/output.ts, where what a page says is made harmless', () => {
  const writers = [...sources].filter(([, text]) => /process\.std(out|err)\.write|\bconsole\./.test(text))
  expect(writers.map(([file]) => file)).toEqual(['doors/cli/output.ts'])
})

test('a long line of alternatives is noticed', () => {
  const line = `const WORDS = /${'word|'.repeat(30)}word/`
  expect(breaches(new Map([['model/site.ts', line]]))).toEqual([
    'model/site.ts: a line of alternatives over 140 columns; make it a list',
  ])
})

describe('a forbidden import is noticed', () => {
  const cases: [string, string, string, string][] = [
    [
      'extract that reaches the network room',
      'extract/name/index.ts',
      "import { x } from '../../capture/index.ts'",
      'extract/ may not import capture/',
    ],
    [
      'an extractor that asks its sibling',
      'extract/name/index.ts',
      "import { x } from '../logos/index.ts'",
      'may not import its sibling',
    ],
    [
      'store that knows the server',
      'store/index.ts',
      "import type { X } from '../doors/http/index.ts'",
      'store/ may not import doors/http/',
    ],
    [
      'a package in the wrong room',
      'extract/colors/index.ts',
      "import { parse } from 'culori'",
      'belongs to formats/',
    ],
    ['a package nobody placed', 'model/site.ts', "import x from 'left-pad'", 'has no room'],
    ['a lazy import', 'batch/run.ts', "await import('better-sqlite3')", 'belongs to store/'],
    ['a required package', 'record/record.ts', "const { parse } = require('parse5')", 'belongs to snapshot/'],
    [
      'a socket outside capture',
      'doors/http/server.ts',
      "import net from 'node:net'",
      'node:net outside capture/gate/',
    ],
    ['a socket beside the gate', 'capture/page/supply.ts', "import tls from 'node:tls'", 'node:tls outside'],
    ['a lazy socket', 'batch/run.ts', "const net = await import('node:net')", 'node:net outside'],
    ['a required socket', 'batch/run.ts', 'const { connect } = require("node:tls")', 'node:tls outside'],
    ['a socket by its short name', 'batch/run.ts', "import http2 from 'http2'", 'has no room'],
    ['a client beside the gate', 'capture/page/supply.ts', "import 'undici'", 'belongs to capture/http/'],
    ['fetch', 'extract/name/index.ts', 'await fetch(url)', 'fetch goes past the gate'],
    ['fetch in capture', 'capture/http/client.ts', 'const ask = fetch; ask(url)', 'fetch goes past the gate'],
    ['fetch of the global', 'batch/run.ts', "globalThis['fetch'](url)", 'fetch goes past the gate'],
    ['a WebSocket', 'doors/http/app.ts', 'new WebSocket(url)', 'WebSocket goes past the gate'],
    ['an EventSource', 'doors/http/app.ts', 'new EventSource(url)', 'EventSource goes past the gate'],
    ['an XMLHttpRequest', 'doors/http/app.ts', 'new XMLHttpRequest()', 'XMLHttpRequest goes past the gate'],
    [
      'a module by hand',
      'doors/http/app.ts',
      "process.getBuiltinModule('net')",
      'getBuiltinModule goes past',
    ],
    ['a drawer', 'formats/utils.ts', '', 'the name says nothing'],
    ['a long file', 'formats/long.ts', 'function f() {}\n'.repeat(301), 'over 300 lines'],
  ]
  test.each(cases)('%s', (_, file, text, sentence) => {
    expect(breaches(new Map([[file, text]])).join('\n')).toContain(sentence)
  })

  test('a ring', () => {
    const ring = new Map([
      ['model/a.ts', "import './b.ts'"],
      ['model/b.ts', "import './a.ts'"],
    ])
    expect(breaches(ring).join('\n')).toContain('import ring')
  })

  test('options and methods may be called fetch', () => {
    const text = `
      interface Client { fetch(url: string): Promise<string> }
      const ask = ({ fetch }: Options, client: Client) => client.fetch(fetch.url)
      export const client = { async fetch() { return ask(options, client) } }`
    expect(breaches(new Map([['capture/http/client.ts', text]]))).toEqual([])
  })

  test('a table may be long', () => {
    expect(
      breaches(new Map([['formats/table.ts', `export const T = [\n${"  ['a', 1],\n".repeat(400)}]\n`]])),
    ).toEqual([])
  })
})
