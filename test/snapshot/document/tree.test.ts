import { findAll, textContent } from 'domutils'
import { expect, test } from 'vitest'
import { MAX_DEPTH, MAX_NODES } from '../../../src/model/limits.ts'
import { MAX_ANCESTORS, MAX_TEXT_CHARS, parseTree } from '../../../src/snapshot/document/tree.ts'

function shapeOf(html: string): { elements: number; depth: number; pruned: boolean } {
  const { document, pruned } = parseTree(html)
  let level = [...document.children]
  let [elements, depth] = [0, 0]
  while (level.length > 0) {
    elements += level.filter((node) => 'name' in node && 'attribs' in node).length
    level = level.flatMap((node) => ('children' in node ? node.children : []))
    depth++
  }
  return { elements, depth, pruned }
}

test('an ordinary page is whole', () => {
  expect(shapeOf('<!doctype html><title>A</title><p>b')).toEqual({ elements: 5, depth: 4, pruned: false })
})

test('a wide page keeps its beginning, in the order of the page', () => {
  const wide = `<h1>First</h1>${'<i>x</i>'.repeat(300_000)}`
  expect(shapeOf(wide)).toEqual({ elements: MAX_NODES, depth: 4, pruned: true })
  expect(textContent(parseTree(wide).document).slice(0, 6)).toBe('Firstx')
})

test('a deep page is cut', () => {
  const { depth, pruned } = shapeOf('<div>'.repeat(100_000))
  expect([depth, pruned]).toEqual([MAX_DEPTH, true])
})

test('a page whose elements are many and deep keeps what comes first, down to the depths', () => {
  const row = '<tr><td><div><p><b><a>some</a></b></p></div></td></tr>'
  const { document, pruned } = parseTree(`${'<div>'.repeat(40)}<table>${row.repeat(5_000)}</table><p>end`)
  expect(pruned).toBe(true)
  // The elements down to the `tbody` have 947 ancestors together; those of a row have 44 to 49 each, 279
  // together.
  const kept = Math.floor((MAX_ANCESTORS - 947) / 279)
  expect(textContent(document)).toBe('some'.repeat(kept))
})

test('what is left out has no tie to what stays', () => {
  const { document } = parseTree(`${'<div>'.repeat(100)}${'<p>x</p>'.repeat(20_000)}`)
  const [last] = findAll(({ name }) => name === 'p', document.children).slice(-1)
  expect(last?.next).toBeNull()
})

test('formatting that the standard repairs again and again ends at the limit', () => {
  const html = Array.from({ length: 3_000 }, (_, at) => `<b id=${at}><p>`).join('')
  const { elements, pruned } = shapeOf(html)
  expect(pruned).toBe(true)
  expect(elements).toBeLessThanOrEqual(MAX_NODES)
})

test('a page of nothing but words keeps its beginning; scripts and styles are whole', () => {
  const data = 'x'.repeat(MAX_TEXT_CHARS + 10)
  const { document, pruned } = parseTree(`<script>${data}</script><p>${'word '.repeat(400_000)}`)
  expect(pruned).toBe(true)
  expect(textContent(document).length).toBe(data.length + MAX_TEXT_CHARS)
})
