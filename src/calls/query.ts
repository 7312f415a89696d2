import * as z from 'zod/mini'
import type { Deadline } from '../concurrency/deadline.ts'
import { pagesFor } from '../extract/answers/pages.ts'
import { checkPoints } from '../model/data-points.ts'
import type { PageFacts } from '../model/facts.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import type { ModelPage } from '../model/language-model.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { described, optional } from '../model/options/schema.ts'
import { QUERY_PAGES, type QueryRequest, type QueryResult } from '../model/query.ts'
import type { Site } from '../model/site.ts'
import { lookUp } from '../paths/brand.ts'
import { readPageAt } from '../paths/page.ts'
import type { Ports } from '../paths/ports.ts'
import { withModel } from '../paths/query-model.ts'
import { recordFacts } from '../paths/query-record.ts'
import type { BrandHandle, Call } from './call.ts'

export interface QueryMethod {
  /**
   * Answers to questions about a site, from the text of its pages: each answer has its evidence, and the
   * points that no page answers are in `absent`. With a model (`llm` of the options) the model is asked for
   * those points, and its answer counts only when the page contains the passage that it quotes. Rejects as
   * `brand` does, and with `invalid_input` for invalid points.
   */
  query(handle: BrandHandle, request: QueryRequest): Promise<QueryResult>
}

export const query: Call<QueryRequest, QueryResult> = {
  ways: ['domain', 'company'],
  request: {
    ...CALLER_REQUEST,
    ...optional({
      // Each point is checked by `checkPoints`.
      points: described(z.array(z.unknown()), 'a list of data points'),
      pages: described(z.array(z.enum(QUERY_PAGES)), `a list of pages among ${QUERY_PAGES.join(', ')}`),
    }),
  },
  check: ({ points }) => checkPoints(points),
  async run({ site, request, deadline }, ports) {
    try {
      return await answered(ports, site, request, deadline)
    } catch (thrown) {
      return failedResult(site.domain, deadline.errorOf(thrown))
    }
  },
}

/**
 * Answers questions about a site: its brand is looked up, the pages that may answer are read, and each point
 * is matched with their facts; the model, if there is one, is asked for the remaining points.
 */
async function answered(
  ports: Ports,
  site: Site,
  request: QueryRequest,
  deadline: Deadline,
): Promise<QueryResult> {
  const { points, pages: named, producer, refresh } = request
  const { result } = await lookUp(ports, site, { producer, refresh }, deadline)
  if (result.state !== 'ok') return result
  const { record } = result
  const read = (url: string) => factsAt(ports, url, request, deadline)
  const home = await read(record.url)
  if (typeof home === 'string') throw new Error(home)
  const links = foundValue(record.fields.links) ?? {}
  const others = await Promise.all(pagesFor(points, named, { facts: home, links }).map(read))
  const isHomeWanted = named === undefined || named.includes('home_page')
  const pages = [...(isHomeWanted ? [home] : []), ...others.filter((page) => typeof page !== 'string')]
  const notes = others.filter((page) => typeof page === 'string')
  const known = { url: record.url, facts: recordFacts(record) }
  const byRule = await ports.answer({ pages: [known, ...pages], points }, deadline.signal)
  const urls = [...new Set(pages.map(({ url }) => url))]
  const found = { state: 'ok', domain: site.domain, urls, ...byRule, notes } as const
  return ports.model ? withModel(found, points, ports.model, textsAt(ports, request), deadline) : found
}

/** The facts of a page, or why there are none. */
async function factsAt(
  ports: Ports,
  url: string,
  { producer, refresh }: Pick<QueryRequest, 'producer' | 'refresh'>,
  deadline: Deadline,
): Promise<PageFacts | string> {
  const target = ports.pageAt(url)
  const query = { page: target.page, reading: { kind: 'facts' }, producer, refresh } as const
  const result = await readPageAt(ports, target.site, query, deadline)
  if (result.state === 'ok') return result.facts
  const why = result.state === 'failed' ? result.message : `it is ${result.class.replaceAll('_', ' ')}`
  return `${url} was not read: ${why}`
}

/** The texts of the pages for a model; pages that cannot be read as Markdown are left out. */
function textsAt(ports: Ports, { producer }: Pick<QueryRequest, 'producer'>) {
  return async (urls: readonly string[], deadline: Deadline): Promise<readonly ModelPage[]> => {
    const texts = urls.map(async (url): Promise<ModelPage[]> => {
      const target = ports.pageAt(url)
      const reading = { kind: 'markdown', options: { images: false } } as const
      const result = await readPageAt(ports, target.site, { page: target.page, reading, producer }, deadline)
      return result.state === 'ok' ? [{ url, text: result.markdown }] : []
    })
    return (await Promise.all(texts)).flat()
  }
}
