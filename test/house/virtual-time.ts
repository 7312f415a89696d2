import { afterEach, beforeEach, vi } from 'vitest'

/**
 * For all tests of the file, clocks and timers are their own: when nothing else is left to do, the time of
 * the next timer has come. So it takes no time to wait, and how fast the machine is changes nothing.
 */
export function useVirtualTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setTimerTickMode('nextTimerAsync')
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Waits by the clock of the test. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
