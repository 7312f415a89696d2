/**
 * What a file of settings may say that nobody named: it lies in the folder that somebody works in, which may
 * have come from a stranger.
 */

import type { LOG_LEVELS } from '../logger.ts'
import { OPTIONS } from '../options.ts'
import type { Setting, Settings } from './setting.ts'
import { STORE_BOUNDS } from './store.ts'

/** What commands are given beside the options. */
export type Beside = {
  db: Setting<string>
  hosts: Setting<string>
  proxies: Setting<string>
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

/** True for a value that such a file may set. */
type May = (value: unknown) => boolean

const always: May = () => true
/** It decides where secrets and traffic go, who is believed, or who is let in. */
const never: May = () => false

const { ports, allowOwnAddresses } = OPTIONS.fetch

/** Every setting that is no number. A new one has to be judged here. */
const JUDGED: Readonly<Record<PathsOf<typeof OPTIONS & Beside, 'others'>, May>> = {
  db: always,
  hosts: never,
  proxies: never,
  logLevel: always,
  // The product that it names decides which rules of robots.txt are read.
  userAgent: never,
  acceptLanguage: always,
  colorScheme: always,
  producer: always,
  'fetch.ports': (value) => Array.isArray(value) && value.every((port) => ports.byDefault.includes(port)),
  'fetch.allowOwnAddresses': (value) => value === allowOwnAddresses.byDefault,
  'fetch.refusedAddresses': always,
  'crawl.robots': (value) => value === 'respect',
  'browser.sandbox': (value) => value === 'auto' || value === 'required',
  'email.free': always,
  'email.disposable': always,
  'email.allowed': always,
  'industries.embeddings': always,
  'recording.renderAgain': always,
  // Whether a key may be sent there is a question of where the key is from.
  'llm.url': always,
  'llm.model': always,
  'llm.key': always,
  'llm.improve': always,
  'serve.host': (value) => value === OPTIONS.serve.host.byDefault || value === '::1' || value === 'localhost',
  'serve.publicUrl': never,
  'serve.tlsCert': never,
  'serve.tlsKey': never,
  'serve.trustProxy': never,
  'serve.plainHttpFrom': (value) => value === 'loopback',
  'serve.logDomains': always,
}

/** As much as by default, or more. */
const noLessThan =
  ({ byDefault }: Setting<number>): May =>
  (value) =>
    Number(value) >= byDefault

/**
 * A number bounds how much is done, which such a file may say. These numbers do more: less of them deletes
 * what is stored, or leaves rules of a robots.txt unread.
 */
const NUMBERS: Partial<Readonly<Record<PathsOf<typeof OPTIONS, 'numbers'>, May>>> = {
  ...Object.fromEntries(STORE_BOUNDS.map((name) => [`store.${name}`, noLessThan(OPTIONS.store[name])])),
  'store.callMaxAgeMs': noLessThan(OPTIONS.store.callMaxAgeMs),
  'crawl.maxRobotsBytes': noLessThan(OPTIONS.crawl.maxRobotsBytes),
  'crawl.maxRobotsRedirects': noLessThan(OPTIONS.crawl.maxRobotsRedirects),
}

const ALL: ReadonlyMap<string, May> = new Map(Object.entries({ ...NUMBERS, ...JUDGED }))

/** Whether a file that nobody named may set the setting at a path, such as `fetch.ports`, to a value. */
export const mayBeSetUnnamed = (path: string, value: unknown): boolean => (ALL.get(path) ?? always)(value)

/**
 * Secrets, with the setting that says where they are sent. A secret is sent only where a place says so that
 * is trusted as much as the one that gave the secret.
 */
export const SECRETS = [['llm.key', 'llm.url']] as const satisfies readonly (readonly [
  keyof typeof JUDGED,
  keyof typeof JUDGED,
])[]
