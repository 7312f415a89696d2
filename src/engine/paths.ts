import type { CaptureRequest } from '../capture/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { Site } from '../model/site.ts'
import { createBrand, createExamine } from '../paths/brand.ts'
import { corrected, createCorrected } from '../paths/corrections.ts'
import { createFonts } from '../paths/fonts.ts'
import { createKnown } from '../paths/known.ts'
import { createNaics } from '../paths/naics.ts'
import { createPage, type PagePorts } from '../paths/page.ts'
import { createQuery } from '../paths/query.ts'
import { createScreenshot } from '../paths/screenshot.ts'
import { createSitemap, type SitemapPorts } from '../paths/sitemap.ts'
import { createStyleguide } from '../paths/styleguide.ts'
import { parsePage } from '../resolve/page.ts'
import type { Parts } from './parts.ts'

export type Paths = ReturnType<typeof createPaths>

/** All paths of an engine over its parts. A new path gets a line here and a method in `index.ts`. */
export function createPaths(parts: Parts, isClosed: () => boolean) {
  const { options, capturer, readers } = parts
  const { producer } = options
  const { isMapped } = capturer
  const store = storeUntil(isClosed, parts)
  const pages = parts.storesPages ? pagesUntil(isClosed, parts) : NOT_STORED
  const capture = (site: Site, request: CaptureRequest, deadline: Deadline) => {
    // They start while the network answers.
    readers.warm()
    parts.decoders.warm()
    return capturer.capture(site, request, deadline)
  }
  const examine = createExamine({ capture, judge: readers.judge, producer })
  const brand = createCorrected(createBrand({ examine: examine.run, store }), store.correctionsOf)
  const told = createKnown({ brand: brand.run, directory: parts.directory.source, now: parts.now })
  // What the operator says stands above what the directory knows, too.
  const known = { run: corrected(told.run, store.correctionsOf) }
  const page = createPage({ capture, read: readers.read, pages, producer })
  const pageAt = (url: string) => parsePage(url, { isMapped })
  return {
    examine,
    brand,
    known,
    fonts: createFonts({ brand: brand.run }),
    naics: createNaics({ brand: known.run, classify: readers.classify }),
    styleguide: createStyleguide({ brand: brand.run, examine: examine.run, guide: readers.guide, store }),
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
    query: createQuery({
      brand: brand.run,
      page: page.run,
      pageAt,
      answer: readers.answer,
      model: parts.model,
    }),
    sitemap: createSitemap({ list: capturer.sitemap, pages, options }),
    capture: { run: capture },
    record: { run: capturer.record },
  }
}

/**
 * The store, which takes nothing more once the engine is closed: a lookup that was cut short says nothing
 * about its domain.
 */
function storeUntil(isClosed: () => boolean, { store }: Pick<Parts, 'store'>) {
  return {
    freshResultOf: store.freshResultOf,
    snapshotOf: store.snapshotOf,
    freshScreenshotOf: store.freshScreenshotOf,
    correctionsOf: async (domain: string) => (isClosed() ? [] : store.corrections.correctionsOf(domain)),
    putResult: async (...put: Parameters<typeof store.putResult>) => {
      if (!isClosed()) await store.putResult(...put)
    },
    putScreenshot: async (...put: Parameters<typeof store.putScreenshot>) => {
      if (!isClosed()) await store.putScreenshot(...put)
    },
  }
}

type StoredPages = PagePorts['pages'] & SitemapPorts['pages']

/** Pages in the store. Those of mapped hosts stand apart: they are not what the public sees. */
function pagesUntil(
  isClosed: () => boolean,
  { store, capturer }: Pick<Parts, 'store' | 'capturer'>,
): StoredPages {
  const marked = <T>(target: T, host: string): T =>
    capturer.isMapped(host) ? { ...target, mapped: true } : target
  return {
    freshPageOf: (target) => store.freshPageOf(marked(target, new URL(target.url).hostname)),
    freshPagesOf: (target) => store.freshPagesOf(marked(target, target.domain)),
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
