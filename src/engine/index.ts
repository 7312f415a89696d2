import type { Call } from '../calls/call.ts'
import { CALLS, type CallMethods } from '../calls/index.ts'
import { orTimeout } from '../concurrency/waiting.ts'
import type { Task } from '../model/background.ts'
import { ENGINE_SETTINGS } from '../model/options/programs.ts'
import { checkSettings } from '../model/options/validate.ts'
import { OPTIONS } from '../model/options.ts'
import type { UploadWork } from '../model/uploaded-lists.ts'
import { parseLanguage } from '../resolve/language.ts'
import { tellOrThrow } from '../store/options.ts'
import { createBackground } from './background.ts'
import { createCorrections } from './corrections-access.ts'
import type { Blazon } from './engine.ts'
import { forgettingIn } from './forget.ts'
import { guarded } from './guarded.ts'
import { createIdentification } from './identification.ts'
import { ABANDON_MS } from './later.ts'
import { batchOf, exportedFrom, latePageBatches, lateUploads } from './lists.ts'
import { logReports } from './log-reports.ts'
import { type Around, methodOf } from './method.ts'
import { createLazyMetrics } from './metrics.ts'
import { createMonitors } from './monitors.ts'
import { openParts, type Parts } from './parts.ts'
import { portsOf } from './ports.ts'
import type { BlazonSettings } from './settings.ts'
import { queueIn, storedIn } from './store-access.ts'
import { createWebhooks } from './webhooks.ts'

/** Makes an engine, as the comment of `createBlazon` in `library/lookups.ts` describes. */
export async function createBlazon(settings: BlazonSettings = {}): Promise<Blazon> {
  checkSettings(ENGINE_SETTINGS, settings, { whole: 'the settings', all: { options: OPTIONS } })
  const parts = await openParts(settings)
  return engineOver(parts, settings.logger ? logReports(settings.logger, parts) : () => undefined)
}

function engineOver(parts: Parts, endLog: () => void): Blazon {
  const { options, capturer, store } = parts
  let closed = false
  const isClosed = () => closed
  const identification = createIdentification(parts, isClosed)
  const ports = portsOf(parts, (domain) => background.prefetched(domain))
  const around = { parts, ports, identification, isClosed }
  const renew = (task: Task) => background.shown.background.add(task)
  const later = (task: Task) => renew(task).catch((thrown) => tellOrThrow(thrown, parts.onUnkept))
  const methods = Object.fromEntries(
    Object.entries<Call<never, unknown>>(CALLS).map(([name, call]) => [
      name,
      methodOf(name, call, { ...around, later }),
    ]),
  )
  const background = createBackground(parts, methods, isClosed)
  const { end: endMetrics, ...metrics } = createLazyMetrics(parts)
  const close = async () => {
    closed = true
    store.seal()
    await Promise.all([background.end(), jobs.end()])
    await parts.close()
    endMetrics()
    endLog()
  }
  const jobs = jobsOf(parts, { ...around, later }, () => shown)
  const engine: Blazon = {
    ...(methods as unknown as CallMethods),
    options,
    browser: capturer.browser,
    fields: parts.fields,
    sandbox: capturer.sandbox,
    isMapped: capturer.isMapped,
    resolve: identification.resolve,
    company: identification.company,
    identify: identification.transaction,
    async suggest(text, request = {}) {
      const { suggestionsFor } = await import('./suggest.ts')
      return suggestionsFor(text, request, { store, directory: parts.directory.source, identification })
    },
    async parse(bytes, request = {}) {
      return (await import('./parse.ts')).parsed(bytes, request, parts)
    },
    ...background.shown,
    directory: parts.directory,
    corrections: createCorrections(store, parts.now, capturer.isMapped, parts.fields),
    ...storedIn(store, parts.now, identification.resolve),
    queue: (language) =>
      queueIn(store, parts.now, language === undefined ? undefined : parseLanguage(language)),
    whenCrowded: capturer.whenCrowded,
    status: store.status,
    forget: forgettingIn(store),
    ...metrics,
    warm: parts.warm,
    tryBrowser: capturer.tryBrowser,
    close,
    [Symbol.asyncDispose]: close,
    ...jobs.shown,
    export: (settings) => exportedFrom(store, parts.fields, settings),
    report: async (settings) => (await import('./report.ts')).reportOf(parts, ports, settings),
    batch: (lines, settings) => batchOf(shown, lines, settings),
  }
  const shown = guarded(engine, isClosed)
  return shown
}

/** Makes the parts of an engine for work without a waiting caller, and the functions that end this work. */
function jobsOf(parts: Parts, around: Around, engine: () => Blazon) {
  const { store, capturer } = parts
  const lists = endable(lateUploads(() => ({ engine: engine(), store, whenFree: capturer.whenFree })))
  const batches = endable(latePageBatches(() => ({ engine: engine(), around })))
  const webhooks = endable(createWebhooks(parts))
  const monitors = endable(createMonitors(parts, around.ports))
  return {
    shown: {
      ...{ lists: lists.shown, batches: batches.shown, webhooks: webhooks.shown, monitors: monitors.shown },
    },
    end: () => Promise.all([lists, batches, webhooks, monitors].map((part) => part.end())),
  }
}

/** A part of an engine that works without a waiting caller. */
interface Working {
  work(how: never): Promise<void>
}

/** Adds a function that ends the work before the database is closed. */
function endable<T extends Working>(part: T): { readonly shown: T; end(): Promise<void> } {
  const over = new AbortController()
  const running = new Set<Promise<void>>()
  const work = async (how: UploadWork) => {
    const given = { ...how, signal: AbortSignal.any([how.signal, over.signal]) }
    const worked = part.work(given as never)
    running.add(worked)
    await worked.finally(() => running.delete(worked))
  }
  return {
    shown: { ...part, work },
    async end() {
      over.abort()
      await orTimeout(Promise.allSettled(running), ABANDON_MS)
    },
  }
}
