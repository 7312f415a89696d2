import { getEventListeners, setMaxListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns, type EndTurn, type Turns } from '../../src/batch/turns.ts'

const STAY = new AbortController().signal
setMaxListeners(0, STAY)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Takes turns one after the other and notes when each begins, in milliseconds from now. */
function visitor(turns: Turns) {
  const began: string[] = []
  const from = Date.now()
  return {
    began,
    async visit(host: string, name: string, stayMs: number, restMs?: number): Promise<void> {
      const end = await turns.take(host, STAY)
      began.push(`${name} ${Date.now() - from}`)
      await new Promise((resolve) => setTimeout(resolve, stayMs))
      end?.(restMs)
    },
  }
}

describe('createTurns', () => {
  it('lets one in at a time, with a pause after each, in the order they came', async () => {
    const { began, visit } = visitor(createTurns({ perHostConcurrency: 1, perHostPauseMs: 1_000 }))
    for (const name of ['a', 'b', 'c']) void visit('acme.com', name, 50)
    void visit('other.com', 'd', 50)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(began).toEqual(['a 0', 'd 0', 'b 1050', 'c 2100'])
  })

  it('lets as many in as it may, each with its pause', async () => {
    const { began, visit } = visitor(createTurns({ perHostConcurrency: 2, perHostPauseMs: 1_000 }))
    for (const [name, stayMs] of [
      ['a', 100],
      ['b', 300],
      ['c', 100],
      ['d', 100],
    ] as const) {
      void visit('acme.com', name, stayMs)
    }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(began).toEqual(['a 0', 'b 0', 'c 1100', 'd 1300'])
  })

  it('keeps the pause for who comes later', async () => {
    const { began, visit } = visitor(createTurns({ perHostConcurrency: 1, perHostPauseMs: 1_000 }))
    void visit('acme.com', 'a', 50)
    await vi.advanceTimersByTimeAsync(500)
    void visit('acme.com', 'b', 50)
    await vi.advanceTimersByTimeAsync(5_000)
    void visit('acme.com', 'c', 50)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(began).toEqual(['a 0', 'b 1050', 'c 5500'])
  })

  it('leaves a host alone for as long as it asked for, whoever else is there', async () => {
    const { began, visit } = visitor(createTurns({ perHostConcurrency: 2, perHostPauseMs: 1_000 }))
    void visit('acme.com', 'a', 100, 60_000)
    void visit('acme.com', 'b', 100)
    void visit('acme.com', 'c', 100)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(began).toEqual(['a 0', 'b 0', 'c 60100'])
  })

  it('gives at once what is free, and nothing to who has left', async () => {
    const turns = createTurns({ perHostConcurrency: 1, perHostPauseMs: 1_000 })
    const stop = new AbortController()
    const first = turns.take('acme.com', stop.signal) as EndTurn
    expect(first).toBeTypeOf('function')
    const second = turns.take('acme.com', stop.signal)
    const third = turns.take('acme.com', STAY)
    stop.abort()
    expect(await second).toBeUndefined()
    expect(await turns.take('acme.com', stop.signal)).toBeUndefined()
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0)
    first()
    first()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await third).toBeTypeOf('function')
    expect(turns.take('acme.com', STAY)).toBeInstanceOf(Promise)
  })

  it('forgets hosts, and leaves no timer', async () => {
    const { visit } = visitor(createTurns({ perHostConcurrency: 1, perHostPauseMs: 1_000 }))
    for (let n = 0; n < 100; n += 1) void visit(`d${n % 50}.com`, '', 10)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
