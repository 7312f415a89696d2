import { readFileSync } from 'node:fs'
import { type HostMap, parseHostMap } from './capture/gate/hosts.ts'
import { type Capturer, createCapturer } from './capture/index.ts'
import { BlazonError } from './model/errors.ts'
import { type Options, type PartialOptions, withDefaults } from './model/options.ts'
import type { Result } from './model/record.ts'
import type { Site } from './model/site.ts'
import { examine, type LookupRequest, lookup, type Stages } from './pipeline.ts'
import { parseDomain } from './resolve/domain.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { openStore, type Store } from './store/index.ts'

/** Settings of an engine; every one has a default. */
export interface BlazonSettings {
  /** SQLite file for results, snapshots and keys; made when it is not there. Default: in memory, gone at `close`. */
  readonly db?: string | undefined
  /**
   * File of host names that are answered at loopback addresses, for recorded sites and tests. One line each:
   * `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, `-` for none, `*` for every host. Default: `BLAZON_HOSTS`, else none.
   */
  readonly hosts?: string | undefined
  /** Any part of the options; see `DEFAULTS`. */
  readonly options?: PartialOptions | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/** What is looked up. */
export interface Handle {
  readonly domain: string
}

/** One engine: a gate, a browser when needed, and a database. */
export interface Blazon {
  readonly options: Options
  readonly store: Store
  /** Path of the browser that would be used; undefined when there is none. */
  readonly browser: string | undefined
  /** A site for a domain. Throws `invalid_input` with the reason when it is none. */
  resolve(text: string, rules?: { allowPort?: boolean }): Site
  /**
   * The brand behind a handle: `ok` with its record, `refused` with the class of the page, or `failed`.
   * Rejects with `invalid_input` when the handle is malformed, with `cancelled` when the caller's signal fired.
   */
  brand(handle: Handle | Site, request?: LookupRequest): Promise<Result>
  /** As `brand`, but nothing is read from or written to the store: for those who keep results themselves. */
  examine(handle: Handle | Site, request?: LookupRequest): Promise<{ result: Result; snapshot?: Snapshot }>
  /** The page and what it needs, without describing it. */
  capture(handle: Handle | Site, request?: LookupRequest): Promise<Snapshot>
  /** Ends the browser, the gate and the database. */
  close(): Promise<void>
}

/** Puts the stages together. Throws `storage` when the database cannot be opened. */
export async function createBlazon(settings: BlazonSettings = {}): Promise<Blazon> {
  const options = withDefaults(settings.options)
  const now = settings.now ?? (() => new Date())
  const hosts = readHostMap(settings.hosts ?? process.env.BLAZON_HOSTS)
  const store = openStore(settings.db ?? ':memory:', { now, ...options.store })
  const capturer = await createCapturer({ options, hosts, clock: now })
  return assemble({ options, store, capturer })
}

function assemble({
  options,
  store,
  capturer,
}: {
  options: Options
  store: Store
  capturer: Capturer
}): Blazon {
  const stages: Stages = { capture: (site, request) => capturer.capture(site, request), store, options }
  const resolve: Blazon['resolve'] = (text, rules) =>
    parseDomain(text, { ...rules, isMapped: capturer.isMapped })
  const siteOf = (handle: Handle | Site) => ('registrable' in handle ? handle : resolve(handle.domain))
  return {
    options,
    store,
    browser: capturer.browser?.path,
    resolve,
    brand: async (handle, request) => lookup(siteOf(handle), stages, request),
    examine: async (handle, request) => examine(siteOf(handle), stages, request),
    capture: async (handle, request = {}) => {
      const timeout = AbortSignal.timeout(request.timeoutMs ?? options.lookupTimeoutMs)
      const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
      return capturer.capture(siteOf(handle), { producer: request.producer ?? options.producer, signal })
    },
    close: async () => {
      await capturer.close()
      store.close()
    },
  }
}

function readHostMap(file: string | undefined): HostMap | undefined {
  if (!file) return undefined
  try {
    return parseHostMap(readFileSync(file, 'utf8'))
  } catch (thrown) {
    if (thrown instanceof BlazonError) throw thrown
    throw new BlazonError('invalid_input', `The hosts file ${file} cannot be read.`, { cause: thrown })
  }
}
