import { pause } from '../../concurrency/waiting.ts'
import type { SeenText } from '../../diff/text/index.ts'
import { urlDifference } from '../../diff/urls.ts'
import { BlazonError } from '../../model/errors.ts'
import type { TakenRun } from '../../model/monitor-runs.ts'
import { MONITORS, type PageWatch, type SitemapWatch } from '../../model/monitors.ts'
import { readPageAt } from '../page.ts'
import type { Ports } from '../ports.ts'
import { observeData } from './data.ts'
import { judged } from './judged.ts'
import { type Observed, type Visit, within } from './visit.ts'

/** The pause before the second visit to a page. Content that changes at every visit shows itself then. */
const PAUSE_MS = 1_000

/**
 * Visits the target of a monitor, and compares it with the baseline. If it differs, it is visited again, and
 * only differences of both visits count. Rejects with the reason when it cannot be visited.
 */
export async function observe(ports: Ports, run: TakenRun, signal: AbortSignal): Promise<Observed> {
  const { target, changeDetection, baseline } = run
  const visit = { ports, signal }
  const observed =
    target.type === 'page'
      ? await observePage(visit, target, baseline)
      : target.type === 'sitemap'
        ? await observeSitemap(visit, target, baseline)
        : await observeData(visit, target, baseline)
  if (!observed.change || changeDetection.type === 'exact') return observed
  return judged(observed, observed.change, target, ports, signal)
}

async function observePage(
  visit: Visit,
  target: PageWatch,
  baseline: TakenRun['baseline'],
): Promise<Observed> {
  const first = await textOf(visit, target)
  if (baseline?.type !== 'page') return { baseline: { type: 'page', text: first.text, unstable: {} } }
  const { unstable, text, capturedAt, seenAt = capturedAt.getTime() } = baseline
  const folds = target.normalizeWhitespace ?? true
  const asked = { url: target.url, before: { text, at: seenAt }, after: first, unstable, folds }
  const { compareTexts } = visit.ports
  const once = await compareTexts(asked, visit.signal)
  if (!once.difference) return {}
  await pause(PAUSE_MS, visit.signal)
  const again = await textOf(visit, target)
  const twice = await compareTexts({ ...asked, again }, visit.signal)
  const seen = twice.difference ? { text: again.text } : { text, seenAt }
  return { baseline: { type: 'page', ...seen, unstable: twice.unstable }, change: twice.difference }
}

/** Visits a page, and returns its lines. */
async function textOf(visit: Visit, target: PageWatch): Promise<SeenText> {
  const { includeSelectors, excludeSelectors, url } = target
  const { ports } = visit
  const options = { includeSelectors, excludeSelectors }
  const query = { refresh: true, reading: { kind: 'lines', options } } as const
  const found = await within(visit, url, ports.options.lookupTimeoutMs, (deadline, { site, page }) =>
    readPageAt<'lines'>(ports, site, { ...query, page }, deadline),
  )
  if (found.state === 'failed') throw new BlazonError(found.code, found.message)
  if (found.state === 'refused') throw new BlazonError('unreachable', found.message)
  const { lines } = found
  if (lines.length > MONITORS.maxTextChars)
    throw new BlazonError('too_large', `${url} has more than ${MONITORS.maxTextChars} characters of text.`)
  return { text: lines, at: ports.now().getTime() }
}

async function observeSitemap(
  visit: Visit,
  target: SitemapWatch,
  baseline: TakenRun['baseline'],
): Promise<Observed> {
  const first = await urlsOf(visit, target)
  if (baseline?.type !== 'sitemap') return { baseline: { type: 'sitemap', urls: first } }
  const { urls } = baseline
  if (!urlDifference(urls, first, first)) return {}
  await pause(PAUSE_MS, visit.signal)
  const again = await urlsOf(visit, target)
  const change = urlDifference(urls, first, again)
  return change ? { baseline: { type: 'sitemap', urls: again }, change } : {}
}

/** Reads a sitemap with those that it names, and returns its URLs in order. */
async function urlsOf(visit: Visit, target: SitemapWatch): Promise<readonly string[]> {
  const { url, include = [], exclude = [], maxUrls = MONITORS.maxUrls } = target
  const { ports, signal } = visit
  const hasPatterns = include.length + exclude.length > 0
  const maxLinks = hasPatterns ? MONITORS.maxUrls : maxUrls
  const found = await within(visit, url, ports.options.lookupTimeoutMs, (deadline, { site }) =>
    ports.list(site, { maxLinks, sitemapUrl: url }, deadline),
  )
  // If a part of the list is missing, its URLs would look as if they had been removed.
  if (!found.settled || found.meta.errors > 0)
    throw new BlazonError('unreachable', `A part of the sitemap ${url} could not be read.`)
  const urls = [...new Set(found.urls.map(normalized))].sort()
  const paths = urls.map(pathOf)
  const isIn = await anyMatch(ports, include, paths, signal)
  const isOut = await anyMatch(ports, exclude, paths, signal)
  return urls.filter((_, n) => (include.length === 0 || isIn[n]) && !isOut[n]).slice(0, maxUrls)
}

async function anyMatch(
  { match }: Pick<Ports, 'match'>,
  patterns: readonly string[],
  urls: readonly string[],
  signal: AbortSignal,
): Promise<readonly boolean[]> {
  const found = urls.map(() => false)
  for (const expression of patterns) {
    const matched = await match({ expression, urls }, signal)
    for (const [n, isMatched] of matched.entries()) if (isMatched) found[n] = true
  }
  return found
}

/** Returns a URL with its host in lower case, and without a fragment or a slash at its end. */
function normalized(url: string): string {
  const at = new URL(url)
  at.hash = ''
  return at.href.replace(/\/$/, '')
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
