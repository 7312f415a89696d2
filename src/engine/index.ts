import { saveSnapshot } from '../capture/folder.ts'
import { BlazonError } from '../model/errors.ts'
import { ENGINE_SETTINGS } from '../model/options/requests.ts'
import { checkSettings } from '../model/options/validate.ts'
import { OPTIONS } from '../model/options.ts'
import { checkedEngine } from '../resolve/checked.ts'
import { parseLanguage } from '../resolve/language.ts'
import { withSamples } from '../snapshot/packed-samples.ts'
import { tellOrThrow } from '../store/best-effort.ts'
import { createBackground } from './background.ts'
import { type Calls, createCalls } from './calls.ts'
import { createCorrections } from './corrections-access.ts'
import type { Blazon } from './engine.ts'
import { forgettingIn } from './forget.ts'
import { logReports } from './log-reports.ts'
import { logoAsked } from './logo-asked.ts'
import { createLazyMetrics } from './metrics.ts'
import { openParts, type Parts } from './parts.ts'
import { createPaths, type Paths } from './paths.ts'
import { renewing } from './renewal.ts'
import { createScrapes } from './scrapes.ts'
import type { BlazonSettings } from './settings.ts'
import { queueIn, storedIn } from './store-access.ts'
import { untilClosed } from './until-closed.ts'

/** Makes an engine, as the comment of `createBlazon` in `library/lookups.ts` describes. */
export async function createBlazon(settings: BlazonSettings = {}): Promise<Blazon> {
  checkSettings(ENGINE_SETTINGS, settings, { whole: 'the settings', all: { options: OPTIONS } })
  const parts = await openParts(settings)
  return checkedEngine(
    engineOver(parts, settings.logger ? logReports(settings.logger, parts) : () => undefined),
  )
}

function screenshotOver({ run, placeOf }: Calls, { screenshot }: Paths): Blazon['screenshot'] {
  return async (handle, request = {}) => {
    const { site, page: url } = placeOf(handle)
    if (url !== undefined && request.page !== undefined)
      throw new BlazonError('invalid_input', 'Either a URL or a kind of page is shown, not both.')
    return run(site, request, (of, asked, deadline) => screenshot.run(of, { ...asked, url }, deadline))
  }
}

/**
 * The methods of an engine about a brand, by its domain, its company or, where that makes a difference, one
 * of its pages.
 */
function brandsOver(
  { run, placeOf }: Calls,
  paths: Paths,
): Pick<Blazon, 'brand' | 'fonts' | 'naics' | 'query' | 'styleguide' | 'logo' | 'products'> {
  return {
    brand: (handle, request = {}) => run(handle, request, paths.known.run),
    fonts: (handle, request = {}) => run(handle, request, paths.fonts.run),
    naics: (handle, request = {}) => run(handle, request, paths.naics.run),
    query: (handle, request) => run(handle, request, paths.query.run),
    async styleguide(handle, request = {}) {
      const { site, page } = placeOf(handle)
      return run(site, request, (of, asked, deadline) =>
        paths.styleguide.run(of, { ...asked, page }, deadline),
      )
    },
    logo(asked) {
      const { handle, request } = logoAsked(asked)
      return run(handle, request, paths.logo.run)
    },
    async products(handle, request = {}) {
      const { site, page } = placeOf(handle)
      return run(site, request, (of, asked, deadline) => paths.products.run(of, { ...asked, page }, deadline))
    },
  }
}

function engineOver(parts: Parts, endLog: () => void): Blazon {
  const { options, capturer, store } = parts
  let closed = false
  const isClosed = () => closed
  const calls = createCalls(parts, isClosed)
  const { run } = calls
  const paths = createPaths(parts, isClosed)
  const { end: endMetrics, ...metrics } = createLazyMetrics(parts)
  const close = async () => {
    closed = true
    await later.end()
    await parts.close()
    endMetrics()
    endLog()
  }
  const later = createBackground(parts, calls, () => engine)
  const engine: Blazon = {
    options,
    browser: capturer.browser,
    fields: parts.fields,
    sandbox: capturer.sandbox,
    isMapped: capturer.isMapped,
    resolve: calls.resolve,
    company: calls.company,
    identify: calls.identify,
    ...brandsOver(calls, paths),
    screenshot: screenshotOver(calls, paths),
    ...createScrapes(calls, paths),
    async examine(handle, request = {}) {
      const { snapshot, ...examined } = await run(handle, request, paths.examine.run)
      return { ...examined, snapshot: snapshot && withSamples(snapshot) }
    },
    capture: async (handle, request = {}) => withSamples(await run(handle, request, paths.capture.run)),
    async record(handle, dir, request = {}) {
      const recorded = await run(handle, request, paths.record.run)
      await saveSnapshot(dir, recorded.snapshot, recorded.recording)
      return { ...recorded, snapshot: withSamples(recorded.snapshot) }
    },
    sitemap: (handle, request = {}) => run(handle, request, paths.sitemap.run),
    ...later.shown,
    directory: parts.directory,
    corrections: createCorrections(store, parts.now, capturer.isMapped, parts.fields),
    ...storedIn(store, parts.now, calls.resolve),
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
  }
  return renewing(untilClosed(engine, isClosed), (task) =>
    later.shown.background.add(task).catch((thrown) => tellOrThrow(thrown, parts.onUnkept)),
  )
}
