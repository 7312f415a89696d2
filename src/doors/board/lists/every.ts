/// <reference lib="dom" />
import { useEffect } from 'preact/hooks'
import type { Loading } from '../loading.ts'

const PAUSE_MS = 1_500

/** Loads something again and again as long as it goes on and the page is seen. */
export function useEvery<T>({ loaded, again }: Loading<T>, goesOn: (value: T) => boolean): void {
  const isDue = loaded.state === 'ready' && goesOn(loaded.value)
  useEffect(() => {
    if (!isDue) return
    const timer = setInterval(() => document.hidden || again(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isDue, loaded])
}
