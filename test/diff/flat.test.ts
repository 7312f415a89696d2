import { expect, test, vi } from 'vitest'
import { pageLines } from '../../src/extract/lines/index.ts'
import { pageOf } from '../snapshot/page.ts'

/** How many entries of arrays are copied when the lines of a page with this body are written. */
function copiedFor(body: string): number {
  const snapshot = pageOf({ body })
  const slice = Array.prototype.slice
  let copied = 0
  const spy = vi.spyOn(Array.prototype, 'slice').mockImplementation(function (this: unknown[], ...between) {
    const part = slice.apply(this, between)
    copied += part.length
    return part
  })
  try {
    pageLines(snapshot, false)
  } finally {
    spy.mockRestore()
  }
  return copied
}

test.each([
  ['in turn', (at: number) => (at % 2 === 0 ? '<p>Term</p>' : '<div>Value</div>')],
  ['of forms that differ', (at: number) => `<p class="line-${at}">Line</p>`],
])('children without end %s are walked once, so that twice as many cost twice as much', (_, childOf) => {
  const flat = (count: number) => Array.from({ length: count }, (_, at) => childOf(at)).join('')
  const [some, more] = [1_000, 2_000].map((count) => copiedFor(flat(count))) as [number, number]
  expect(more).toBeLessThan(2.5 * some + 10)
})
