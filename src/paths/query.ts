import type { Deadline } from '../concurrency/deadline.ts'
import type { Answers } from '../extract/answers/index.ts'
import { pagesFor } from '../extract/answers/pages.ts'
import type { PageFacts } from '../model/facts.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import type { LanguageModel, ModelPage } from '../model/language-model.ts'
import type { DataPoint, QueryRequest, QueryResult } from '../model/query.ts'
import type { Site } from '../model/site.ts'
import type { Brand } from './brand.ts'
import type { createPage } from './page.ts'
import { withModel } from './query-model.ts'
import { recordFacts } from './query-record.ts'

export interface QueryPorts {
  readonly brand: Brand['run']
  readonly page: ReturnType<typeof createPage>['run']
  readonly pageAt: (url: string) => { readonly site: Site; readonly page: string }
  /** Matches facts with points, in a process of its own. */
  readonly answer: (
    question: { readonly pages: readonly PageFacts[]; readonly points: readonly DataPoint[] },
    signal: AbortSignal,
  ) => Promise<Answers>
  /** Matches facts with points, in a separate process. */
  readonly model: LanguageModel | undefined
}

/**
 * Answers questions about a site: its brand is looked up, the pages that may answer are read, and each point
 * is matched with their facts; the model, if there is one, is asked for the remaining points.
 */
export function createQuery(ports: QueryPorts) {
  return {
    async run(site: Site, request: Omit<QueryRequest, 'timeoutMs' | 'signal'>, deadline: Deadline) {
      try {
        return await answered(ports, site, request, deadline)
      } catch (thrown) {
        return failedResult(site.domain, deadline.errorOf(thrown))
      }
    },
  }
}

async function answered(
  ports: QueryPorts,
  site: Site,
  request: Omit<QueryRequest, 'timeoutMs' | 'signal'>,
  deadline: Deadline,
): Promise<QueryResult> {
  const { points, pages: named, producer, refresh } = request
  const { result } = await ports.brand(site, { producer, refresh }, deadline)
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
  { page, pageAt }: QueryPorts,
  url: string,
  { producer, refresh }: Pick<QueryRequest, 'producer' | 'refresh'>,
  deadline: Deadline,
): Promise<PageFacts | string> {
  const target = pageAt(url)
  const query = { page: target.page, reading: { kind: 'facts' }, producer, refresh } as const
  const result = await page(target.site, query, deadline)
  if (result.state === 'ok') return result.facts
  const why = result.state === 'failed' ? result.message : `it is ${result.class.replaceAll('_', ' ')}`
  return `${url} was not read: ${why}`
}

/** The texts of the pages for a model; pages that cannot be read as Markdown are left out. */
function textsAt({ page, pageAt }: QueryPorts, { producer }: Pick<QueryRequest, 'producer'>) {
  return async (urls: readonly string[], deadline: Deadline): Promise<readonly ModelPage[]> => {
    const texts = urls.map(async (url): Promise<ModelPage[]> => {
      const target = pageAt(url)
      const reading = { kind: 'markdown', options: { images: false } } as const
      const result = await page(target.site, { page: target.page, reading, producer }, deadline)
      return result.state === 'ok' ? [{ url, text: result.markdown }] : []
    })
    return (await Promise.all(texts)).flat()
  }
}
