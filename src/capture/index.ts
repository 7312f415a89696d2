import { type Deadline, unlimited } from '../concurrency/deadline.ts'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { CaptureRequest, Capturer } from './capturer.ts'
import { openNetwork } from './network.ts'
import type { RunRequest } from './run.ts'
import { type CapturerSettings, createWork } from './work.ts'

export type { CaptureRequest, Capturer, Recorded } from './capturer.ts'
export type { CapturerSettings } from './work.ts'

/** Opens the network and puts the parts of the room together. */
export async function createCapturer(settings: CapturerSettings): Promise<Capturer> {
  const { options } = settings
  const network = await openNetwork(settings)
  const { gate, browsers } = network
  const work = createWork(settings, network)
  const { captures, screenshots, sitemaps } = work
  const usual = (): Deadline => unlimited(options.lookupTimeoutMs)
  let closed = false
  const assertOpen = () => {
    if (closed) throw new BlazonError('cancelled', 'The engine is closed.')
  }
  /** Throws `cancelled` after `close`, and `unavailable` when a browser is needed and there is none. */
  const accepted = (site: Site, request: CaptureRequest): RunRequest => {
    assertOpen()
    const run = runRequestOf(site, request, options)
    if (run.producer === 'browser' && !browsers.path) throw browsers.lacking()
    return run
  }
  return {
    browser: browsers.path,
    sandbox: browsers.sandbox,
    isMapped: gate.isMapped,
    whenFree: work.whenFree,
    whenCrowded: network.crowd.whenAny,
    warm: async () => browsers.forCaptures?.().warm(),
    tryBrowser: async () => browsers.forCaptures?.().tryStart(),
    capture: async (site, request = {}, deadline = usual()) =>
      captures.capture(accepted(site, request), deadline),
    record: async (site, request = {}, deadline = usual()) =>
      captures.record(accepted(site, request), deadline),
    async screenshot(site, request, deadline = usual()) {
      assertOpen()
      if (!browsers.path) throw browsers.lacking()
      return screenshots.take(site, request, deadline)
    },
    async sitemap(site, query = {}, deadline = usual()) {
      assertOpen()
      return sitemaps.of(site, query, deadline)
    },
    async download(url, path, signal) {
      assertOpen()
      await work.download(url, path, signal)
    },
    activity: () => ({ lookups: work.lines(), gate: gate.decisions(), browsers: browsers.activity() }),
    async close() {
      closed = true
      await work.close(new BlazonError('cancelled', 'The engine is closing.'))
      await network.close()
    },
  }
}

function runRequestOf(site: Site, request: CaptureRequest, options: Options): RunRequest {
  const { page, producer = options.producer, morePages = page === undefined, language, files } = request
  return { site, page, producer, morePages, language, files }
}
