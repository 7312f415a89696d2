/** Finds the processes of a browser, so that a program can end although they run. */

import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Stream } from 'node:stream'

/** Node announces each child process there, before it is started. */
const STARTED = 'child_process'

interface Started<T> {
  readonly result: T
  /** From now on neither the processes nor their pipes keep this process alive. */
  letGo(): void
}

/**
 * Does `start`, and finds the processes with `mark` among their arguments that it starts. Playwright does not
 * hand them out, so they are heard of from Node.
 */
export async function watchStart<T>(mark: string, start: () => Promise<T>): Promise<Started<T>> {
  const begun: ChildProcess[] = []
  const hear = (message: unknown) => {
    begun.push((message as { readonly process: ChildProcess }).process)
  }
  subscribe(STARTED, hear)
  try {
    const result = await start()
    const marked = begun.filter(({ spawnargs }) => spawnargs?.includes(mark))
    return { result, letGo: () => marked.forEach(letGo) }
  } finally {
    unsubscribe(STARTED, hear)
  }
}

function letGo(child: ChildProcess): void {
  child.unref()
  for (const pipe of child.stdio) (pipe as MaybeSocket | null)?.unref?.()
}

type MaybeSocket = Stream & { unref?(): void }
