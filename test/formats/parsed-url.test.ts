import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parsedUrl } from '../../src/formats/url.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { expectWithin } from '../house/processor.ts'

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))

test('a host with letters beyond ASCII is read alike however often it is asked for', () => {
  for (let at = 0; at < 20_000; at++) {
    expect(parsedUrl('https://münchen.de/')?.hostname).toBe('xn--mnchen-3ya.de')
    if (at % 20 === 0) expect(parseDomain('münchen.de').domain).toBe('xn--mnchen-3ya.de')
  }
})

test.each(['', 'acme.example', 'http://', 'http://[::1', '//acme.example', '/a'])(
  '%j alone is no URL',
  (text) => {
    expect(parsedUrl(text)).toBeUndefined()
  },
)

test('a reference is read against its base', () => {
  expect(parsedUrl('../é', 'https://acme.example/a/b')?.href).toBe('https://acme.example/%C3%A9')
})

test('a text that is no URL takes no longer than one that is', () => {
  // What is thrown takes 700 ms.
  expectWithin(200, () => {
    for (let at = 0; at < 100_000; at++) parsedUrl(`http://[${at}`)
  })
})

// Once Node 20 has compiled it, `URL.canParse` refuses hosts beyond ASCII, about which `parsedUrl` does not
// ask it. Code that runs in pages does not run in Node.
test('nothing but parsedUrl asks URL.canParse', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('in-page'),
  )
  const asking = files.filter((file) => readFileSync(join(SOURCES, file), 'utf8').includes('canParse('))
  expect(asking).toEqual(['formats/url.ts'])
})
