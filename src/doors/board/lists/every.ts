/// <reference lib="dom" />
import { useEffect } from 'preact/hooks'
import { type Loading, valueIn } from '../loading.ts'
import type { Refusal } from '../service.ts'

const PAUSE_MS = 1_500

/**
 * Loads something repeatedly while its state may change and the page is visible. It goes on when the service
 * is not reached or has a problem, because the service may recover. After any other refusal it stops.
 */
export function useEvery<T>({ loaded, again }: Loading<T>, goesOn: (value: T) => boolean): void {
  const value = valueIn(loaded)
  const isRefused = loaded.state === 'failed' && !isPassing(loaded.refusal)
  const isDue = loaded.state !== 'loading' && !isRefused && value !== undefined && goesOn(value)
  useEffect(() => {
    if (!isDue) return
    const timer = setInterval(() => document.hidden || again(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isDue, loaded])
}

function isPassing({ status }: Refusal): boolean {
  return status === 0 || status >= 500
}
