import { reportingRefusal } from '../diagnostics/index.ts'
import type { Ports } from '../paths/ports.ts'
import { parsePage } from '../resolve/page.ts'
import type { Parts } from './parts.ts'

/** The parts of an engine as its calls use them. */
export function portsOf(parts: Parts, isClosed: () => boolean): Ports {
  const { options, now, model, capturer, readers, decoders } = parts
  const capture: Ports['capture'] = (...asked) => {
    // The processes that read pages start while the network answers.
    readers.warm()
    return capturer.capture(...asked)
  }
  return {
    ...{ options, now, model, capture },
    directory: parts.directory.source,
    store: storeUntil(isClosed, parts),
    pages: parts.storesPages ? pagesUntil(isClosed, parts) : NOT_STORED,
    pageAt: (url) => parsePage(url, { isMapped: capturer.isMapped }),
    captureWithPictures(...asked) {
      decoders.warm()
      return capture(...asked)
    },
    record: capturer.record,
    show(...asked) {
      readers.warm()
      return capturer.screenshot(...asked)
    },
    list: capturer.sitemap,
    // A refused page is reported once, where it is read.
    async judge(...given) {
      const judged = await readers.judge(...given)
      reportingRefusal(judged.result)
      return judged
    },
    ...{ guide: readers.guide, read: readers.read, classify: readers.classify, answer: readers.answer },
    draw: decoders.logo,
  }
}

/**
 * The store, which ignores writes once the engine is closed: a lookup that was interrupted says nothing about
 * its domain.
 */
function storeUntil(
  isClosed: () => boolean,
  { store, options }: Pick<Parts, 'store' | 'options'>,
): Ports['store'] {
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

/**
 * The stored pages. Pages of mapped hosts are stored apart, since they are not the pages that the public
 * sees.
 */
function pagesUntil(
  isClosed: () => boolean,
  { store, capturer }: Pick<Parts, 'store' | 'capturer'>,
): Ports['pages'] {
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

const NOT_STORED: Ports['pages'] = {
  freshPageOf: async () => undefined,
  putPage: async () => undefined,
  freshPagesOf: async () => undefined,
  putPages: async () => undefined,
}
