/** Launches browsers that can reach the network only through the gate's proxy. */

import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { tmpdir } from 'node:os'
import { Readable, type Stream } from 'node:stream'
import type { Browser, BrowserContextOptions } from 'playwright'
import type { Options } from '../../model/options.ts'
import type { ProxyCredentials } from '../gate/lease.ts'
import type { GateProxy } from '../gate/proxy.ts'
import { type Inbox, readInbox } from './inbox.ts'
import { notStarting } from './lacking.ts'
import { watchMemory } from './memory.ts'
import { childrenWith, kill, lowerSessionPriority, processesBelow } from './processes.ts'
import type { Sandbox } from './sandbox.ts'

type BrowserMode = 'reading' | 'pictures'

export interface LaunchSettings {
  readonly sandbox: Sandbox
  readonly proxy: Pick<GateProxy, 'server' | 'issue'>
  readonly options: Options
  /** True for pages of mapped hosts, whose certificates are not verified. */
  readonly ignoreCertificates: boolean
  /**
   * `reading` (the default): nothing is painted, and frames are drawn on request. `pictures`: the browser
   * paints, for screenshots.
   */
  readonly mode?: BrowserMode | undefined
}

/** The settings of a context: they decide what a page can learn about the visitor, and what it may do. */
export function contextOptions(
  { options }: Pick<LaunchSettings, 'options'>,
  { server, username, password }: ProxyCredentials,
): BrowserContextOptions {
  const { viewportWidth: width, viewportHeight: height, userAgent, acceptLanguage } = options
  return {
    viewport: { width, height },
    // Only contexts have credentials for the proxy, which refuses requests from outside of them.
    proxy: { server, username, password, bypass: PROXIED },
    userAgent,
    locale: acceptLanguage.split(/[,;]/)[0] ?? 'en-US',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    colorScheme: options.colorScheme,
    reducedMotion: 'reduce',
  }
}

export interface Launched {
  readonly browser: Browser
  /** Id of the browser's main process. Linux only. */
  readonly pid: number | undefined
  /** Process ids of the browser's processes that were killed because they took too much memory. */
  readonly overgrown: ReadonlySet<number>
  readonly inbox: Inbox
  /** From now on the browser does not keep this process alive, and ends with it. */
  letGo(): void
  /** Ends the browser with all its processes, even when it does not answer. */
  kill(): void
}

/**
 * Launches a browser whose only connection to the network is the gate's proxy. Rejects with `unavailable`
 * when it does not start, or not with the required sandbox. A browser that is still starting when the signal
 * fires is killed.
 */
export async function launch(
  { sandbox, proxy, options, ignoreCertificates, mode }: LaunchSettings,
  signal: AbortSignal = NEVER,
): Promise<Launched> {
  const { chromium } = await import('playwright')
  const mark = `--blazon-browser=${randomUUID()}`
  const settings = {
    headless: true,
    args: [...argumentsFor({ ignoreCertificates, mode }), mark],
    // Without this limit, a page could call `history.pushState` without end, with a message for each call.
    ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
    proxy: { server: proxy.server, bypass: PROXIED },
    // Otherwise Playwright makes a folder for downloads, videos and traces, of which there are none.
    artifactsDir: tmpdir(),
    timeout: options.browser.captureTimeoutMs,
    // The program that uses us handles signals. The browser ends with its pipe and this process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
  const endKilling = killWhenAborted(mark, signal)
  const {
    result: browser,
    inbox,
    letGo,
  } = await sandbox
    .start((start) => {
      // After the signal has fired, no other mode of starting is tried.
      signal.throwIfAborted()
      return watchStart(mark, () => chromium.launch({ ...settings, ...start }))
    })
    .finally(endKilling)
    .catch((thrown: unknown) => {
      throw notStarting(thrown)
    })
  // The child of this process is the script `bin/confined-browser`, which waits to remove the browser's
  // profile at the end. The browser is the child of that script.
  const [pid] = childrenWith(mark).flatMap(processesBelow)
  const overgrown = new Set<number>()
  if (pid !== undefined) {
    lowerSessionPriority(pid, NICE)
    browser.once(
      'disconnected',
      watchMemory(pid, options.browser.maxProcessMb, (grown) => overgrown.add(grown)),
    )
  }
  return { browser, pid, overgrown, inbox, letGo, kill: () => killMarked(mark) }
}

const NEVER = new AbortController().signal

/** Interval at which we look for a browser to be killed, because its process may begin a little later. */
const LOOK_MS = 50

/** Kills the browser while it is starting, once the signal has fired. Returns a function that stops this. */
function killWhenAborted(mark: string, signal: AbortSignal): () => void {
  let looking: NodeJS.Timeout | undefined
  const begin = () => {
    killMarked(mark)
    looking = setInterval(() => killMarked(mark), LOOK_MS)
  }
  signal.addEventListener('abort', begin, { once: true })
  return () => {
    signal.removeEventListener('abort', begin)
    clearInterval(looking)
  }
}

/**
 * The browser gets a fifth of the processor time of this process when there is not enough for both. With
 * equal priority, a page that fetches without end delayed all other requests by up to 1.5 s; with this value
 * by at most 158 ms, in 12 visits (with nice 5 by 695 ms; with nice 10 by 588 ms, and captures took twice as
 * long beside two busy loops).
 */
const NICE = 7

/**
 * Kills a browser that does not answer. Playwright would wait half a minute, and does not publish its process
 * id. The browser is found among the children of this process by a unique argument. The browser leads a
 * process group with all processes that it started. Without a process table, only Playwright's way remains.
 */
function killMarked(mark: string): void {
  for (const pid of childrenWith(mark)) kill(-pid)
}

/**
 * Without this setting Chromium connects to loopback without any proxy. Playwright adds it by itself, but an
 * environment variable can switch that off.
 */
export const PROXIED = '<-loopback>'

/**
 * Certificates are ignored by an argument of the browser. With Playwright's option for a context, each
 * connection is first refused and then repeated. That takes twice the work, and of 33 requests of one page
 * one failed in every sixth visit (`ERR_TOO_MANY_RETRIES`).
 */
const UNVERIFIED = ['--ignore-certificate-errors']

/** Returns the arguments of a browser without those that Playwright adds. */
export function argumentsFor({
  ignoreCertificates,
  mode = 'reading',
}: Pick<LaunchSettings, 'ignoreCertificates' | 'mode'>): readonly string[] {
  return [...ARGUMENTS, ...FOR[mode], ...(ignoreCertificates ? UNVERIFIED : [])]
}

/** These arguments switch off everything that Chromium would do without the proxy or without being asked. */
const ARGUMENTS = [
  // All frames share one process: a page is alone in its context, with nothing to protect.
  '--disable-site-isolation-trials',
  '--disable-quic',
  // WebRTC may not use UDP, because UDP does not pass through the proxy. The full browser reads the first
  // argument, the headless shell the second.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // Chromium resolves no host names, not even in advance. The gate does that.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--no-pings',
  // Lower than browser.maxProcessMb, so that V8 ends a page with a full heap before the memory watch does.
  '--js-flags=--max-old-space-size=384,--wasm-max-mem-pages=8192',
]

/**
 * Without memory for painting, Chromium does the layout and runs the scripts, but it paints nothing and
 * decodes no pictures for that. A capture needs only computed styles, boxes and files. Over ten sites this
 * saves 37 ms of processor time per page, of 276 ms in the page's process.
 */
const UNPAINTED = ['--force-gpu-mem-available-mb=0']

const FOR: Readonly<Record<BrowserMode, readonly string[]>> = {
  reading: [
    // The headless shell draws a frame when we ask for it, and reports when the page has done its part.
    '--enable-begin-frame-control',
    '--run-all-compositor-stages-before-draw',
    ...UNPAINTED,
  ],
  // Each frame is complete, so that an animated picture begins with its first one.
  pictures: [
    '--run-all-compositor-stages-before-draw',
    '--disable-checker-imaging',
    '--disable-image-animation-resync',
    '--disable-partial-raster',
  ],
}

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
async function watchStart<T>(mark: string, start: () => Promise<T>): Promise<Started<T>> {
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
