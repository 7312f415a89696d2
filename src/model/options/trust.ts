/**
 * Decides which settings apply from a configuration file that was not named on the command line. Such a file
 * is in the working folder, which may have come from a stranger.
 */

import type { LOG_LEVELS } from '../logger.ts'
import { DEFAULTS, type OPTIONS } from '../options.ts'
import type { Setting, Settings } from './setting.ts'
import { STORE_BOUNDS } from './store.ts'

/** Settings of commands that are not options of the engine. */
export type Beside = {
  db: Setting<string>
  blobs: Setting<string>
  hosts: Setting<string>
  proxies: Setting<string>
  fields: Setting<string[]>
  logLevel: Setting<(typeof LOG_LEVELS)[number]>
}

type PathsOf<S extends Settings, Of> = {
  [K in keyof S & string]: S[K] extends Setting<unknown>
    ? S[K] extends Setting<number>
      ? Of extends 'numbers'
        ? K
        : never
      : Of extends 'numbers'
        ? never
        : K
    : S[K] extends Settings
      ? `${K}.${PathsOf<S[K], Of>}`
      : never
}[keyof S & string]

/** Returns whether such a file may set a value. */
type May = (value: unknown) => boolean

const always: May = () => true
/** For settings that decide where secrets and traffic go, or who gets access. */
const never: May = () => false

const { ports, allowOwnAddresses } = DEFAULTS.fetch

/** The decisions about all settings that are not numbers. Each new setting needs one here. */
const JUDGED: Readonly<Record<PathsOf<typeof OPTIONS & Beside, 'others'>, May>> = {
  db: always,
  // Requests with the credentials of the environment would go to the server of this bucket.
  blobs: never,
  hosts: never,
  proxies: never,
  // Modules of fields are programs, and run with all rights of this process.
  fields: never,
  logLevel: always,
  // The product in the user agent decides which rules of robots.txt apply.
  userAgent: never,
  acceptLanguage: always,
  colorScheme: always,
  producer: always,
  'fetch.ports': (value) => Array.isArray(value) && value.every((port) => ports.includes(port)),
  'fetch.allowOwnAddresses': (value) => value === allowOwnAddresses,
  'fetch.refusedAddresses': always,
  'crawl.robots': (value) => value === 'respect',
  'browser.sandbox': (value) => value === 'auto' || value === 'required',
  'email.free': always,
  'email.disposable': always,
  'email.allowed': always,
  'industries.embeddings': always,
  'recording.renderAgain': always,
  'store.keep': always,
  // Setting only the URL is harmless, because `SECRETS` decides whether a key may be sent there.
  'llm.url': always,
  'llm.model': always,
  'llm.key': always,
  'llm.improve': always,
  'serve.host': (value) => value === DEFAULTS.serve.host || value === '::1' || value === 'localhost',
  'serve.publicUrl': never,
  'serve.tlsCert': never,
  'serve.tlsKey': never,
  'serve.trustProxy': never,
  'serve.plainHttpFrom': (value) => value === 'loopback',
  'serve.logDomains': always,
}

/** Accepts the default and larger values. */
const noLessThan =
  (byDefault: number): May =>
  (value) =>
    Number(value) >= byDefault

/**
 * The decisions about those numbers that would delete stored data if they were smaller. All other numbers
 * only limit the amount of work, so such a file may set them.
 */
const NUMBERS: Partial<Readonly<Record<PathsOf<typeof OPTIONS, 'numbers'>, May>>> = {
  ...Object.fromEntries(STORE_BOUNDS.map((name) => [`store.${name}`, noLessThan(DEFAULTS.store[name])])),
  'store.callMaxAgeMs': noLessThan(DEFAULTS.store.callMaxAgeMs),
}

const ALL: ReadonlyMap<string, May> = new Map(Object.entries({ ...NUMBERS, ...JUDGED }))

/** Returns whether such a file may set the setting at a path, such as `fetch.ports`, to a value. */
export const mayBeSetUnnamed = (path: string, value: unknown): boolean => (ALL.get(path) ?? always)(value)

/**
 * Secrets, each with the setting of its destination. A secret is sent only when the source of the destination
 * is trusted at least as much as the source of the secret.
 */
export const SECRETS = [['llm.key', 'llm.url']] as const satisfies readonly (readonly [
  keyof typeof JUDGED,
  keyof typeof JUDGED,
])[]
