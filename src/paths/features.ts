import type { Deadline } from '../concurrency/deadline.ts'
import type { LanguageModel, ModelPage, ModelPoint } from '../model/language-model.ts'
import type { PageProducts, Product } from '../model/product.ts'
import type { PageResult } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import { saidByModel } from './model-time.ts'
import type { createPage, PageQuery } from './page.ts'
import { askModel } from './query-model.ts'

type Page = ReturnType<typeof createPage>['run']

const MAX_FEATURES = 20
/** A longer text is a description of the product, not a feature. */
const MAX_FEATURE_CHARS = 200

/** The product of a page; when the rules find no features, the model is asked for them, if there is one. */
export function createProduct(page: Page, model: LanguageModel | undefined) {
  return {
    async run(
      site: Site,
      query: PageQuery<'product'>,
      deadline: Deadline,
    ): Promise<PageResult<PageProducts>> {
      const found = await page<'product'>(site, query, deadline)
      if (!model || found.state !== 'ok' || !found.product || found.product.features.length > 0) return found
      const { product } = found
      const said = await saidByModel(async (ending) => {
        const reading = { kind: 'markdown', options: { images: false } } as const
        // This reading uses the stored page, or captures the page once more.
        const read = await page<'markdown'>(site, { ...query, reading, refresh: false }, ending)
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
    },
  }
}

function pointOf({ name }: Product): ModelPoint {
  const description = `features of "${name}", each as the page has it, and of no other product`
  return { name: 'features', type: 'list', entries: 'string', description }
}
