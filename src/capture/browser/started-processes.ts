/** Finds the processes of a browser and their pipes, which Playwright does not hand out. */

import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Readable, type Stream } from 'node:stream'
import { type Inbox, readInbox } from './inbox.ts'

/** Node publishes each child process on this diagnostics channel before it starts the process. */
const STARTED = 'child_process'

interface Started<T> {
  readonly result: T
  /** The messages that the browser sends from now on. */
  readonly inbox: Inbox
  /** From now on neither the processes nor their pipes keep this process alive. */
  letGo(): void
}

/**
 * Calls `start`, and finds the processes that it starts with `mark` among their arguments. Playwright does
 * not hand them out, so this function subscribes to Node's diagnostics channel.
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
    return { result, inbox: readInbox(pipeOf(marked)), letGo: () => marked.forEach(letGo) }
  } finally {
    unsubscribe(STARTED, hear)
  }
}

function pipeOf(marked: readonly ChildProcess[]): Readable | undefined {
  const pipe = marked.at(-1)?.stdio[MESSAGES]
  return pipe instanceof Readable ? pipe : undefined
}

/** The descriptor to which Chromium writes its messages, with `--remote-debugging-pipe`. */
const MESSAGES = 4

function letGo(child: ChildProcess): void {
  child.unref()
  for (const pipe of child.stdio) (pipe as MaybeSocket | null)?.unref?.()
}

type MaybeSocket = Stream & { unref?(): void }
