import { pause } from '../../concurrency/waiting.ts'
import { dataDifference } from '../../diff/data.ts'
import { BlazonError } from '../../model/errors.ts'
import type { ExtractResult } from '../../model/extract.ts'
import type { TakenRun } from '../../model/monitor-runs.ts'
import type { ExtractWatch } from '../../model/monitors.ts'
import { extractFrom } from '../extract.ts'
import { type Observed, type Visit, within } from './visit.ts'

type Extraction = Extract<ExtractResult, { readonly state: 'ok' }>

/** The data that is extracted for a monitor without a schema. */
const USUAL_SCHEMA = {
  type: 'object',
  properties: {
    summary: { type: 'string', description: 'The description of the page.' },
    key_points: { type: 'array', items: { type: 'string' }, description: 'The main headings of the page.' },
  },
} as const

const PAUSE_MS = 1_000
const USUAL_PAGES = 5
/** Milliseconds for all pages of an extraction and the work after them. */
const USUAL_MS = 110_000
const REST_MS = 30_000

/** Extracts the data of a monitor, and compares it with its baseline. */
export async function observeData(
  visit: Visit,
  target: ExtractWatch,
  baseline: TakenRun['baseline'],
): Promise<Observed> {
  const first = await dataOf(visit, target)
  const seen = ({ data, urls }: Extraction) => ({ type: 'extract', data, urls }) as const
  if (baseline?.type !== 'extract') return { baseline: seen(first) }
  const { data, urls } = baseline
  if (!dataDifference(data, first.data, first.data, () => undefined)) return {}
  await pause(PAUSE_MS, visit.signal)
  const again = await dataOf(visit, target)
  // When a page cannot be read, its values are missing, which does not mean that they have changed.
  const missing = urls.find((url) => !again.urls.includes(url) && !first.urls.includes(url))
  if (missing !== undefined && first.counts.numFailed + first.counts.numBlocked > 0)
    throw new BlazonError('unreachable', `${missing} could not be read, which was read before.`)
  const urlOf = (at: string) => again.evidence.find(({ path }) => path.startsWith(at))?.url
  const change = dataDifference(data, first.data, again.data, urlOf)
  return change ? { baseline: seen(again), change } : {}
}

async function dataOf(visit: Visit, target: ExtractWatch): Promise<Extraction> {
  const { url, instructions, schema = USUAL_SCHEMA, maxPages = USUAL_PAGES, ...rest } = target
  const { maxDepth, followSubdomains } = rest
  const plan = {
    ...{ schema, instructions, lookup: { refresh: true, visit: {} } },
    bounds: { maxPages, maxDepth, followSubdomains, stopAfterMs: USUAL_MS },
  }
  const found = await within(visit, url, USUAL_MS + REST_MS, (deadline, { site, page }) => {
    const place = { site, page, deadline, identified: undefined, folder: undefined }
    return extractFrom({ ...place, request: { schema, refresh: true } }, visit.ports, plan)
  })
  if (found.state === 'failed') throw new BlazonError(found.code, found.message)
  if (found.state === 'refused') throw new BlazonError('unreachable', found.message)
  if (found.partial)
    throw new BlazonError('timeout', `The time was over before all pages of ${url} were read.`)
  return found
}
