import type { Deadline } from '../concurrency/deadline.ts'
import { pagesFor } from '../extract/answers/pages.ts'
import type { PageFacts } from '../model/facts.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import type { ModelPage } from '../model/language-model.ts'
import type { QueryRequest, QueryResult } from '../model/query.ts'
import type { Site } from '../model/site.ts'
import { lookUp } from './brand.ts'
import { readPageAt } from './page.ts'
import type { Asked, Ports } from './ports.ts'
import { withModel } from './query-model.ts'
import { recordFacts } from './query-record.ts'

export async function answersOf(
  { site, request, deadline }: Asked<QueryRequest>,
  ports: Ports,
): Promise<QueryResult> {
  try {
    return await answered(ports, site, request, deadline)
  } catch (thrown) {
    return failedResult(site.domain, deadline.errorOf(thrown))
  }
}

/**
 * Answers questions about a site. It looks up the brand, reads the pages that may have answers, and matches
 * each point with their facts. If there is a model, it is asked about the remaining points.
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

/** Returns the facts of a page, or the reason why there are none. */
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

/** Returns the texts of pages for a model. Pages that cannot be read as Markdown are left out. */
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
