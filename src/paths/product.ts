import type { Deadline } from '../concurrency/deadline.ts'
import { reportingRefusal } from '../diagnostics/index.ts'
import type { LanguageModel, ModelPage, ModelPoint } from '../model/language-model.ts'
import type { PageProducts, Product } from '../model/product.ts'
import type { PageLookup, PageResult } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import { saidByModel } from './model-time.ts'
import { type PageQuery, readPageAt } from './page.ts'
import type { Asked, Ports } from './ports.ts'
import { askModel } from './query-model.ts'

/**
 * Reads the product of a page. When the rules find no features and the options allow it, the model is asked
 * for them.
 */
export async function productOf(
  { site, page = '', request, deadline }: Asked<PageLookup>,
  ports: Ports,
): Promise<PageResult<PageProducts>> {
  const query = { ...request, page, reading: { kind: 'product' } } as const
  const found = await readPageAt<'product'>(ports, site, query, deadline)
  const { model, options } = ports
  const mayAsk = model && options.llm.improve.includes('features')
  return reportingRefusal(mayAsk ? await withFeatures(found, model, ports, site, query, deadline) : found)
}

const MAX_FEATURES = 20
/** A longer text is a description of the product, not a feature. */
const MAX_FEATURE_CHARS = 200

async function withFeatures(
  found: PageResult<PageProducts>,
  model: LanguageModel,
  ports: Ports,
  site: Site,
  query: PageQuery<'product'>,
  deadline: Deadline,
): Promise<PageResult<PageProducts>> {
  if (found.state !== 'ok' || !found.product || found.product.features.length > 0) return found
  const { product } = found
  const said = await saidByModel(async (ending) => {
    const reading = { kind: 'markdown', options: { images: false } } as const
    // This reads the stored page, or captures the page once more.
    const read = await readPageAt<'markdown'>(ports, site, { ...query, reading, refresh: false }, ending)
    const pages: ModelPage[] = read.state === 'ok' ? [{ url: found.url, text: read.markdown }] : []
    return askModel(model, [pointOf(product)], pages, ending.signal)
  }, deadline)
  const [borne] = 'borne' in said ? said.borne : []
  const features = [borne?.value ?? []]
    .flat()
    .flatMap((value) => (typeof value === 'string' && value.length <= MAX_FEATURE_CHARS ? [value] : []))
    .slice(0, MAX_FEATURES)
  const notes = [...found.notes, ...said.notes]
  if (!borne || features.length === 0) return { ...found, notes }
  const evidence = [...found.evidence, ...borne.evidence.map((each) => ({ ...each, where: 'features' }))]
  return { ...found, product: { ...product, features }, evidence, notes }
}

function pointOf({ name }: Product): ModelPoint {
  const description = `features of "${name}", each as the page has it, and of no other product`
  return { name: 'features', type: 'list', entries: 'string', description }
}
