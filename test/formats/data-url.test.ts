import { expect, test } from 'vitest'
import { bytesOfDataUrl } from '../../src/formats/data-url.ts'
import { expectWithin } from '../house/processor.ts'

const textOf = (url: string) => Buffer.from(bytesOfDataUrl(url)).toString('utf8')

test.each([
  ['data:image/svg+xml,%3Csvg%2F%3e', '<svg/>'],
  ['data:,100%', '100%'],
  ['data:,%4', '%4'],
  ['data:,%zz%4g%41', '%zz%4gA'],
  ['data:,%%41', '%A'],
  ['data:,%c3%bcü', 'üü'],
  ['data:text/plain;base64,w7w=', 'ü'],
  ['data:,', ''],
])('%j', (url, text) => {
  expect(textOf(url)).toBe(text)
})

test('three megabytes of escapes take little time', () => {
  expectWithin(250, () => bytesOfDataUrl(`data:image/svg+xml,${'%20'.repeat(1_000_000)}`))
})
