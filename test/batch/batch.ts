import type { BatchEngine } from '../../src/batch/engine.ts'
import type { BatchRequest } from '../../src/batch/request.ts'
import type { RETRY_PAUSES } from '../../src/batch/retries.ts'
import { runBatch } from '../../src/batch/run.ts'
import type { BatchSummary } from '../../src/batch/summary.ts'
import { queueIn } from '../../src/engine/store-access.ts'
import type { Options } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import type { Site } from '../../src/model/site.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { parseListed } from '../../src/resolve/listed.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import type { Store } from '../../src/store/index.ts'

/** Pauses before further attempts, for tests that do not wait. */
export const QUICK_RETRIES: typeof RETRY_PAUSES = {
  ...{ asked: 1, busy: 1, gateway: 1, timeout: 1, unreachable: 1, fault: 1 },
}

/** What a test answers for a site; the signal fires when the lookup has to end. */
export type Lookup = (
  site: Site,
  context: { readonly signal: AbortSignal },
) => Promise<{ readonly result: Result; readonly snapshot?: Snapshot }>

/** A batch over an engine that has a real store and no network. */
export interface Batch extends BatchRequest {
  readonly store: Store
  readonly lookup: Lookup
  readonly options: Options
  /** Default: no domain is mapped. */
  readonly isMapped?: ((domain: string) => boolean) | undefined
  /** What a site answers beside its record. Default: nothing is asked. */
  readonly extras?: Partial<Pick<BatchEngine, 'products' | 'query'>>
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: (() => number) | undefined
}

export function run({
  store,
  lookup,
  options,
  isMapped,
  now,
  extras,
  ...request
}: Batch): Promise<BatchSummary> {
  return runBatch(engineOver({ store, lookup, options, isMapped, now, extras }), request)
}

type EngineParts = Pick<Batch, 'store' | 'lookup' | 'options' | 'isMapped' | 'now'> & {
  readonly extras?: Batch['extras'] | undefined
}

/** An engine that has a real store and no network. */
export function engineOver({ store, lookup, options, isMapped, now, extras }: EngineParts): BatchEngine {
  const clock = () => new Date(now?.() ?? Date.now())
  return {
    options,
    resolve: (text: string) => parseListed(text),
    company: async () => {
      throw new Error('This test names no company')
    },
    isMapped: isMapped ?? (() => false),
    examine: async (
      handle: { domain: string },
      { signal = NEVER }: { signal?: AbortSignal | undefined } = {},
    ) => lookup(parseDomain(handle.domain), { signal }),
    products: async () => {
      throw new Error('This test asks for no products')
    },
    query: async () => {
      throw new Error('This test asks no questions')
    },
    ...extras,
    queue: (language?: string) => queueIn(store, clock, language),
  } as BatchEngine
}

const NEVER = new AbortController().signal
