/** Starts the browser with the strongest sandbox that this system allows. */

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BlazonError } from '../../model/errors.ts'
import { SANDBOX_DEMANDS, type SandboxDemand, type SandboxState } from '../../model/sandbox.ts'
import { anyUser, unusedUser } from '../../processes/index.ts'
import { environmentOf } from './environment.ts'

/** The settings for Playwright that decide how a browser is started. */
export interface Start {
  readonly executablePath: string
  readonly chromiumSandbox: boolean
  readonly env: NodeJS.ProcessEnv
}

/** Starts browsers with as few rights as this system allows. */
export interface Sandbox {
  readonly state: SandboxState
  /**
   * Starts a browser in the first mode that works on this system; later browsers start in the same mode.
   * Rejects with `unavailable` when the sandbox is required but impossible, otherwise with the error of
   * `launch`.
   */
  start<T>(launch: (start: Start) => Promise<T>): Promise<T>
}

export interface SandboxSettings {
  readonly executablePath: string
  readonly demand: SandboxDemand
  /** Is called once, with a sentence, when the first browser has started without its sandbox. */
  readonly onOff?: ((notice: string) => void) | undefined
}

/** Returns the demand in the options or, for `auto`, the environment. Throws `invalid_input` if unknown. */
export function demandOf(option: SandboxDemand, env: NodeJS.ProcessEnv = process.env): SandboxDemand {
  const asked = option === 'auto' ? env.BLAZON_SANDBOX || option : option
  const demand = SANDBOX_DEMANDS.find((each) => each === asked)
  if (demand) return demand
  throw new BlazonError(
    'invalid_input',
    `The browser's sandbox is ${SANDBOX_DEMANDS.join(', ')}, and not “${asked}”: correct browser.sandbox or BLAZON_SANDBOX.`,
  )
}

/** A mode of starting the browser: with its sandbox or not, and as which user (`bin/confined-browser`). */
interface LaunchMode {
  readonly sandboxed: boolean
  readonly as: string
}

/**
 * Creates the sandbox. Whether Chromium can make one depends on the kernel and its settings, the container
 * and the user, so the only test is to start Chromium. Chromium refuses to make a sandbox as root. There it
 * runs as a user whose id no other process has.
 */
export function createSandbox({ executablePath, demand, onOff }: SandboxSettings): Sandbox {
  let found: LaunchMode | undefined
  const settle = (mode: LaunchMode) => {
    if (found) return
    found = mode
    if (!mode.sandboxed) onOff?.(noticeOf(mode, demand))
  }
  return {
    get state() {
      if (!found) return 'untried'
      return found.sandboxed ? 'on' : 'off'
    },
    async start(launch) {
      const open = found ? [found] : [...modesFor(demand)]
      for (let mode = open.shift(); mode; mode = open.shift()) {
        try {
          const started = await launch(startOf(executablePath, mode))
          settle(mode)
          return started
        } catch (thrown) {
          const [next] = open
          const losesSandbox = mode.sandboxed && !next?.sandboxed
          if (losesSandbox && demand === 'required' && isOfSandbox(thrown)) throw refusal(thrown)
          if (!next || isTimeout(thrown) || (losesSandbox && !isOfSandbox(thrown))) throw thrown
        }
      }
      throw new Error('There is no mode to start a browser in.')
    },
  }
}

/** The modes for this system, best first. */
function modesFor(demand: SandboxDemand): readonly LaunchMode[] {
  const asWeAre = { sandboxed: false, as: 'self' }
  if (demand === 'off') return [asWeAre]
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  const own = isRoot ? unusedUser(anyUser()) : undefined
  const modes =
    own === undefined
      ? [{ sandboxed: true, as: 'self' }, asWeAre]
      : [
          { sandboxed: true, as: String(own) },
          // This is for a machine on which no other user may read the browser's program, or that has no other
          // users.
          { sandboxed: true, as: 'namespace' },
          { sandboxed: false, as: String(own) },
          asWeAre,
        ]
  return demand === 'required' ? modes.filter(({ sandboxed }) => sandboxed) : modes
}

/**
 * The script that starts the browser. It is searched beside a bundle that a user has made of this package,
 * then in the folder `bin` of the package, then in the folder `bin` of a checkout, whose bundles are two
 * folders deep.
 */
const CONFINED =
  [
    './confined-browser',
    '../bin/confined-browser',
    '../../bin/confined-browser',
    '../../../bin/confined-browser',
  ]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find(existsSync) ?? ''

const NO_SCRIPT =
  'The browser cannot be started: copy bin/confined-browser of the package blazon beside the bundled program.'

function startOf(browser: string, { sandboxed, as }: LaunchMode): Start {
  const env = environmentOf(process.env)
  if (process.platform !== 'linux') return { executablePath: browser, chromiumSandbox: sandboxed, env }
  if (!CONFINED) throw new BlazonError('unavailable', NO_SCRIPT)
  const confined = { ...env, CONFINED_BROWSER: browser, CONFINED_AS: as }
  return { executablePath: CONFINED, chromiumSandbox: sandboxed, env: confined }
}

/** Messages of Chromium, directly or by Playwright, and of the programs that change the user. */
const SIGNS = [
  /sandboxing failed|No usable sandbox/,
  /FATAL:\S*(?:zygote|sandbox|credentials|namespace)/,
  /\b(?:setpriv|unshare|chown): /,
]

function isOfSandbox(thrown: unknown): boolean {
  const said = thrown instanceof Error ? thrown.message : ''
  return SIGNS.some((sign) => sign.test(said))
}

function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError'
}

function refusal(cause: unknown): BlazonError {
  return new BlazonError(
    'unavailable',
    'The browser cannot make its sandbox on this system, and browser.sandbox requires it: let it use user namespaces.',
    { cause },
  )
}

function noticeOf({ as }: LaunchMode, demand: SandboxDemand): string {
  const why = demand === 'off' ? 'as configured' : 'this system does not allow one'
  const who = as === 'self' ? '' : ` It runs as user ${as}, which no other process uses.`
  return `The browser runs without its sandbox: ${why}.${who} docs/installation.md says what it needs.`
}
