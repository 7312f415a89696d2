import { expect, test } from 'vitest'
import { newTally, progressOf } from '../../../src/batch/progress.ts'
import { progressOn } from '../../../src/doors/cli/progress.ts'

function written(
  stream: { isTTY?: boolean; columns?: number },
  use: (on: NodeJS.WriteStream) => void,
): string[] {
  const texts: string[] = []
  use({ ...stream, write: (text: string) => texts.push(text) > 0 } as unknown as NodeJS.WriteStream)
  return texts
}

const HALF = progressOf({ ...newTally(), lines: 60, ok: 50, failed: 10 }, 120, {
  ...{ elapsedMs: 30_000, perSecond: 2 },
})

test('a terminal gets one line that is rewritten and never wraps', () => {
  const texts = written({ isTTY: true, columns: 24 }, (stream) => {
    const { show, end } = progressOn(stream)
    show(HALF)
    end()
  })
  expect(texts).toEqual(['\r\u001b[K60 of 120 · 50 ok · 10…', '\n'])
  expect(written({ isTTY: true, columns: 24 }, (stream) => progressOn(stream).end())).toEqual([])
})

test('anything else gets a line now and then, and the last one', () => {
  const texts = written({}, (stream) => {
    const { show, end } = progressOn(stream)
    show(HALF)
    show({ ...HALF, elapsedMs: 35_000, ok: 51 })
    end()
  })
  expect(texts).toEqual([
    '60 of 120 · 50 ok · 10 failed · 2.0/s · 30 s left\n',
    '60 of 120 · 51 ok · 10 failed · 2.0/s · 30 s left\n',
  ])
})
