import { saveSnapshot } from '../capture/folder.ts'
import { BlazonError } from '../model/errors.ts'
import { ENGINE_SETTINGS } from '../model/options/requests.ts'
import { checkSettings } from '../model/options/validate.ts'
import { checkedEngine } from '../resolve/checked.ts'
import { parseLanguage } from '../resolve/language.ts'
import { createCalls } from './calls.ts'
import { createCorrections } from './corrections-access.ts'
import type { Blazon } from './engine.ts'
import { logReports } from './log-reports.ts'
import { openParts, type Parts } from './parts.ts'
import { createPaths } from './paths.ts'
import { createScrapes } from './scrapes.ts'
import type { BlazonSettings } from './settings.ts'
import { queueIn, storedIn } from './store-access.ts'

/** Makes an engine, as `library/lookups.ts` describes it. */
export async function createBlazon(settings: BlazonSettings = {}): Promise<Blazon> {
  checkSettings(ENGINE_SETTINGS, settings, { whole: 'the settings' })
  const parts = await openParts(settings)
  return checkedEngine(
    engineOver(parts, settings.logger ? logReports(settings.logger, parts) : () => undefined),
  )
}

function engineOver(parts: Parts, endLog: () => void): Blazon {
  const { options, capturer, store } = parts
  let closed = false
  const isClosed = () => closed
  const calls = createCalls(parts, isClosed)
  const { run, placeOf } = calls
  const paths = createPaths(parts, isClosed)
  const close = async () => {
    closed = true
    await parts.close()
    endLog()
  }
  return {
    options,
    browser: capturer.browser,
    sandbox: capturer.sandbox,
    isMapped: capturer.isMapped,
    resolve: calls.resolve,
    company: calls.company,
    identify: calls.identify,
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
    async screenshot(handle, request = {}) {
      const { site, page: url } = placeOf(handle)
      if (url !== undefined && request.page !== undefined)
        throw new BlazonError('invalid_input', 'Either a URL or a kind of page is shown, not both.')
      return run(site, request, (of, asked, deadline) =>
        paths.screenshot.run(of, { ...asked, url }, deadline),
      )
    },
    ...createScrapes(calls, paths),
    examine: (handle, request = {}) => run(handle, request, paths.examine.run),
    capture: (handle, request = {}) => run(handle, request, paths.capture.run),
    async record(handle, dir, request = {}) {
      const recorded = await run(handle, request, paths.record.run)
      await saveSnapshot(dir, recorded.snapshot, recorded.recording)
      return recorded
    },
    sitemap: (handle, request = {}) => run(handle, request, paths.sitemap.run),
    directory: parts.directory,
    corrections: createCorrections(store, parts.now, capturer.isMapped),
    ...storedIn(store),
    queue: (language) =>
      queueIn(store, parts.now, language === undefined ? undefined : parseLanguage(language)),
    status: store.status,
    warm: parts.warm,
    tryBrowser: capturer.tryBrowser,
    close,
    [Symbol.asyncDispose]: close,
  }
}
