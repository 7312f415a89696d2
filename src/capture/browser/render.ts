import type { Page, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { StyleSample } from '../../model/style.ts'
import { callInPage, collectInPage, MARK, PROPERTIES, type SeenPage } from './in-page.ts'
import { headersOf, type Recorder, record, refusalOf } from './recorder.ts'
import { samplesOf, withoutMarks } from './samples.ts'
import { inPage, settle } from './settle.ts'

/** A page after its scripts have run. */
export interface Rendered {
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Pages passed through on the way from the URL that was opened. */
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** The tree after rendering, as text. */
  readonly html: string
  readonly samples: readonly StyleSample[]
  /** True when the text was cut at `maxHtmlBytes`. */
  readonly partial: boolean
  readonly recorder: Recorder
}

/** Opens an http(s) URL, lets the page settle and reads it in one pass. Rejects with `unreachable` when it does not load. */
export async function render(page: Page, url: string, options: Options): Promise<Rendered> {
  if (!/^https?:/.test(url))
    throw new BlazonError('forbidden_target', 'Only http and https pages are opened.')
  const recorder = record(page)
  await open(page, url, options)
  await settle(page, recorder, options)
  const request = { mark: MARK, properties: PROPERTIES, maxElements: options.html.maxNodes }
  const seen = await inPage<SeenPage>(page, callInPage(collectInPage, request))
  const marked = seen.html.slice(0, options.fetch.maxHtmlBytes)
  const finalUrl = withoutFragment(seen.url)
  if (!/^https?:/.test(finalUrl))
    throw new BlazonError('unreachable', `${new URL(url).hostname} shows no web page in the browser.`)
  const documents = recorder.documents()
  const last = documents.at(-1)
  const headers = last ? headersOf(last) : {}
  refuseRefusal(headers, finalUrl)
  return {
    url: finalUrl,
    status: last?.status() ?? 200,
    headers,
    redirects: documents.slice(0, -1).map(stepOf),
    html: withoutMarks(marked),
    samples: samplesOf(seen, marked, finalUrl, options.html),
    partial: marked.length < seen.html.length,
    recorder,
  }
}

/** The gate's own answer is not the site's. */
function refuseRefusal(headers: Rendered['headers'], url: string): void {
  const refusal = refusalOf(headers)
  if (refusal === undefined) return
  const { hostname } = new URL(url)
  throw refusal === 'forbidden_target'
    ? new BlazonError(
        'forbidden_target',
        `The page sends its visitors to ${hostname}, which is not on the public internet.`,
      )
    : new BlazonError('unreachable', `The page sends its visitors to ${hostname}, which does not answer.`)
}

/** A page that is long in coming, for want of a script say, is read as far as it came. */
async function open(page: Page, url: string, { browser }: Options): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: browser.captureTimeoutMs })
    await page.waitForLoadState('domcontentloaded', { timeout: browser.captureTimeoutMs / 2 })
  } catch (thrown) {
    const { name, message } = thrown instanceof Error ? thrown : new Error()
    const [reason = 'no reason given'] = /net::\w+|Timeout/.exec(message) ?? []
    if (name === 'TimeoutError' && /^https?:/.test(page.url())) return
    // A page that sends itself elsewhere while it loads: the one it went to is the one to read.
    if (/interrupted by another navigation/.test(message)) return page.waitForLoadState('domcontentloaded')
    const { hostname } = new URL(url)
    throw new BlazonError('unreachable', `${hostname} does not load in the browser (${reason}).`, {
      cause: thrown,
    })
  }
}

function stepOf(response: Response): { url: string; status: number } {
  return { url: withoutFragment(response.url()), status: response.status() }
}
