import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions } from 'playwright'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { Pass } from '../gate/lease.ts'
import type { GateProxy } from '../gate/proxy.ts'
import { watchMemory } from './memory.ts'
import { childrenWith, giveWay, kill } from './processes.ts'

type Purpose = 'reading' | 'pictures'

export interface LaunchSettings {
  readonly executablePath: string
  /** The gate's. */
  readonly proxy: Pick<GateProxy, 'server' | 'issue'>
  readonly options: Options
  /** True when hosts are mapped: their certificates are not verified. */
  readonly ignoreCertificates: boolean
  /** `reading`, the default: nothing is painted, and frames come when they are asked for. `pictures`: the page is there to be seen. */
  readonly purpose?: Purpose
}

/** What a page may know of the visitor, and may not do. */
export function contextOptions(
  { options }: Pick<LaunchSettings, 'options'>,
  { server, username, password }: Pass,
): BrowserContextOptions {
  const { viewportWidth: width, viewportHeight: height, userAgent, acceptLanguage } = options
  return {
    viewport: { width, height },
    // Only here is there leave to use the proxy: what a browser does outside a context of ours is refused.
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
  /** Ends it with all its processes, whether it answers or not. */
  kill(): void
}

/** Starts a browser whose only way out is the gate's proxy. Rejects with `unavailable` when it does not start. */
export async function launch({
  executablePath,
  proxy,
  options,
  ignoreCertificates,
  purpose = 'reading',
}: LaunchSettings): Promise<Launched> {
  const { chromium } = await import('playwright')
  const mark = `--blazon-browser=${randomUUID()}`
  const browser = await chromium
    .launch({
      executablePath,
      headless: true,
      args: [...ARGUMENTS, ...FOR[purpose], ...(ignoreCertificates ? UNVERIFIED : []), mark],
      // Playwright takes away Chromium's own brake on pages that call `history.pushState` without end, each of which we would hear of.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
      proxy: { server: proxy.server, bypass: PROXIED },
      timeout: options.browser.captureTimeoutMs,
      // Ending the process is for whoever runs us; the browser goes with its pipe, and on exit.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    .catch((thrown: unknown) => {
      // Where it lies on this machine is told by the cause alone: notes with this sentence are served.
      throw new BlazonError(
        'unavailable',
        'The browser does not start: name another one by BLAZON_BROWSER.',
        {
          cause: thrown,
        },
      )
    })
  const [pid] = childrenWith(mark)
  if (pid !== undefined) {
    giveWay(pid, NICE)
    browser.once('disconnected', watchMemory(pid, options.browser.maxProcessMb))
  }
  return { browser, kill: () => killMarked(mark) }
}

/**
 * A fifth of our share of a processor when there is not enough for all. With an equal share, a page that fetches without end kept everybody else
 * waiting for up to 1.5 s; with this for 158 ms at worst, in 12 visits (5: 695 ms, 10: 588 ms and captures twice as slow beside two busy loops).
 */
const NICE = 7

/**
 * Ends a browser that does not answer, at once: Playwright gives it half a minute, and does not tell its process id. It is found among
 * this process's children by an argument of its own, and leads a process group with all that it started. Where there is no
 * process table, Playwright's way is left.
 */
function killMarked(mark: string): void {
  for (const pid of childrenWith(mark)) kill(-pid)
}

/**
 * Without it Chromium goes to loopback past any proxy. Playwright adds it by itself, unless a variable of the environment says
 * otherwise.
 */
const PROXIED = '<-loopback>'

/**
 * By an argument of the browser's. Playwright's way, for a context, has each connection refused first and made again: twice the work, and of
 * 33 requests of one page one failed in every sixth visit (`ERR_TOO_MANY_RETRIES`).
 */
const UNVERIFIED = ['--ignore-certificate-errors']

/** What Chromium would otherwise do past the proxy or by itself. */
const ARGUMENTS = [
  // All frames of a page in its one process: a page is alone in its context, and there is nothing in it that is not its own.
  '--disable-site-isolation-trials',
  '--disable-quic',
  // The first is read by the full browser, the second by the headless shell: no UDP past the proxy.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // No name is resolved here, not even ahead of need: the gate does it.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--no-pings',
  // Below browser.maxProcessMb: V8 ends what fills its heap before the watch has to.
  '--js-flags=--max-old-space-size=384,--wasm-max-mem-pages=8192',
]

/**
 * With no memory to paint into, Chromium lays a page out and lets it run, and leaves out what only eyes are for: it paints no part of it and
 * unpacks no picture for that. A capture reads computed styles, boxes and files. Over ten sites it takes 37 ms of processor time off each, of 276 in the page's process.
 */
const UNPAINTED = ['--force-gpu-mem-available-mb=0']

const FOR: Readonly<Record<Purpose, readonly string[]>> = {
  reading: [
    // The headless shell draws a frame when it is told to, and tells when the page has done its part.
    '--enable-begin-frame-control',
    '--run-all-compositor-stages-before-draw',
    ...UNPAINTED,
  ],
  // A frame is whole, or is not shown: no picture is put in after it, and no film of several pictures begins at another one.
  pictures: [
    '--run-all-compositor-stages-before-draw',
    '--disable-checker-imaging',
    '--disable-image-animation-resync',
    '--disable-partial-raster',
  ],
}
