/** One worker process of a pool, as its owner sees it: it is started, gets tasks one by one, and ends. */

import { type ChildProcess, spawn } from 'node:child_process'
import type { Duplex, Readable } from 'node:stream'
import { confined } from './confined.ts'
import { endWithOwner } from './end-with-owner.ts'
import { errorFrom, failureOf } from './failure.ts'
import { receive, send } from './frames.ts'
import type { FromProcess, ToProcess } from './messages.ts'
import { commandFor, type Program } from './program.ts'
import { refusedSnapshot, snapshotOf } from './startup-snapshot.ts'

export interface WorkerSettings extends Program {
  /** The first value that is sent to the process. */
  readonly settings: unknown
  /** Maximum size of one message from the process. */
  readonly maxReplyMb: number
  /**
   * Called with a sentence when the process cannot be started as another user than root, or from its startup
   * snapshot.
   */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** How a process ended. */
export interface Ending {
  /** The signal or the exit code, and what the process wrote to standard error. */
  readonly said: string
  /** The limit that the process exceeded, in words, such as `512 MB of memory`. */
  readonly exceeded: string | undefined
  /**
   * True when the process did not start from its startup snapshot. The next process starts without the
   * snapshot.
   */
  readonly refusesSnapshot: boolean
}

/** The outcome of a task. */
export type Outcome =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly thrown: unknown }
  | ({ readonly kind: 'ended' } & Ending)

/** Answers the questions of a task. */
export type Answer = (question: unknown) => Promise<unknown>

export interface Worker {
  readonly pid: number
  /** Resolves when the process has loaded its modules. Never resolves when it ends before that. */
  readonly ready: Promise<void>
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<Ending>
  /** Runs one task. There must not be another one at the same time. */
  run(name: string, input: unknown, answer: Answer): Promise<Outcome>
  /** Decides whether this process keeps its owner alive. At first it does. */
  hold(isHeld: boolean): void
  kill(): void
}

export function startWorker(settings: WorkerSettings): Worker {
  const way = confined()
  const snapshot = snapshotOf(settings)
  const [command, args, options] = commandFor(settings, way.before, snapshot)
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , stderr, channel] = child.stdio as unknown as [null, null, Socket<Readable>, Socket<Duplex>]
  const { pid = 0 } = child
  const kill = () => void child.kill('SIGKILL')
  const dialogue = createDialogue((message) => send(channel, message))
  let exceeded: string | undefined
  // This error comes when the process has ended, and `endOf` reports that end.
  channel.on('error', () => undefined)
  receive(channel, {
    maxBytes: settings.maxReplyMb * 2 ** 20,
    // Only `serveTasks` writes to the channel.
    receive: (message) => dialogue.hear(message as FromProcess),
    refuse() {
      exceeded = `${settings.maxReplyMb} MB of result`
      kill()
    },
  })
  send(channel, settings.settings)
  let isReady = false
  void dialogue.ready.then(() => {
    isReady = true
    way.worked()
  })
  const ended = endOf(child, stderr).then((said) => {
    const refusal = isReady ? undefined : refusedSnapshot(snapshot, child, said)
    const isUnexplained = !isReady && refusal === undefined && child.exitCode !== null
    const notice = isUnexplained ? way.failed(said) : refusal
    if (notice !== undefined) settings.onNotice?.(notice)
    const isFull = IS_FULL.test(said)
    const ending = {
      said,
      refusesSnapshot: refusal !== undefined,
      exceeded: exceeded ?? (isFull ? `${settings.heapMb} MB of memory` : undefined),
    }
    dialogue.end(ending)
    return ending
  })
  return {
    pid,
    ready: dialogue.ready,
    ended,
    run: dialogue.run,
    hold(isHeld) {
      for (const handle of [child, stderr, channel]) isHeld ? handle.ref() : handle.unref()
    },
    kill,
  }
}

type Socket<Stream> = Stream & Pick<ChildProcess, 'ref' | 'unref'>

/** The messages between the owner and the process about the current task. */
function createDialogue(tell: (message: ToProcess) => void) {
  let task: { readonly answer: Answer; settle(outcome: Outcome): void } | undefined
  let becomeReady: () => void
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve
  })
  const answer = async (question: unknown) => {
    try {
      tell({ kind: 'reply', value: await task?.answer(question) })
    } catch (thrown) {
      tell({ kind: 'refusal', failure: failureOf(thrown) })
    }
  }
  return {
    ready,
    hear(message: FromProcess): void {
      if (message.kind === 'ready') becomeReady()
      else if (message.kind === 'question') void answer(message.question)
      else if (message.kind === 'done') task?.settle(message)
      else task?.settle({ kind: 'failed', thrown: errorFrom(message.failure) })
    },
    end: (ending: Ending) => task?.settle({ kind: 'ended', ...ending }),
    run: (name: string, input: unknown, answer: Answer) =>
      new Promise<Outcome>((settle) => {
        task = { answer, settle }
        try {
          tell({ kind: 'task', name, input })
        } catch (thrown) {
          settle({ kind: 'failed', thrown })
        }
      }),
  }
}

/** The messages of V8 for the different ways to run out of memory. */
const IS_FULL = /out of memory|allocation failed|invalid (?:array|size|table)/i

/** Maximum length of the stored part of standard error. V8 writes the reason within the first 4 kB. */
const MAX_SAID_CHARS = 8_000

function endOf(child: ChildProcess, stderr: Readable): Promise<string> {
  let said = ''
  stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, MAX_SAID_CHARS)
  })
  const watched = child.pid === undefined ? undefined : endWithOwner(child.pid)
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => {
      watched?.ended()
      resolve(`It ended ${signal ? `by ${signal}` : `with code ${code}`}. ${said}`.trim())
    })
  })
}
