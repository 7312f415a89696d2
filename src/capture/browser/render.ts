import type { Page, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { PagePicture } from '../../model/screenshot.ts'
import { createClock, type Onlooker } from './clock.ts'
import { collectInPage, MARK, PROPERTIES, type SeenPage } from './in-page/collect.ts'
import { type Shot, takePicture } from './picture.ts'
import { headersOf, type Recorder, record, refusalOf } from './recorder.ts'
import { settle } from './settle.ts'
import { openWorld } from './world.ts'

/** A page after its scripts have run. */
export interface Rendered {
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Pages passed through on the way from the URL that was opened. */
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** What the page told of itself, all of one moment. */
  readonly seen: SeenPage
  /** What stood before the page and was cleared away, in sentences. */
  readonly notes: readonly string[]
  readonly recorder: Recorder
  /** When one was asked for. */
  readonly picture?: PagePicture | undefined
}

/** What is opened, and when by the page's own clock. */
export interface Visit {
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly startsAt: number
  readonly onlooker?: Onlooker | undefined
  /** A picture to be taken once the page has settled: its browser is one that paints. */
  readonly shot?: Shot | undefined
}

/**
 * Opens an http(s) URL, lets the page settle and reads it in one pass. Rejects with `unreachable` when it does not load, with `too_large`
 * when it makes more than `browser.maxRequests` requests: to hear of each would cost more than the page.
 */
export async function render(page: Page, visit: Visit, options: Options): Promise<Rendered> {
  if (!/^https?:/.test(visit.url))
    throw new BlazonError('forbidden_target', 'Only http and https pages are opened.')
  const { maxRequests } = options.browser
  return new Promise((resolve, reject) => {
    const exceeded = () =>
      reject(
        new BlazonError('too_large', `The page makes more than ${maxRequests} requests.`, {
          retryable: false,
        }),
      )
    const recorder = record(page, { maxRequests, exceeded })
    read(page, visit, recorder, options).then(resolve, reject)
  })
}

async function read(
  page: Page,
  { url, shot, ...time }: Visit,
  recorder: Recorder,
  options: Options,
): Promise<Rendered> {
  const world = await openWorld(page)
  const clock = await createClock({ world, recorder, isPainted: shot !== undefined, ...time })
  await open(page, url, options)
  const notes = await settle({ page, world, clock, recorder }, options)
  // Before it is read, which takes out of it what was hidden.
  const picture = shot && (await takePicture({ world, clock }, shot, options))
  const seen = await world.run(collectInPage, {
    mark: MARK,
    properties: PROPERTIES,
    maxElements: options.html.maxNodes,
    maxHtmlChars: options.fetch.maxHtmlBytes,
  })
  const finalUrl = withoutFragment(seen.url)
  if (!/^https?:/.test(finalUrl))
    throw new BlazonError('unreachable', `${new URL(url).hostname} shows no web page in the browser.`)
  const documents = recorder.documents()
  const last = documents.at(-1)
  const headers = last ? headersOf(last) : {}
  if (last) refuseRefusal(last)
  return {
    url: finalUrl,
    status: last?.status() ?? 200,
    headers,
    redirects: documents.slice(0, -1).map(stepOf),
    seen,
    notes,
    recorder,
    picture,
  }
}

/** The gate's own answer is not the site's. */
function refuseRefusal(response: Response): void {
  const refusal = refusalOf(response)
  if (!refusal) return
  const { hostname } = new URL(response.url())
  throw refusal.code === 'forbidden_target'
    ? new BlazonError(
        'forbidden_target',
        `The page sends its visitors to ${hostname}, which is not on the public internet.`,
      )
    : new BlazonError('unreachable', `The page sends its visitors to ${hostname}, which does not answer.`)
}

/** Until the document begins to come: how long the rest of it may take is for `settle`. */
async function open(page: Page, url: string, { browser }: Options): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: browser.captureTimeoutMs })
  } catch (thrown) {
    const { message } = thrown instanceof Error ? thrown : new Error()
    // A page that sends itself elsewhere while it loads: the one it went to is the one to read.
    if (/interrupted by another navigation/.test(message)) return
    const [reason = 'no reason given'] = /net::\w+|Timeout/.exec(message) ?? []
    const { hostname } = new URL(url)
    throw new BlazonError('unreachable', `${hostname} does not load in the browser (${reason}).`, {
      cause: thrown,
    })
  }
}

function stepOf(response: Response): { url: string; status: number } {
  return { url: withoutFragment(response.url()), status: response.status() }
}
