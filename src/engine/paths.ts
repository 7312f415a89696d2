import type { CaptureRequest } from '../capture/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { Improved } from '../model/improved.ts'
import type { Site } from '../model/site.ts'
import { type Brand, createBrand, createExamine, type Examine } from '../paths/brand.ts'
import { corrected, createCorrected } from '../paths/corrections.ts'
import { createProduct } from '../paths/features.ts'
import { createFonts } from '../paths/fonts.ts'
import { createKnown } from '../paths/known.ts'
import { createLogo } from '../paths/logo.ts'
import { createNaics } from '../paths/naics.ts'
import { createCompleted } from '../paths/own-fields.ts'
import { createPage, type PagePorts } from '../paths/page.ts'
import { createProducts } from '../paths/products.ts'
import { createQuery } from '../paths/query.ts'
import { createScreenshot } from '../paths/screenshot.ts'
import { createSitemap, type SitemapPorts } from '../paths/sitemap.ts'
import { createStyleguide } from '../paths/styleguide.ts'
import { withoutModel } from '../paths/without-model.ts'
import { parsePage } from '../resolve/page.ts'
import type { Parts } from './parts.ts'
import { tellingRefusal } from './told-refusals.ts'

export type Paths = ReturnType<typeof createPaths>

/** All paths of an engine over its parts. A new path gets a line here and a method in `index.ts`. */
export function createPaths(parts: Parts, isClosed: () => boolean) {
  const { options, capturer, readers } = parts
  const { producer } = options
  const { isMapped } = capturer
  const store = storeUntil(isClosed, parts)
  const pages = parts.storesPages ? pagesUntil(isClosed, parts) : NOT_STORED
  const capture = (site: Site, request: CaptureRequest, deadline: Deadline) => {
    // The processes that read pages start while the network answers.
    readers.warm()
    return capturer.capture(site, request, deadline)
  }
  // Of the paths that capture a page, only the path of a brand measures its pictures.
  const withPictures: typeof capture = (...asked) => {
    parts.decoders.warm()
    return capture(...asked)
  }
  const byRules = createExamine({ capture: withPictures, judge: judgeAndTell(readers), producer })
  const examine = improving(byRules, parts)
  const made = createBrand({ examine: examine.run, store })
  const brand = createCorrected(restoring(made, parts), store.correctionsOf)
  const told = createKnown({
    ...{ brand: completing(brand, parts).run, directory: parts.directory.source, now: parts.now },
    ownFields: parts.ownFields.map(({ name }) => name),
  })
  // The operator's corrections take precedence over the values of the directory, too.
  const known = { run: corrected(told.run, store.correctionsOf) }
  const page = createPage({ capture, read: readers.read, pages, producer })
  const sitemap = createSitemap({ list: capturer.sitemap, pages, options })
  const pageAt = (url: string) => parsePage(url, { isMapped })
  return {
    examine,
    brand,
    known,
    fonts: createFonts({ brand: brand.run, maxAgeMs: options.store.fontsMaxAgeMs }),
    logo: createLogo({
      brand: brand.run,
      draw: parts.decoders.logo,
      nameOf: async (domain) => (await parts.directory.source.companyOf(domain))?.name,
      store,
    }),
    naics: createNaics({ brand: known.run, classify: readers.classify }),
    styleguide: createStyleguide({
      ...{ brand: brand.run, examine: byRules.run, guide: readers.guide, store },
      maxAgeMs: options.store.styleguideMaxAgeMs,
    }),
    screenshot: createScreenshot({
      brand: brand.run,
      show: (...shown) => {
        readers.warm()
        return capturer.screenshot(...shown)
      },
      pageAt,
      store,
    }),
    page,
    product: createProduct(page.run, modelFor('features', parts)),
    sitemap,
    products: createProducts({
      read: (site, url, lookup, deadline) =>
        page.run<'products'>(site, { ...lookup, page: url, reading: { kind: 'products' } }, deadline),
      list: (site, deadline) => sitemap.run(site, {}, deadline),
    }),
    query: createQuery({
      ...{ brand: brand.run, page: page.run, pageAt },
      ...{ answer: readers.answer, model: parts.model },
    }),
    capture: { run: capture },
    record: { run: capturer.record },
  }
}

/** The model, when the options allow it to say this kind of value. */
function modelFor(what: Improved, { model, options }: Parts) {
  return options.llm.improve.includes(what) ? model : undefined
}

function improving(examine: Examine, { model, options, readers }: Parts): Examine {
  const { improve } = options.llm
  if (!model || improve.length === 0) return examine
  return {
    // The modules for this are loaded only when a model is set.
    async run(...given) {
      const { createImproved } = await import('../paths/improve.ts')
      return createImproved({ examine: examine.run, model, improve, read: readers.read }).run(...given)
    },
  }
}

/** Stored results may have values of a model that the options no longer allow. */
function restoring(brand: Brand, { model, options }: Parts): Brand {
  const improve = model ? options.llm.improve : []
  return {
    async run(...given) {
      const examined = await brand.run(...given)
      return { ...examined, result: withoutModel(examined.result, improve) }
    },
  }
}

/** Stored results may lack fields that the user has added since. */
function completing(brand: Brand, { ownFields, readers, store }: Parts): Brand {
  if (ownFields.length === 0) return brand
  const names = ownFields.map(({ name }) => name)
  return createCompleted({ brand: brand.run, names, read: readers.own, snapshotOf: store.snapshotOf })
}

/** Judges a snapshot as `readers` does, and reports a refused page once, where it was read. */
function judgeAndTell({ judge }: Pick<Parts['readers'], 'judge'>): typeof judge {
  return async (...given) => {
    const judged = await judge(...given)
    tellingRefusal(judged.result)
    return judged
  }
}

/**
 * The store, which ignores writes once the engine is closed: a lookup that was interrupted says nothing about
 * its domain.
 */
function storeUntil(isClosed: () => boolean, { store, options }: Pick<Parts, 'store' | 'options'>) {
  const { staleMaxAgeMs: maxStaleMs } = options.store
  return {
    staleResultOf: (domain: string, language?: string) =>
      store.freshResultOf(domain, language, { maxStaleMs }),
    freshResultOf: store.freshResultOf,
    snapshotOf: store.snapshotOf,
    freshScreenshotOf: store.freshScreenshotOf,
    freshRenditionOf: store.freshRenditionOf,
    correctionsOf: async (domain: string) => (isClosed() ? [] : store.corrections.correctionsOf(domain)),
    putResult: async (...put: Parameters<typeof store.putResult>) => {
      if (!isClosed()) await store.putResult(...put)
    },
    putRendition: async (...put: Parameters<typeof store.putRendition>) => {
      if (!isClosed()) await store.putRendition(...put)
    },
    putScreenshot: async (...put: Parameters<typeof store.putScreenshot>) => {
      if (!isClosed()) await store.putScreenshot(...put)
    },
  }
}

type StoredPages = PagePorts['pages'] & SitemapPorts['pages']

/**
 * The stored pages. Pages of mapped hosts are stored apart, since they are not the pages that the public
 * sees.
 */
function pagesUntil(
  isClosed: () => boolean,
  { store, capturer }: Pick<Parts, 'store' | 'capturer'>,
): StoredPages {
  const marked = <T>(target: T, host: string): T =>
    capturer.isMapped(host) ? { ...target, mapped: true } : target
  return {
    freshPageOf: (target, rules) => store.freshPageOf(marked(target, new URL(target.url).hostname), rules),
    freshPagesOf: (target, rules) => store.freshPagesOf(marked(target, target.domain), rules),
    async putPage(target, page) {
      if (!isClosed()) await store.putPage(marked(target, new URL(target.url).hostname), page)
    },
    async putPages(target, pages) {
      if (!isClosed()) await store.putPages(marked(target, target.domain), pages)
    },
  }
}

const NOT_STORED: StoredPages = {
  freshPageOf: async () => undefined,
  putPage: async () => undefined,
  freshPagesOf: async () => undefined,
  putPages: async () => undefined,
}
