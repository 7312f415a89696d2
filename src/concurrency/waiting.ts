import { orAborted } from './abort.ts'

/** Resolves as the work does, or to undefined when the work takes longer than the timeout. */
export async function orTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), timeoutMs)
  try {
    return await orAborted(work, timer.signal)
  } finally {
    clearTimeout(timeout)
  }
}

/** Waits for this time, or until the signal fires. Leaves no listener on the signal. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
    if (signal.aborted) over()
  })
}
